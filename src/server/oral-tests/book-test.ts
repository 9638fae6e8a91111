import type { ChildOralTests, FamilyPart } from '../../contract/oral-tests.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope, OwnFamilyId } from '../../domain/access/family-scope.ts';
import {
  type BookingRefusal,
  bookingRefusal,
  firstBookable,
  mayStillChange,
  mayTakeOne,
  oralTestDays,
} from '../../domain/assessment/oral-tests.ts';
import { billOfPart, partsOfYear, rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { enrolmentForAccess, enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { mayJoin } from '../../domain/live-classes/joining.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { enrolmentsInScope } from '../enrolment/enrolments-of.ts';
import type { OralTestsContext } from './context.ts';
import {
  endTest,
  freeSlotsFor,
  insertTest,
  isTaught,
  lockBookings,
  lockSlot,
  lockTestIn,
  partOf,
  testsOfYear,
  updateTest,
} from './oral-store.ts';

type Context = Pick<OralTestsContext, 'database' | 'clock'>;

/** The oral tests of the year a child is in, or of the coming one (rule R210). */
export const showChildTests = async (
  { database: { db }, clock }: Context,
  scope: FamilyScope,
  childId: number,
): Promise<ChildOralTests | Refused<'not_found'>> => {
  const now = clock.now();
  const today = dayInJakarta(now);
  const enrolments = await enrolmentsInScope(db, scope, childId);
  if (!enrolments) return refuse('not_found');
  const year = enrolmentForAccess(enrolments, today) ?? enrolmentOfChild(enrolments, today);
  if (!year) return { parts: [] };
  const tests = await testsOfYear(db, year.enrolmentId);
  const free = await freeSlotsFor(db, year.enrolmentId, firstBookable(now));
  const parts = partsOfYear.map((part): FamilyPart => {
    const right = rightToPart(year, part, today);
    const { firstDay, lastDay } = oralTestDays(year.batch, part);
    const ofPart = tests
      .filter(({ test }) => test.part === part)
      .map((one) => ({ ...one, state: one.test.state, startsAt: one.slot.startsAt }));
    // One that counts goes before one that was missed.
    const last = ofPart.find(({ state }) => state !== 'absent') ?? ofPart.at(-1);
    const mayBook = right === 'open' && mayTakeOne(ofPart, now);
    return {
      part,
      first_day: firstDay,
      last_day: lastDay,
      right,
      bill: billOfPart(year, part),
      test: last
        ? {
            ...presentTime(last),
            state: last.state,
            may_be_moved: last.state === 'booked' && mayStillChange(last, now),
            link: mayJoin({ ...last.slot, cancelledAt: null }, { hasAccess: right === 'open', now })
              ? last.slot.link
              : null,
          }
        : null,
      may_book: mayBook,
      slots: mayBook ? free.filter(({ slot }) => slot.part === part).map(presentTime) : [],
    };
  });
  return { parts };
};

const presentTime = ({
  slot,
  teacher,
}: Pick<Awaited<ReturnType<typeof freeSlotsFor>>[number], 'slot'> & { teacher: string | null }) => ({
  slot_id: slot.slotId,
  starts_at: slot.startsAt.toISOString(),
  minutes: slot.minutes,
  teacher,
});

interface Asked {
  childId: number;
  slotId: number;
}

/** A family takes a free slot for its child, or moves the booked test to it (rule R210). */
export const bookTest = (
  context: Context,
  scope: OwnFamilyId,
  { childId, slotId }: Asked,
): Promise<ChildOralTests | Refused<'not_found' | 'test_not_open' | 'slot_taken' | BookingRefusal>> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const enrolments = await enrolmentsInScope(tx, scope, childId);
    if (!enrolments) return refuse('not_found');
    // Two families, or one twice, come one after the other.
    const slot = await lockSlot(tx, slotId);
    const year = enrolments.find((one) => one.academicYearId === slot?.academicYearId);
    if (!slot || !year) return refuse('not_found');
    const { enrolmentId } = year;
    if (!(await isTaught(tx, { enrolmentId, teacherId: slot.teacherId }))) return refuse('not_found');
    const part = partOf(slot);
    if (rightToPart(year, part, dayInJakarta(now)) !== 'open') return refuse('test_not_open');
    await lockBookings(tx, enrolmentId);
    const taken = await lockTestIn(tx, slotId);
    if (taken && taken.enrolmentId !== enrolmentId) return refuse('slot_taken');
    const tests = (await testsOfYear(tx, enrolmentId)).filter(({ test }) => test.part === part);
    const refusal = bookingRefusal(
      slot,
      tests.map(({ test, slot: { startsAt } }) => ({ state: test.state, startsAt })),
      now,
    );
    if (refusal) return refuse(refusal);
    if (!taken) {
      const booked = tests.find(({ test }) => test.state === 'booked');
      // What a teacher took away meanwhile is booked anew.
      const moved = booked && (await updateTest(tx, booked.test.oralTestId, { slotId, bookedAt: now }));
      if (!moved) await insertTest(tx, { slotId, enrolmentId, part, bookedAt: now });
    }
    return shownAgain(context, scope, childId);
  });

/** A family gives the slot of its child back (rule R210). */
export const giveUpTest = (
  context: Context,
  scope: OwnFamilyId,
  { childId, slotId }: Asked,
): Promise<ChildOralTests | Refused<'not_found' | 'oral_test_done' | 'oral_test_too_late'>> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const enrolments = await enrolmentsInScope(tx, scope, childId);
    if (!enrolments) return refuse('not_found');
    const slot = await lockSlot(tx, slotId);
    const test = slot && (await lockTestIn(tx, slotId));
    if (!slot || !test || !enrolments.some(({ enrolmentId }) => enrolmentId === test.enrolmentId))
      return refuse('not_found');
    if (test.state === 'done') return refuse('oral_test_done');
    if (test.state === 'absent' || !mayStillChange(slot, now)) return refuse('oral_test_too_late');
    await endTest(tx, test, slot);
    return shownAgain(context, scope, childId);
  });

const shownAgain = async (context: Context, scope: OwnFamilyId, childId: number) => {
  const shown = await showChildTests(context, scope, childId);
  if (isRefused(shown)) throw new Error('a child was there a moment ago');
  return shown;
};
