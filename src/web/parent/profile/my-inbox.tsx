import { paths } from '../../../paths.ts';
import { Inbox } from '../../app/inbox/inbox.tsx';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { MailChoices } from './mail-choices.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import styles from './mail-choices.module.css';
import { useParent } from '../pattern/profile-session.ts';

/** The school's notifications to this family. */
export const MyInbox = () => {
  const { profile, inbox } = useTexts();
  const { date } = useFormats();
  return (
    <Panel title={profile.tabs.inbox}>
      <p>
        <a href="#mail-choices" className={styles.toChoices}>
          {inbox.mails.toChoices}
        </a>
      </p>
      <Inbox userId={useParent().user_id} addressOf={paths.inbox} dateOf={date} empty={inbox.emptyParent} />
      <MailChoices />
    </Panel>
  );
};
