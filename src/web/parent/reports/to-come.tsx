import { useQuery } from '@tanstack/react-query';
import type { FamilyReport } from '../../../contract/report-objects.ts';
import type { Child } from '../../../contract/objects.ts';
import { firstUnitOf, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { longDate } from '../../../i18n/dates.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { calendarOf } from '../../frame/calendar-of.ts';
import { lessonsQuery, oralTestsQuery } from '../enrolment/child-queries.ts';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { AskSchool } from '../tests/ask-school.tsx';
import { closedWords } from '../tests/closed-words.ts';
import { type ComingReport, comingReports } from './coming-reports.ts';
import { useReportWords } from './reports-words.ts';
import styles from './reports.module.css';

/** Which reports of a child's year are still to come and when, and of which there is none and why. */
export const ToCome = ({ reports, child }: { reports: readonly FamilyReport[]; child: Child }) => {
  const words = useReportWords();
  const today = useToday();
  const year = useQuery(lessonsQuery(child.child_id)).data?.academic_year;
  const rights = useQuery(oralTestsQuery(child.child_id)).data?.parts;
  // A child that has left is awaited by no test; its page says that its reports stay.
  if (!year || !rights || child.status === 'LEFT') return null;
  // What the package has in their place stands above.
  if (reports.length === 0 && rights.every(({ right }) => right === 'not_in_package')) return null;
  const published = reports
    .filter(({ academic_year_id: id }) => id === year.academic_year_id)
    .map(({ part }) => part);
  const coming = comingReports({ calendar: calendarOf(year), rights, published, today });
  if (coming.length === 0) return null;
  return (
    <section className={styles.coming} aria-labelledby="to-come">
      <h2 id="to-come">{year.end_date < today ? words.notWritten : words.toCome}</h2>
      <ul>
        {coming.map((one) => (
          <Coming key={one.part} coming={one} child={child} />
        ))}
      </ul>
    </section>
  );
};

const Coming = ({ coming, child }: { coming: ComingReport; child: Child }) => {
  const { part, bill, from, testsEnd, state } = coming;
  const words = useReportWords();
  const language = useLanguage();
  const units = [firstUnitOf(part), lastUnitOf(part)] as const;
  if (state === 'not_written')
    return (
      <li>
        <h3>{words.units(...units)}</h3>
        <AskSchool
          text={words.notWrittenText(...units)}
          child={child}
          message={words.askMessage(child.first_name, ...units)}
        />
      </li>
    );
  const says = () => {
    if (state === 'to_come') return words.comes(longDate(language, from));
    if (state === 'late') return words.late(longDate(language, testsEnd));
    return state === 'being_written' ? words.beingWritten : closedWords(words.closedBy, state, bill);
  };
  return (
    <li>
      <h3>{words.units(...units)}</h3>
      <p>{says()}</p>
      {state === 'bill_unpaid' && (
        <ButtonLink to={paths.child(child.child_id, numberOfChildTab('billing'))} variant="outline">
          {words.toBills}
        </ButtonLink>
      )}
    </li>
  );
};
