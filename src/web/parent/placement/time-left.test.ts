import { expect, test } from 'vitest';
import { signAt } from './time-left.tsx';

test('a calm sign is given when five minutes and when one minute are left', () => {
  expect([1200, 301, 300, 61, 60, 1, 0].map(signAt)).toEqual([
    null,
    null,
    'five',
    'five',
    'one',
    'one',
    'one',
  ]);
});
