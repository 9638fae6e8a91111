import { expect, test } from 'vitest';
import {
  chargeExpiry,
  retryPollAt,
  eventForUnknownCharge,
  nextPollOfOpenCharge,
  nextPollAt,
  isGatewayPaused,
  shouldPoll,
} from './charge-lifetime.ts';
import { paymentMethod } from './payment-methods.ts';

const at = (time: string) => new Date(`2026-08-10T${time}Z`);
const charge = { createdAt: at('03:00:00'), expiresAt: at('04:00:00'), isLeftThere: false };

test('a charge may be paid as long as its method says, QRIS for an hour', () => {
  expect(chargeExpiry(at('03:00:00'), { lifetimeMinutes: 90 })).toEqual(at('04:30:00'));
  expect(chargeExpiry(at('03:00:00'), paymentMethod('gopay', 0.03))).toEqual(at('04:00:00'));
});

test.each([
  ['03:00:00', '03:01:00'],
  ['03:00:30', '03:01:30'],
  ['03:01:00', '03:02:00'],
  ['03:08:00', '03:16:00'],
  ['03:32:00', '04:01:00'],
  ['04:01:00', '05:02:00'],
  ['05:02:00', '07:04:00'],
  ['13:00:00', '19:00:00'],
])('a charge of 03:00 that is polled at %s is polled next at %s', (now, next) => {
  expect(nextPollOfOpenCharge(charge, at(now))).toEqual(at(next));
});

test('a charge that the gateway does not know is open until its expiry and expired afterwards', () => {
  expect(eventForUnknownCharge(charge.expiresAt, at('04:00:00'))).toBe('open');
  expect(eventForUnknownCharge(charge.expiresAt, at('04:00:01'))).toBe('expired');
});

const on = (text: string) => new Date(`${text}Z`);

test.each([
  ['2026-08-10T04:00:30', '2026-08-10T05:00:00'],
  ['2026-08-10T05:00:00', '2026-08-10T10:00:00'],
  ['2026-08-10T10:00:00', '2026-08-11T04:00:00'],
  ['2026-08-11T04:00:00', '2026-08-15T04:00:00'],
  ['2026-08-15T04:00:00', null],
])('at %s the next poll of a charge that ended unpaid at 04:00 is at %s', (now, next) => {
  expect(nextPollAt({ ...charge, state: 'FAILED', settledAt: null }, on(now))).toEqual(next && on(next));
});

test.each([
  ['2026-08-10T03:20:00', '2026-08-11T03:20:00'],
  ['2026-08-11T03:20:00', '2026-08-13T03:20:00'],
  ['2026-08-14T00:00:00', '2026-08-17T03:20:00'],
  ['2026-08-17T03:20:00', '2026-08-24T03:20:00'],
  ['2026-08-24T03:20:00', '2026-09-07T03:20:00'],
  ['2026-09-07T03:20:00', null],
])('at %s the next poll of a charge that settled at 03:20 is at %s', (now, next) => {
  const settled = { ...charge, settledAt: at('03:20:00') };
  expect(nextPollAt({ ...settled, state: 'SETTLED' }, on(now))).toEqual(next && on(next));
  expect(nextPollAt({ ...settled, state: 'REVERSED' }, on(now))).toBeNull();
  // What staff transferred back may be taken back there as well.
  expect(nextPollAt({ ...settled, state: 'REVERSED', isLeftThere: true }, on(now))).toEqual(next && on(next));
});

test('a poll that fails is retried after six hours at the latest', () => {
  const failed = { ...charge, state: 'FAILED', settledAt: null } as const;
  expect(retryPollAt(failed, at('04:00:30'))).toEqual(at('05:00:00'));
  expect(retryPollAt(failed, on('2026-08-15T04:00:00'))).toEqual(on('2026-08-15T10:00:00'));
});

test('showing a charge polls the gateway every three seconds, hourly once paid, and not after a reversal', () => {
  const since = at('03:00:00');
  const open = { ...charge, state: 'PENDING', settledAt: null } as const;
  const settled = { ...charge, state: 'SETTLED', settledAt: since } as const;
  expect(shouldPoll(settled, null, since)).toBe(true);
  expect(shouldPoll({ ...settled, state: 'REVERSED' }, null, since)).toBe(false);
  expect(shouldPoll(open, since, at('03:00:02'))).toBe(false);
  expect(shouldPoll(open, since, at('03:00:03'))).toBe(true);
  expect(shouldPoll(settled, since, at('03:59:59'))).toBe(false);
  expect(shouldPoll(settled, since, at('04:00:00'))).toBe(true);
});

test.each([
  ['2026-08-10T03:30:00', '2026-08-10T03:30:59', false],
  ['2026-08-10T03:30:00', '2026-08-10T03:31:00', true],
  ['2026-08-10T04:58:00', '2026-08-10T04:59:00', true],
  ['2026-08-10T04:59:00', '2026-08-10T05:01:00', false],
  ['2026-08-10T05:01:00', '2026-08-10T06:01:00', true],
  [null, '2026-08-15T03:59:59', true],
  [null, '2026-08-15T04:00:00', false],
])(
  'a charge of until 04:00 that ended unpaid, polled at %s, is polled by a page at %s: %s',
  (last, now, polls) => {
    const ended = { ...charge, state: 'FAILED', settledAt: null } as const;
    expect(shouldPoll(ended, last === null ? null : on(last), on(now))).toBe(polls);
  },
);

test('after no answer pages ask the gateway nothing for half a minute', () => {
  expect(isGatewayPaused(null, at('03:00:00'))).toBe(false);
  expect(isGatewayPaused(at('03:00:00'), at('03:00:29'))).toBe(true);
  expect(isGatewayPaused(at('03:00:00'), at('03:00:30'))).toBe(false);
  expect(isGatewayPaused(at('03:00:00'), at('02:00:00'))).toBe(false);
});
