import { expect, test } from 'vitest';
import { ApiRefusal } from '../../frame/api.ts';
import { lessonGiven } from '../courses/lesson.test-support.ts';
import {
  type Mark,
  asEarned,
  pendingMarks,
  removeMark,
  retryDelay,
  sendMark,
  storeMark,
} from './watched-marks.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const mark: Mark = { courseId: 5, childId: 3 };

/** Sends with these answers in turn, and returns the pauses between them. */
const sending = (answers: (Error | 'marked')[], store = memory()) => {
  const waits: number[] = [];
  return {
    waits,
    store,
    send: () => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
};

test('a mark to be sent is kept once, until it is forgotten', () => {
  const store = memory();
  storeMark(store, mark);
  storeMark(store, mark);
  storeMark(store, { courseId: 6, childId: 3 });
  expect(pendingMarks(store)).toEqual([mark, { courseId: 6, childId: 3 }]);
  removeMark(store, mark);
  expect(pendingMarks(store)).toEqual([{ courseId: 6, childId: 3 }]);
});

test('a game is kept with its answers beside the mark of its video, and as it was played first (rule R371)', () => {
  const store = memory();
  const game = { ...mark, answers: [{ word_id: 1, right: false }] };
  storeMark(store, mark);
  storeMark(store, game);
  storeMark(store, { ...mark, answers: [{ word_id: 1, right: true }] });
  expect(pendingMarks(store)).toEqual([mark, game]);
  removeMark(store, mark);
  expect(pendingMarks(store)).toEqual([game]);
});

test('a star counts as earned while it is on its way, and keeps the day that the server has said (rule R371)', () => {
  const at = new Date('2026-08-12T09:00:00Z');
  const game = { ...mark, answers: [] };
  const starsWith = (watched_at: string | null, marks: Mark[]) => {
    const course = lessonGiven({ watched_at });
    const [{ child_course } = course] = asEarned([course], marks, at);
    return [child_course.watched_at, child_course.played_at];
  };
  expect(starsWith(null, [])).toEqual([null, null]);
  expect(starsWith(null, [mark])).toEqual([at.toISOString(), null]);
  expect(starsWith('2026-08-11T09:00:00Z', [mark, game])).toEqual(['2026-08-11T09:00:00Z', at.toISOString()]);
  expect(starsWith(null, [{ ...mark, courseId: 6 }])).toEqual([null, null]);
});

test('what is kept but cannot be read counts as nothing', () => {
  const store = memory();
  for (const text of ['{', '"x"', '[1, {"courseId": "5"}]']) {
    store.setItem('kancil.marks', text);
    expect(pendingMarks(store)).toEqual([]);
  }
});

test.each([0, 429, 500, 503])('after %s a mark is sent again in 5 seconds', (code) => {
  expect(retryDelay(new ApiRefusal(code, ''))).toBe(5000);
});

test('when the server says to wait longer, that counts', () => {
  expect(retryDelay(new ApiRefusal(429, '', { retryAfter: 30 }))).toBe(30_000);
  expect(retryDelay(new ApiRefusal(429, '', { retryAfter: 1 }))).toBe(5000);
});

test.each([401, 403, 404, 409, 422])('%s will be answered again, so nothing is sent again', (code) => {
  expect(retryDelay(new ApiRefusal(code, ''))).toBe(null);
});

test('a mark is sent until it arrives, and then no longer kept', async () => {
  const by = sending([new ApiRefusal(0, ''), new ApiRefusal(503, ''), 'marked']);
  expect(await sendMark(mark, by)).toBe('marked');
  expect(by.waits).toEqual([5000, 5000]);
  expect(pendingMarks(by.store)).toEqual([]);
});

test('a mark that is refused is dropped', async () => {
  const by = sending([new ApiRefusal(409, '')]);
  expect(await sendMark(mark, by)).toBe(null);
  expect(pendingMarks(by.store)).toEqual([]);
});

test('a mark outlives the page and the session', async () => {
  const left = sending([new ApiRefusal(0, '')]);
  await Promise.race([
    sendMark(mark, { ...left, wait: () => new Promise(() => {}) }),
    new Promise((resolve) => setImmediate(resolve)),
  ]);
  expect(pendingMarks(left.store)).toEqual([mark]);
  const signedOut = sending([new ApiRefusal(401, '', { error: 'not_signed_in' })]);
  expect(await sendMark(mark, signedOut)).toBe(null);
  expect(pendingMarks(signedOut.store)).toEqual([mark]);
});
