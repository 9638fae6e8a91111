import { IconBell } from '@tabler/icons-react';
import type { User } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import styles from './inbox-bell.module.css';
import { useTexts } from '../list/texts.ts';

/** The way to the newest messages to staff, below what waits today, with the number of those nobody has opened in this account. */
export const InboxBell = ({ user: { unread_messages: unread } }: { user: User }) => {
  const { bell } = useTexts().inbox;
  return (
    <Link
      to={paths.adminTodayMessages}
      className={styles.bell}
      aria-label={bell(unread)}
      title={bell(unread)}
    >
      <IconBell size={24} aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread}
        </span>
      )}
    </Link>
  );
};
