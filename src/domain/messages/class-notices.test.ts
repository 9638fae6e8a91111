import { expect, test } from 'vitest';
import { isUrgentChange } from './class-notices.ts';

const now = new Date('2027-01-20T09:00:00Z');
const at = (startsAt: string, before: string | null = null) => ({
  startsAt: new Date(startsAt),
  before: before === null ? null : new Date(before),
});

test.each([
  [[at('2027-01-21T09:00:00Z')], false],
  [[at('2027-01-21T08:59:00Z')], true],
  [[at('2027-01-28T09:00:00Z', '2027-01-21T08:59:00Z')], true],
  [[at('2027-01-21T08:59:00Z', '2027-01-28T09:00:00Z')], true],
  [[at('2027-01-28T09:00:00Z', '2027-01-27T09:00:00Z')], false],
  [[at('2027-02-28T09:00:00Z'), at('2027-01-20T10:00:00Z')], true],
])('a change is urgent when the old or new time is less than 24 hours ahead', (classes, urgent) => {
  expect(isUrgentChange(classes, now)).toBe(urgent);
});
