import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { type RegistrationCall, hearsOf, openingFor, registrationMoments } from './registration-notices.ts';

const momentsOf = (
  start: string,
  end: string,
  {
    told = [],
    after = '2026-01-01T00:00:00Z',
    firstDays = [],
  }: { told?: readonly RegistrationCall[]; after?: string; firstDays?: readonly string[] } = {},
) =>
  registrationMoments(
    { isActive: true, startRegistration: calendarDate(start), endRegistration: calendarDate(end) },
    told,
    new Date(after),
    firstDays.map(calendarDate),
  ).map(({ call, at }) => `${call} ${at.toISOString()}`);

test('families hear at 09.00 of its first day, and 14 and 2 days before the last (rule R173)', () => {
  expect(momentsOf('2026-06-01', '2026-08-09')).toEqual([
    'open 2026-06-01T02:00:00.000Z',
    'two_weeks 2026-07-26T02:00:00.000Z',
    'two_days 2026-08-07T02:00:00.000Z',
  ]);
});

test.each([
  [
    'that opens within the last two weeks',
    ['2026-08-01', '2026-08-09'],
    ['open 2026-08-01', 'two_days 2026-08-07'],
  ],
  ['that is open for a day', ['2026-08-09', '2026-08-09'], ['open 2026-08-09']],
] as const)('of one %s they hear less (rule R173)', (_, [start, end], expected) => {
  expect(momentsOf(start, end)).toEqual(expected.map((one) => `${one}T02:00:00.000Z`));
});

test.each([
  ['staff made or opened it after its first day', '2026-07-30T02:00:01Z', '2026-07-31T02:00:00.000Z'],
  ['staff made it at 09.00 sharp', '2026-07-30T02:00:00Z', '2026-07-31T02:00:00.000Z'],
  ['staff made it before 09.00', '2026-07-30T01:59:59Z', '2026-07-30T02:00:00.000Z'],
] as const)('where %s they hear at the next 09.00 (rule R173)', (_, after, at) => {
  expect(momentsOf('2026-06-01', '2026-08-09', { after })[0]).toBe(`open ${at}`);
});

test('no call is made twice when staff change the days, and none of a registration that is over or closed (rule R173)', () => {
  expect(momentsOf('2026-07-01', '2026-08-30', { told: ['open', 'two_weeks', 'two_days'] })).toEqual([]);
  expect(momentsOf('2026-06-01', '2026-08-09', { after: '2026-08-09T02:00:00Z' })).toEqual([]);
});

test('once it is open, whoever may join only later hears on the day on which they may, until its last (rule R173)', () => {
  const firstDays = ['2026-08-10', '2026-08-09', '2026-07-26', '2026-05-31'];
  const told = ['open', 'two_weeks', 'two_days'] as const;
  const lateAfter = (after: string) => momentsOf('2026-06-01', '2026-08-09', { told, after, firstDays });
  expect(lateAfter('2026-07-26T01:00:00Z')).toEqual(['late 2026-07-26T02:00:00.000Z']);
  expect(lateAfter('2026-07-26T02:00:00Z')).toEqual(['late 2026-08-09T02:00:00.000Z']);
  expect(lateAfter('2026-08-09T02:00:00Z')).toEqual([]);
});

test.each([
  [
    'one whose child learns here hears of each',
    { learns: true, wasHere: true, wasTold: true },
    [true, true, true, true],
  ],
  [
    'any other that heard of the opening hears of the last call',
    { learns: false, wasHere: true, wasTold: true },
    [true, false, false, true],
  ],
  [
    'one that came after the opening hears of both that are left',
    { learns: false, wasHere: false, wasTold: false },
    [true, false, true, true],
  ],
  [
    'one whose child could not join at the opening hears of it later',
    { learns: false, wasHere: true, wasTold: false },
    [true, true, false, true],
  ],
] as const)('of an intake %s (rule R173)', (_, family, heard) => {
  expect((['open', 'late', 'two_weeks', 'two_days'] as const).map((call) => hearsOf(call, family))).toEqual(
    heard,
  );
});

test('who waits hears of the first batch that takes registrations, at 09.00 of that day or of the next (rule R359)', () => {
  const batch = (start: string, end: string, isActive = true) => ({
    isActive,
    startRegistration: calendarDate(start),
    endRegistration: calendarDate(end),
  });
  const [december, july] = [batch('2026-12-01', '2026-12-31'), batch('2027-07-01', '2027-07-31')];
  const hears = (since: string, batches = [july, december]) =>
    openingFor(batches, new Date(since))?.at.toISOString() ?? null;
  expect(hears('2026-10-01T00:00:00Z')).toBe('2026-12-01T02:00:00.000Z');
  expect(hears('2026-12-10T02:00:00Z')).toBe('2026-12-11T02:00:00.000Z');
  expect(hears('2026-12-31T02:00:00Z')).toBe('2027-07-01T02:00:00.000Z');
  expect(hears('2026-10-01T00:00:00Z', [batch('2026-12-01', '2026-12-31', false)])).toBeNull();
});
