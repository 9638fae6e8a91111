import type { FamilyPart } from '../../../contract/oral-tests.ts';
import { type CalendarDate, dayInJakarta } from '../../../domain/values/calendar-date.ts';

type Slot = FamilyPart['slots'][number];

/** Free slots by their day in WIB, in order; in Indonesia's other zones a slot may be on the day after it for who looks. */
export const slotsByDay = (slots: readonly Slot[]): { day: CalendarDate; slots: Slot[] }[] =>
  [...Map.groupBy(slots, ({ starts_at }) => dayInJakarta(new Date(starts_at)))].map(([day, ofDay]) => ({
    day,
    slots: ofDay,
  }));
