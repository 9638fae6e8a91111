import { expect, test } from 'vitest';
import { retainedSince, retentionTable } from './retention.ts';

const now = new Date('2026-11-08T03:00:00Z');

test('mails are kept for 90 days', () => {
  expect(retainedSince('letters', now)).toEqual(new Date('2026-08-10T03:00:00Z'));
});

test('an account that was never activated is kept for 30 days', () => {
  expect(retainedSince('unusedAccounts', now)).toEqual(new Date('2026-10-09T03:00:00Z'));
});

test('what outside programs were told is kept for 30 days (rule R269)', () => {
  expect(retainedSince('webhookDeliveries', now)).toEqual(new Date('2026-10-09T03:00:00Z'));
});

test('attendance and notes of live classes are kept as long as the child, and erased by the same job (rule R199)', () => {
  const { classNotes, childrenGone } = retentionTable;
  expect(classNotes.for).toEqual({ years: 2 });
  expect([classNotes.for, classNotes.erasedBy]).toEqual([childrenGone.for, childrenGone.erasedBy]);
});
