import { type CalendarDate, addDays, compareDates, diffDays } from '../values/calendar-date.ts';
import { type BatchCalendar, endDateOf, weeksInYear } from './batch-year.ts';
import type { Registration } from './registration.ts';
import { lessonsEndEarly, weeksWithoutLessons } from './teaching-weeks.ts';

/** Something about a batch's dates that the rules allow, and that is seldom meant. */
export type OddDate =
  /** the last day of registration lies after the last day of the year */
  | { readonly odd: 'registration_ends_after_year' }
  /** whoever registers on the last day has missed so many weeks */
  | { readonly odd: 'registration_ends_late'; readonly weeks: number }
  /** nobody can register any more */
  | { readonly odd: 'registration_is_over' }
  /** families can register as soon as the batch is there */
  | { readonly odd: 'registration_has_begun' }
  /** so many whole weeks lie between the first day of registration and the year */
  | { readonly odd: 'registration_begins_early'; readonly weeks: number }
  /** so many whole weeks from today */
  | { readonly odd: 'year_begins_late'; readonly weeks: number }
  /** so many weeks of the year are without lessons at its end */
  | { readonly odd: 'lessons_end_early'; readonly weeks: number };

/** A unit of lessons: whoever misses more of them begins in another unit. */
const weeksToMiss = 4;
/** Half a year: the intake before falls in between. */
const weeksAhead = 26;

const weeksBetween = (from: CalendarDate, to: CalendarDate) => Math.floor(diffDays(from, to) / 7);

type Dates = Pick<Registration, 'startRegistration' | 'endRegistration'>;

/** What staff are warned of when a batch's registration has these days (rule R80). */
export function oddRegistration(startDate: CalendarDate, dates: Dates, today: CalendarDate): OddDate[] {
  const { startRegistration, endRegistration } = dates;
  const odd: OddDate[] = [];
  const missed = weeksBetween(startDate, endRegistration);
  if (compareDates(endRegistration, endDateOf(startDate)) > 0)
    odd.push({ odd: 'registration_ends_after_year' });
  else if (compareDates(endRegistration, addDays(startDate, weeksToMiss * 7)) > 0)
    odd.push({ odd: 'registration_ends_late', weeks: missed });
  if (compareDates(endRegistration, today) < 0) odd.push({ odd: 'registration_is_over' });
  else if (compareDates(startRegistration, today) < 0) odd.push({ odd: 'registration_has_begun' });
  const early = weeksBetween(startRegistration, startDate);
  if (early > weeksAhead) odd.push({ odd: 'registration_begins_early', weeks: early });
  return odd;
}

/** What staff are warned of before they create a batch (rule R80). */
export function oddDates(batch: BatchCalendar & Dates, today: CalendarDate): OddDate[] {
  const odd = oddRegistration(batch.startDate, batch, today);
  const wait = weeksBetween(today, batch.startDate);
  if (wait > weeksInYear) odd.push({ odd: 'year_begins_late', weeks: wait });
  if (lessonsEndEarly(batch)) odd.push({ odd: 'lessons_end_early', weeks: weeksWithoutLessons(batch) });
  return odd;
}
