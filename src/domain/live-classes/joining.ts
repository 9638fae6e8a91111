import { addDays, dayInJakarta, startOfDay } from '../values/calendar-date.ts';

/** A live class at its time. */
export interface Session {
  readonly startsAt: Date;
  readonly minutes: number;
}

const minute = 60_000;

/** How long before its beginning the door of a live class opens, in minutes. */
export const opensBefore = 15;

export const opensAt = ({ startsAt }: Pick<Session, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - opensBefore * minute);

export const endsAt = ({ startsAt, minutes }: Session): Date =>
  new Date(startsAt.getTime() + minutes * minute);

/** Where a live class stands. A cancelled one is never joined. */
export type SessionState = 'planned' | 'open' | 'over' | 'cancelled';

/** From 15 minutes before to its end a live class is open (rule R189). */
export const sessionState = (
  session: Session & { readonly cancelledAt: Date | null },
  now: Date,
): SessionState => {
  if (session.cancelledAt !== null) return 'cancelled';
  if (now < opensAt(session)) return 'planned';
  return now < endsAt(session) ? 'open' : 'over';
};

/** Whether a family is given the link: while the class is open and the bill of that day is paid (rule R189). */
export const mayJoin = (
  session: Session & { readonly cancelledAt: Date | null },
  { hasAccess, now }: { readonly hasAccess: boolean; readonly now: Date },
): boolean => hasAccess && sessionState(session, now) === 'open';

/**
 * Whether somebody who goes into a live class as its host is not its teacher, which the log keeps: who, which class and when (rule R198).
 * @param teacherId who holds the class; null: nobody yet
 */
export const entersForTeacher = (teacherId: number | null, userId: number): boolean => teacherId !== userId;

/** How long before its beginning a family is asked to think of a live class first, in hours. */
const soonBefore = 24;

/**
 * Whether a live class that is not over is what a child has to go to next: on its day, and from 24 hours before it begins unless a
 * video is to be watched whose last day is no later than that of the class (rule R175).
 * @param goesAt when the first video to watch goes; null: there is none
 */
export const isSoon = ({ startsAt }: Pick<Session, 'startsAt'>, goesAt: Date | null, now: Date): boolean => {
  const day = dayInJakarta(startsAt);
  if (dayInJakarta(now) >= day) return true;
  const goesFirst = goesAt !== null && goesAt <= startOfDay(addDays(day, 1));
  return !goesFirst && now.getTime() >= startsAt.getTime() - soonBefore * 60 * minute;
};

/** Whether two live classes are at the same time; one that begins as the other ends is not. */
export const overlaps = (one: Session, other: Session): boolean =>
  one.startsAt < endsAt(other) && other.startsAt < endsAt(one);
