import { expect, test } from 'vitest';
import type { Pupil } from '../../../contract/live-classes.ts';
import { counted, pressed, unmarked } from './marks.ts';

const pupil = (child_id: number, attendance: Pupil['attendance']): Pupil => ({
  child_id,
  first_name: 'Alya',
  age: 8,
  photo_url: null,
  attendance,
  note: '',
  is_visitor: false,
});

test('one press marks a child, the same once more takes it back, the other one changes it', () => {
  expect(pressed(null, 'present')).toBe('present');
  expect(pressed('present', 'present')).toBeNull();
  expect(pressed('present', 'absent')).toBe('absent');
  expect(pressed('excused', 'present')).toBe('present');
});

test('all there is said of those of whom nothing was said: who is absent or excused stays so', () => {
  const pupils = [
    pupil(1, null),
    pupil(2, 'absent'),
    pupil(3, 'excused'),
    pupil(4, 'present'),
    pupil(5, null),
  ];
  expect(unmarked(pupils).map(({ child_id }) => child_id)).toEqual([1, 5]);
  expect(counted(pupils)).toEqual({ there: 1, said: 2, children: 4 });
});
