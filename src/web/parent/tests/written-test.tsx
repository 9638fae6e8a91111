import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import { firstUnitOf, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { longDate } from '../../../i18n/dates.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { keepTogether } from '../../ui/page/keep-together.ts';
import { AsyncSection } from '../pattern/async-section.tsx';
import styles from './tests.module.css';
import { writtenTestsQuery } from '../enrolment/child-queries.ts';
import { WrittenState } from './written-state.tsx';
import { useWrittenWords } from './written-words.ts';

/** States in which the days of the week say nothing more. */
const isOver = new Set(['sent', 'marked', 'closed']);

/** The written tests of a child's year: of each part when its week is, and how it stands. */
export const WrittenTests = ({ child }: { child: Child }) => {
  const words = useWrittenWords();
  const language = useLanguage();
  const query = useQuery(writtenTestsQuery(child.child_id));
  // Of a child that has left there is what was taken.
  const isShown = ({ state }: { state: string }) => child.status !== 'LEFT' || state !== 'closed';
  if (query.data?.tests.some(isShown) === false) return null;
  const day = (text: string) => keepTogether(longDate(language, calendarDate(text)));
  return (
    <section className={styles.section} aria-labelledby="written-test">
      <h2 id="written-test">{words.title}</h2>
      <p>{words.lead(child.first_name)}</p>
      <AsyncSection query={query} loading={words.loading}>
        {({ tests }) => (
          <ol className={styles.parts}>
            {tests.filter(isShown).map((test) => (
              <li key={test.part} className={styles.part}>
                <h3>{words.part(firstUnitOf(test.part), lastUnitOf(test.part))}</h3>
                {!isOver.has(test.state) && (
                  <p className={styles.days}>{words.week(day(test.first_day), day(test.last_day))}</p>
                )}
                <WrittenState test={test} child={child} />
              </li>
            ))}
          </ol>
        )}
      </AsyncSection>
    </section>
  );
};
