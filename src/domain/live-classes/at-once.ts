import { type Session, overlaps } from './joining.ts';

/** A live class with whoever holds it. */
export interface HeldSession extends Session {
  readonly sessionId: number;
  /** null: nobody yet */
  readonly teacherId: number | null;
}

/**
 * Which live classes a teacher would have at once, in pairs in the order of their times: of those that are moved, each with whatever else
 * its teacher holds then (rule R188). The classes have their times after the move, and none of them is cancelled.
 * @param isMoved whether a class was moved; two that stay are nobody's news
 */
export const atOnce = <Held extends HeldSession>(
  classes: readonly Held[],
  isMoved: (sessionId: number) => boolean,
): (readonly [Held, Held])[] => {
  const ofTeacher = Map.groupBy(classes, ({ teacherId }) => teacherId);
  ofTeacher.delete(null);
  const pairs = [...ofTeacher.values()].flatMap((held) => {
    const inOrder = held.toSorted(byTime);
    return inOrder.flatMap((one, place) =>
      inOrder
        .slice(place + 1)
        .filter((other) => overlaps(one, other) && (isMoved(one.sessionId) || isMoved(other.sessionId)))
        .map((other) => [one, other] as const),
    );
  });
  return pairs.toSorted(([one], [other]) => byTime(one, other));
};

const byTime = (one: HeldSession, other: HeldSession) =>
  one.startsAt.getTime() - other.startsAt.getTime() || one.sessionId - other.sessionId;
