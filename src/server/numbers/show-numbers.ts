import type { SchoolNumbers } from '../../contract/numbers.ts';
import { monthOf, monthsAround, paidAhead } from '../../domain/billing/month-numbers.ts';
import { yearHolds, yearIsOver } from '../../domain/calendar/batch-year.ts';
import {
  type CalendarDate,
  addDays,
  addMonths,
  calendarDate,
  compareDates,
  dayInJakarta,
  diffDays,
  startOfDay,
  weekday,
} from '../../domain/values/calendar-date.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { watchedByWeek } from '../courses/watched-by-week.ts';
import { duesByDay, movesOn, paidPeriodsAfter, placesBy, placesByGrade } from '../enrolment/year-counts.ts';
import { groupSizes } from '../live-classes/group-sizes.ts';
import { countWithoutGroup } from '../live-classes/count-without-group.ts';
import { incomeByItem } from '../payments/income-by-item.ts';
import { moneyByDay } from '../payments/money-movements.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

const MONTHS = 12;
const WEEKS = 12;
/** Batches of so many days before today are counted, at most so many of them. */
const DAYS_BACK = 3 * 365;
const MOST_BATCHES = 8;

/** The school in numbers (rule R274): totals, made of a dozen questions that each look at a year or at a few batches. */
export const showNumbers = async ({
  database: { db },
  clock,
}: {
  database: Pick<OpenDatabase, 'db'>;
  clock: Clock;
}): Promise<{ numbers: SchoolNumbers }> => {
  const today = dayInJakarta(clock.now());
  // They know nothing of each other, so the database may look at them at the same time.
  const [[months, income], periods, places, weeks] = await Promise.all([
    moneyOf(db, today),
    paidPeriodsAfter(db, today),
    placesOf(db, today),
    weeksOf(db, today),
  ]);
  const ahead = paidAhead(periods, today, monthsAround(today, 0, MONTHS));
  return { numbers: { months, income, ahead, ...places, weeks } };
};

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const moneyOf = async (
  db: Database,
  today: CalendarDate,
): Promise<[SchoolNumbers['months'], SchoolNumbers['income']]> => {
  const months = monthsAround(today, 1 - MONTHS, MONTHS);
  const first = calendarDate(`${months[0] ?? monthOf(today)}-01`);
  const next = addMonths(calendarDate(`${monthOf(today)}-01`), 1);
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
  today: CalendarDate,
): Promise<Pick<SchoolNumbers, 'intakes' | 'groups' | 'moves'>> => {
  const batches = (await batchesSince(db, addDays(today, -DAYS_BACK)))
    .toSorted((one, other) => other.batch - one.batch)
    .slice(0, MOST_BATCHES);
  const idsOf = (some: typeof batches) => some.map(({ academicYearId }) => academicYearId);
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

const weeksOf = async (db: Database, today: CalendarDate): Promise<SchoolNumbers['weeks']> => {
  const monday = addDays(today, 1 - weekday(today));
  const mondays = Array.from({ length: WEEKS }, (_, place) => addDays(monday, 7 * (place - WEEKS + 1)));
  const watched = await watchedByWeek(db, startOfDay(mondays[0] ?? monday));
  return mondays.map((week) => {
    const { videos = 0, children = 0 } = watched.find((one) => one.monday === week) ?? {};
    return { monday: week, videos, children };
  });
};
