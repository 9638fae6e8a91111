import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RenderQueue } from './render-queue.ts';

/** Tasks that record when they begin, and end when the test ends them. */
const works = (queue: RenderQueue) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, address = '192.0.2.1', gone?: AbortSignal) =>
    queue.run(
      address,
      async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        return name;
      },
      gone,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
    await setImmediate();
  };
  return { begun, start, end };
};

test('what is too many waits for its turn, in the order in which it came', async () => {
  const { begun, start, end } = works(
    new RenderQueue({ atOnce: 2, waiting: 2, waitingPerAddress: 2, longest: 60_000, rounds: 1 }),
  );
  const all = ['a', 'b', 'c', 'd'].map((name) => start(name));
  await setImmediate();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('where no room is left to wait, it is turned away at once', async () => {
  const { begun, start, end } = works(
    new RenderQueue({ atOnce: 1, waiting: 1, waitingPerAddress: 1, longest: 60_000, rounds: 1 }),
  );
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
  const { begun, start, end } = works(
    new RenderQueue({ atOnce: 1, waiting: 5, waitingPerAddress: 5, longest: 0, rounds: 1 }),
  );
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

test('a task that nobody waits for any more gives up its place, and is never begun', async () => {
  const { begun, start, end } = works(
    new RenderQueue({ atOnce: 1, waiting: 1, waitingPerAddress: 1, longest: 60_000, rounds: 1 }),
  );
  const first = start('a');
  const visitor = new AbortController();
  const left = start('b', '192.0.2.1', visitor.signal);
  visitor.abort();
  const second = start('c');
  await setImmediate();
  await end('a');
  expect(begun).toEqual(['a', 'c']);
  await end('c');
  expect(await Promise.all([first, left, second])).toEqual(['a', null, 'c']);
});

test('work that fails gives its turn back', async () => {
  const queue = new RenderQueue({ atOnce: 1, waiting: 1, waitingPerAddress: 1, longest: 60_000, rounds: 1 });
  await expect(queue.run('192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('192.0.2.1', async () => 'next')).toBe('next');
});

test('an address has room for so many tasks only, whatever room there is', async () => {
  const { start, end } = works(
    new RenderQueue({ atOnce: 1, waiting: 20, waitingPerAddress: 2, longest: 60_000, rounds: 1 }),
  );
  const waiting = ['a1', 'a2', 'a3'].map((name) => start(name, '192.0.2.1'));
  await setImmediate();
  expect(await start('a4', '192.0.2.1')).toBeNull();
  const other = start('b1', '192.0.2.2');
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
  expect(await Promise.all([...waiting, other])).toEqual(['a1', 'a2', 'a3', 'b1']);
});
