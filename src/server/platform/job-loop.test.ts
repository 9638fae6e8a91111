import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobLoop } from './job-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

test('a job runs again a while after it has run, also when a kick came between', async () => {
  const run = vi.fn(async () => true);
  const loop = new JobLoop({ run, every: MINUTE, retry: 1000 });
  loop.kick();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(run).toHaveBeenCalledTimes(1);
  loop.kick();
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(3);
  await loop.stop();
});

test('after failures it is tried again with growing pauses, none longer than its usual one', async () => {
  const pauses: number[] = [];
  let last = Date.now();
  const run = async () => {
    pauses.push(Date.now() - last);
    last = Date.now();
    return pauses.length >= 5;
  };
  const loop = new JobLoop({ run, every: 5000, retry: 1000 });
  loop.kick();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(pauses).toEqual([0, 1000, 2000, 4000, 5000, 5000]);
  await loop.stop();
});

test('stopped, it waits for the run under way and starts no other', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const run = vi.fn(() => promise);
  const loop = new JobLoop({ run, every: MINUTE, retry: 1000 });
  loop.kick();
  loop.kick();
  const stopped = loop.stop();
  resolve(true);
  await stopped;
  loop.kick();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
});
