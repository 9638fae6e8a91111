import { expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { Billing } from '../../contract/payment-objects.ts';
import { act, buyCourse } from './paying.test-support.ts';

const school = await testSchool();
const admin = await school.admin();

test('a bill says where its money is: waiting, here, going back and gone back, and that of the payment that pays it', async () => {
  const parent = await school.parent();
  const { childId, orderId, bills } = await buyCourse(school, parent);
  const second = bills[1]?.billing_id ?? 0;
  const moneyOf = async (billId: number) => {
    const { body } = await parent.call('GET', `/child/billing/${childId}`);
    const money = (body['billing'] as Billing[]).find(({ billing_id }) => billing_id === billId)?.money;
    return money && [money.order_id, ...money.steps.map(({ step }) => step)];
  };
  /** When the last step of a payment was reached. */
  const lastMoment = async (order: string) => {
    const { body } = await admin.call('GET', `/payment/desk/${order}`);
    return (body['payment'] as { money: { at: string | null }[] }).money.at(-1)?.at;
  };
  const pay = async () => {
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: second },
    });
    await school.parts.jobs.idle();
    return String(body['order_id']);
  };
  const refund = async (order: string, amount: number, to_refund: boolean, before = 0) =>
    (
      await admin.call('POST', '/payment/desk/refund', {
        body: {
          order_id: order,
          way: 'transfer',
          amount,
          reason: 'asked',
          reference: 'T1',
          refunded_before: before,
          to_refund,
        },
      })
    ).status;

  expect(await moneyOf(bills[0]?.billing_id ?? 0)).toEqual([orderId, 'asked', 'here']);
  expect(await moneyOf(second)).toBeNull();
  const late = await pay();
  expect(await moneyOf(second)).toEqual([late, 'asked', 'waiting']);
  school.clock.advance('PT1M');
  await act(school, late, 'cancel');
  expect(await moneyOf(second)).toEqual([late, 'asked', 'not_paid']);
  const cancelledAt = school.clock.now().toISOString();
  school.clock.advance('PT1M');
  expect(await lastMoment(late)).toBe(cancelledAt);
  const paid = await pay();
  await act(school, paid, 'settle');
  // Paid twice: the older charge brings money as well, which goes back. The bill speaks of the one that pays it.
  await act(school, late, 'settle');
  expect(await moneyOf(second)).toEqual([paid, 'asked', 'here']);
  const amount = bills[1]?.amount ?? 0;
  expect(await refund(late, amount, true)).toBe(200);
  expect(await moneyOf(second)).toEqual([paid, 'asked', 'here']);
  expect(await refund(paid, 1_000, false)).toBe(200);
  expect(await moneyOf(second)).toEqual([paid, 'asked', 'here', 'part_back']);
  school.clock.advance('PT1H');
  expect(await refund(paid, amount - 1_000, false, 1_000)).toBe(200);
  expect(await moneyOf(second)).toEqual([paid, 'asked', 'here', 'part_back', 'gone_back']);
});
