import type { BatchCalendar } from '../calendar/batch-year.ts';
import { type Session, overlaps } from '../live-classes/joining.ts';
import { type TimeOfDay, instantOf, isAtChildrensHour, timeOfDayAt } from '../live-classes/meeting-times.ts';
import { isInHoliday } from '../live-classes/timetable.ts';
import {
  type CalendarDate,
  addDays,
  compareDates,
  dayInJakarta,
  diffDays,
  startOfDay,
} from '../values/calendar-date.ts';
import { type PartOfYear, partsOfYear, testWeek } from './parts-of-year.ts';

/** How long an oral test may be, in minutes. */
export const shortestSlot = 10;
export const longestSlot = 20;

/** The weeks in which the oral tests of a part are held: the week of the part's tests and the three after it (rule R209). */
const weeksOfOralTests = 4;

/** The days on which the oral tests of a part are held in a batch, both included. */
export function oralTestDays(
  calendar: BatchCalendar,
  part: PartOfYear,
): { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate } {
  const { firstDay } = testWeek(calendar, part);
  return { firstDay, lastDay: addDays(firstDay, weeksOfOralTests * 7 - 1) };
}

/** The batch and part whose oral tests are held on a day, else are next, else were last (rule R285); null: there is no batch. */
export function presentTests<Batch extends BatchCalendar>(
  batches: readonly Batch[],
  today: CalendarDate,
): { readonly batch: Batch; readonly part: PartOfYear } | null {
  const all = batches
    .flatMap((batch) =>
      partsOfYear.map((part) => ({ batch, part, lastDay: oralTestDays(batch, part).lastDay })),
    )
    .toSorted((one, other) => compareDates(one.lastDay, other.lastDay));
  // All are as long: the first one that is not over is held now, if any is.
  return all.find(({ lastDay }) => compareDates(today, lastDay) <= 0) ?? all.at(-1) ?? null;
}

/** The Monday of the week in which a day lies, or of the nearest week of oral tests. */
export function shownWeek(
  { firstDay }: Pick<ReturnType<typeof oralTestDays>, 'firstDay'>,
  day: CalendarDate,
): CalendarDate {
  const week = Math.floor(diffDays(firstDay, day) / 7);
  return addDays(firstDay, 7 * Math.min(Math.max(week, 0), weeksOfOralTests - 1));
}

/** The times that a teacher opens on one day, one test after the other. */
export interface OpenedHours {
  readonly day: CalendarDate;
  readonly from: TimeOfDay;
  /** the last test is over by then */
  readonly to: TimeOfDay;
  /** of each test, 10 to 20 */
  readonly minutes: number;
}

/** The tests that fit between two times of a day, in order; none when not even one fits (rule R209). */
export function slotsIn({ day, from, to, minutes }: OpenedHours): readonly Session[] {
  const first = instantOf(day, from).getTime();
  const count = Math.max(0, Math.floor((instantOf(day, to).getTime() - first) / (minutes * 60_000)));
  return Array.from({ length: count }, (_, index) => ({
    startsAt: new Date(first + index * minutes * 60_000),
    minutes,
  }));
}

/** Why slots cannot be opened. */
export type SlotsRefusal =
  | 'slots_too_short'
  | 'class_in_the_past'
  | 'slots_outside_weeks'
  | 'class_in_holiday'
  | 'slots_at_night'
  | 'teacher_taken';

/**
 * All that keeps a teacher from opening these hours for a part of a batch, of the day and of its times; empty: nothing does (rule R209).
 * No test is in the holiday weeks of the batch (rule R223).
 * @param ofTeacher what else the teacher holds then: live classes that are not cancelled, and other slots
 */
export function slotsRefusals(
  hours: OpenedHours,
  { calendar, part }: { readonly calendar: BatchCalendar; readonly part: PartOfYear },
  { ofTeacher, now }: { readonly ofTeacher: readonly Session[]; readonly now: Date },
): readonly SlotsRefusal[] {
  const slots = slotsIn(hours);
  const { firstDay, lastDay } = oralTestDays(calendar, part);
  const startsAt = instantOf(hours.day, hours.from);
  const ofDay = (): SlotsRefusal | null => {
    if (startsAt <= now) return 'class_in_the_past';
    if (compareDates(hours.day, firstDay) < 0 || compareDates(lastDay, hours.day) < 0)
      return 'slots_outside_weeks';
    return isInHoliday(calendar, startsAt) ? 'class_in_holiday' : null;
  };
  const ofTimes = (): SlotsRefusal | null => {
    if (slots.length === 0) return 'slots_too_short';
    const isAtNight = (slot: Session) =>
      !isAtChildrensHour({ time: timeOfDayAt(slot.startsAt), minutes: slot.minutes });
    if (slots.some(isAtNight)) return 'slots_at_night';
    return slots.some((slot) => ofTeacher.some((other) => overlaps(slot, other))) ? 'teacher_taken' : null;
  };
  return [ofDay(), ofTimes()].filter((refusal) => refusal !== null);
}

/** Whether a family may still book, move or give up a slot: until the day before it, in WIB (rule R210). */
export const mayStillChange = ({ startsAt }: Pick<Session, 'startsAt'>, now: Date): boolean =>
  compareDates(dayInJakarta(now), dayInJakarta(startsAt)) < 0;

/** What became of a booked test: it is to come or nothing was said of it, it was held, or the child did not come. */
export type OralTestState = 'booked' | 'done' | 'absent';

/** After how many tests to which it did not come a child is given no other one. */
const mostMissed = 2;

/** From when on slots can still be booked: from tomorrow, in WIB (rule R210). */
export const firstBookable = (now: Date): Date => startOfDay(addDays(dayInJakarta(now), 1));

/** A child's oral test of a part with the time of its slot. */
interface TestOfPart {
  readonly state: OralTestState;
  readonly startsAt: Date;
}

/**
 * The last day on which a time of a part can be chosen for a child that has booked none; null: there is nothing to choose (rule R324).
 * @param tests the child's of that part
 * @param lastFree when the last slot begins that is free and can still be booked; null: none is
 */
export const mayChooseUntil = (
  tests: readonly TestOfPart[],
  lastFree: Date | null,
  now: Date,
): CalendarDate | null =>
  lastFree === null || tests.some(({ state }) => state === 'booked') || !mayTakeOne(tests, now)
    ? null
    : addDays(dayInJakarta(lastFree), -1);

/** Why a family cannot book a slot for a part. */
export type BookingRefusal = 'oral_test_done' | 'oral_test_missed_twice' | 'oral_test_too_late';

/** Whether a child that did not come to so many tests of a part is given no other one (rule R210). */
export const hasMissedTooMany = (missed: number): boolean => missed >= mostMissed;

/** Why a child's family cannot take any slot of a part, or null (rule R210). @param tests the child's of that part */
const takingRefusal = (tests: readonly TestOfPart[], now: Date): BookingRefusal | null => {
  if (tests.some(({ state }) => state === 'done')) return 'oral_test_done';
  if (hasMissedTooMany(tests.filter(({ state }) => state === 'absent').length))
    return 'oral_test_missed_twice';
  const left = tests.find(({ state }) => state === 'booked');
  return left && !mayStillChange(left, now) ? 'oral_test_too_late' : null;
};

/** Whether a child's family may take a slot of a part that is free, or move the booked test to it (rule R210). */
export const mayTakeOne = (tests: readonly TestOfPart[], now: Date): boolean =>
  takingRefusal(tests, now) === null;

/** Why a child's family cannot take this slot, or null (rule R210). A booked test moves to it. @param tests the child's of that part */
export const bookingRefusal = (
  slot: Session,
  tests: readonly TestOfPart[],
  now: Date,
): BookingRefusal | null =>
  takingRefusal(tests, now) ?? (mayStillChange(slot, now) ? null : 'oral_test_too_late');

/** Whether a teacher may say what became of a test: from its beginning on, and later again (rule R211). */
export const mayEnterResult = ({ startsAt }: Pick<Session, 'startsAt'>, now: Date): boolean =>
  startsAt <= now;

const reminderTime = '18:00';

/** When a family is reminded of its test: at 18.00 WIB on the day before (rule R210). */
export const reminderAt = ({ startsAt }: Pick<Session, 'startsAt'>): Date =>
  instantOf(addDays(dayInJakarta(startsAt), -1), reminderTime);

/** The first instant of the tests that are still to be reminded of after an instant (rule R210). */
export function remindedFrom(after: Date): Date {
  const today = dayInJakarta(after);
  return startOfDay(addDays(today, after < instantOf(today, reminderTime) ? 1 : 2));
}
