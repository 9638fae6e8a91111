import { IconStairsUp } from '@tabler/icons-react';
import type { Child } from '../../../contract/objects.ts';
import { hasCurrentYear } from '../../../domain/access/child-status.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from '../tests/tests-card.module.css';

/** The way from a child's page to its reports and certificate, for a child that has a year or had one. */
export const ReportsCard = ({ child }: { child: Child }) => {
  const { reports } = useTexts().classroom;
  if (!hasCurrentYear(child.status) && child.status !== 'OVER') return null;
  return (
    <section className={styles.card}>
      <IconStairsUp size={28} aria-hidden="true" />
      <div>
        <h2>{reports.title}</h2>
        <Link to={paths.childReports(child.child_id)} className={styles.way}>
          {reports.way}
        </Link>
      </div>
    </section>
  );
};
