import { expect, test } from 'vitest';
import { lessonDoor } from './lesson-door.ts';

const lesson = { type: 2 } as const;
const test4 = { type: 4 } as const;

test('a lesson that may be opened is open to what is sent in for it (rule R201)', () => {
  expect(lessonDoor({ access: { reason: null, paidFor: true }, master: lesson })).toBe('open');
  expect(lessonDoor({ access: { reason: null, paidFor: true }, master: test4 })).toBe('open');
});

test('a lesson that has gone is not closed to what the teacher asked for while its days are paid (rule R201)', () => {
  expect(lessonDoor({ access: { reason: 'GONE', paidFor: true }, master: lesson })).toBe('gone');
  expect(lessonDoor({ access: { reason: 'GONE', paidFor: false }, master: lesson })).toBe('closed');
  expect(lessonDoor({ access: { reason: 'GONE', paidFor: true }, master: test4 })).toBe('closed');
});

test('whatever else closes a lesson closes it to what is sent in for it (rule R201)', () => {
  expect(lessonDoor({ access: { reason: 'BILL_UNPAID', paidFor: false }, master: lesson })).toBe('closed');
  expect(lessonDoor({ access: { reason: 'NOT_RELEASED', paidFor: true }, master: lesson })).toBe('closed');
  expect(lessonDoor({ access: { reason: 'PERIOD_SKIPPED', paidFor: true }, master: lesson })).toBe('closed');
});
