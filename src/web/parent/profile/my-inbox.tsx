import { paths } from '../../../paths.ts';
import { Inbox } from '../../app/inbox/inbox.tsx';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { MailChoices } from './mail-choices.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';

/** The school's notifications to this family. */
export const MyInbox = () => {
  const { profile } = useTexts();
  const { date } = useFormats();
  return (
    <Panel title={profile.tabs.inbox}>
      <Inbox
        userId={useParent().user_id}
        addressOf={paths.inbox}
        dateOf={date}
        empty={useTexts().inbox.emptyParent}
      />
      <MailChoices />
    </Panel>
  );
};
