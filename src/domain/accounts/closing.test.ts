import { expect, test } from 'vitest';
import { closedDays, erasedOn, familyState, mayReopen } from './closing.ts';

const closedAt = new Date('2026-08-10T03:00:00Z');

test.each([
  ['2026-08-10T03:00:00Z', true],
  ['2026-09-09T02:59:59Z', true],
  ['2026-09-09T03:00:00Z', false],
])('an account that was closed on 10 August can be opened again at %s: %s (rule R177)', (now, expected) => {
  expect(mayReopen({ closedAt, erasedAt: null }, new Date(now))).toBe(expected);
});

test('an account that is open, or was erased, is not opened again', () => {
  const now = new Date('2026-08-11T03:00:00Z');
  expect(mayReopen({ closedAt: null, erasedAt: null }, now)).toBe(false);
  expect(mayReopen({ closedAt, erasedAt: now }, now)).toBe(false);
});

test('a family is erased on the day in Jakarta that is 30 days after its closing (rule R178)', () => {
  expect(erasedOn(new Date('2026-08-10T03:00:00Z'))).toBe('2026-09-09');
  expect(erasedOn(new Date('2026-08-10T18:00:00Z'))).toBe('2026-09-10');
});

test('a closed account says when it was closed and until when it can be opened again, while it can (rule R177)', () => {
  const account = { closedAt, erasedAt: null };
  const told = { on: '2026-08-10', until: '2026-09-09' };
  expect(closedDays(account, new Date('2026-09-09T02:59:59Z'))).toEqual(told);
  expect(closedDays(account, new Date('2026-09-09T03:00:00Z'))).toBeNull();
  expect(closedDays({ closedAt: null, erasedAt: null }, closedAt)).toBeNull();
});

test('a family is open, closed, or erased', () => {
  expect(familyState({ closedAt: null, erasedAt: null })).toBe('open');
  expect(familyState({ closedAt, erasedAt: null })).toBe('closed');
  expect(familyState({ closedAt, erasedAt: closedAt })).toBe('erased');
});
