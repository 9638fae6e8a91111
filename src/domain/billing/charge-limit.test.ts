import { describe, expect, test } from 'vitest';
import {
  chargeWaitSeconds,
  maxCardChargesPerHour,
  maxChargesPerHour,
  shouldPollEndedCharge,
} from './charge-limit.ts';

const now = new Date('2026-08-10T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('rule R74: at most ten charges for a child in an hour', () => {
  test('the tenth may be opened at once', () => {
    expect(
      chargeWaitSeconds(
        Array.from({ length: 9 }, () => minutesAgo(1)),
        now,
        10,
      ),
    ).toBeNull();
  });
  test('the eleventh waits until the first of the ten is an hour old', () => {
    const opened = [50, 40, 30, 20, 10, 9, 8, 7, 6, 5].map(minutesAgo);
    expect(chargeWaitSeconds(opened, now, 10)).toBe(600);
  });
  test('ten for a child, twenty by card for a family', () => {
    expect([maxChargesPerHour, maxCardChargesPerHour]).toEqual([10, 20]);
  });
  test('charges of an hour ago do not count', () => {
    expect(
      chargeWaitSeconds(
        Array.from({ length: 20 }, () => minutesAgo(60)),
        now,
        10,
      ),
    ).toBeNull();
  });
});

describe('an ended charge', () => {
  test.each([
    [null, true],
    ['2026-08-10T09:59:00Z', true],
    ['2026-08-10T09:59:01Z', false],
    ['2026-09-10T10:00:00Z', true],
  ])('polled last at %s is looked at again: %s', (polledAt, expected) => {
    expect(shouldPollEndedCharge(polledAt === null ? null : new Date(polledAt), now)).toBe(expected);
  });
});
