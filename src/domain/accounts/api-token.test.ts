import { expect, test } from 'vitest';
import {
  type TokenScope,
  longestTokenDays,
  mayToken,
  sayWhatIsRead,
  tokenEnd,
  tokenScopes,
  tokenState,
} from './api-token.ts';

const now = new Date('2026-08-10T03:00:00Z');

test('a token works until its end, or until it is ended (rule R263)', () => {
  const endsAt = new Date('2026-08-10T03:00:01Z');
  expect(tokenState({ endsAt, endedAt: null }, now)).toBe('active');
  expect(tokenState({ endsAt: now, endedAt: null }, now)).toBe('expired');
  expect(tokenState({ endsAt, endedAt: now }, now)).toBe('ended');
  expect([longestTokenDays, tokenEnd(now, 365)]).toEqual([365, new Date('2027-08-10T03:00:00Z')]);
});

test('a token reads all that is open to tokens or orders alone, and changes what it was given (rule R264)', () => {
  const opened = (...scopes: TokenScope[]) => tokenScopes.filter((scope) => mayToken(scopes, scope));
  expect(opened()).toEqual([]);
  expect(opened('read')).toEqual(['read', 'orders:read']);
  expect(opened('orders:read')).toEqual(['orders:read']);
  expect(opened('orders:read', 'orders:write')).toEqual(['orders:read', 'orders:write']);
});

test('a token says one way to read (rule R264)', () => {
  expect(sayWhatIsRead(['read'])).toBe(true);
  expect(sayWhatIsRead(['orders:read', 'orders:write'])).toBe(true);
  expect(sayWhatIsRead(['orders:write'])).toBe(false);
  expect(sayWhatIsRead(['read', 'orders:read'])).toBe(false);
});
