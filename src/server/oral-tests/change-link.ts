import type { OralSlot } from '../../contract/oral-test-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { readClassLink } from '../../domain/live-classes/class-link.ts';
import { recordChange } from '../audit/record-change.ts';
import { auditedHours, nameOfTests } from './audited.ts';
import type { OralTestsContext } from './context.ts';
import { findSlot, lockSlot, updateLink } from './oral-store.ts';
import { presentSlot } from './present.ts';
import { type StaffScope, seesChild } from './staff-scope.ts';

type LinkRefusal = 'link_not_https' | 'link_of_another_host' | 'link_of_the_host';

/** Gives a slot that has not begun another room; the family that has booked it is told that there is one, not which (rule R226). */
export const changeLink = (
  {
    database,
    clock,
    teaches,
    tellOfOralTests,
  }: Pick<OralTestsContext, 'database' | 'clock' | 'teaches' | 'tellOfOralTests'>,
  scope: StaffScope,
  { slotId, link }: { slotId: number; link: string },
): Promise<
  { slot: OralSlot; families: number } | Refused<'not_found' | 'oral_test_room_open' | LinkRefusal>
> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const slot = await lockSlot(tx, slotId);
    const before = slot && (await findSlot(tx, scope, slotId));
    if (!slot || !before) return refuse('not_found');
    const { booked } = before;
    if (booked && !(await seesChild({ teaches }, tx, scope, booked.childId, now))) return refuse('not_found');
    if (slot.startsAt <= now) return refuse('oral_test_room_open');
    const read = readClassLink(link);
    if ('refused' in read) return refuse(read.refused);
    const isOther = read.link !== slot.link;
    const shown = { ...before, slot: { ...slot, ...read } };
    const told = { slot: presentSlot(shown, { now, withResult: scope.withResult }) };
    if (!isOther) return { ...told, families: 0 };
    await updateLink(tx, slotId, read.link);
    await recordChange(tx, {
      by: scope.userId,
      at: now,
      kind: 'oral_test',
      objectId: slotId,
      name: nameOfTests(slot),
      context: auditedHours(slot),
      // Neither the one link nor the other (rule R190).
      before: { pasted_link: null },
      after: { pasted_link: 'replaced' },
    });
    const childIds = booked ? [booked.childId] : [];
    const news = { kind: 'oral_test_room', startsAt: slot.startsAt, now } as const;
    const families = childIds.length > 0 ? await tellOfOralTests(tx, { ...news, childIds }) : 0;
    return { ...told, families };
  });
