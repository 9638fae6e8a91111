import type { OralSlot } from '../../contract/oral-test-objects.ts';
import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import type { OralLevels } from '../../domain/assessment/oral-levels.ts';
import { mayEnterResult } from '../../domain/assessment/oral-tests.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import { auditedHours, auditedResult, nameOfTests } from './audited.ts';
import type { OralTestsContext } from './context.ts';
import { findSlot, lockBookings, lockSlot, partOf, testsOfYear, updateTest } from './oral-store.ts';
import { presentSlot } from './present.ts';
import { type StaffScope, seesChild } from './staff-scope.ts';

interface Result {
  slotId: number;
  absent: boolean;
  /** there unless the child did not come */
  levels?: OralLevels | undefined;
  remark: string;
  version?: number | undefined;
}

const noLevels = { understanding: null, speaking: null, pronunciation: null, words: null, grammar: null };

/** Keeps how an oral test went, or that the child did not come; corrected as often as the teacher likes (rules R211, R224). */
export const enterResult = (
  {
    database,
    clock,
    teaches,
    followResult,
  }: Pick<OralTestsContext, 'database' | 'clock' | 'teaches' | 'followResult'>,
  scope: StaffScope,
  { slotId, absent, levels, remark, version }: Result,
): Promise<
  | { slot: OralSlot }
  | Refused<'not_found' | 'changed_meanwhile' | 'oral_test_not_begun' | 'oral_test_booked_again'>
> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const shown = { now, withResult: true };
    const slot = await lockSlot(tx, slotId);
    const before = await findSlot(tx, scope, slotId);
    if (!slot || !before?.booked) return refuse('not_found');
    if (!(await seesChild({ teaches }, tx, scope, before.booked.childId, now))) return refuse('not_found');
    const { test } = before.booked;
    // Another one is not booked meanwhile.
    await lockBookings(tx, test.enrolmentId);
    if (isStale(version, test.version)) return refuseAsChanged({ slot: presentSlot(before, shown) });
    if (!mayEnterResult(slot, now)) return refuse('oral_test_not_begun');
    const others = (await testsOfYear(tx, test.enrolmentId)).filter(
      (one) => one.test.oralTestId !== test.oralTestId && one.test.part === test.part,
    );
    if (!absent && others.some((one) => one.test.state !== 'absent')) return refuse('oral_test_booked_again');
    await updateTest(tx, test.oralTestId, {
      state: absent ? 'absent' : 'done',
      ...(absent ? noLevels : levels),
      remark,
      changedBy: scope.userId,
      changedAt: now,
    });
    await followResult(tx, { enrolmentId: test.enrolmentId, part: partOf(test), by: scope.userId, now });
    const after = await findSlot(tx, scope, slotId);
    if (!after?.booked) throw new Error('an oral test was there a moment ago');
    await recordChange(tx, {
      by: scope.userId,
      at: now,
      kind: 'oral_test',
      objectId: slotId,
      name: nameOfTests(slot),
      context: auditedHours(slot),
      before: auditedResult(test),
      after: auditedResult(after.booked.test),
    });
    return { slot: presentSlot(after, shown) };
  });
