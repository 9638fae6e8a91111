import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { messagesQuery, countUnread } from '../../app/inbox/inbox-messages.ts';
import { Link } from '../../shell/link.tsx';
import styles from './inbox-bell.module.css';
import { useTexts } from '../list/texts.ts';

/** The way to the messages to staff, with the number of those nobody has opened in this account. */
export const InboxBell = ({ user }: { user: User }) => {
  const { bell } = useTexts().inbox;
  const { data } = useQuery(messagesQuery(user.user_id));
  const unread = countUnread(data?.notifications ?? []);
  return (
    <Link to={paths.adminInbox()} className={styles.bell} aria-label={bell(unread)} title={bell(unread)}>
      <IconBell size={24} aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread}
        </span>
      )}
    </Link>
  );
};
