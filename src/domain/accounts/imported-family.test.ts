import { expect, test } from 'vitest';
import { hasNotCome, importsKeptSince, mayInviteFamily } from './imported-family.ts';

const now = new Date('2026-11-30T03:00:00Z');
const asked = { activatedAt: null, closedAt: null, invitedAt: null };

test('a family from a file is invited while it has not come, and again after three days (R261)', () => {
  expect(mayInviteFamily(asked, now)).toBe('yes');
  expect(mayInviteFamily({ ...asked, invitedAt: new Date('2026-11-27T03:00:01Z') }, now)).toBe(
    'invited_lately',
  );
  expect(mayInviteFamily({ ...asked, invitedAt: new Date('2026-11-27T03:00:00Z') }, now)).toBe('yes');
  expect(mayInviteFamily({ ...asked, activatedAt: now }, now)).toBe('account_active');
  expect(mayInviteFamily({ ...asked, activatedAt: now, closedAt: now }, now)).toBe('account_closed');
});

test('one that has not come is kept a year after the import or the last invitation (R262)', () => {
  expect(importsKeptSince(now)).toEqual(new Date('2025-11-30T03:00:00Z'));
});

test('one has not come until it is activated, which no other family waits for (R260)', () => {
  expect(hasNotCome({ importId: 1, activatedAt: null })).toBe(true);
  expect(hasNotCome({ importId: 1, activatedAt: now })).toBe(false);
  expect(hasNotCome({ importId: null, activatedAt: null })).toBe(false);
});
