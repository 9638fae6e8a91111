import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { lessonsByBill } from './bill-lessons.ts';

const startDate = calendarDate('2026-12-28');
const holidays = (...days: string[]) => ({ startDate, holidayWeeks: days.map(calendarDate) });

test('without holidays lessons end long before the year, and the last bills open fewer or none', () => {
  expect(lessonsByBill(holidays(), 2)).toEqual([9, 9, 8, 9, 1, 0]);
  expect(lessonsByBill(holidays(), 4)).toEqual([18, 17, 1]);
  expect(lessonsByBill(holidays(), 12)).toEqual([36]);
});

test('a holiday week moves what follows into later bills', () => {
  expect(lessonsByBill(holidays('2027-01-04', '2027-03-08', '2027-03-15'), 2)).toEqual([8, 7, 8, 9, 4, 0]);
});

test('who pays late opens what is still there: a video for 14 days, a live class until its week is over', () => {
  const paidOn = (day: string) => lessonsByBill(holidays(), 4, calendarDate(day));
  expect(paidOn('2026-12-01')).toEqual([18, 17, 1]);
  // The first video came on 28 December.
  expect(paidOn('2027-01-10')).toEqual([18, 17, 1]);
  expect(paidOn('2027-01-11')).toEqual([17, 17, 1]);
  // The live class of unit 1 is in the week to 24 January, the third video stays until the 25th.
  expect(paidOn('2027-01-24')).toEqual([16, 17, 1]);
  expect(paidOn('2027-01-25')).toEqual([14, 17, 1]);
  expect(paidOn('2027-12-27')).toEqual([0, 0, 0]);
});
