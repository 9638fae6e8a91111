import { IconMessages } from '@tabler/icons-react';
import type { Child } from '../../../contract/objects.ts';
import { hasCurrentYear } from '../../../domain/access/child-status.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from './tests-card.module.css';

/** The way from a child's page to its tests, for a child in a year; it asks for nothing, because they are few in a year. */
export const TestsCard = ({ child }: { child: Child }) => {
  const { tests } = useTexts().classroom;
  if (!hasCurrentYear(child.status)) return null;
  return (
    <section className={styles.card}>
      <IconMessages size={28} aria-hidden="true" />
      <div>
        <h2>{tests.title}</h2>
        <Link to={paths.childTests(child.child_id)} className={styles.way}>
          {tests.way}
        </Link>
      </div>
    </section>
  );
};
