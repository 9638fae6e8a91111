import { expect, test } from 'vitest';
import { signAt } from './time-left.tsx';

test('a calm sign is given while five minutes and while one minute are left, and none between', () => {
  expect([1200, 301, 300, 241, 240, 120, 61, 60, 1, 0].map(signAt)).toEqual([
    null,
    null,
    'five',
    'five',
    null,
    null,
    null,
    'one',
    'one',
    'one',
  ]);
});
