import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { Inbox } from '../../app/inbox/inbox.tsx';
import { useUser } from '../../app/hydrated-area.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Link } from '../../shell/link.tsx';
import styles from './inbox.module.css';
import { officeDate } from '../list/office-date.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';

export const handle = { title: ({ inbox }: OfficeTexts) => inbox.title };

const dateOf = (created: Date) => officeDate(dayInJakarta(created));

/** The system's notifications to staff: a payment to refund, one that was taken back. */
export default function AdminInbox() {
  const { admin, inbox } = useTexts();
  const user = useUser();
  if (!user) return null;
  return (
    <div className={styles.screen}>
      <PageHead title={inbox.title} />
      <h1>{inbox.title}</h1>
      <Link to={paths.adminToday} className={styles.today}>
        {admin.today.toToday}
      </Link>
      <h2 className={styles.list}>{inbox.list}</h2>
      <Inbox
        userId={user.user_id}
        addressOf={paths.adminInbox}
        dateOf={dateOf}
        empty={user.role === 'teacher' ? inbox.emptyTeacher : inbox.emptyStaff}
      />
    </div>
  );
}
