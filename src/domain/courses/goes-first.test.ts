import { expect, test } from 'vitest';
import { goesFirst } from './goes-first.ts';

const sunday = new Date('2026-08-23T17:00:00Z');
const nextSunday = new Date('2026-08-30T17:00:00Z');

test('what goes first is watched first, of what goes together the welcome (rule R175)', () => {
  const [late, week, welcome] = [
    { goneAt: nextSunday, type: 0 },
    { goneAt: sunday, type: 2 },
    { goneAt: sunday, type: 0 },
  ] as const;
  expect([late, week, welcome].toSorted(goesFirst)).toEqual([welcome, week, late]);
});
