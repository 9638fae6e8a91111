import type { SchoolNumbers } from '../../contract/numbers.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { monthOf, monthsAround, paidAhead } from '../../domain/billing/month-numbers.ts';
import { weeksInYear, yearHolds, yearIsOver } from '../../domain/calendar/batch-year.ts';
import {
  type CalendarDate,
  addDays,
  addMonths,
  calendarDate,
  compareDates,
  dayInJakarta,
  diffDays,
  mondayOf,
  startOfDay,
} from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { watchedByWeek } from '../courses/watched-by-week.ts';
import { duesByDay, movesOn, paidPeriodsAfter, placesBy, placesByGrade } from '../enrolment/year-counts.ts';
import { groupSizes } from '../live-classes/group-sizes.ts';
import { countWithoutGroup } from '../live-classes/count-without-group.ts';
import { countFirstPayments } from '../payments/count-first-payments.ts';
import { incomeByItem } from '../payments/income-by-item.ts';
import { moneyByDay } from '../payments/money-movements.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import { visitsByEntry } from '../visits/visits-by-entry.ts';
import { countWaiting } from '../waiting-list/count-waiting.ts';
import type { Clock } from '../providers/clock/clock.ts';

const MONTHS = 12;
const WEEKS = 12;
/** Batches of so many days before today are counted, at most so many of them. */
const DAYS_BACK = 3 * 365;
const MOST_BATCHES = 8;

/** What is looked at as time goes by: months of money, and the Mondays of the weeks of videos. */
interface Period {
  readonly batch: number | null;
  readonly months: readonly string[];
  readonly mondays: readonly CalendarDate[];
}

const untilToday = (today: CalendarDate): Period => ({
  batch: null,
  months: monthsAround(today, 1 - MONTHS, MONTHS),
  mondays: mondaysFrom(addDays(mondayOf(today), -7 * (WEEKS - 1)), WEEKS),
});

const yearOf = ({ batch, startDate }: Batch, today: CalendarDate): Period => {
  const weeks = Math.floor(diffDays(mondayOf(startDate), today) / 7) + 1;
  return {
    batch,
    months: monthsAround(startDate, 0, MONTHS),
    mondays: mondaysFrom(mondayOf(startDate), Math.min(Math.max(weeks, 0), weeksInYear)),
  };
};

const mondaysFrom = (monday: CalendarDate, weeks: number) =>
  Array.from({ length: weeks }, (_, place) => addDays(monday, 7 * place));

/**
 * The school in numbers (rules R274, R319 and R357): totals, made of a dozen questions that each look at a year or at a few batches.
 * @param batch of which the year is looked at, by its number; absent: the months and weeks up to today
 */
export const showNumbers = async (
  { database: { db }, clock }: { database: Pick<OpenDatabase, 'db'>; clock: Clock },
  batch?: number,
): Promise<{ numbers: SchoolNumbers } | Refused<'not_found'>> => {
  const today = dayInJakarta(clock.now());
  const batches = (await batchesSince(db, addDays(today, -DAYS_BACK)))
    .toSorted((one, other) => other.batch - one.batch)
    .slice(0, MOST_BATCHES);
  const chosen = batches.find((one) => one.batch === batch);
  if (batch !== undefined && !chosen) return refuse('not_found');
  const period = chosen ? yearOf(chosen, today) : untilToday(today);
  // They know nothing of each other, so the database may look at them at the same time.
  const [[months, income], periods, places, weeks, visits, waiting] = await Promise.all([
    moneyOf(db, period, today),
    paidPeriodsAfter(db, today),
    placesOf(db, batches, today),
    weeksOf(db, period),
    visitsOf(db, period),
    countWaiting(db),
  ]);
  const ahead = paidAhead(periods, today, monthsAround(today, 0, MONTHS));
  return { numbers: { batch: period.batch, months, income, ahead, ...places, weeks, visits, waiting } };
};

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const moneyOf = async (
  db: Database,
  { months }: Period,
  today: CalendarDate,
): Promise<[SchoolNumbers['months'], SchoolNumbers['income']]> => {
  const first = calendarDate(`${months[0] ?? monthOf(today)}-01`);
  const next = addMonths(first, MONTHS);
  const [money, due, income] = await Promise.all([
    moneyByDay(db, { first, next }),
    duesByDay(db, { first, last: addDays(next, -1), today }),
    incomeByItem(db, { first, next }),
  ]);
  const byMonth = <Row extends { day: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ day }) => monthOf(calendarDate(day)));
  const [moved, dues] = [byMonth(money), byMonth(due)];
  return [
    months.map((month) => {
      const days = moved.get(month) ?? [];
      const owed = dues.get(month) ?? [];
      const paid = sumOf(days.map((day) => day.paid));
      const back = sumOf(days.map((day) => day.back));
      return {
        month,
        paid,
        back,
        net: paid - back,
        due: sumOf(owed.map((day) => day.due)),
        outstanding: sumOf(owed.map((day) => day.outstanding)),
      };
    }),
    income.map(({ name, nameIndo, amount }) => ({ name, name_indo: nameIndo, amount })),
  ];
};

const placesOf = async (
  db: Database,
  batches: readonly Batch[],
  today: CalendarDate,
): Promise<Pick<SchoolNumbers, 'intakes' | 'groups' | 'moves'>> => {
  const idsOf = (some: readonly Batch[]) => some.map(({ academicYearId }) => academicYearId);
  const grades = Map.groupBy(await placesByGrade(db, idsOf(batches)), ({ academicYearId }) => academicYearId);
  const childrenOf = (id: number) => sumOf((grades.get(id) ?? []).map(({ children }) => children));
  // The batch before another, as it stood as many days from its own start as the other one stands today.
  const before = batches.flatMap((batch, place) => {
    const last = batches[place + 1];
    const days = diffDays(batch.startDate, today);
    return last
      ? [{ academicYearId: last.academicYearId, at: startOfDay(addDays(last.startDate, days + 1)) }]
      : [];
  });
  const asOf = new Map(
    (await placesBy(db, before)).map(({ academicYearId, children }) => [academicYearId, children]),
  );
  const running = batches.filter(({ startDate }) => yearHolds(startDate, today));
  const sizes = Map.groupBy(await groupSizes(db, idsOf(running)), ({ academicYearId }) => academicYearId);
  const over = batches.filter(({ startDate }) => yearIsOver(startDate, today));
  const moved = new Map(
    (
      await movesOn(
        db,
        over.map(({ academicYearId, startDate }) => ({
          academicYearId,
          laterIds: idsOf(batches.filter((batch) => compareDates(startDate, batch.startDate) < 0)),
        })),
      )
    ).map((row) => [row.academicYearId, row]),
  );
  const groups: SchoolNumbers['groups'] = [];
  for (const { academicYearId, batch } of running) {
    const own = (sizes.get(academicYearId) ?? []).map(({ grade, number, children, places }) => ({
      batch,
      grade,
      number,
      children,
      places,
    }));
    const without = await countWithoutGroup(db, academicYearId);
    groups.push(
      ...own,
      ...without.flatMap(({ grade, children }) =>
        grade === null ? [] : [{ batch, grade, number: null, children, places: null }],
      ),
    );
  }
  return {
    intakes: batches.map(({ academicYearId, batch, startDate }, place) => {
      const last = batches[place + 1];
      return {
        batch,
        start_date: startDate,
        grades: (grades.get(academicYearId) ?? []).map(({ grade, children }) => ({ grade, children })),
        children: childrenOf(academicYearId),
        last_intake: last ? (asOf.get(last.academicYearId) ?? 0) : null,
      };
    }),
    groups,
    moves: over.map(({ academicYearId, batch }) => {
      const { children = 0, movedUp = 0, finished = 0 } = moved.get(academicYearId) ?? {};
      return { batch, children, moved_up: movedUp, finished, left: children - movedUp - finished };
    }),
  };
};

const weeksOf = async (db: Database, { mondays }: Period): Promise<SchoolNumbers['weeks']> => {
  const [first, last] = [mondays[0], mondays.at(-1)];
  if (!first || !last) return [];
  const watched = await watchedByWeek(db, { from: startOfDay(first), to: startOfDay(addDays(last, 7)) });
  return mondays.map((week) => {
    const { videos = 0, children = 0 } = watched.find((one) => one.monday === week) ?? {};
    return { monday: week, videos, children };
  });
};

const visitsOf = async (db: Database, { mondays }: Period): Promise<SchoolNumbers['visits']> => {
  const [first, last] = [mondays[0], mondays.at(-1)];
  if (!first || !last) return { entries: [], paid: 0 };
  const weeks = { first, next: addDays(last, 7) };
  const [entries, paid] = await Promise.all([visitsByEntry(db, weeks), countFirstPayments(db, weeks)]);
  return { entries, paid };
};
