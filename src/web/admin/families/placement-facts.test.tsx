import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Child } from '../../../contract/objects.ts';
import type { PlacementTest } from '../../../contract/placement.ts';
import { placementTestQuery } from '../../app/placement/placement-test-query.ts';
import { shownToStaff, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { childQuery } from './listed-child.ts';
import { PlacementFacts } from './placement-facts.tsx';

const finished: PlacementTest = {
  placement_test_id: 3,
  child_id: 7,
  start_time: '2026-07-06 02:00:00',
  finish_time: '2026-07-06 02:15:00',
  deadline: '2026-07-06 02:20:00',
  seconds_left: 0,
  active_part: 12,
  answer: [],
  status: '1',
  academic_year_id: 1,
  form: 'B',
  reads_recordings: false,
  replays: 0,
  placement_test_result: { grade: 4, set_by: 'test', score: [4, 5, 3, 3, 2, 1, 0, 1, 0, 0, 2, 1] },
};

type Stands = Pick<Child, 'placed_by' | 'test_until'>;

/** What staff read of this test, without its tags. */
const shownOf = (taken: PlacementTest | null, child?: Stands): string => {
  const client = new QueryClient();
  if (child) client.setQueryData(childQuery(7).queryKey, { childs: child as Child, code: 200, message: '' });
  client.setQueryData(placementTestQuery(7).queryKey, taken);
  return wordsOf(shownToStaff(<PlacementFacts childId={7} />, client));
};

test('staff see the grade of a finished test, its form, and how many were right in each part', () => {
  expect(shownOf(finished)).toBe(
    'Placement test Grade 4 (form B) Right, by part 4/4 · 5/5 · 3/4 · 3/3 · 2/4 · 1/5 · 0/4 · 1/3 · 0/4 · 0/4 · 2/5 · 1/5',
  );
});

test('a grade that staff set is said to be theirs, and a test that was never scored shows no parts', () => {
  const byStaff = { grade: 3, set_by: 'staff', score: null } as const;
  expect(shownOf({ ...finished, placement_test_result: byStaff })).toBe(
    'Placement test Grade 3, set by staff (form B)',
  );
});

test('staff see whether recordings were read, or how many were heard twice', () => {
  expect(shownOf({ ...finished, reads_recordings: true, replays: 2 })).toContain('Recordings Shown as texts');
  expect(shownOf({ ...finished, replays: 2 })).toContain('Recordings 2 heard twice');
  expect(shownOf(finished)).not.toContain('Recordings');
});

test('a test under way shows its part', () => {
  const running = { ...finished, status: '0', active_part: 5, placement_test_result: null } as const;
  expect(shownOf(running)).toBe('Placement test Under way, part 5 of 12');
});

test('of a child without a test staff see until when it may start, or what has placed it', () => {
  expect(shownOf(null, { placed_by: null, test_until: '2026-07-06T02:00:00.000Z' })).toBe(
    'Placement test Not started yet, possible until 06-07-2026 09:00',
  );
  expect(shownOf(null, { placed_by: 'age', test_until: null })).toContain('Not needed: too young');
  expect(shownOf(null, { placed_by: 'time', test_until: null })).toContain('placed without it');
  expect(shownOf(null, { placed_by: 'staff', test_until: null })).toContain('placed by staff');
  expect(shownOf(null, { placed_by: null, test_until: null })).toBe('');
});
