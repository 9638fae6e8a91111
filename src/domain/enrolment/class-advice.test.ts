import { expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { classAdvice } from './class-advice.ts';

const days = { from: date('2026-07-10'), to: date('2026-07-31') };
const advise = (birthdate: string) => classAdvice(date(birthdate), days);

test('a child who stays under 8 until the last day of payment starts in Grade 2', () => {
  expect(advise('2018-08-01')).toBe('grade_2');
  expect(advise('2020-05-05')).toBe('grade_2');
});
test('a child who is 8 on the first day of payment takes the test', () => {
  expect(advise('2018-07-10')).toBe('test');
  expect(advise('2014-01-01')).toBe('test');
});
test('a birthday in between decides by the day of payment', () => {
  expect(advise('2018-07-11')).toBe('depends');
  expect(advise('2018-07-31')).toBe('depends');
});
test('a child of 29 February turns 8 on 1 March in a year without that day', () => {
  const until = (to: string) => ({ from: date('2100-02-01'), to: date(to) });
  expect(classAdvice(date('2092-02-29'), until('2100-02-28'))).toBe('grade_2');
  expect(classAdvice(date('2092-02-29'), until('2100-03-01'))).toBe('depends');
});
