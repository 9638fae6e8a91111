import { type Seat, type SeatedGroup, arrangeGroups } from '../../domain/live-classes/arrange-groups.ts';
import { maxInLiveClass } from '../../domain/courses/class-rules.ts';
import { isGrade } from '../../domain/enrolment/grade.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { seatsIn } from '../enrolment/seats-in.ts';
import { unplacedYears } from '../placement/unplaced-years.ts';
import type { Tx } from '../platform/db/database.ts';
import { describe } from '../platform/db/errors.ts';
import type { Job } from '../platform/jobs.ts';
import type { LiveClassesContext } from './context.ts';
import {
  type GroupRow,
  deletePupils,
  insertGroup,
  insertPupils,
  lockSeating,
  selectGroups,
  selectPupils,
} from './group-store.ts';

/**
 * Sees that every child with a place is in a group of its batch and grade, and nobody else (rule R187). Kicked when a first payment
 * settles or a grade is decided; otherwise it looks every quarter of an hour, for what was given back or erased.
 */
export const seatChildrenJob = (context: LiveClassesContext): Job => ({
  name: 'seat-children',
  everyMinutes: 15,
  async nextDue() {
    // Nothing becomes due by the clock alone: whoever changes a place kicks it.
    return null;
  },
  async runDue(now, stopping) {
    const { database, log } = context;
    for (const { academicYearId } of await batchesSince(database.db, dayInJakarta(now))) {
      if (stopping?.aborted) return;
      try {
        await database.transaction((tx) => seatChildren(tx, academicYearId, now));
      } catch (error) {
        log.error(
          { batch: academicYearId, ...describe(error) },
          'the children of a batch could not be seated',
        );
      }
    }
  },
});

const seatChildren = async (tx: Tx, academicYearId: number, now: Date): Promise<void> => {
  await lockSeating(tx, academicYearId);
  const seats = await decidedSeats(tx, academicYearId);
  const rows = await selectGroups(tx, academicYearId);
  const { leave, join } = arrangeGroups(await seatedGroups(tx, rows, seats), seats);
  await deletePupils(tx, leave);
  const ids = new Map(rows.map(({ grade, number, groupId }) => [`${grade}.${number}`, groupId]));
  for (const { grade, number } of join) {
    const key = `${grade}.${number}`;
    if (ids.has(key)) continue;
    const opened = { academicYearId, grade, number, places: maxInLiveClass, createdAt: now };
    ids.set(key, (await insertGroup(tx, opened)).groupId);
  }
  await insertPupils(
    tx,
    join.map(({ seat: { enrolmentId }, grade, number }) => {
      const groupId = ids.get(`${grade}.${number}`);
      if (groupId === undefined) throw new Error('a child was seated in a group that is not there');
      return { enrolmentId, groupId, joinedAt: now };
    }),
  );
};

/** The places whose grade is decided. */
const decidedSeats = async (tx: Tx, academicYearId: number): Promise<Seat[]> => {
  const seats = await seatsIn(tx, academicYearId);
  const unplaced = await unplacedYears(
    tx,
    seats.map(({ enrolmentId }) => enrolmentId),
  );
  return seats.filter(({ enrolmentId }) => !unplaced.has(enrolmentId));
};

/** The groups with their pupils; of whose place has gone nothing but the year is known, which is enough to take it out. */
const seatedGroups = async (
  tx: Tx,
  rows: readonly GroupRow[],
  seats: readonly Seat[],
): Promise<SeatedGroup[]> => {
  const seatOf = new Map(seats.map((seat) => [seat.enrolmentId, seat]));
  const pupils = await selectPupils(
    tx,
    rows.map(({ groupId }) => groupId),
  );
  const ofGroup = Map.groupBy(pupils, ({ groupId }) => groupId);
  return rows.flatMap(({ groupId, number, grade, places }) =>
    isGrade(grade)
      ? [
          {
            groupId,
            number,
            grade,
            places,
            pupils: (ofGroup.get(groupId) ?? []).map(
              ({ enrolmentId }) => seatOf.get(enrolmentId) ?? { enrolmentId, childId: 0, familyId: 0 },
            ),
          },
        ]
      : [],
  );
};
