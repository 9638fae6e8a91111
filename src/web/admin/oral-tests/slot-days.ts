import type { OralSlot } from '../../../contract/oral-test-objects.ts';
import { type CalendarDate, addDays, dayInJakarta } from '../../../domain/values/calendar-date.ts';

/** The slots of a week by their day in WIB, in order. */
export const slotDays = (slots: readonly OralSlot[]): { day: CalendarDate; slots: OralSlot[] }[] =>
  [...Map.groupBy(slots, ({ starts_at }) => dayInJakarta(new Date(starts_at)))].map(([day, ofDay]) => ({
    day,
    slots: ofDay,
  }));

/** The Mondays of the weeks in which the oral tests of a part are held. */
export const weeksOf = (firstDay: CalendarDate, lastDay: CalendarDate): CalendarDate[] => {
  const mondays: CalendarDate[] = [];
  for (let monday = firstDay; monday <= lastDay; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
};
