import { describe, expect, test } from 'vitest';
import {
  cardChargeLimit,
  chargeWaitSeconds,
  childChargeLimit,
  familyChargeLimit,
  shouldPollEndedCharge,
} from './charge-limit.ts';

const now = new Date('2026-08-10T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('rule R74: ten charges in an hour, thirty in a day', () => {
  const limit = { perHour: 10, perDay: 30 };
  const of = (count: number, minutes: number) => Array.from({ length: count }, () => minutesAgo(minutes));

  test('the tenth may be opened at once', () => {
    expect(chargeWaitSeconds(of(9, 1), now, limit)).toBeNull();
  });
  test('the eleventh waits until the first of the ten is an hour old', () => {
    const opened = [50, 40, 30, 20, 10, 9, 8, 7, 6, 5].map(minutesAgo);
    expect(chargeWaitSeconds(opened, now, limit)).toBe(600);
  });
  test('charges of an hour ago count for the day alone', () => {
    expect(chargeWaitSeconds(of(20, 60), now, limit)).toBeNull();
  });
  test('the thirty-first waits until the first of the thirty is a day old', () => {
    expect(chargeWaitSeconds([...of(1, 24 * 60 - 30), ...of(29, 120)], now, limit)).toBe(1800);
    expect(chargeWaitSeconds(of(30, 24 * 60), now, limit)).toBeNull();
  });
  test('the longer wait counts', () => {
    expect(chargeWaitSeconds([...of(10, 59), ...of(20, 24 * 60 - 30)], now, limit)).toBe(1800);
    expect(chargeWaitSeconds([...of(10, 1), ...of(20, 24 * 60 - 1)], now, limit)).toBe(59 * 60);
  });
  test('of a child, by card of a family, and of a family', () => {
    expect([childChargeLimit, cardChargeLimit, familyChargeLimit]).toEqual([
      { perHour: 10, perDay: 30 },
      { perHour: 20, perDay: 60 },
      { perHour: 60, perDay: 60 },
    ]);
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
