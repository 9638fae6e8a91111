import {
  type CalendarDate,
  addDays,
  dayInJakarta,
  mondayOf,
  parseCalendarDate,
} from '../../../domain/values/calendar-date.ts';

/** The week that an address names by one of its days, else the one of today, by its Monday. */
export const weekIn = (search: URLSearchParams, today: CalendarDate): CalendarDate =>
  mondayOf(parseCalendarDate(search.get('from') ?? '') ?? today);

interface Timed {
  starts_at: string;
  state?: string;
}

const dayOf = ({ starts_at }: Timed) => dayInJakarta(new Date(starts_at));

/** Whether a class is over and of some of its children nobody has said whether they were there. */
export const isUnmarked = ({
  state,
  marked,
  expected,
}: {
  state: string;
  marked: number;
  expected: number;
}) => state === 'over' && marked < expected;

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

/** The days from one on, a week of them if not said otherwise, that have classes, each with its own. */
export const daysWithClasses = <Session extends Timed>(
  sessions: readonly Session[],
  from: CalendarDate,
  days = 7,
): { day: CalendarDate; classes: Session[] }[] =>
  Array.from({ length: days }, (_, place) => addDays(from, place))
    .map((day) => ({ day, classes: ofDay(sessions, day) }))
    .filter(({ classes }) => classes.length > 0);
