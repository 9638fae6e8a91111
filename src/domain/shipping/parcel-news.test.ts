import { expect, test } from 'vitest';
import { isParcelNews } from './parcel-news.ts';

const orderedAt = new Date('2026-08-01T03:00:00Z');

test.each([
  ['unshipped', '2027-08-01T03:00:00Z', true],
  ['shipped', '2026-09-30T02:59:59Z', true],
  ['shipped', '2026-09-30T03:00:00Z', false],
] as const)('a kit ordered on 1 August that is %s at %s is news: %s (rule R176)', (status, now, expected) => {
  expect(isParcelNews({ status, orderedAt }, new Date(now))).toBe(expected);
});
