import { expect, test } from 'vitest';
import { type ListedPayment, expectedReportStatus } from './expected-report-status.ts';

const settled: ListedPayment = {
  state: 'SETTLED',
  gatewayStatus: 'settlement',
  received: 275_000,
  givenThere: 0,
};

test.each<[string, Partial<ListedPayment>, string]>([
  ['a payment that is open', { state: 'PENDING', gatewayStatus: 'pending' }, 'unpaid'],
  ['one that ended', { state: 'FAILED', gatewayStatus: 'expire' }, 'unpaid'],
  ['a captured card', { state: 'CAPTURED', gatewayStatus: 'capture' }, 'paid'],
  ['one that settled', {}, 'paid'],
  ['one that was refunded', { state: 'REVERSED', gatewayStatus: 'refund', givenThere: 275_000 }, 'back'],
  ['one that was charged back', { state: 'REVERSED', gatewayStatus: 'chargeback' }, 'back'],
  ['one of which a part went back', { gatewayStatus: 'partial_refund', givenThere: 100_000 }, 'part_back'],
  ['one that staff transferred back', { state: 'REVERSED' }, 'paid'],
  ['a card that was let go', { state: 'REVERSED', gatewayStatus: 'cancel', givenThere: 275_000 }, 'unpaid'],
  ['a card that was denied after its capture', { state: 'REVERSED', gatewayStatus: 'deny' }, 'unpaid'],
])('%s: the report should say so (R127)', (_what, changes, status) => {
  expect(expectedReportStatus({ ...settled, ...changes })).toBe(status);
});
