import { type BatchCalendar, yearHolds } from '../calendar/batch-year.ts';
import type { Unit } from '../calendar/unit-and-week.ts';
import { addDays, compareDates, dayInJakarta } from '../values/calendar-date.ts';
import { type Session, overlaps } from './joining.ts';
import { type MeetingTime, isAtChildrensHour, plannedYear, timeOfDayAt } from './meeting-times.ts';

/** A live class of a group as it is kept. */
export interface KeptSession extends Session {
  readonly sessionId: number;
  readonly unit: Unit;
  /** staff gave it a time of its own: what the group or the calendar changes does not move it */
  readonly movedByHand: boolean;
  readonly cancelledAt: Date | null;
}

/** What a group's new time, or a changed holiday, makes of its live classes. */
export interface TimetableChange {
  /** units that have no live class yet, with their times */
  readonly added: readonly { readonly unit: Unit; readonly startsAt: Date }[];
  readonly moved: readonly { readonly session: KeptSession; readonly startsAt: Date }[];
}

/** Whether an instant lies in one of a batch's holiday weeks. */
export const isInHoliday = ({ holidayWeeks }: BatchCalendar, instant: Date): boolean => {
  const day = dayInJakarta(instant);
  return holidayWeeks.some(
    (first) => compareDates(first, day) <= 0 && compareDates(day, addDays(first, 6)) <= 0,
  );
};

/** Whether a changed holiday ends a session with a native teacher, who comes on no other day than the one appointed (rule R188). */
export const isEndedByHoliday = (
  calendar: BatchCalendar,
  {
    kind,
    startsAt,
    cancelledAt,
  }: { readonly kind: 'class' | 'native'; readonly startsAt: Date; readonly cancelledAt: Date | null },
  now: Date,
): boolean => kind === 'native' && cancelledAt === null && startsAt > now && isInHoliday(calendar, startsAt);

/**
 * How a group's live classes follow its time and the calendar (rule R188): what has begun, was cancelled or was moved by hand stays,
 * unless its new day became a holiday; a unit whose time has passed gets none.
 */
export function timetableChange(
  calendar: BatchCalendar,
  meeting: MeetingTime,
  { kept, now }: { readonly kept: readonly KeptSession[]; readonly now: Date },
): TimetableChange {
  const byUnit = new Map(kept.map((session) => [session.unit, session]));
  const year = plannedYear(calendar, meeting).filter(({ startsAt }) => startsAt > now);
  const coming = kept.filter(({ startsAt, cancelledAt }) => startsAt > now && cancelledAt === null);
  return {
    added: year.filter(({ unit }) => !byUnit.has(unit)),
    moved: year.flatMap(({ unit, startsAt }) => {
      const session = coming.find(
        (one) => one.unit === unit && (!one.movedByHand || isInHoliday(calendar, one.startsAt)),
      );
      const isSame =
        session?.startsAt.getTime() === startsAt.getTime() && session.minutes === meeting.minutes;
      return session && !isSame ? [{ session, startsAt }] : [];
    }),
  };
}

/** Why a live class cannot be given this time. */
export type SessionTimeRefusal =
  | 'class_has_begun'
  | 'class_in_the_past'
  | 'class_outside_the_year'
  | 'class_in_holiday'
  | 'class_at_night'
  | 'teacher_taken'
  | 'group_taken';

/**
 * Why staff cannot give a live class this time, or null (rule R188).
 * @param before how it was, null for a new one
 * @param ofTeacher the other live classes of its teacher that are not cancelled
 * @param ofGroup those of its group
 */
export function sessionTimeRefusal(
  calendar: BatchCalendar,
  wanted: Session,
  {
    before,
    ofTeacher,
    ofGroup,
    now,
  }: {
    readonly before: Session | null;
    readonly ofTeacher: readonly Session[];
    readonly ofGroup: readonly Session[];
    readonly now: Date;
  },
): SessionTimeRefusal | null {
  if (before && before.startsAt <= now) return 'class_has_begun';
  if (wanted.startsAt <= now) return 'class_in_the_past';
  if (!yearHolds(calendar.startDate, dayInJakarta(wanted.startsAt))) return 'class_outside_the_year';
  if (isInHoliday(calendar, wanted.startsAt)) return 'class_in_holiday';
  const { startsAt, minutes } = wanted;
  if (!isAtChildrensHour({ time: timeOfDayAt(startsAt), minutes })) return 'class_at_night';
  if (ofGroup.some((other) => overlaps(wanted, other))) return 'group_taken';
  return ofTeacher.some((other) => overlaps(wanted, other)) ? 'teacher_taken' : null;
}
