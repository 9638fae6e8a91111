import type { LiveGroup, LiveSession } from '../../contract/live-class-objects.ts';
import type { Member } from '../../contract/live-classes.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { namesRoom } from '../../domain/live-classes/class-link.ts';
import { moveRefusal } from '../../domain/live-classes/groups.ts';
import { findAnyChild } from '../families/known-children.ts';
import { everyClass } from './class-scope.ts';
import { leaveComing } from './attendance-store.ts';
import type { LiveClassesContext } from './context.ts';
import { findGroup, lockSeating, seatPupils, selectGroups } from './group-store.ts';
import { membersOf } from './members-store.ts';
import { decidedSeats, seatedGroups } from './seats.ts';
import { showGroup } from './show-groups.ts';
import { tellOfMove } from './tell-of-move.ts';
import { undoneUnlessKept } from './undone-unless-kept.ts';
import { recordOfGroup } from './audited.ts';

/** Moves a child to another group of its batch and grade, or tells what that would change; its family is told (rule R187). */
export const moveChild = (
  context: LiveClassesContext,
  { by, childId, groupId, preview }: { by: number; childId: number; groupId: number; preview: boolean },
): Promise<
  | { group: LiveGroup; sessions: LiveSession[]; members: Member[]; families: number }
  | Refused<'not_found' | 'group_of_another_class' | 'group_full'>
> =>
  undoneUnlessKept(context.database, preview, async (tx) => {
    const now = context.clock.now();
    const target = await findGroup(tx, everyClass, groupId, now);
    const child = await findAnyChild(tx, childId);
    if (!target || !child) return refuse('not_found');
    const { academicYearId } = target.group;
    await lockSeating(tx, academicYearId);
    const seats = await decidedSeats(tx, academicYearId);
    const seat = seats.find((one) => one.childId === childId);
    if (!seat) return refuse('group_of_another_class');
    const groups = await seatedGroups(tx, await selectGroups(tx, academicYearId), seats, now);
    const found = groups.find((one) => one.groupId === groupId);
    const former = groups.find(({ pupils }) => pupils.some((pupil) => pupil.childId === childId));
    if (!found) return refuse('not_found');
    const refusal = moveRefusal({ ...seat, academicYearId }, { ...found, academicYearId });
    if (refusal) return refuse(refusal);
    const isMoved = former?.groupId !== groupId;
    if (isMoved) {
      await leaveComing(tx, [seat.enrolmentId], now);
      await seatPupils(tx, [{ enrolmentId: seat.enrolmentId, groupId, joinedAt: now }]);
      await recordOfGroup(
        tx,
        target,
        { by, at: now },
        {
          // By its number: the log of a group outlives the child's name.
          context: { child_id: childId },
          before: { group: former?.number ?? null },
          after: { group: found.number },
        },
      );
    }
    const families = isMoved
      ? await tellOfMove(context, tx, {
          childIds: [childId],
          from: former?.groupId ?? null,
          to: groupId,
          now,
        })
      : 0;
    const shown = await showGroup(context, everyClass, groupId);
    return isRefused(shown) ? shown : { ...shown, families };
  });

/** Hands staff's words to the families of a group. */
export const writeToGroup = (
  { database, clock, tellGroup }: LiveClassesContext,
  { by, groupId, text }: { by: number; groupId: number; text: string },
): Promise<{ families: number } | Refused<'not_found' | 'link_in_message'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await findGroup(tx, everyClass, groupId, now);
    if (!found) return refuse('not_found');
    if (namesRoom(text)) return refuse('link_in_message');
    const childIds = (await membersOf(tx, groupId)).map(({ childId }) => childId);
    const families = await tellGroup(tx, { childIds, text, now });
    // Not the words, which may name a child.
    await recordOfGroup(
      tx,
      found,
      { by, at: now },
      { before: { message: null }, after: { message: text.length } },
    );
    return { families };
  });
