import type { LiveGroup, LiveSession } from '../../contract/live-class-objects.ts';
import type { Member } from '../../contract/live-classes.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { namesRoom } from '../../domain/live-classes/class-link.ts';
import { moveRefusal } from '../../domain/live-classes/groups.ts';
import { changeOf } from '../../domain/messages/class-notices.ts';
import type { Tx } from '../platform/db/database.ts';
import { recordChange } from '../audit/record-change.ts';
import { findAnyChild } from '../families/known-children.ts';
import { everyClass } from './class-scope.ts';
import { forgetComing } from './attendance-store.ts';
import { groupName } from './audited.ts';
import type { LiveClassesContext } from './context.ts';
import { findGroup, lockSeating, seatPupils, selectGroups } from './group-store.ts';
import { membersOf } from './members-store.ts';
import { classesOf } from './session-store.ts';
import { tellFamilies, toldClass } from './tell.ts';
import { decidedSeats, seatedGroups } from './seats.ts';
import { showGroup } from './show-groups.ts';
import { undoneUnlessKept } from './undone-unless-kept.ts';

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
    const target = await findGroup(tx, everyClass, groupId);
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
      await forgetComing(tx, [seat.enrolmentId], now);
      await seatPupils(tx, [{ enrolmentId: seat.enrolmentId, groupId, joinedAt: now }]);
      await recordChange(tx, {
        by,
        at: now,
        kind: 'live_group',
        objectId: groupId,
        name: groupName(target.group),
        // By its number: the log of a group outlives the child's name.
        context: { batch: target.batch, child_id: childId },
        before: { group: former?.number ?? null },
        after: { group: found.number },
      });
    }
    const families = isMoved
      ? await tellOfMove(context, tx, { childId, from: former?.groupId ?? null, to: groupId, now })
      : 0;
    const shown = await showGroup(context, everyClass, groupId);
    return isRefused(shown) ? shown : { ...shown, families };
  });

/** Its family hears of each class to come with when it would have been in the former group. */
const tellOfMove = async (
  context: LiveClassesContext,
  tx: Tx,
  { childId, from, to, now }: { childId: number; from: number | null; to: number; now: Date },
): Promise<number> => {
  const coming = async (groupId: number) =>
    (await classesOf(tx, [groupId])).filter(
      ({ session }) => session.kind === 'class' && session.startsAt > now && session.cancelledAt === null,
    );
  const former = from === null ? [] : await coming(from);
  const ofUnit = new Map(former.map(({ session }) => [session.unit, session]));
  const classes = (await coming(to)).map((one) => toldClass(one, [childId], ofUnit.get(one.session.unit)));
  const isOther = former.length > 0 && classes.some((one) => changeOf(one) !== 'none');
  return tellFamilies(context, tx, { kind: isOther ? 'live_class_moved' : 'live_class_set', classes, now });
};

/** Hands staff's words to the families of a group. */
export const writeToGroup = (
  { database, clock, tellGroup }: LiveClassesContext,
  { by, groupId, text }: { by: number; groupId: number; text: string },
): Promise<{ families: number } | Refused<'not_found' | 'link_in_message'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await findGroup(tx, everyClass, groupId);
    if (!found) return refuse('not_found');
    if (namesRoom(text)) return refuse('link_in_message');
    const childIds = (await membersOf(tx, groupId)).map(({ childId }) => childId);
    const families = await tellGroup(tx, { childIds, text, now });
    await recordChange(tx, {
      by,
      at: now,
      kind: 'live_group',
      objectId: groupId,
      name: groupName(found.group),
      context: { batch: found.batch },
      // Not the words, which may name a child.
      before: { message: null },
      after: { message: text.length },
    });
    return { families };
  });
