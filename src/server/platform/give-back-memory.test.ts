import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

afterEach(() => void vi.useRealTimers());

test('ten seconds after the start, what nobody needs any more is collected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const unneeded = new WeakRef({ made: 'for the start' });
  giveBackMemory();
  await turn();
  vi.advanceTimersByTime(9_999);
  await turn();
  expect(unneeded.deref()).toBeDefined();
  await turn();
  vi.advanceTimersByTime(1);
  await turn();
  expect(unneeded.deref()).toBeUndefined();
});
