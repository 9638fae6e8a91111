import { expect, test } from 'vitest';
import { lapsedSince } from './lapsed-charges.ts';

test('a charge that was not paid in time is shown to staff for seven days (rule R236)', () => {
  expect(lapsedSince(new Date('2026-08-10T03:00:00Z'))).toEqual(new Date('2026-08-03T03:00:00Z'));
});
