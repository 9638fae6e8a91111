import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RenderQueue } from './render-queue.ts';

/** Tasks that record when they begin, and end when the test ends them. */
const works = (queue: RenderQueue) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const backs = new Map<string, () => void>();
  const start = (name: string, address = '192.0.2.1', options: Parameters<RenderQueue['run']>[2] = {}) =>
    queue.run(
      address,
      async (back) => {
        begun.push(name);
        backs.set(name, back);
        await new Promise<void>((end) => ends.set(name, end));
        return name;
      },
      options,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
    await setImmediate();
  };
  const giveBack = async (name: string) => {
    backs.get(name)?.();
    await setImmediate();
    await setImmediate();
  };
  return { begun, start, end, giveBack };
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
  const left = start('b', '192.0.2.1', { gone: visitor.signal });
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

test('addresses take turns, so that a storm from one holds up another by one task at most', async () => {
  const { begun, start, end } = works(
    new RenderQueue({ atOnce: 1, waiting: 20, waitingPerAddress: 20, longest: 60_000, rounds: 1 }),
  );
  const storm = ['a1', 'a2', 'a3', 'a4'].map((name) => start(name, '192.0.2.1'));
  const families = [start('b1', '192.0.2.2'), start('c1', '192.0.2.3'), start('b2', '192.0.2.2')];
  await setImmediate();
  const turns = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
  for (const name of turns) await end(name);
  expect(begun).toEqual(turns);
  await Promise.all([...storm, ...families]);
});

test('an address has room for so many tasks only, whatever room there is', async () => {
  const { start, end } = works(
    new RenderQueue({ atOnce: 1, waiting: 20, waitingPerAddress: 2, longest: 60_000, rounds: 1 }),
  );
  const waiting = ['a1', 'a2', 'a3'].map((name) => start(name, '192.0.2.1'));
  await setImmediate();
  expect(await start('a4', '192.0.2.1')).toBeNull();
  const other = start('b1', '192.0.2.2');
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(await Promise.all([...waiting, other])).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('when there is no room left, the last of the longest line makes room for an address with fewer', async () => {
  const { start, end } = works(
    new RenderQueue({ atOnce: 1, waiting: 4, waitingPerAddress: 4, longest: 60_000, rounds: 1 }),
  );
  const first = start('a0', '192.0.2.1');
  const storm = ['a1', 'a2', 'a3'].map((name) => start(name, '192.0.2.1'));
  const family = [start('b1', '192.0.2.2'), start('b2', '192.0.2.2')];
  expect(await storm[2]).toBeNull();
  // Two and two: who comes now, with as many as that, is turned away.
  expect(await start('b3', '192.0.2.2')).toBeNull();
  for (const name of ['a0', 'a1', 'b1', 'a2', 'b2']) await end(name);
  expect(await Promise.all([first, ...storm, ...family])).toEqual(['a0', 'a1', 'a2', null, 'b1', 'b2']);
});

test('a task whose rest is done elsewhere gives its place back, once', async () => {
  const { begun, start, end, giveBack } = works(
    new RenderQueue({ atOnce: 1, waiting: 5, waitingPerAddress: 5, longest: 60_000, rounds: 1 }),
  );
  const all = ['a', 'b', 'c'].map((name) => start(name));
  await setImmediate();
  await giveBack('a');
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  await giveBack('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('it is told when eight wait, and whether any do', async () => {
  const queue = new RenderQueue({
    atOnce: 1,
    waiting: 20,
    waitingPerAddress: 20,
    longest: 60_000,
    rounds: 1,
  });
  const { start, end } = works(queue);
  const crowded: string[] = [];
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const all = names.map((name) => {
    expect([name, queue.isCrowded]).toEqual([name, !['a', 'b'].includes(name)]);
    return start(name, '192.0.2.1', { whenCrowded: () => void crowded.push(name) });
  });
  expect(crowded).toEqual(['i', 'j']);
  await setImmediate();
  for (const name of names) await end(name);
  expect(queue.isCrowded).toBe(false);
  await Promise.all(all);
});
