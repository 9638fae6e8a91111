import { expect, test } from 'vitest';
import { percentOf, secondsLeft } from './upload-pace.ts';

test('the time left goes by the pace since the upload was begun or resumed', () => {
  // 1 MB in 4 seconds since it was resumed at 5 MB: 4 MB more take 16 seconds.
  const start = { at: 1000, bytes: 5_000_000 };
  expect(secondsLeft(start, { at: 5000, sent: 6_000_000, size: 10_000_000 })).toBe(16);
});

test('no time is told in the first two seconds, nor while nothing moves', () => {
  const start = { at: 0, bytes: 0 };
  expect(secondsLeft(start, { at: 1999, sent: 500, size: 1000 })).toBeNull();
  expect(secondsLeft(start, { at: 60_000, sent: 0, size: 1000 })).toBeNull();
});

test('progress is a rounded percent', () => {
  expect([percentOf(0, 1000), percentOf(4, 1000), percentOf(5, 1000), percentOf(994, 1000)]).toEqual([
    0, 0, 1, 99,
  ]);
  expect(percentOf(1000, 1000)).toBe(100);
});
