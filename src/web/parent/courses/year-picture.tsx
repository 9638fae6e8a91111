import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconCircleMinus, IconReceipt2 } from '@tabler/icons-react';
import type { AcademicYear, Child } from '../../../contract/objects.ts';
import type { BatchCalendar } from '../../../domain/calendar/batch-year.ts';
import { type PlannedWeek, placeInYear, yearPlan } from '../../../domain/calendar/year-plan.ts';
import { teachingWeeksInYear } from '../../../domain/calendar/unit-and-week.ts';
import { isOverdue } from '../../../domain/billing/bill-state.ts';
import { type Stretch, stretchesOf } from '../../../domain/billing/stretches.ts';
import { type CalendarDate, calendarDate, dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import type { Answer } from '../../frame/api.ts';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { useBillName } from '../enrolment/bill-line.tsx';
import { billsOfRules } from '../enrolment/bill-years.ts';
import { calendarOf } from '../../frame/calendar-of.ts';
import { billsQuery, liveClassesQuery } from '../enrolment/child-queries.ts';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { nextComing } from './class-state.ts';
import { useLessonWords } from './lesson-card.tsx';
import { WeekCell } from './year-cell.tsx';
import { UnitRow } from './year-unit.tsx';
import { useDays, useYearWords } from './year-words.ts';
import styles from './year-picture.module.css';

type Lessons = Answer<'GET /course/child-course/{childId}'>;

interface Props {
  lessons: Lessons;
  year: AcademicYear;
  child: Child;
}

/** The whole year of a child: where it is, what is paid for, and nine units with their weeks and holidays. */
export default function YearPicture({ lessons, year, child }: Props) {
  const words = useYearWords();
  const days = useDays();
  const today = useToday();
  const calendar = calendarOf(year);
  const plan = yearPlan(calendar);
  const open = unitOpen(plan.units, calendar, today);
  return (
    <section className={styles.year}>
      <h3>{words.title}</h3>
      <p className={styles.lead}>
        {words.runs(days.date(calendar.startDate), days.date(calendarDate(year.end_date)))} {words.lead}
      </p>
      <Where
        lessons={lessons}
        child={child}
        calendar={calendar}
        end={calendarDate(year.end_date)}
        today={today}
      />
      <Stretches child={child} academicYearId={year.academic_year_id} today={today} />
      {plan.before.length > 0 && (
        <Apart title={words.weeksBefore} say={words.freeBefore} weeks={plan.before} />
      )}
      <ol>
        {plan.units.map((unit) => (
          <UnitRow
            key={unit.unit}
            unit={unit}
            courses={lessons.courses}
            child={child}
            today={today}
            isOpen={unit.unit === open}
          />
        ))}
      </ol>
      <Link to={paths.childReports(child.child_id)} className={styles.way}>
        {words.toReports}
      </Link>
      {plan.after.length > 0 && <Apart title={words.weeksAfter} say={words.freeAfter} weeks={plan.after} />}
      <Legend />
    </section>
  );
}

/** The unit of today, before the year the first. */
const unitOpen = (
  units: ReturnType<typeof yearPlan>['units'],
  calendar: BatchCalendar,
  today: CalendarDate,
): number | null => {
  if (today < calendar.startDate) return 1;
  const holds = ({ firstDay, lastDay }: PlannedWeek) => firstDay <= today && today <= lastDay;
  return units.find(({ weeks }) => weeks.some(holds))?.unit ?? null;
};

/** Where the year is today and what comes next, in two lines. */
const Where = ({
  lessons,
  child,
  calendar,
  end,
  today,
}: {
  lessons: Lessons;
  child: Child;
  calendar: BatchCalendar;
  end: CalendarDate;
  today: CalendarDate;
}) => {
  const words = useYearWords();
  const { data } = useQuery(liveClassesQuery(child.child_id));
  const next = nextComing(lessons, data?.sessions ?? []);
  return (
    <div className={styles.where}>
      <h4>{words.here}</h4>
      <p>
        <strong>{useWhere(calendar, end, today)}</strong>
      </p>
      {next && <Next course={next} />}
    </div>
  );
};

const Next = ({ course }: { course: NonNullable<Lessons['next_course']> }) => {
  const words = useYearWords();
  const { type } = useLessonWords(course);
  const { weekday } = useDays();
  return <p>{words.next(type, weekday(dayInJakarta(new Date(course.child_course.released_at))))}</p>;
};

const useWhere = (calendar: BatchCalendar, end: CalendarDate, today: CalendarDate): string => {
  const words = useYearWords();
  const days = useDays();
  const at = placeInYear(calendar, today);
  switch (at.phase) {
    case 'BEFORE':
      return words.before(days.weekday(calendar.startDate));
    case 'LESSONS':
      return words.lessons(at.week.place.unit, at.week.place.week, at.number, teachingWeeksInYear);
    case 'HOLIDAY':
      return words.holiday(days.weekday(at.until));
    case 'LESSONS_OVER':
      return words.lessonsOver;
    default:
      return words.over(days.date(end));
  }
};

const icons = { PAID: IconCircleCheck, SKIPPED: IconCircleMinus, PAYABLE: IconReceipt2 };

/** Which parts of the year are paid, were skipped, and wait for a bill. */
const Stretches = ({
  child,
  academicYearId,
  today,
}: {
  child: Child;
  academicYearId: number;
  today: CalendarDate;
}) => {
  const words = useYearWords();
  const { data } = useQuery(billsQuery(child.child_id));
  const own = data?.billing.filter(({ academic_year_id }) => academic_year_id === academicYearId) ?? [];
  const stretches = stretchesOf(billsOfRules(own), today);
  if (stretches.length === 0) return null;
  return (
    <div className={styles.paid}>
      <h4>{words.paidFor}</h4>
      <ul>
        {stretches.map((stretch) => (
          <StretchLine key={stretch.from} stretch={stretch} />
        ))}
      </ul>
      {stretches.some(({ state }) => state === 'PAYABLE') && (
        <Link to={paths.child(child.child_id, numberOfChildTab('billing'))} className={styles.way}>
          {words.toBills}
        </Link>
      )}
    </div>
  );
};

const StretchLine = ({
  stretch: { state, from, to, bills },
}: {
  stretch: Stretch<ReturnType<typeof billsOfRules>[number]>;
}) => {
  const { stretch: words } = useYearWords();
  const { date } = useDays();
  const Icon = icons[state];
  const say = words[state === 'PAYABLE' && bills.length > 1 ? 'PAYABLE_MORE' : state];
  const [first] = bills;
  const due = isOverdue(first, useToday()) ? words.overdue : words.due;
  return (
    <li data-state={state}>
      <Icon size={20} aria-hidden="true" />
      <span>{say(date(from), date(to), useBillName(first.wire), due(date(first.periodStart)))}</span>
    </li>
  );
};

interface ApartProps {
  title: string;
  say: (from: string, to: string) => string;
  weeks: readonly PlannedWeek[];
}

/** Weeks that belong to no unit. */
const Apart = ({ title, say, weeks }: ApartProps) => {
  const { date } = useDays();
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  return (
    <p className={styles.apart}>
      <strong>{title}</strong>: {say(date(first.firstDay), date(last.lastDay))}
    </p>
  );
};

const marks = ['WATCHED', 'THERE', 'NOW', 'COMING', 'PAST', 'LOCKED', 'SKIPPED', 'HOLIDAY'] as const;

const Legend = () => {
  const words = useYearWords();
  return (
    <details className={styles.legend}>
      <summary>{words.legend}</summary>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>
            <WeekCell mark={mark} kind={mark === 'THERE' ? 'LIVE' : 'VIDEO'} week={1} />
            {words.mark[mark]}
          </li>
        ))}
        {(['LIVE', 'TEST'] as const).map((kind) => (
          <li key={kind}>
            <WeekCell mark="COMING" kind={kind} week={4} />
            {words.kind[kind]}
          </li>
        ))}
        <li>
          <WeekCell mark="COMING" kind="VIDEO" week={1} isToday />
          {words.today}
        </li>
      </ul>
    </details>
  );
};
