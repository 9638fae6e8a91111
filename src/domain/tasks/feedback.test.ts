import { expect, test } from 'vitest';
import { staffRoles } from '../accounts/staff-role.ts';
import { effectOf, maySeeWork, showingOf } from './feedback.ts';

const said = { text: 'Lovely colours!', praise: 'wonderful', onceMore: false } as const;

test('owners and teachers see what a child sent in, clerks do not (rule R203)', () => {
  expect(staffRoles.filter(maySeeWork)).toEqual(['owner', 'teacher']);
});

test('the family is told of the first feedback and when it newly asks for once more, of no other correction (rule R203)', () => {
  expect(effectOf(null, said)).toBe('given');
  expect(effectOf(said, said)).toBe('kept');
  expect(effectOf(said, { ...said, text: 'Lovely animals!' })).toBe('corrected');
  expect(effectOf(said, { ...said, praise: 'brave_try' })).toBe('corrected');
  expect(effectOf(said, { ...said, onceMore: true })).toBe('asked_again');
  expect(effectOf({ ...said, onceMore: true }, said)).toBe('corrected');
});

test('a task with feedback and a video is shown with consent alone (rule R204)', () => {
  const task = { reviewedAt: new Date('2027-01-20T03:00:00Z'), hasVideo: true, mayBeShown: true };
  expect(showingOf(task)).toBe('yes');
  expect(showingOf({ ...task, reviewedAt: null })).toBe('task_not_reviewed');
  expect(showingOf({ ...task, mayBeShown: false })).toBe('task_without_consent');
  expect(showingOf({ ...task, hasVideo: false })).toBe('task_without_video');
});
