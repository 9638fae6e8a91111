import { expect, test } from 'vitest';
import { canSend, choicesOf } from './task-choices.ts';
import { feedbackGiven, taskGiven } from './task.test-support.ts';

const meanings = (...asked: Parameters<typeof choicesOf>) =>
  choicesOf(...asked).map(({ kind, meaning }) => `${kind} ${meaning}`);

test('for an open lesson one of each kind can be sent in', () => {
  expect(meanings([], true)).toEqual(['wfhart first', 'parents_and_me first', 'assignment first']);
});

test('another one takes the place of what waits for feedback', () => {
  expect(meanings([taskGiven()], true)[0]).toBe('wfhart replaces');
});

test('what has its feedback is sent once more when the teacher asked for that, and else not', () => {
  const answered = taskGiven({ feedback: feedbackGiven() });
  expect(meanings([answered], true)[0]).toBe('wfhart answered');
  const asked = taskGiven({ feedback: feedbackGiven({ once_more: true }), may_send_again: true });
  expect(meanings([asked], true)[0]).toBe('wfhart again');
});

test('the newest of a kind counts', () => {
  const first = taskGiven({ feedback: feedbackGiven({ once_more: true }) });
  const again = taskGiven({ task_id: 2, is_again: true });
  expect(meanings([again, first], true)[0]).toBe('wfhart replaces');
});

test('a closed lesson takes only what was asked for once more', () => {
  const asked = taskGiven({ feedback: feedbackGiven({ once_more: true }), may_send_again: true });
  expect(meanings([asked], false)).toEqual(['wfhart again']);
  expect(meanings([taskGiven()], false)).toEqual([]);
});

test('where all have their feedback nothing can be sent', () => {
  const all = (['wfhart', 'parents_and_me', 'assignment'] as const).map((kind) =>
    taskGiven({ kind, feedback: feedbackGiven() }),
  );
  expect(canSend(choicesOf(all, true))).toBe(false);
  expect(canSend(choicesOf(all.slice(1), true))).toBe(true);
});
