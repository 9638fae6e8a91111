import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { dayRuns, daysLost, daysOfReport, monthProblem } from './report-days.ts';

const rows = (...days: string[]) => days.map((day, place) => ({ day: calendarDate(day), line: place + 2 }));

test('a report speaks of the days of its month from its first row to its last, and beside it of those with a row (R126)', () => {
  expect(daysOfReport(rows('2026-11-05', '2026-10-30', '2026-11-03', '2026-12-02'), '2026-11')).toEqual({
    own: ['2026-11-03', '2026-11-04', '2026-11-05'],
    beside: ['2026-10-30', '2026-12-02'],
  });
  expect(daysOfReport([], '2026-11')).toEqual({ own: [], beside: [] });
});

test('a report that gives way loses the days of which the new one does not speak (R126)', () => {
  const former = rows('2026-10-31', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25').map(
    ({ day }) => day,
  );
  const lost = daysLost(former, daysOfReport(rows('2026-11-23', '2026-10-31'), '2026-11'));
  expect(lost).toEqual(['2026-11-22', '2026-11-24', '2026-11-25']);
  expect(dayRuns(lost)).toEqual([
    { first: '2026-11-22', last: '2026-11-22' },
    { first: '2026-11-24', last: '2026-11-25' },
  ]);
  expect(dayRuns([])).toEqual([]);
});

test('a report without a row of the month is told by its first row (R126)', () => {
  expect(monthProblem(rows('2026-11-03'), '2026-11')).toBeNull();
  expect(monthProblem(rows('2026-11-03'), '2026-10')).toMatchObject({
    problem: 'other_month',
    found: '2026-11',
  });
});

test.each(['2062-01-01', '0001-01-01', '2026-07-27', '2026-11-05'])(
  'a row of %s is too far from September 2026 (R126)',
  (day) => {
    expect(monthProblem(rows('2026-09-30', day), '2026-09')).toEqual({
      problem: 'far_from_month',
      line: 3,
      column: null,
      found: day,
    });
  },
);

test.each(['2026-07-28', '2026-11-04'])('a row of %s is near September 2026 (R126)', (day) => {
  expect(monthProblem(rows('2026-09-30', day), '2026-09')).toBeNull();
});
