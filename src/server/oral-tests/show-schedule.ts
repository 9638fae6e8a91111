import type { OralSlot } from '../../contract/oral-test-objects.ts';
import type { OralSchedule } from '../../contract/oral-tests.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { oralTestDays, presentTests, shownWeek } from '../../domain/assessment/oral-tests.ts';
import { type PartOfYear, rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { firstBatchStillTaught } from '../../domain/live-classes/attendance.ts';
import {
  type CalendarDate,
  addDays,
  compareDates,
  dayInJakarta,
  startOfDay,
} from '../../domain/values/calendar-date.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { ClassScope } from '../live-classes/class-scope.ts';
import { presentBatches } from '../live-classes/present-batch.ts';
import type { Database } from '../platform/db/database.ts';
import type { OralTestsContext } from './context.ts';
import { type SlotView, findSlot, slotsOfWeek, slotsWithoutResult, taughtIn } from './oral-store.ts';
import { presentSlot } from './present.ts';
import { type StaffScope, seesChild } from './staff-scope.ts';

type Context = Pick<OralTestsContext, 'database' | 'clock'>;

interface Asked {
  academicYearId?: number | undefined;
  part?: PartOfYear | undefined;
  from?: CalendarDate | undefined;
  withoutResult?: boolean | undefined;
}

/** One week of a part's oral tests, of those that are held now when none are named (rule R285), and who has booked none; or all that are over and have no result. */
export const showSchedule = async (
  { database: { db }, clock }: Context,
  scope: StaffScope,
  { academicYearId, withoutResult, ...asked }: Asked,
): Promise<OralSchedule | Refused<'not_found'>> => {
  const now = clock.now();
  const today = dayInJakarta(now);
  const coming = await presentBatches(db, today);
  const batches = coming.map((one) => ({ academic_year_id: one.academicYearId, batch: one.batch }));
  const usual = presentTests(coming, today);
  const batch = await (academicYearId === undefined ? usual?.batch : findBatch(db, academicYearId));
  const isClosed =
    batch !== undefined &&
    batch !== null &&
    scope.teacherId !== null &&
    compareDates(batch.startDate, firstBatchStillTaught(today)) < 0;
  if ((!batch && academicYearId !== undefined) || isClosed) return refuse('not_found');
  const present = (slots: readonly SlotView[]) =>
    slots.map((view) => presentSlot(view, { now, withResult: scope.withResult }));
  if (!batch || withoutResult)
    return {
      batches,
      academic_year_id: null,
      part: asked.part ?? 1,
      first_day: null,
      last_day: null,
      from: null,
      slots: withoutResult ? present(await slotsWithoutResult(db, scope, now)) : [],
      waiting: [],
    };
  const part = asked.part ?? presentTests([batch], today)?.part ?? 1;
  const days = oralTestDays(batch, part);
  const from = shownWeek(days, asked.from ?? today);
  const ofPart = { academicYearId: batch.academicYearId, part };
  const week = { from: startOfDay(from), to: startOfDay(addDays(from, 7)) };
  const slots = await slotsOfWeek(db, scope, { ...ofPart, ...week }, now);
  return {
    batches,
    academic_year_id: batch.academicYearId,
    part,
    first_day: days.firstDay,
    last_day: days.lastDay,
    from,
    slots: present(slots),
    waiting: await waitingIn(db, scope, { ...ofPart, today }),
  };
};

interface OfPart {
  academicYearId: number;
  part: PartOfYear;
  today: CalendarDate;
}

/** The years of a teacher's groups, or of all, whose package opens a part now. */
const yearsWithRight = async (db: Database, scope: ClassScope, { today, ...ofPart }: OfPart) => {
  const taught = await taughtIn(db, scope, ofPart);
  const known = await enrolmentsOf(db, [...new Set(taught.map(({ childId }) => childId))]);
  return taught.filter(({ enrolmentId, childId }) => {
    const year = known.get(childId)?.find((one) => one.enrolmentId === enrolmentId);
    return year !== undefined && rightToPart(year, ofPart.part, today) === 'open';
  });
};

const waitingIn = async (
  db: Database,
  scope: ClassScope,
  ofPart: OfPart,
): Promise<OralSchedule['waiting']> => {
  const years = Map.groupBy(await yearsWithRight(db, scope, ofPart), ({ enrolmentId }) => enrolmentId);
  return [...years.values()].flatMap((tests) => {
    const [year] = tests;
    const hasOne = tests.some(({ state }) => state === 'booked' || state === 'done');
    if (!year || hasOne) return [];
    const { childId, firstName, grade, number } = year;
    const wasAbsent = tests.some(({ state }) => state === 'absent');
    return [{ child_id: childId, first_name: firstName, grade, number, was_absent: wasAbsent }];
  });
};

/** A slot that lies within the scope (rule R224). */
export const showSlot = async (
  { database: { db }, clock, teaches }: Pick<OralTestsContext, 'database' | 'clock' | 'teaches'>,
  scope: StaffScope,
  slotId: number,
): Promise<{ slot: OralSlot } | Refused<'not_found'>> => {
  const now = clock.now();
  const found = await findSlot(db, scope, slotId);
  if (!found) return refuse('not_found');
  const { booked } = found;
  if (booked && !(await seesChild({ teaches }, db, scope, booked.childId, now))) return refuse('not_found');
  return { slot: presentSlot(found, { now, withResult: scope.withResult }) };
};
