import {
  type CalendarDate,
  addDays,
  addMonths,
  compareDates,
  dayInJakarta,
  startOfDay,
} from '../values/calendar-date.ts';
import { retentionTable } from './retention.ts';

/** A year of a child, and when it was chosen. */
export interface LeftYear {
  readonly createdAt: Date;
  /** the last day of its batch, or the one on which the child left (rule R289) */
  readonly lastDay: CalendarDate;
  /** when its first payment settled; null: never paid */
  readonly settledAt: Date | null;
}

/** A child that may have left, with all of its years. */
export interface LeftChild {
  readonly createdAt: Date;
  readonly years: readonly LeftYear[];
}

/** How many days before a child is erased its family is told. */
export const toldDaysBefore = 30;

/** The last day on which a child had to do with the school: it was added, a year was chosen, or one that was paid ended. */
const lastDayOf = ({ createdAt, years }: LeftChild): CalendarDate =>
  [
    dayInJakarta(createdAt),
    ...years.flatMap((year) => [
      dayInJakarta(year.createdAt),
      ...(year.settledAt === null ? [] : [year.lastDay]),
    ]),
  ].reduce((last, day) => (compareDates(day, last) > 0 ? day : last));

/** The day on which two years are over since a child left (rule R181). */
export const goneOn = (child: LeftChild): CalendarDate =>
  addMonths(lastDayOf(child), 12 * retentionTable.childrenGone.for.years);

/** No child that was added after this instant is told of or erased at `now`. */
export const addedBeforeGone = (now: Date): Date => {
  const day = addMonths(dayInJakarta(now), -12 * retentionTable.childrenGone.for.years);
  return startOfDay(addDays(day, toldDaysBefore + 2));
};

/** The first day on which its family is told. */
export const toldFrom = (child: LeftChild): CalendarDate => addDays(goneOn(child), -toldDaysBefore);

/** On which day a child is erased whose family is told today: 30 days later, however late it is found. */
export const goneOnWhenTold = (child: LeftChild, today: CalendarDate): CalendarDate => {
  const earliest = addDays(today, toldDaysBefore);
  const day = goneOn(child);
  return compareDates(day, earliest) > 0 ? day : earliest;
};

/**
 * Whether a child that has left is kept, its family is told now that it will be erased, or it is erased (rule R181).
 * @param toldAt when its family was told last; what it was told before the child came back does not count
 */
export const keepsChild = (
  child: LeftChild,
  toldAt: Date | null,
  today: CalendarDate,
): 'kept' | 'to_tell' | 'waits' | 'erased' => {
  if (compareDates(today, toldFrom(child)) < 0) return 'kept';
  const toldOn = toldAt && dayInJakarta(toldAt);
  if (toldOn === null || compareDates(toldOn, toldFrom(child)) < 0) return 'to_tell';
  const isDue =
    compareDates(today, goneOn(child)) >= 0 && compareDates(today, addDays(toldOn, toldDaysBefore)) >= 0;
  return isDue ? 'erased' : 'waits';
};
