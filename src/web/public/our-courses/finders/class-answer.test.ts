import { expect, test } from 'vitest';
import type { AcademicYear } from '../../../../contract/objects.ts';
import { calendarDate } from '../../../../domain/values/calendar-date.ts';
import { classAnswer } from './class-answer.ts';
import { kindOf } from './class-kind.ts';
import { nextStart } from './next-start.ts';

const batch = (number: number, start: string, from: string, to: string): AcademicYear => ({
  academic_year_id: number,
  batch: number,
  start_date: start,
  end_date: '2027-08-08',
  start_registration: from,
  end_registration: to,
  is_active: true,
  holiday_week: '[]',
  version: 1,
});
const today = calendarDate('2026-07-20');
const open = [batch(4, '2026-08-10', '2026-07-01', '2026-07-31')];
const ask = (birthdate: string) => classAnswer(birthdate, { open, today });

test('a child under 8 starts in Grade 2 of the batch that is open', () => {
  expect(ask('2019-03-12')).toEqual({
    problem: null,
    advice: 'grade_2',
    suits: 'yes',
  });
  expect(nextStart(open, today).start).toEqual({
    batch: 4,
    startDate: '2026-08-10',
    registration: { from: '2026-07-01', to: '2026-07-31' },
    underWay: false,
  });
});
test('a birthdate is read with the day first, as families write it', () => {
  expect(ask('12/03/2019')).toMatchObject({ advice: 'grade_2' });
  expect(ask('12-3-2019')).toMatchObject({ advice: 'grade_2' });
});
test('a child of 8 or more takes the test', () => {
  expect(ask('2016-03-12')).toMatchObject({ advice: 'test', suits: 'yes' });
});
test('a birthday before registration ends decides by the day of payment', () => {
  expect(ask('2018-07-25')).toMatchObject({ advice: 'depends' });
});
test('a batch under way is said to be', () => {
  const late = [batch(3, '2026-07-06', '2026-06-01', '2026-07-31')];
  expect(nextStart(late, today).start).toMatchObject({ batch: 3, underWay: true });
});
test('while no batch is open the coming intake counts, for the age as well', () => {
  const spring = { open: [], today: calendarDate('2026-02-01') };
  expect(classAnswer('2018-05-05', spring)).toMatchObject({
    // 7 today, 8 in July
    advice: 'test',
  });
  expect(nextStart([], spring.today).start).toEqual({
    batch: null,
    registrationMonth: '2026-07-01',
    startMonth: '2026-08-01',
  });
});
test('a child outside the age of the course gets that advice', () => {
  expect(ask('2022-01-01')).toMatchObject({ suits: 'too_young' });
  expect(ask('2012-07-20')).toMatchObject({ suits: 'too_old' });
  expect(ask('1990-01-01')).toMatchObject({ suits: 'too_old' });
});
test('no date, no day and a day to come are asked for again', () => {
  expect(ask(' ')).toEqual({ problem: 'required' });
  expect(ask('30/02/2019')).toEqual({ problem: 'invalid_date' });
  expect(ask('2019-02-30')).toEqual({ problem: 'invalid_date' });
  expect(ask('2026-07-20')).toEqual({ problem: 'invalid' });
});
test.each([
  ['2019-03-12', 'grade_2'],
  ['2016-03-12', 'test'],
  ['2018-07-25', 'depends'],
  ['2022-01-01', 'too_young'],
  ['1990-01-01', 'too_old'],
])('of an answer to %s its address says %s', (birthdate, kind) => {
  const answer = ask(birthdate);
  expect(answer.problem === null && kindOf(answer)).toBe(kind);
});
