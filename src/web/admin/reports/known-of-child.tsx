import type { SittingChild } from '../../../contract/reports.ts';
import { firstUnitOf, isPartOfYear, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { FactsOfReport } from '../../app/reports/report-facts.tsx';
import { useLanguage } from '../../frame/page-info.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { useWaitingTests } from './tests-that-wait.tsx';
import styles from './reports.module.css';

/** What the school knows of a child, beside its report: numbers, both tests, the last next steps. */
export const KnownOfChild = ({ child }: { child: SittingChild }) => {
  const { reports: words } = useTexts().admin;
  const language = useLanguage();
  const { first_name: name, facts, previous } = child;
  const waiting = useWaitingTests(child);
  return (
    <aside className={styles.known} aria-labelledby="known">
      <details open>
        <summary>
          <h2 id="known">{words.known(name)}</h2>
        </summary>
        <section>
          <h3>{previous ? words.lastSteps(unitsOf(previous.part, words.units)) : words.noLast}</h3>
          {previous && (
            <ul>
              {previous.content.next_steps.map((one) => (
                <li key={one.sentence_id}>{one[language]}</li>
              ))}
            </ul>
          )}
        </section>
        <FactsOfReport
          facts={facts}
          language={language}
          dayOf={(instant) => officeDate(dayInJakarta(new Date(instant)))}
          {...waiting}
        />
      </details>
    </aside>
  );
};

const unitsOf = (part: number, units: (first: number, last: number) => string) =>
  isPartOfYear(part) ? units(firstUnitOf(part), lastUnitOf(part)) : '';
