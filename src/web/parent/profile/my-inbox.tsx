import { useQuery } from '@tanstack/react-query';
import type { Notification } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { Inbox } from '../../app/inbox/inbox.tsx';
import { useFormats } from '../../frame/page-info.tsx';
import { parcelsQuery } from '../enrolment/child-queries.ts';
import { Resi } from '../enrolment/parcel-line.tsx';
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
      <Inbox
        userId={useParent().user_id}
        addressOf={paths.inbox}
        dateOf={date}
        empty={inbox.emptyParent}
        below={resiBelow}
      />
      <MailChoices />
    </Panel>
  );
};

const resiBelow = (message: Notification) =>
  message.kind === 'parcel_shipped' && <ResiOf message={message} />;

/** The tracking number that a message names, to be copied. */
const ResiOf = ({ message: { child_id: childId, body } }: { message: Notification }) => {
  const parcels = useQuery(parcelsQuery).data?.parcels ?? [];
  const parcel = parcels.find(({ child_id, resi }) => child_id === childId && resi && body.includes(resi));
  return parcel?.resi ? <Resi resi={parcel.resi} /> : null;
};
