import { expect, test } from 'vitest';
import { dayAndTime, readTime, typedInstant, writeTime } from './typed-time.ts';

test('a time is typed with a dot or a colon, and written with a dot', () => {
  expect(['16.00', ' 16:00 ', '9.30', '24.00', '16', '', '16.5'].map(readTime)).toEqual([
    '16:00',
    '16:00',
    '09:30',
    null,
    null,
    null,
    null,
  ]);
  expect(writeTime('09:30')).toBe('09.30');
});

test('an instant is a day and a time in WIB, and back', () => {
  expect(dayAndTime('2027-01-20T17:05:00.000Z')).toEqual({ day: '2027-01-21', time: '00.05' });
  expect(dayAndTime('2027-01-21T09:00:00.000Z')).toEqual({ day: '2027-01-21', time: '16.00' });
  expect(typedInstant({ day: '2027-01-21', time: '16.00' })).toBe('2027-01-21T09:00:00.000Z');
  expect(typedInstant({ day: '2027-02-30', time: '16.00' })).toBeNull();
  expect(typedInstant({ day: '2027-01-21', time: '' })).toBeNull();
});
