import type { Sitting, SittingChild } from '../../../contract/reports.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './reports.module.css';

interface Props {
  sitting: Sitting;
  shown: SittingChild;
  children: readonly SittingChild[];
}

/** The children of a sitting, one touch away, each with how far its report is. */
export const ChildStrip = ({ sitting, shown, children }: Props) => {
  const { reports: words } = useTexts().admin;
  return (
    <nav className={styles.strip} aria-label={words.child}>
      {children.map(({ child_id: id, first_name: name, report }) => (
        <Link
          key={id}
          to={paths.adminSitting(sitting.group_id, sitting.part, id)}
          aria-current={id === shown.child_id ? 'page' : undefined}
          data-state={report?.state ?? 'none'}
        >
          {name}
          <span className="visually-hidden">, {words.states[report?.state ?? 'none']}</span>
        </Link>
      ))}
    </nav>
  );
};
