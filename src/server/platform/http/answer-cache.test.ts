import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

/** A cache, and how often an answer was made. */
const counted = (mostBytes?: number, answerBytes = 1) => {
  let version = 1;
  let made = 0;
  const cache = new AnswerCache(() => version, mostBytes);
  const asked = (query: unknown) => ({ endpoint: 'GET /news', language: 'en' as const, params: {}, query });
  return {
    ask: async (query: unknown) =>
      Number(
        await cache.get(asked(query), async () => {
          made += 1;
          return Buffer.from(String(made).padStart(answerBytes));
        }),
      ),
    fail: (query: unknown) => cache.get(asked(query), () => Promise.reject(new Error('down'))),
    refuse: (query: unknown) => cache.get(asked(query), async () => ({ refused: 'not_found' })),
    write: () => {
      version += 1;
    },
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
  const before = ask({});
  write();
  expect([await ask({}), await before]).toEqual([2, 1]);
  expect(await ask({})).toBe(2);
});

test('neither a failure nor a refusal is kept', async () => {
  const { ask, fail, refuse } = counted();
  await expect(fail({})).rejects.toThrow('down');
  expect(await refuse({})).toEqual({ refused: 'not_found' });
  expect(await ask({})).toBe(1);
});

test('answers take as many bytes as they may together; the one not used for longest makes room', async () => {
  const { ask } = counted(250_000, 100_000);
  expect([await ask({ size: 1 }), await ask({ size: 2 }), await ask({ size: 1 })]).toEqual([1, 2, 1]);
  expect(await ask({ size: 3 })).toBe(3);
  expect([await ask({ size: 1 }), await ask({ size: 2 })]).toEqual([1, 4]);
});

test('an answer counts with its question, and a short one with what it takes besides', async () => {
  const short = counted(50 * 1024);
  for (let size = 1; size <= 100; size += 1) await short.ask({ size });
  expect([await short.ask({ size: 100 }), await short.ask({ size: 1 })]).toEqual([100, 101]);
  const asked = counted(1_000_000);
  const sort = 's'.repeat(100_000);
  for (let size = 1; size <= 10; size += 1) await asked.ask({ size, sort });
  expect([await asked.ask({ size: 10, sort }), await asked.ask({ size: 1, sort })]).toEqual([10, 11]);
});

test('what a visitor types is answered and not kept', async () => {
  const { ask } = counted();
  expect([await ask({ q: 'kit' }), await ask({ q: 'kit' })]).toEqual([1, 2]);
  expect([await ask({ q: '' }), await ask({ q: '' })]).toEqual([3, 3]);
});
