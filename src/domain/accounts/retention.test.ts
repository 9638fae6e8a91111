import { expect, test } from 'vitest';
import { retainedSince } from './retention.ts';

const now = new Date('2026-11-08T03:00:00Z');

test('mails are kept for 90 days', () => {
  expect(retainedSince('letters', now)).toEqual(new Date('2026-08-10T03:00:00Z'));
});

test('an account that was never activated is kept for 30 days', () => {
  expect(retainedSince('unusedAccounts', now)).toEqual(new Date('2026-10-09T03:00:00Z'));
});
