import { IconStairsUp } from '@tabler/icons-react';
import type { ChildToday } from '../../../contract/family-today.ts';
import type { Child } from '../../../contract/objects.ts';
import { hasCurrentYear, isPast } from '../../../domain/access/child-status.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useTexts } from '../pattern/texts.ts';
import layout from '../../ui/page/layout.module.css';
import styles from '../live-classes/next-class-card.module.css';

/** The way from a child's page to its reports and certificate, for a child that has a year or had one, with what is new. */
export const ReportsCard = ({ child, today }: { child: Child; today: ChildToday | undefined }) => {
  const { reports } = useTexts().classroom;
  if (!hasCurrentYear(child.status) && !isPast(child.status)) return null;
  // The card of the tests says that there are no reports either; those of an earlier year stay on the page of the reports.
  if (today?.has_tests === false && hasCurrentYear(child.status)) return null;
  // Of a child that has left nothing more comes.
  const way = child.status === 'LEFT' ? reports.wayBack : reports.way;
  return (
    <section className={styles.card}>
      <IconStairsUp size={28} aria-hidden="true" />
      <div className={styles.words}>
        <h2>{reports.title}</h2>
        {today?.report && <p>{reports.isNew(child.first_name)}</p>}
        {today?.certificate && <p>{reports.certificate(child.first_name)}</p>}
        <Link to={paths.childReports(child.child_id, today?.report?.report_id)} className={layout.way}>
          {today?.report ? reports.read : today?.certificate ? reports.toCertificate : way}
        </Link>
      </div>
    </section>
  );
};
