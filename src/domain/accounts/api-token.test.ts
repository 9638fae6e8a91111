import { expect, test } from 'vitest';
import { longestTokenDays, mayToken, tokenEnd, tokenState } from './api-token.ts';

const now = new Date('2026-08-10T03:00:00Z');

test('a token works until its end, or until it is ended (rule R263)', () => {
  const endsAt = new Date('2026-08-10T03:00:01Z');
  expect(tokenState({ endsAt, endedAt: null }, now)).toBe('active');
  expect(tokenState({ endsAt: now, endedAt: null }, now)).toBe('expired');
  expect(tokenState({ endsAt, endedAt: now }, now)).toBe('ended');
  expect([longestTokenDays, tokenEnd(now, 365)]).toEqual([365, new Date('2027-08-10T03:00:00Z')]);
});

test('a token reads what is open to tokens, and changes what it was given (rule R264)', () => {
  expect(mayToken([], 'read')).toBe(true);
  expect(mayToken([], 'orders:write')).toBe(false);
  expect(mayToken(['orders:write'], 'orders:write')).toBe(true);
});
