import { IconLock, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import { hasCurrentYear } from '../../../domain/access/child-status.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { nextClassOf } from '../courses/class-state.ts';
import { billsQuery, liveClassesQuery } from '../enrolment/child-queries.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { useTexts } from '../pattern/texts.ts';
import { useWithWhom } from '../pattern/with-whom.ts';
import { billOfDay, isPaidFor } from './bill-of-day.ts';
import { JoinButton } from './join-button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './next-class-card.module.css';

/** The next live class on the child's page, with the way in while its door is open; what fails of it, its own page says. */
export const NextClassCard = ({ child }: { child: Child }) => {
  const { liveClass } = useTexts().classroom;
  const { when } = useClassTimes();
  const withWhom = useWithWhom();
  const bills = useQuery(billsQuery(child.child_id)).data?.billing ?? [];
  const { data, isPending } = useQuery(liveClassesQuery(child.child_id));
  if (isPending && hasCurrentYear(child.status)) return <Skeleton height={96} className={styles.waiting} />;
  if (!data || (data.group === null && data.sessions.length === 0)) return null;
  const next = nextClassOf(data.sessions);
  const by = next && withWhom({ kind: next.kind, teacher: next.teacher?.first_name ?? null });
  const bill = next && billOfDay(bills, dayInJakarta(new Date(next.starts_at)));
  const isFinding = data.sessions.length === 0;
  return (
    <section className={styles.card}>
      <IconUsers size={28} aria-hidden="true" />
      <div className={styles.words}>
        <h2>{next || isFinding ? liveClass.next : liveClass.allHeld}</h2>
        {next && (
          <p>
            <strong>{when(next.starts_at)}</strong>
            {by && `, ${by}`}
          </p>
        )}
        {next && bill?.status === 'PAYABLE' && !isPaidFor(bills, dayInJakarta(new Date(next.starts_at))) && (
          <p className={styles.locked}>
            <IconLock size={20} aria-hidden="true" />
            {liveClass.locked(child.first_name)}
          </p>
        )}
        {isFinding && <p>{liveClass.finding}</p>}
        <Link to={paths.liveClasses(child.child_id)} className={layout.way}>
          {next ? liveClass.see : liveClass.all}
        </Link>
      </div>
      {next?.link && <JoinButton link={next.link} />}
    </section>
  );
};
