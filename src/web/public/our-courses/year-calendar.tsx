import type { AcademicYear } from '../../../contract/objects.ts';
import { endDateOf } from '../../../domain/calendar/batch-year.ts';
import { holidayStretches } from '../../../domain/calendar/holiday-weeks.ts';
import { lastTeachingDay } from '../../../domain/calendar/teaching-weeks.ts';
import { type PlannedUnit, yearPlan } from '../../../domain/calendar/year-plan.ts';
import { unitsBetweenTests } from '../../../domain/courses/class-rules.ts';
import { addDays } from '../../../domain/values/calendar-date.ts';
import { longDate, wholeWeek } from '../../../i18n/dates.ts';
import { calendarOf } from '../../frame/calendar-of.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import shared from '../pieces/section.module.css';
import css from './calendar.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';

type Texts = OurCoursesTexts['calendar'];

/** The dates of a batch: its units with their live classes and tests, its holidays, and its end. */
export function YearCalendar({ texts, year }: { texts: Texts; year: AcademicYear }) {
  const language = useLanguage();
  const calendar = calendarOf(year);
  const holidays = holidayStretches(calendar.holidayWeeks);
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.year}`}>
        <div>
          <h2>{texts.year(year.batch)}</h2>
          <p>{texts.hour}</p>
        </div>
        <ol className={css.units}>
          {yearPlan(calendar).units.map((planned) => (
            <Unit key={planned.unit} texts={texts} planned={planned} />
          ))}
        </ol>
        <div>
          <h3>{texts.holidays}</h3>
          {holidays.length === 0 && <p>{texts.noHolidays}</p>}
          <ul>
            {holidays.map(({ firstDay, lastDay }) => (
              <li key={firstDay}>{wholeWeek(language, firstDay, lastDay)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{texts.end}</h3>
          <ul>
            <li>{texts.lastLesson(longDate(language, lastTeachingDay(calendar)))}</li>
            <li>{texts.yearEnds(longDate(language, endDateOf(calendar.startDate)))}</li>
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The live class is in the last week of its unit; so are the tests of every third unit. */
const Unit = ({ texts, planned: { unit, firstDay, lastDay } }: { texts: Texts; planned: PlannedUnit }) => {
  const language = useLanguage();
  return (
    <li>
      <h3>{texts.unit(unit)}</h3>
      <p>{wholeWeek(language, firstDay, lastDay)}</p>
      <p>{texts.live(wholeWeek(language, addDays(lastDay, -6), lastDay))}</p>
      {unit % unitsBetweenTests === 0 && <p className={css.tests}>{texts.tests}</p>}
    </li>
  );
};
