import { type CalendarDate, addDays, startOfDay } from '../values/calendar-date.ts';

/** In so many days a class needs its room soon where staff paste the links (rule R236). */
const daysAhead = 14;

/** Where a service makes the rooms, three days before, one that is not there so long before its class is missing (rule R236). */
const afterService = 2 * 24 * 3_600_000;

/**
 * Between which instants a class begins that needs its room soon (rule R236).
 * @param day the fourteen days begin with it, but never before `now`
 */
export function roomsNeededSoon(
  { day, hasService }: { readonly day: CalendarDate; readonly hasService: boolean },
  now: Date,
): { readonly from: Date; readonly to: Date } {
  if (hasService) return { from: now, to: new Date(now.getTime() + afterService) };
  const from = new Date(Math.max(now.getTime(), startOfDay(day).getTime()));
  return { from, to: startOfDay(addDays(day, daysAhead)) };
}
