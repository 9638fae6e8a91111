import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { roomsNeededSoon } from './rooms-soon.ts';

const now = new Date('2026-08-10T03:00:00Z');
const soon = (day: string, hasService = false) =>
  roomsNeededSoon({ day: calendarDate(day), hasService }, now);

test('where staff paste the links a class needs its room from now to the end of the fourteenth day (rule R236)', () => {
  expect(soon('2026-08-10')).toEqual({ from: now, to: new Date('2026-08-23T17:00:00Z') });
  expect(soon('2026-08-17')).toEqual({
    from: new Date('2026-08-16T17:00:00Z'),
    to: new Date('2026-08-30T17:00:00Z'),
  });
});

test('where a service makes the rooms one is missing that is not there two days before its class (rule R236)', () => {
  expect(soon('2026-08-10', true)).toEqual({ from: now, to: new Date('2026-08-12T03:00:00Z') });
});
