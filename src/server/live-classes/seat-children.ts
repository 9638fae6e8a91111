import { arrangeGroups } from '../../domain/live-classes/arrange-groups.ts';
import { maxInLiveClass } from '../../domain/courses/class-rules.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { leaveComing } from './attendance-store.ts';
import type { LiveClassesContext } from './context.ts';
import { deletePupils, insertGroup, lockSeating, seatPupils, selectGroups } from './group-store.ts';
import { decidedSeats, seatedGroups } from './seats.ts';
import { tellOfSeats } from './tell-of-move.ts';
import { oneByOne } from '../platform/one-by-one.ts';

/**
 * Sees that every child with a place is in a group of its batch and grade, and nobody else (rule R187). It looks every five minutes:
 * a place appears or goes by a payment, a grade, a refund or an erasing, and none of these has to know of groups.
 */
export const seatChildrenJob = (context: LiveClassesContext): Job => ({
  name: 'seat-children',
  everyMinutes: 5,
  async nextDue() {
    // Nothing becomes due by the clock alone.
    return null;
  },
  async runDue(now, stopping) {
    const { database, log } = context;
    const batches = await batchesSince(database.db, dayInJakarta(now));
    const failed = 'the children of a batch could not be seated';
    await oneByOne(
      batches.map(({ academicYearId }) => academicYearId),
      { log, stopping, of: 'batch', failed },
      (academicYearId) => database.transaction((tx) => seatChildren(context, tx, academicYearId, now)),
    );
  },
});

const seatChildren = async (
  context: Pick<LiveClassesContext, 'tellOfClasses'>,
  tx: Tx,
  academicYearId: number,
  now: Date,
): Promise<void> => {
  await lockSeating(tx, academicYearId);
  const seats = await decidedSeats(tx, academicYearId);
  const rows = await selectGroups(tx, academicYearId);
  const groups = await seatedGroups(tx, rows, seats, now);
  const { leave, join } = arrangeGroups(groups, seats);
  if (leave.length === 0 && join.length === 0) return;
  await leaveComing(tx, leave, now);
  const formerOf = new Map(
    groups.flatMap(({ groupId, pupils }) => pupils.map(({ enrolmentId }) => [enrolmentId, groupId] as const)),
  );
  // Whoever goes on in another group keeps its row, in which the changes of its calendar are counted.
  const goingOn = new Set(join.map(({ seat }) => seat.enrolmentId));
  await deletePupils(
    tx,
    leave.filter((enrolmentId) => !goingOn.has(enrolmentId)),
  );
  const ids = new Map(rows.map(({ grade, number, groupId }) => [`${grade}.${number}`, groupId]));
  for (const { grade, number } of join) {
    const key = `${grade}.${number}`;
    if (ids.has(key)) continue;
    const opened = { academicYearId, grade, number, places: maxInLiveClass, createdAt: now };
    ids.set(key, (await insertGroup(tx, opened)).groupId);
  }
  const seated = join.map(({ seat, grade, number }) => {
    const groupId = ids.get(`${grade}.${number}`);
    if (groupId === undefined) throw new Error('a child was seated in a group that is not there');
    return { ...seat, groupId };
  });
  await seatPupils(
    tx,
    seated.map(({ enrolmentId, groupId }) => ({ enrolmentId, groupId, joinedAt: now })),
  );
  const moves = Map.groupBy(
    seated,
    ({ groupId, enrolmentId }) => `${formerOf.get(enrolmentId) ?? 0} ${groupId}`,
  );
  for (const moved of moves.values()) {
    const [first] = moved;
    if (!first) continue;
    await tellOfSeats(context, tx, {
      childIds: moved.map(({ childId }) => childId),
      from: formerOf.get(first.enrolmentId) ?? null,
      to: first.groupId,
      now,
    });
  }
};
