import { describe, expect, test } from 'vitest';
import {
  isAdmin,
  isUsable,
  linkExpiry,
  linkHours,
  linkState,
  maySignIn,
  sessionLifetime,
  statusOf,
} from './account-status.ts';

const then = new Date('2026-08-01T00:00:00Z');
const open = { activatedAt: then, closedAt: null } as const;

describe('the status of an account', () => {
  test('an activated parent is 2, an activated admin 1', () => {
    expect(statusOf({ role: 'parent', ...open })).toBe(2);
    expect(statusOf({ role: 'admin', ...open })).toBe(1);
  });
  test('not activated and closed are both 0', () => {
    expect(statusOf({ role: 'parent', activatedAt: null, closedAt: null })).toBe(0);
    expect(statusOf({ role: 'admin', activatedAt: then, closedAt: then })).toBe(0);
  });
  test('1 alone is an admin', () => {
    expect([1, 0, 2, '1', true, null, undefined].map(isAdmin)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
  test('counts only when it is a whole number other than zero', () => {
    expect([1, 2].map(isUsable)).toEqual([true, true]);
    expect([0, 1.5, Number.NaN, '2', null, undefined].map(isUsable)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('who may come in through which door', () => {
  test('each by its own', () => {
    expect(maySignIn({ role: 'parent', ...open }, 2)).toBe('yes');
    expect(maySignIn({ role: 'admin', ...open }, 1)).toBe('yes');
  });
  test('by the sign-in of the other type the account does not exist', () => {
    expect(maySignIn({ role: 'parent', ...open }, 1)).toBe('account_not_found');
    expect(maySignIn({ role: 'admin', ...open }, 2)).toBe('account_not_found');
  });
  test('a wrong account type is refused before a missing verification, so that neither sign-in reveals accounts of the other', () => {
    expect(maySignIn({ role: 'parent', activatedAt: null, closedAt: null }, 1)).toBe('account_not_found');
    expect(maySignIn({ role: 'parent', activatedAt: null, closedAt: null }, 2)).toBe('not_verified');
  });
  test('a closed account does not exist, activated or not', () => {
    expect(maySignIn({ role: 'parent', activatedAt: then, closedAt: then }, 2)).toBe('account_not_found');
    expect(maySignIn({ role: 'parent', activatedAt: null, closedAt: then }, 2)).toBe('account_not_found');
  });
});

describe('a link in a mail', () => {
  const expiresAt = new Date('2026-08-04T00:00:00Z');
  test('works until the instant it expires', () => {
    expect(linkState({ expiresAt, usedAt: null }, new Date('2026-08-03T23:59:59.999Z'))).toBe('usable');
    expect(linkState({ expiresAt, usedAt: null }, expiresAt)).toBe('expired');
  });
  test('that was used stays used, even after it expired', () => {
    expect(linkState({ expiresAt, usedAt: then }, new Date('2026-09-01T00:00:00Z'))).toBe('used');
  });
  test('activates for 72 hours and resets for one', () => {
    expect(linkHours).toEqual({
      activation: 72,
      reset: 1,
      invitation: 48,
      family_invitation: 336,
      reopen: 720,
    });
    const now = new Date('2026-08-01T00:00:00Z');
    expect(linkExpiry('activation', now)).toEqual(new Date('2026-08-04T00:00:00Z'));
    expect(linkExpiry('reset', now)).toEqual(new Date('2026-08-01T01:00:00Z'));
  });
});

test('a parent stays signed in for 30 days, an admin for 12 hours', () => {
  expect(sessionLifetime('parent')).toBe(2_592_000_000);
  expect(sessionLifetime('admin')).toBe(43_200_000);
});
