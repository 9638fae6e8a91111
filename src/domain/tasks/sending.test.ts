import { expect, test } from 'vitest';
import { isAskedFor, mayHold, maySendAgain, mayWithdrawTask, sendingOf } from './sending.ts';
import { performanceCategoryOf, taskKinds } from './task-kinds.ts';

const at = new Date('2027-01-20T03:00:00Z');
const waiting = { reviewedAt: null, onceMore: false, isAgain: false };
const reviewed = { reviewedAt: at, onceMore: false, isAgain: false };
const asked = { reviewedAt: at, onceMore: true, isAgain: false };
const waitingAgain = { reviewedAt: null, onceMore: false, isAgain: true };

test('a task is sent in while its lesson is open (rule R201)', () => {
  expect(sendingOf('open', null)).toBe('first');
  expect(sendingOf('gone', null)).toBe('lesson_closed');
  expect(sendingOf('closed', null)).toBe('lesson_closed');
});

test('another one replaces the one that waits for feedback (rule R201)', () => {
  expect(sendingOf('open', waiting)).toBe('replaces');
  expect(sendingOf('gone', waiting)).toBe('lesson_closed');
});

test('after feedback there is another only when the teacher asked for it, also when the lesson has gone (rule R201)', () => {
  expect(sendingOf('open', reviewed)).toBe('task_reviewed');
  expect(sendingOf('closed', reviewed)).toBe('task_reviewed');
  expect(sendingOf('open', asked)).toBe('again');
  expect(sendingOf('gone', asked)).toBe('again');
  expect(sendingOf('closed', asked)).toBe('lesson_closed');
});

test('what was sent once more is replaced as long as its days are paid (rule R201)', () => {
  expect(sendingOf('gone', waitingAgain)).toBe('replaces');
  expect(sendingOf('closed', waitingAgain)).toBe('lesson_closed');
  expect([waiting, reviewed, asked, waitingAgain].map(isAskedFor)).toEqual([false, false, true, true]);
  expect([waiting, reviewed, asked, waitingAgain].map(maySendAgain)).toEqual([false, false, true, false]);
});

test('a task may be taken back until there is feedback (rule R201)', () => {
  expect(mayWithdrawTask(waiting)).toBe('yes');
  expect(mayWithdrawTask(asked)).toBe('task_reviewed');
});

test('a task holds uploads of its child and lesson that arrived whole and that no other task holds (rule R201)', () => {
  const file = { childId: 7, masterCourseId: 3, state: 'ready', usedAt: null } as const;
  const place = { childId: 7, courseId: 3, isOwn: false };
  expect(mayHold(file, place)).toBe(true);
  expect(mayHold({ ...file, state: 'converting' }, place)).toBe(true);
  for (const state of ['arriving', 'too_long', 'unreadable'] as const)
    expect(mayHold({ ...file, state }, place)).toBe(false);
  expect(mayHold(file, { ...place, childId: 8 })).toBe(false);
  expect(mayHold(file, { ...place, courseId: 4 })).toBe(false);
  expect(mayHold({ ...file, usedAt: at }, place)).toBe(false);
  expect(mayHold({ ...file, usedAt: at }, { ...place, isOwn: true })).toBe(true);
});

test('a task is shown among the performances of its kind (rule R204)', () => {
  expect(taskKinds.map((kind) => [kind, performanceCategoryOf(kind)])).toEqual([
    ['wfhart', 2],
    ['parents_and_me', 3],
    ['assignment', 4],
  ]);
});
