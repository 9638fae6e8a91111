import { expect, test } from 'vitest';
import { isParcelNews, isUnderway } from './parcel-news.ts';

const orderedAt = new Date('2026-08-01T03:00:00Z');

test.each([
  ['unshipped', '2027-08-01T03:00:00Z', true],
  ['shipped', '2026-09-30T02:59:59Z', true],
  ['shipped', '2026-09-30T03:00:00Z', false],
] as const)('a kit ordered on 1 August that is %s at %s is news: %s (rule R176)', (status, now, expected) => {
  expect(isParcelNews({ status, orderedAt }, new Date(now))).toBe(expected);
});

test('a parcel may be on its way for 14 days (rule R174)', () => {
  const sentAt = new Date('2026-08-12T02:00:00Z');
  expect(isUnderway(sentAt, new Date('2026-08-26T01:59:59Z'))).toBe(true);
  expect(isUnderway(sentAt, new Date('2026-08-26T02:00:00Z'))).toBe(false);
});
