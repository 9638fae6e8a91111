import { expect, test } from 'vitest';
import { chargeExpiry, newsOfUnknown, nextAskingAt } from './charge-lifetime.ts';

const at = (time: string) => new Date(`2026-08-10T${time}Z`);
const charge = { createdAt: at('03:00:00'), expiresAt: at('04:00:00') };

test('a charge may be paid for an hour', () => {
  expect(chargeExpiry(at('03:00:00'))).toEqual(at('04:00:00'));
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
])('asked at %s about a charge of 03:00, the gateway is asked next at %s', (now, next) => {
  expect(nextAskingAt(charge, at(now))).toEqual(at(next));
});

test('a charge that the gateway does not know is open until its end and lapsed afterwards', () => {
  expect(newsOfUnknown(charge.expiresAt, at('04:00:00'))).toBe('open');
  expect(newsOfUnknown(charge.expiresAt, at('04:00:01'))).toBe('lapsed');
});
