import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { enrolledChildren, yearsOfChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { oralCalls, oralSlots, oralTests, oralTestsEnded } from './tables.ts';

/** What is held on the oral tests of these children: when they were, the levels, and what the teacher remarked. */
export const heldOfOralTests = (db: Database, childIds: readonly number[]) => {
  const child = enrolledChildren(db);
  return db
    .select({
      childId: child.childId,
      slotId: oralTests.slotId,
      part: oralTests.part,
      startsAt: oralSlots.startsAt,
      state: oralTests.state,
      bookedAt: oralTests.bookedAt,
      understanding: oralTests.understanding,
      speaking: oralTests.speaking,
      pronunciation: oralTests.pronunciation,
      words: oralTests.words,
      grammar: oralTests.grammar,
      remark: oralTests.remark,
      changedAt: oralTests.changedAt,
    })
    .from(oralTests)
    .innerJoin(child, eq(child.enrolmentId, oralTests.enrolmentId))
    .innerJoin(oralSlots, eq(oralSlots.slotId, oralTests.slotId))
    .where(isAnyOf(child.childId, childIds))
    .orderBy(asc(oralSlots.startsAt), asc(oralTests.oralTestId));
};

/** The times of tests that these children gave up or lost, which their calendars tell as cancelled. */
export const heldOfEndedTests = (db: Database, childIds: readonly number[]) => {
  const child = enrolledChildren(db);
  return db
    .select({
      childId: child.childId,
      part: oralTestsEnded.part,
      startsAt: oralTestsEnded.startsAt,
      minutes: oralTestsEnded.minutes,
      changes: oralTestsEnded.sequence,
    })
    .from(oralTestsEnded)
    .innerJoin(child, eq(child.enrolmentId, oralTestsEnded.enrolmentId))
    .where(isAnyOf(child.childId, childIds))
    .orderBy(asc(oralTestsEnded.startsAt), asc(oralTestsEnded.enrolmentId));
};

/** Frees what these years have booked after `now`, and forgets that they were told of free times: taken back, they are told again (rule R314). */
export const endBookings = async (tx: Tx, enrolmentIds: readonly number[], now: Date): Promise<void> => {
  const toCome = tx.select({ slotId: oralSlots.slotId }).from(oralSlots).where(gt(oralSlots.startsAt, now));
  await tx
    .delete(oralTests)
    .where(
      and(
        isAnyOf(oralTests.enrolmentId, enrolmentIds),
        eq(oralTests.state, 'booked'),
        inArray(oralTests.slotId, toCome),
      ),
    );
  await tx.delete(oralCalls).where(isAnyOf(oralCalls.enrolmentId, enrolmentIds));
};

/** No oral test of these children is left; what was booked is free again. @returns the numbers of the slots, by which the log knows them */
export const eraseOralTests = async (tx: Tx, childIds: readonly number[]): Promise<number[]> => {
  const ids = await yearsOfChildren(tx, childIds);
  await tx.delete(oralCalls).where(isAnyOf(oralCalls.enrolmentId, ids));
  await tx.delete(oralTestsEnded).where(isAnyOf(oralTestsEnded.enrolmentId, ids));
  const rows = await tx
    .delete(oralTests)
    .where(isAnyOf(oralTests.enrolmentId, ids))
    .returning({ slotId: oralTests.slotId });
  return rows.map(({ slotId }) => slotId);
};
