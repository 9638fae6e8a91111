import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

/** A cache, and how often an answer was made. */
const counted = () => {
  let version = 1;
  let made = 0;
  const cache = new AnswerCache(() => version);
  return {
    ask: (question: unknown) =>
      cache.get(question, async () => {
        made += 1;
        return made;
      }),
    write: () => {
      version += 1;
    },
    cache,
  };
};

test('an answer is made once for a question, also when it is asked in parallel, until something was written', async () => {
  const { ask, write } = counted();
  expect(await Promise.all([ask({ page: 1 }), ask({ page: 1 }), ask({ page: 2 })])).toEqual([1, 1, 2]);
  expect(await ask({ page: 1 })).toBe(1);
  write();
  expect([await ask({ page: 1 }), await ask({ page: 2 })]).toEqual([3, 4]);
});

test('an answer that was begun before a write is not kept for those who ask after it', async () => {
  const { ask, write } = counted();
  const before = ask('news');
  write();
  expect([await ask('news'), await before]).toEqual([2, 1]);
  expect(await ask('news')).toBe(2);
});

test('a failure is not kept', async () => {
  const { ask, cache } = counted();
  await expect(cache.get('news', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask('news')).toBe(1);
});
