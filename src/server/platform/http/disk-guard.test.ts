import { expect, test } from 'vitest';
import { diskGuard } from './disk-guard.ts';

const MB = 1024 * 1024;

/** A disk with 500 MB in reserve, on which so much is free. */
const disk = (freeMegabytes: number) => {
  const now = new Date('2026-08-10T03:00:00Z');
  const state = { free: freeMegabytes * MB, looks: 0 };
  const guard = diskGuard('/', 500 * MB, { now: () => now }, async () => {
    state.looks += 1;
    return state.free;
  });
  const later = (free: number) => {
    state.free = free * MB;
    now.setSeconds(now.getSeconds() + 2);
  };
  return { guard, later, looks: () => state.looks };
};

test.each([
  [1200, false, 200],
  [1000, false, 0],
  [700, false, -300],
  [499, true, -501],
])('of %i MB free: everything stops is %s, uploads may take %i MB', async (free, low, room) => {
  const { guard } = disk(free);
  expect([await guard.low(), (await guard.uploadRoom()) / MB]).toEqual([low, room]);
});

test('what uploads write counts at once, until the disk is looked at again', async () => {
  const { guard, later } = disk(1200);
  expect(await guard.uploadRoom()).toBe(200 * MB);
  guard.wrote(150 * MB);
  expect(await guard.uploadRoom()).toBe(50 * MB);
  later(1190);
  expect(await guard.uploadRoom()).toBe(190 * MB);
});

test('calls that come before the first look at the disk has ended wait for it, and look no second time', async () => {
  const { guard, looks } = disk(1200);
  expect(await Promise.all([guard.low(), guard.low(), guard.low()])).toEqual([false, false, false]);
  expect(looks()).toBe(1);
});
