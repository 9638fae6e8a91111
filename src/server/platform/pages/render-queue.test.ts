import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RenderQueue } from './render-queue.ts';

/** Tasks that record when they begin, and end when the test ends them. */
const works = (queue: RenderQueue) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) =>
    queue.run(async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
    await setImmediate();
  };
  return { begun, start, end };
};

test('what is too many waits for its turn, in the order in which it came', async () => {
  const { begun, start, end } = works(new RenderQueue({ atOnce: 2, waiting: 2, longest: 60_000, rounds: 1 }));
  const all = ['a', 'b', 'c', 'd'].map(start);
  await setImmediate();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('where no room is left to wait, it is turned away at once', async () => {
  const { begun, start, end } = works(new RenderQueue({ atOnce: 1, waiting: 1, longest: 60_000, rounds: 1 }));
  const [first, second] = [start('a'), start('b')];
  await setImmediate();
  expect(await start('c')).toBeNull();
  await end('a');
  await end('b');
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  const later = start('d');
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'd']);
  await end('d');
  expect(await later).toBe('d');
});

test('who has waited too long is rejected and leaves the queue', async () => {
  const { begun, start, end } = works(new RenderQueue({ atOnce: 1, waiting: 5, longest: 0, rounds: 1 }));
  const first = start('a');
  expect(await start('b')).toBeNull();
  await end('a');
  await first;
  const later = start('c');
  await setImmediate();
  expect(begun).toEqual(['a', 'c']);
  await end('c');
  await later;
});

test('work that fails gives its turn back', async () => {
  const queue = new RenderQueue({ atOnce: 1, waiting: 1, longest: 60_000, rounds: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
