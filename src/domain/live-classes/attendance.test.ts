import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { type SaidOfClass, attendanceCount, attendanceFor, firstBatchStillTaught } from './attendance.ts';

const said = (changes: Partial<SaidOfClass>): SaidOfClass => ({
  state: null,
  excusedAt: null,
  makesUpFor: null,
  ...changes,
});
const excusedAt = new Date('2026-09-01T00:00:00Z');

test('a class that nobody has marked is neither attended nor missed', () => {
  expect(
    attendanceCount({ over: [1, 2], cancelled: [] }, new Map([[1, said({ state: 'present' })]])),
  ).toEqual({
    attended: 1,
    held: 1,
  });
});

test('an excused class counts, and is attended where it was made up for', () => {
  const excused = [1, said({ excusedAt })] as const;
  expect(attendanceCount({ over: [1, 9], cancelled: [] }, new Map([excused]))).toEqual({
    attended: 0,
    held: 1,
  });
  const madeUp = [9, said({ state: 'present', makesUpFor: 1 })] as const;
  expect(attendanceCount({ over: [1, 9], cancelled: [] }, new Map([excused, madeUp]))).toEqual({
    attended: 1,
    held: 1,
  });
  const missed = [9, said({ state: 'absent', makesUpFor: 1 })] as const;
  expect(attendanceCount({ over: [1, 9], cancelled: [] }, new Map([excused, missed]))).toEqual({
    attended: 0,
    held: 1,
  });
});

test('a cancelled class counts where it was made up for, and else not at all (rule R195)', () => {
  const count = (...of: [number, SaidOfClass][]) =>
    attendanceCount({ over: [9], cancelled: [1] }, new Map(of));
  expect(count()).toEqual({ attended: 0, held: 0 });
  expect(count([1, said({ excusedAt })])).toEqual({ attended: 0, held: 0 });
  expect(count([9, said({ makesUpFor: 1 })])).toEqual({ attended: 0, held: 0 });
  expect(count([9, said({ state: 'present', makesUpFor: 1 })])).toEqual({ attended: 1, held: 1 });
  expect(count([9, said({ state: 'absent', makesUpFor: 1 })])).toEqual({ attended: 0, held: 1 });
});

test('who came though it was excused was there', () => {
  expect(attendanceFor(said({ excusedAt, state: 'present' }))).toBe('present');
  expect(attendanceFor(said({ excusedAt }))).toBe('excused');
  expect(attendanceFor(undefined)).toBeNull();
});

test('a teacher sees the children of a group until 30 days after the last day of its year (rule R165)', () => {
  // A batch of 10 August 2026 ends on 8 August 2027.
  expect(firstBatchStillTaught(calendarDate('2027-09-07'))).toBe('2026-08-10');
  expect(firstBatchStillTaught(calendarDate('2027-09-08'))).toBe('2026-08-11');
});
