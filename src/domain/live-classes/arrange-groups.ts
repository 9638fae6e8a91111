import type { Grade } from '../enrolment/grade.ts';
import { type Group, type Pupil, groupFor, nextGroupNumber } from './groups.ts';

/** A place in a batch: a child's year that was paid for and whose grade is decided. */
export interface Seat extends Pupil {
  readonly enrolmentId: number;
  readonly grade: Grade;
  readonly settledAt: Date;
}

/** A group with the grade that it learns, and the years by which its pupils are in it. */
export interface SeatedGroup extends Group {
  readonly grade: Grade;
  readonly pupils: readonly (Pupil & { readonly enrolmentId: number })[];
}

/** What has to change so that everybody with a place is in a group of its grade. */
export interface Arrangement {
  /** the years of those whose place has gone, or who learn another grade now */
  readonly leave: readonly number[];
  readonly join: readonly { readonly seat: Seat; readonly grade: Grade; readonly number: number }[];
}

/**
 * Seats the children of a batch (rule R187): in the order in which their payments settled; whoever has a group of its grade stays in it.
 * @param groups all groups of the batch
 * @param seats all places of the batch; a child that awaits its placement test has none yet
 */
export function arrangeGroups(groups: readonly SeatedGroup[], seats: readonly Seat[]): Arrangement {
  const seatOf = new Map(seats.map((seat) => [seat.enrolmentId, seat]));
  const staying = groups.map((group) => ({
    ...group,
    pupils: group.pupils.filter(({ enrolmentId }) => seatOf.get(enrolmentId)?.grade === group.grade),
  }));
  const seated = new Set(staying.flatMap(({ pupils }) => pupils.map(({ enrolmentId }) => enrolmentId)));
  const waiting = seats
    .filter(({ enrolmentId }) => !seated.has(enrolmentId))
    .toSorted((a, b) => a.settledAt.getTime() - b.settledAt.getTime() || a.enrolmentId - b.enrolmentId);

  const filling = staying.map((group) => ({ ...group, pupils: [...group.pupils] }));
  const join = waiting.map((seat) => {
    const ofGrade = filling.filter(({ grade }) => grade === seat.grade);
    const found = groupFor(ofGrade, seat);
    const group = found ?? newGroup(seat.grade, nextGroupNumber(ofGrade));
    if (!found) filling.push(group);
    group.pupils.push(seat);
    return { seat, grade: seat.grade, number: group.number };
  });
  return {
    leave: groups
      .flatMap(({ pupils }) => pupils)
      .map(({ enrolmentId }) => enrolmentId)
      .filter((enrolmentId) => !seated.has(enrolmentId)),
    join,
  };
}

/** One that is about to be opened, and has no id yet. */
const newGroup = (grade: Grade, number: number) => ({
  groupId: 0,
  number,
  places: 12,
  grade,
  pupils: [] as (Pupil & { readonly enrolmentId: number })[],
});
