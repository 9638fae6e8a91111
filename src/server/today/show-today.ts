import { sql } from 'drizzle-orm';
import type { TodayCard as Card } from '../../contract/today.ts';
import { type TodayCard, cardsFor } from '../../domain/access/today-cards.ts';
import { yearIsOver } from '../../domain/calendar/batch-year.ts';
import { yearToEnter } from '../../domain/tasks/working-days.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { paths } from '../../paths.ts';
import type { Admin } from '../accounts/actors.ts';
import { countMissingVideos } from '../courses/count-missing-videos.ts';
import { countOverdue } from '../desk/count-overdue.ts';
import { countChildrenInState } from '../families/children-in-state.ts';
import { countWithoutRoom, countWithoutTime } from '../live-classes/count-unprepared.ts';
import { countStepsLeft } from '../opening/show-opening.ts';
import { countWithoutResult } from '../oral-tests/count-without-result.ts';
import { countMatters } from '../health/count-matters.ts';
import { countPaymentsToDo } from '../payments/count-payments.ts';
import type { Counted } from '../platform/db/counted.ts';
import { batchesWithReports, countDueReports } from '../reports/count-due-reports.ts';
import { publishedReports } from '../reports/published-reports.ts';
import { countKitsToOrder } from '../shipping/kit-stock.ts';
import { kitsToSend } from '../shipping/kits-to-send.ts';
import { countDueTasks } from '../tasks/count-due-tasks.ts';
import { countHolidaysMissing } from '../tasks/count-holidays-missing.ts';
import { neededTests } from '../written-tests/needed-tests.ts';
import { countToMark } from '../written-tests/count-to-mark.ts';
import type { TodayContext } from './context.ts';

/**
 * What waits for somebody of the staff, the most urgent first, each with the way to the list that shows exactly these (rule R237). Two
 * queries for the batches and the holidays, one for the stock of kits and one for the opening where they are shown, three where a week of
 * written tests is near, and one that counts everything.
 */
export const showToday = async (
  context: TodayContext,
  { role, userId }: Pick<Admin, 'role' | 'userId'>,
): Promise<{ cards: Card[] }> => {
  const kinds = cardsFor(role);
  const waiting = await countedFor(context, role === 'teacher' ? userId : null, kinds);
  const counted = await context.database.db.execute(
    sql.join(
      kinds.map((kind) => {
        const { count, sum = sql`null`, late = sql`0`, from } = waiting[kind];
        return sql`select ${kind}::text as kind, ${count}::int as count, ${sum}::float8 as sum, ${late}::int as late ${from && sql`from ${from}`}`;
      }),
      sql` union all `,
    ),
  );
  const rows = counted.rows as { kind: TodayCard; count: number; sum: number | null; late: number }[];
  const linkOf = {
    ...links,
    ...(role === 'teacher' && { classes_without_room: paths.adminOwnClassesWithoutRoom }),
    holidays_missing: paths.adminHolidaysOf(yearToEnter(dayInJakarta(context.clock.now()))),
  };
  return {
    cards: kinds.flatMap((kind): Card[] => {
      const row = rows.find((one) => one.kind === kind);
      if (!row || row.count === 0) return [];
      const { count, sum, late } = row;
      return [{ kind, count, ...(sum !== null && { sum }), ...(late > 0 && { late }), link: linkOf[kind] }];
    }),
  };
};

const links: Readonly<Record<Exclude<TodayCard, 'holidays_missing'>, string>> = {
  opening_steps: paths.adminOpening,
  server_troubles: paths.adminHealth,
  classes_without_room: paths.adminClassesWithoutRoom,
  payments_to_decide: paths.adminPaymentsIn('other_amount'),
  refunds_to_send: paths.adminPaymentsIn('to_refund'),
  bills_overdue: paths.adminBillsOverdue,
  kits_to_send: paths.adminKitsToSend,
  kits_short: paths.adminKitStock,
  lessons_without_video: paths.adminMissingVideos,
  tests_to_publish: paths.adminTestsToPublish,
  tests_awaited: paths.adminChildrenIn('awaiting_test'),
  feedback_due: paths.adminTasksDue,
  tests_to_mark: paths.adminTestsToMark,
  oral_tests_without_result: paths.adminOralTestsWithoutResult,
  reports_due: paths.adminReports,
  groups_without_time: paths.adminGroupsWithoutTime,
  charges_lapsed: paths.adminPaymentsIn('lapsed'),
  accounts_closing: paths.adminChildrenIn('closing'),
};

const countedFor = async (
  context: TodayContext,
  teacherId: number | null,
  kinds: readonly TodayCard[],
): Promise<Readonly<Record<TodayCard, Counted>>> => {
  const { database, clock } = context;
  const { db } = database;
  const now = clock.now();
  const today = dayInJakarta(now);
  const batches = await batchesWithReports(db, today);
  const present = batches.filter(({ startDate }) => !yearIsOver(startDate, today));
  const payments = countPaymentsToDo(db, now);
  const scope = { teacherId };
  const needed = kinds.includes('tests_to_publish')
    ? await neededTests(publishedReports, db, present, today)
    : [];
  return {
    opening_steps: { count: sql`${kinds.includes('opening_steps') ? await countStepsLeft(context) : 0}` },
    server_troubles: countMatters(),
    classes_without_room: countWithoutRoom(context, db, scope, now),
    payments_to_decide: payments.otherAmount,
    refunds_to_send: payments.toRefund,
    bills_overdue: countOverdue(db, now),
    kits_to_send: kitsToSend(db),
    kits_short: { count: sql`${kinds.includes('kits_short') ? await countKitsToOrder(db) : 0}` },
    lessons_without_video: countMissingVideos(db, present, today),
    tests_to_publish: {
      count: sql`${needed.length}`,
      late: sql`${needed.reduce((sum, { late }) => sum + late, 0)}`,
    },
    tests_awaited: countChildrenInState(db, 'awaiting_test', context),
    feedback_due: await countDueTasks(db, teacherId, now),
    tests_to_mark: countToMark(db, scope, now),
    oral_tests_without_result: countWithoutResult(db, scope, now),
    reports_due: countDueReports(db, scope, batches, now),
    groups_without_time: countWithoutTime(
      db,
      scope,
      present.map(({ academicYearId }) => academicYearId),
    ),
    charges_lapsed: payments.lapsed,
    accounts_closing: countChildrenInState(db, 'closing', context),
    holidays_missing: countHolidaysMissing(db, today),
  };
};
