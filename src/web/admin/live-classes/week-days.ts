import {
  type CalendarDate,
  addDays,
  dayInJakarta,
  parseCalendarDate,
  weekday,
} from '../../../domain/values/calendar-date.ts';

/** The Monday of a day's week. */
export const mondayOf = (day: CalendarDate): CalendarDate => addDays(day, 1 - weekday(day));

/** The week that an address names by one of its days, else the one of today, by its Monday. */
export const weekIn = (search: URLSearchParams, today: CalendarDate): CalendarDate =>
  mondayOf(parseCalendarDate(search.get('from') ?? '') ?? today);

interface Timed {
  starts_at: string;
  state?: string;
}

const dayOf = ({ starts_at }: Timed) => dayInJakarta(new Date(starts_at));

/** The classes of one day in WIB, the earliest first. */
export const ofDay = <Session extends Timed>(sessions: readonly Session[], day: CalendarDate): Session[] =>
  sessions
    .filter((session) => dayOf(session) === day)
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

/** The classes that are held on a day. */
export const givenOn = <Session extends Timed>(sessions: readonly Session[], day: CalendarDate): Session[] =>
  ofDay(sessions, day).filter(({ state }) => state !== 'cancelled');

/** The first class that is held on a later day. */
export const nextAfter = <Session extends Timed>(
  sessions: readonly Session[],
  day: CalendarDate,
): Session | undefined =>
  sessions
    .filter((session) => session.state !== 'cancelled' && dayOf(session) > day)
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0];

/** The days of a week that have classes, each with its own. */
export const daysWithClasses = <Session extends Timed>(
  sessions: readonly Session[],
  monday: CalendarDate,
): { day: CalendarDate; classes: Session[] }[] =>
  Array.from({ length: 7 }, (_, place) => addDays(monday, place))
    .map((day) => ({ day, classes: ofDay(sessions, day) }))
    .filter(({ classes }) => classes.length > 0);
