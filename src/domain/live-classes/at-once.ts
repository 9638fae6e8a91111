import { type Session, overlaps } from './joining.ts';

/** A live class with its group and whoever holds it. */
export interface HeldSession extends Session {
  readonly sessionId: number;
  readonly groupId: number;
  /** null: nobody yet */
  readonly teacherId: number | null;
}

/**
 * Which live classes a teacher or a group would have at once, in pairs in the order of their times: of those that are moved, each with
 * whatever else its teacher holds, or its group has, then (rule R188). The classes have their times after the move, and none of them is
 * cancelled.
 * @param isMoved whether a class was moved; two that stay are nobody's news
 */
export const atOnce = <Held extends HeldSession>(
  classes: readonly Held[],
  isMoved: (sessionId: number) => boolean,
): (readonly [Held, Held])[] => {
  const inOrder = classes.toSorted(byTime);
  return inOrder.flatMap((one, place) =>
    inOrder
      .slice(place + 1)
      .filter((other) => isMoved(one.sessionId) || isMoved(other.sessionId))
      .filter((other) => haveOneTeacher(one, other) || one.groupId === other.groupId)
      .filter((other) => overlaps(one, other))
      .map((other) => [one, other] as const),
  );
};

/** Whether somebody holds both of these classes. */
export const haveOneTeacher = (
  one: Pick<HeldSession, 'teacherId'>,
  other: Pick<HeldSession, 'teacherId'>,
): boolean => one.teacherId !== null && one.teacherId === other.teacherId;

const byTime = (one: HeldSession, other: HeldSession) =>
  one.startsAt.getTime() - other.startsAt.getTime() || one.sessionId - other.sessionId;
