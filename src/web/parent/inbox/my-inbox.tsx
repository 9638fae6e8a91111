import { paths } from '../../../paths.ts';
import { Inbox } from '../../hydrated/inbox/inbox.tsx';
import { useInboxTexts } from '../../hydrated/inbox/inbox-texts.ts';
import { useFormats, useTexts } from '../../frame/page-info.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';

/** What the school tells this family. */
export const MyInbox = () => {
  const { profile } = useTexts();
  const { date } = useFormats();
  return (
    <Panel title={profile.tabs.inbox}>
      <Inbox
        userId={useParent().user_id}
        addressOf={paths.inbox}
        dateOf={date}
        empty={useInboxTexts().emptyParent}
      />
    </Panel>
  );
};
