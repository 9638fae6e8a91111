import { expect, test } from 'vitest';
import { OpenEntry } from './open-entry.ts';

const entry = {
  day: '2026-11-30',
  starts: '16.00',
  ends: '17.00',
  minutes: '15',
  link: 'https://meet.example/room',
  teacher_id: '',
};
const problemsOf = (typed: Partial<typeof entry>) =>
  OpenEntry.safeParse({ ...entry, ...typed }).error?.issues.map(({ path, message }) => [...path, message]);

test('a day that is left out is required, one that is none is invalid', () => {
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf({ day: ' ' })).toEqual([['day', 'required']]);
  expect(problemsOf({ day: '2026-02-30' })).toEqual([['day', 'invalid_date']]);
});
