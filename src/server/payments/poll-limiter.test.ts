import { expect, test } from 'vitest';
import type { PaymentRow } from './payment-store.ts';
import { pollLimiter } from './poll-limiter.ts';

const at = (time: string) => new Date(`2026-08-10T${time}Z`);
/** A charge that was to be paid until five past three: by default it ended unpaid and may be polled once a minute. */
const charge = (familyId: number, number: number, state: PaymentRow['state'] = 'FAILED') =>
  ({
    familyId,
    orderId: `KE-${familyId}-${number}`,
    state,
    createdAt: at('02:05:00'),
    expiresAt: at('03:05:00'),
    settledAt: state === 'SETTLED' ? at('02:10:00') : null,
    gatewayStatus: '',
  }) as PaymentRow;
const charges = (familyId: number, many: number) =>
  Array.from({ length: many }, (_, number) => charge(familyId, number));

test('a family polls at most 40 times a minute, however many charges it has; no other is held up', () => {
  const limiter = pollLimiter();
  const polled = (time: string) =>
    charges(1, 1200)
      .filter((one) => limiter.tryPoll(one, at(time)))
      .map(({ orderId }) => orderId);
  const first = polled('03:00:00');
  expect(first).toHaveLength(40);
  expect([polled('03:00:30'), polled('03:00:59')]).toEqual([[], []]);
  expect(limiter.tryPoll(charge(2, 0), at('03:00:59'))).toBe(true);
  expect(polled('03:01:00')).toHaveLength(40);
});

test('two open charges are polled every three seconds, as long as they are', () => {
  const limiter = pollLimiter();
  const open = [charge(1, 0, 'PENDING'), charge(1, 1, 'PENDING')];
  for (let second = 0; second < 600; second += 3)
    for (const one of open)
      expect(limiter.tryPoll(one, new Date(at('03:00:00').getTime() + second * 1000))).toBe(true);
});

test('no charge of a family is polled again within the minute, whatever it and others poll besides', () => {
  const limiter = pollLimiter();
  const polls = (from: number, to: number, time: string) =>
    charges(1, to)
      .slice(from)
      .filter((one) => limiter.tryPoll(one, at(time))).length;
  // The minute that is counted begins with the first poll, and the next one with the first after it.
  expect(polls(0, 1, '03:00:00')).toBe(1);
  expect(polls(1, 40, '03:00:59')).toBe(39);
  expect(polls(40, 60, '03:01:00')).toBe(20);
  for (let family = 2; family <= 40; family += 1)
    for (const one of charges(family, 40)) expect(limiter.tryPoll(one, at('03:01:01'))).toBe(true);
  expect(polls(1, 60, '03:01:58')).toBe(0);
  expect(polls(1, 60, '03:01:59')).toBe(20);
});

test('what one family was told is not forgotten by what others poll', () => {
  const limiter = pollLimiter();
  expect(limiter.tryPoll(charge(1, 0, 'SETTLED'), at('03:00:00'))).toBe(true);
  for (let family = 2; family <= 40; family += 1)
    for (const one of charges(family, 40)) expect(limiter.tryPoll(one, at('03:00:01'))).toBe(true);
  expect(limiter.tryPoll(charge(1, 0, 'SETTLED'), at('03:59:59'))).toBe(false);
  expect(limiter.tryPoll(charge(1, 0, 'SETTLED'), at('04:00:00'))).toBe(true);
});

test('after the gateway gave no answer no family polls for half a minute', () => {
  const limiter = pollLimiter();
  limiter.pause(at('03:00:00'));
  expect([
    limiter.tryPoll(charge(1, 0), at('03:00:29')),
    limiter.tryPoll(charge(2, 0), at('03:00:29')),
  ]).toEqual([false, false]);
  expect(limiter.tryPoll(charge(1, 0), at('03:00:30'))).toBe(true);
});

test('what was recorded when another charge was opened counts for pages, and the polls of pages count there', () => {
  const limiter = pollLimiter();
  limiter.record('KE-1-0', at('03:00:00'));
  expect(limiter.tryPoll(charge(1, 0), at('03:00:59'))).toBe(false);
  expect(limiter.tryPoll(charge(1, 1), at('03:00:59'))).toBe(true);
  expect([
    limiter.isEndedDue('KE-1-1', at('03:01:58')),
    limiter.isEndedDue('KE-1-1', at('03:01:59')),
  ]).toEqual([false, true]);
});
