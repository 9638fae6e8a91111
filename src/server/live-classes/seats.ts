import type { Seat, SeatedGroup } from '../../domain/live-classes/arrange-groups.ts';
import { maxInLiveClass } from '../../domain/courses/class-rules.ts';
import { isGrade } from '../../domain/enrolment/grade.ts';
import { seatsIn } from '../enrolment/seats-in.ts';
import { unplacedYears } from '../placement/unplaced-years.ts';
import type { Tx } from '../platform/db/database.ts';
import { type GroupRow, selectPupils, visitorsToCome } from './group-store.ts';

/** The places of a batch whose grade is decided. */
export const decidedSeats = async (tx: Tx, academicYearId: number): Promise<Seat[]> => {
  const seats = await seatsIn(tx, academicYearId);
  const unplaced = await unplacedYears(
    tx,
    seats.map(({ enrolmentId }) => enrolmentId),
  );
  return seats.filter(({ enrolmentId }) => !unplaced.has(enrolmentId));
};

/**
 * Groups with their pupils, as the rules know them. Of whose place has gone nothing but the year is known, which is enough to take it
 * out; who visits a class to come takes a place that nobody new is given.
 */
export const seatedGroups = async (
  tx: Tx,
  rows: readonly GroupRow[],
  seats: readonly Seat[],
  now: Date,
): Promise<SeatedGroup[]> => {
  const ids = rows.map(({ groupId }) => groupId);
  const seatOf = new Map(seats.map((seat) => [seat.enrolmentId, seat]));
  const ofGroup = Map.groupBy(await selectPupils(tx, ids), ({ groupId }) => groupId);
  const visitors = await visitorsToCome(tx, ids, now);
  return rows.flatMap(({ groupId, number, grade, places }) =>
    isGrade(grade)
      ? [
          {
            groupId,
            number,
            grade,
            places: Math.min(places, maxInLiveClass - (visitors.get(groupId) ?? 0)),
            pupils: (ofGroup.get(groupId) ?? []).map(
              ({ enrolmentId }) => seatOf.get(enrolmentId) ?? { enrolmentId, childId: 0, familyId: 0 },
            ),
          },
        ]
      : [],
  );
};
