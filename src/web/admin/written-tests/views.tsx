import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './written-tests.module.css';

export const views = ['marking', 'groups', 'tests'] as const;
export type View = (typeof views)[number];

/** The view that an address names; those that wait for marking at first. */
export const viewIn = (search: URLSearchParams): View =>
  views.find((view) => view === search.get('view')) ?? 'marking';

/** The ways between the views. */
export const Views = ({ chosen }: { chosen: View }) => {
  const { writtenTests: words } = useTexts().admin;
  return (
    <nav className={styles.views} aria-label={words.views}>
      {views.map((view) => (
        <ButtonLink
          key={view}
          to={`${paths.adminWrittenTests()}?view=${view}`}
          variant={view === chosen ? 'filled' : 'outline'}
          aria-current={view === chosen ? 'page' : undefined}
        >
          {words.viewNames[view]}
        </ButtonLink>
      ))}
    </nav>
  );
};
