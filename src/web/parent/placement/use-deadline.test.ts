import { expect, test } from 'vitest';
import { endAfter } from './use-deadline.ts';

test('the end counts from when the server was asked, and never moves later', () => {
  // Asked at 10 s, the server says that 600 s are left; however late the reply, that is until 610 s.
  expect(endAfter(620_000, 600, 10_000)).toBe(610_000);
  expect(endAfter(610_000, 599, 17_000)).toBe(610_000);
  // After a sleep of which this page counted nothing.
  expect(endAfter(610_000, 120, 20_000)).toBe(140_000);
});
