import * as fc from 'fast-check';
import { addDays, calendarDate } from '../values/calendar-date.ts';
import type { BatchCalendar } from './batch-year.ts';

/** A year that starts on Monday 2026-08-10, with two weeks of holidays at Christmas and two at Idul Fitri. */
export const august2026: BatchCalendar = {
  startDate: calendarDate('2026-08-10'),
  holidayWeeks: ['2026-12-21', '2026-12-28', '2027-03-08', '2027-03-15'].map(calendarDate),
};

/** A year that starts on Wednesday 2027-01-13, without holidays. */
export const january2027: BatchCalendar = { startDate: calendarDate('2027-01-13'), holidayWeeks: [] };

/** Any day from 2020 to 2040. */
export const anyDay = fc
  .integer({ min: 0, max: 7_304 })
  .map((days) => addDays(calendarDate('2020-01-01'), days));

/** Any valid batch: started on any weekday, with up to 16 holiday weeks anywhere in the year. */
export const anyBatch: fc.Arbitrary<BatchCalendar> = fc
  .tuple(anyDay, fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { maxLength: 16 }))
  .map(([startDate, weeks]) => ({
    startDate,
    holidayWeeks: weeks.map((week) => addDays(startDate, week * 7)),
  }));
