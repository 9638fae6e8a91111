import { afterEach, describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { act, makeBatch } from '../payments/paying.test-support.ts';
import { linkActions, orderOf, viewOf } from './payment-links.test-support.ts';
const start = '2026-08-10T03:00:00.000Z';
const school = await testSchool();
const links = linkActions(school, await makeBatch(school));
afterEach(() => {
  school.clock.set(start);
  // Past the windows of the limits.
  school.wallClock.advance('PT1H1M');
});

describe('a payment link', () => {
  test('expires, and can then neither be charged nor says what it was for', async () => {
    const { token } = await links.linked();
    school.clock.set('2026-08-24T02:59:59.000Z');
    expect(viewOf(await links.look(token)).state).toBe('OPEN');
    school.clock.set('2026-08-24T03:00:00.000Z');
    expect(viewOf(await links.look(token))).toMatchObject({ state: 'EXPIRED', bill: null, charge: null });
    const refused = await links.charge(token);
    expect([refused.status, refused.body['error']]).toEqual([409, 'payment_link_expired']);
  });

  test('shows a charge that was opened in time as long as it can be paid, and that it was', async () => {
    const [begun, paid] = [await links.linked(), await links.linked()];
    school.clock.set('2026-08-24T02:59:00.000Z');
    for (const { token } of [begun, paid]) expect((await links.charge(token, 'echannel')).status).toBe(201);
    school.clock.set('2026-08-24T03:30:00.000Z');
    const shown = viewOf(await links.look(begun.token));
    expect(shown).toMatchObject({
      state: 'EXPIRED',
      bill: { methods: [] },
      charge: { payment_status: 'PENDING', payment_type: 'echannel' },
    });
    expect((await links.charge(begun.token)).status).toBe(409);
    await act(school, orderOf(await links.look(paid.token)), 'settle');
    expect(viewOf(await links.look(paid.token))).toMatchObject({
      state: 'PAID',
      paid: { payment_type: 'echannel' },
    });
    school.clock.advance('P1DT1H');
    expect(viewOf(await links.look(begun.token))).toMatchObject({
      state: 'EXPIRED',
      bill: null,
      charge: null,
    });
  });

  test('that was paid refuses another charge', async () => {
    const { token } = await links.linked();
    await act(school, orderOf(await links.charge(token)), 'settle');
    const refused = await links.charge(token, 'echannel');
    expect([refused.status, refused.body['error']]).toEqual([409, 'bill_already_paid']);
  });

  test('keeps the proof of what was paid through it, and of nothing that the family paid', async () => {
    const { token, parent, childId } = await links.linked();
    const orderId = orderOf(await links.charge(token, 'echannel'));
    await act(school, orderId, 'settle');
    const { state, paid } = viewOf(await links.look(token));
    expect([state, paid]).toEqual([
      'PAID',
      {
        order_id: orderId,
        payment_type: 'echannel',
        gross_amount: 700_000,
        child: 'Made',
        paid_at: start,
        gone_back_at: null,
        transferred_amount: 0,
      },
    ]);
    const other = await links.linked();
    const body = { payment_type: 'gopay', child_id: other.childId, billing_id: other.billId };
    const own = await links.settle(other.parent.call('POST', '/payment/pay-billing', { body }));
    await act(school, String(own.body['order_id']), 'settle');
    expect(viewOf(await links.look(other.token))).toMatchObject({ state: 'PAID', paid: null, charge: null });
    expect((await parent.call('GET', `/payment/links/${childId}`)).body['links']).toEqual([]);
  });

  test('whose payment was taken back says so, and stays closed until the family makes a new one', async () => {
    const { token, parent, childId, billId } = await links.linked();
    const orderId = orderOf(await links.charge(token));
    await act(school, orderId, 'settle');
    school.clock.set('2026-08-11T03:00:00.000Z');
    await act(school, orderId, 'reverse');
    expect(viewOf(await links.status(token))).toMatchObject({
      state: 'TAKEN_BACK',
      bill: null,
      charge: null,
      paid: { order_id: orderId, paid_at: start, gone_back_at: '2026-08-11T03:00:00.000Z' },
    });
    const refused = await links.charge(token, 'echannel');
    expect([refused.status, refused.body['error']]).toEqual([409, 'payment_link_taken_back']);
    const listed = await parent.call('GET', `/payment/links/${childId}`);
    expect(listed.body['links']).toEqual([expect.objectContaining({ state: 'TAKEN_BACK' })]);
    const renewed = await links.make(parent, childId, billId);
    expect(viewOf(await links.look(renewed.token))).toMatchObject({
      state: 'OPEN',
      charge: null,
      paid: null,
    });
    expect((await links.look(token)).status).toBe(404);
    await act(school, orderOf(await links.charge(renewed.token)), 'settle');
    expect(viewOf(await links.look(renewed.token)).state).toBe('PAID');
  });

  test('tells the payer what the school has transferred to the family instead', async () => {
    const admin = await school.admin();
    const { token } = await links.linked();
    const orderId = orderOf(await links.charge(token));
    await act(school, orderId, 'settle');
    const refund = async (way: 'transfer' | 'gateway', amount: number, before: number) => {
      const body = {
        order_id: orderId,
        way,
        amount,
        reason: 'The family moves',
        reference: 'TRF 1',
        refunded_before: before,
        to_refund: false,
      };
      expect((await admin.call('POST', '/payment/desk/refund', { body })).status).toBe(200);
    };
    await refund('transfer', 200_000, 0);
    expect(viewOf(await links.look(token)).paid).toMatchObject({
      gone_back_at: null,
      transferred_amount: 200_000,
    });
    await refund('gateway', 500_000, 200_000);
    expect(viewOf(await links.look(token)).paid).toMatchObject({
      gone_back_at: start,
      transferred_amount: 200_000,
    });
  });

  test('made anew revokes the former, and ends the charge that was opened through that', async () => {
    const { token, parent, childId, billId } = await links.linked();
    const first = orderOf(await links.charge(token));
    const second = await links.settle(links.make(parent, childId, billId));
    expect((await links.look(token)).status).toBe(404);
    expect(viewOf(await links.look(second.token)).state).toBe('OPEN');
    expect((await links.stateOf(first))?.['state']).toBe('FAILED');
    const { body } = await parent.call('GET', `/payment/links/${childId}`);
    expect(body['links']).toEqual([expect.objectContaining({ billing_id: billId, first_used_at: null })]);
  });
});
