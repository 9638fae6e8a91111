import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { hearsOf, registrationMoments } from './registration-notices.ts';

const momentsOf = (start: string, end: string, knownSince = '2026-01-01T00:00:00Z') =>
  registrationMoments(
    { startRegistration: calendarDate(start), endRegistration: calendarDate(end) },
    new Date(knownSince),
  );

test.each([
  [
    'at 09.00 of its first day, and 14 and 2 days before the last',
    ['2026-06-01', '2026-08-09'],
    ['2026-06-01T02:00:00.000Z', '2026-07-26T02:00:00.000Z', '2026-08-07T02:00:00.000Z'],
  ],
  [
    'not 14 days before when it opens after that',
    ['2026-08-01', '2026-08-09'],
    ['2026-08-01T02:00:00.000Z', '2026-08-07T02:00:00.000Z'],
  ],
  ['once, when it is open for a day', ['2026-08-09', '2026-08-09'], ['2026-08-09T02:00:00.000Z']],
  [
    'at the next 09.00, when the batch is made after its first day of registration',
    ['2026-06-01', '2026-08-09', '2026-07-30T02:00:01Z'],
    ['2026-07-31T02:00:00.000Z', '2026-08-07T02:00:00.000Z'],
  ],
] as const)('families hear of a registration %s (rule R173)', (_, [start, end, known], moments) => {
  expect(momentsOf(start, end, known).map(({ at }) => at.toISOString())).toEqual(moments);
});

test.each([
  ['one whose child learns here hears of each', true, '2026-05-01T00:00:00Z', [true, true, true]],
  ['any other of the opening and the last call', false, '2026-05-01T00:00:00Z', [true, false, true]],
  [
    'one that came after the opening of both that are left',
    false,
    '2026-06-02T00:00:00Z',
    [true, true, true],
  ],
] as const)('of an intake %s (rule R173)', (_, learns, activated, heard) => {
  const moments = momentsOf('2026-06-01', '2026-08-09');
  const activatedAt = new Date(activated);
  expect(moments.map((moment) => hearsOf(moment, moments, { learns, activatedAt }))).toEqual(heard);
});
