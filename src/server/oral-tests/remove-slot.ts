import { type Refused, refuse } from '../../contract/refusals.ts';
import { recordChange } from '../audit/record-change.ts';
import { auditedHours, nameOfTests } from './audited.ts';
import type { OralTestsContext } from './context.ts';
import { deleteSlot, endTest, findSlot, lockSlot, lockTestIn } from './oral-store.ts';
import type { StaffScope } from './staff-scope.ts';

/** Takes a slot away that has not begun; the family that has booked it is told at once (rule R209). */
export const removeSlot = (
  { database, clock, tellOfOralTests }: OralTestsContext,
  scope: StaffScope,
  slotId: number,
): Promise<{ families: number } | Refused<'not_found' | 'oral_test_has_begun'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const slot = await lockSlot(tx, slotId);
    const test = slot && (await lockTestIn(tx, slotId));
    const found = slot && (await findSlot(tx, scope, slotId));
    if (!slot || !found) return refuse('not_found');
    // One that nobody has booked is nobody's, however late it is.
    if (test && slot.startsAt <= now) return refuse('oral_test_has_begun');
    if (test) await endTest(tx, test, slot);
    await deleteSlot(tx, slotId);
    await recordChange(tx, {
      by: scope.userId,
      at: now,
      kind: 'oral_test',
      objectId: slotId,
      name: nameOfTests(slot),
      before: { ...auditedHours(slot), booked: test !== null, teacher: found.teacher?.first_name ?? null },
      after: null,
    });
    if (!found.booked) return { families: 0 };
    const { childId } = found.booked;
    const { startsAt } = slot;
    return {
      families: await tellOfOralTests(tx, {
        kind: 'oral_test_cancelled',
        childIds: [childId],
        startsAt,
        now,
      }),
    };
  });
