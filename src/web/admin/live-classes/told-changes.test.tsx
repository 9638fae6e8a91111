import { expect, test } from 'vitest';
import type { LiveSession } from '../../../contract/live-class-objects.ts';
import { shownToStaff, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { ToldChanges } from './told-changes.tsx';

const session: LiveSession = {
  session_id: 70,
  group_id: 7,
  kind: 'class',
  unit: 3,
  starts_at: '2027-01-21T09:00:00.000Z',
  minutes: 50,
  teacher: null,
  link: null,
  room: 'none',
  state: 'planned',
  version: 1,
};

test('a class that becomes longer is said with both lengths, and one that moves with both times as 16.00', () => {
  const shown = (from: { starts_at: string; minutes: number }) =>
    wordsOf(shownToStaff(<ToldChanges moved={[{ session, from }]} families={9} notes={['Mind this.']} />));
  expect(shown({ starts_at: session.starts_at, minutes: 45 })).toBe(
    'Unit 3 45 → 50 minutes Mind this. 9 families are told.',
  );
  expect(shown({ starts_at: '2027-01-20T08:30:00.000Z', minutes: 50 })).toContain('15.30 WIB → Thursday');
});
