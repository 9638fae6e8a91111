import { expect, test } from 'vitest';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { hasPlace, othersOf } from './other-groups.ts';

const group = (group_id: number, differs: Partial<LiveGroup> = {}): LiveGroup => ({
  group_id,
  academic_year_id: 1,
  batch: 1,
  grade: 3,
  number: group_id,
  places: 12,
  pupils: 6,
  weekday: 4,
  time: '16:00',
  minutes: 45,
  teacher: null,
  link: null,
  version: 1,
  ...differs,
});

test('a child may move to a group of the same batch and grade with a free place, and not to its own', () => {
  const all = [
    group(5),
    group(2),
    group(1),
    group(3, { pupils: 12 }),
    group(4, { places: 6 }),
    group(6, { grade: 4 }),
    group(7, { academic_year_id: 2 }),
  ];
  const others = othersOf(all, group(1));
  expect(others.map(({ group_id: id }) => id)).toEqual([2, 3, 4, 5]);
  expect(others.filter(hasPlace).map(({ group_id: id }) => id)).toEqual([2, 5]);
});
