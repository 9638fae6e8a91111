import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Clock } from './clock.ts';
import { fixedClock } from './fixed.test-support.ts';
import { offsetClock } from './offset.ts';
import { systemClock } from './system.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => database.execute('delete from sandbox_clock'));
afterAll(() => database.close());

const adapters: { name: string; make: () => Promise<Clock> }[] = [
  { name: 'system', make: async () => systemClock },
  { name: 'movable', make: () => offsetClock({ database }) },
  { name: 'fixed', make: async () => fixedClock('2026-07-13T00:00:00+07:00') },
];

describe.each(adapters)('the $name clock', ({ make }) => {
  test('tells an instant in whole milliseconds', async () => {
    const now = (await make()).now();
    expect(now).toBeInstanceOf(Date);
    expect(Number.isInteger(now.getTime())).toBe(true);
  });

  test('never runs backwards', async () => {
    const clock = await make();
    const times = Array.from({ length: 1000 }, () => clock.now().getTime());
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
  });

  test('is not disturbed by who changes the answer', async () => {
    const clock = await make();
    const before = clock.now().getTime();
    clock.now().setFullYear(1999);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
  });
});

describe('the fixed clock', () => {
  test('stands still until it is moved', () => {
    const clock = fixedClock('2026-07-13T00:00:00+07:00');
    expect(clock.now().toISOString()).toBe('2026-07-12T17:00:00.000Z');
    clock.advance('P3DT1H');
    expect(clock.now().toISOString()).toBe('2026-07-15T18:00:00.000Z');
    clock.set('2026-01-01T00:00:00Z');
    expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });

  test('takes nothing but instants and durations', () => {
    expect(() => fixedClock('yesterday')).toThrow(RangeError);
    expect(() => fixedClock('2026-07-13T00:00:00Z').advance('P1M')).toThrow(RangeError);
  });
});

const at = (iso: string) => new Date(iso);

describe('the movable clock', () => {
  const system = fixedClock('2026-07-13T00:00:00Z');
  beforeEach(() => system.set('2026-07-13T00:00:00Z'));
  const open = () => offsetClock({ database, system });

  test('is the system’s until it is moved, and runs with it afterwards', async () => {
    const clock = await open();
    expect(clock.now()).toEqual(at('2026-07-13T00:00:00Z'));
    expect(await clock.moveTo(at('2026-09-01T08:30:00Z'))).toEqual(at('2026-09-01T08:30:00Z'));
    system.advance('PT5S');
    expect(clock.now()).toEqual(at('2026-09-01T08:30:05Z'));
  });

  test('moves by a duration from where it stands', async () => {
    const clock = await open();
    await clock.moveBy('P3DT1H');
    expect(await clock.moveBy('PT90S')).toEqual(at('2026-07-16T01:01:30Z'));
  });

  test('may be moved to where it stands', async () => {
    const clock = await open();
    expect(await clock.moveTo(at('2026-07-13T00:00:00Z'))).toEqual(at('2026-07-13T00:00:00Z'));
    expect(await clock.moveBy('PT0S')).toEqual(at('2026-07-13T00:00:00Z'));
  });

  test('never moves back', async () => {
    const clock = await open();
    expect(await clock.moveTo(at('2026-07-12T23:59:59.999Z'))).toEqual({ refused: 'clock_backwards' });
    await clock.moveTo(at('2026-09-01T00:00:00Z'));
    expect(await clock.moveTo(at('2026-08-31T23:59:59.999Z'))).toEqual({ refused: 'clock_backwards' });
    expect(clock.now()).toEqual(at('2026-09-01T00:00:00Z'));
  });

  test('never moves to the next century or by what is no duration', async () => {
    const clock = await open();
    expect(await clock.moveTo(at('2100-01-01T00:00:00Z'))).toEqual({ refused: 'clock_too_far' });
    expect(await clock.moveTo(new Date(Number.NaN))).toEqual({ refused: 'clock_too_far' });
    expect(await clock.moveBy('P999999999W')).toEqual({ refused: 'clock_too_far' });
    expect(await clock.moveBy('P1M')).toEqual({ refused: 'not_a_duration' });
    expect(clock.now()).toEqual(at('2026-07-13T00:00:00Z'));
  });

  test('keeps its place for the next process and the next start', async () => {
    await (await open()).moveTo(at('2026-09-01T00:00:00Z'));
    system.advance('PT1H');
    expect((await open()).now()).toEqual(at('2026-09-01T01:00:00Z'));
  });

  test('learns from the other process when it refreshes, moves, or is refused', async () => {
    const [mine, refreshing, moving, refused] = [await open(), await open(), await open(), await open()];
    await mine.moveTo(at('2026-09-01T00:00:00Z'));
    await refreshing.refresh();
    expect(refreshing.now()).toEqual(at('2026-09-01T00:00:00Z'));
    expect(await refused.moveTo(at('2026-08-01T00:00:00Z'))).toEqual({ refused: 'clock_backwards' });
    expect(refused.now()).toEqual(at('2026-09-01T00:00:00Z'));
    expect(await moving.moveBy('P1D')).toEqual(at('2026-09-02T00:00:00Z'));
  });

  test('tells the other processes when it has moved, and not when it was refused', async () => {
    let heard = 0;
    await database.listen('clock', () => (heard += 1));
    const clock = await open();
    await clock.moveBy('P1D');
    await expect.poll(() => heard).toBe(1);
    await clock.moveTo(at('2026-07-13T00:00:00Z'));
    await clock.moveBy('P1D');
    await expect.poll(() => heard).toBe(2);
  });

  test('is the system’s again after the demo was reset', async () => {
    const clock = await open();
    await clock.moveBy('P1W');
    await database.execute('delete from sandbox_clock');
    await clock.refresh();
    expect(clock.now()).toEqual(at('2026-07-13T00:00:00Z'));
  });
});
