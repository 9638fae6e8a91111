import { expect, test, vi } from 'vitest';
import type { DeskRecord, Refund } from '../../../contract/payment-desk.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { type SentRefund, giveBack } from './give-back.ts';

const sent: SentRefund = {
  order_id: 'KE-1-0a',
  way: 'transfer',
  amount: 25_000,
  reason: 'Paid twice ',
  reference: 'TRF 1',
  refunded_before: 0,
  to_refund: false,
};
const refund = (changes: Partial<Refund> = {}): Refund => ({
  refund_id: 2,
  amount: 25_000,
  way: 'transfer',
  state: 'DONE',
  reason: 'Paid twice',
  reference: 'TRF 1',
  asked_by: 'Wayan',
  asked_at: '2026-11-01T03:00:00.000Z',
  ended_at: null,
  ...changes,
});
const record = (...refunds: Refund[]) => ({ refunds }) as DeskRecord;
const cut = () => Promise.reject(new ApiRefusal(0, 'cut'));

const after = (there: DeskRecord, send: () => Promise<never> = cut) =>
  giveBack({ sent, before: new Set([1]), send, read: async () => there });

test('a refund whose answer got lost was given when it stands there, and was not there before', async () => {
  expect(await after(record(refund({ refund_id: 1 }), refund()))).toMatchObject({
    kind: 'given',
    message: null,
  });
  expect(await after(record(refund({ state: 'ASKED' })))).toMatchObject({ kind: 'given' });
  expect(await after(record(refund({ state: 'REFUSED' })))).toEqual({ kind: 'refused' });
});

test.each([
  ['nothing', []],
  ['only what was there before', [refund({ refund_id: 1 })]],
  ['one of another amount', [refund({ amount: 25_001 })]],
  ['one in another way', [refund({ way: 'gateway' })]],
  ['one for another reason', [refund({ reason: 'Moved away' })]],
  ['one by another transfer', [refund({ reference: 'TRF 2' })]],
])('where %s stands there, nobody knows whether it arrives', async (_, refunds) =>
  expect(await after(record(...refunds))).toEqual({ kind: 'unknown' }),
);

test('an answer of a proxy in place of the server is a lost one, and a refusal is none', async () => {
  expect(await after(record(), () => Promise.reject(new ApiRefusal(504, '')))).toEqual({ kind: 'unknown' });
  const read = vi.fn<() => Promise<DeskRecord>>();
  const refusal = new ApiRefusal(409, 'changed', { error: 'refund_meanwhile' });
  await expect(giveBack({ sent, before: new Set(), send: () => Promise.reject(refusal), read })).rejects.toBe(
    refusal,
  );
  expect(read).not.toHaveBeenCalled();
});

test('what the server answers is said as it says it', async () => {
  const payment = record(refund());
  const send = async () => ({ message: 'Update Success!', payment });
  expect(await giveBack({ sent, before: new Set(), send, read: async () => record() })).toEqual({
    kind: 'given',
    message: 'Update Success!',
    payment,
  });
});
