import { expect, test } from 'vitest';
import { keptSince } from './retention.ts';

const now = new Date('2026-11-08T03:00:00Z');

test('mails are kept for 90 days', () => {
  expect(keptSince('letters', now)).toEqual(new Date('2026-08-10T03:00:00Z'));
});

test('an account that was never activated is kept for 30 days', () => {
  expect(keptSince('unusedAccounts', now)).toEqual(new Date('2026-10-09T03:00:00Z'));
});
