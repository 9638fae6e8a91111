import { expect, test } from 'vitest';
import { usualTimes } from './usual-times.ts';

test('usual class times are told where no group has a day yet; a group’s own day wins', () => {
  expect(usualTimes('Tuesday to Saturday', null)).toBe('Tuesday to Saturday');
  expect(usualTimes('Tuesday to Saturday', { weekday: null })).toBe('Tuesday to Saturday');
  expect(usualTimes('Tuesday to Saturday', { weekday: 1 })).toBeNull();
  expect(usualTimes('', null)).toBeNull();
});

test('their last full stop is left to the sentence that tells them', () => {
  expect(usualTimes('Mondays at 16.00. 45 minutes.', null)).toBe('Mondays at 16.00. 45 minutes');
});
