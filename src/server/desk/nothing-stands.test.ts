import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { act, buyCourse, firstPayment, makeBatch } from '../payments/paying.test-support.ts';
import { deskRecord, refundAtDesk } from './desk.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const admin = await school.admin();

const giveBack = async (orderId: string) => {
  const { received_amount: amount } = await deskRecord(admin, orderId);
  const { status } = await refundAtDesk(admin, orderId, { way: 'transfer', amount, reference: 'BCA 1' });
  expect(status).toBe(200);
};
const inClass = async (childId: number) => {
  const { body } = await admin.call('GET', `/childs/academic-year/${batch.academicYearId}`);
  return (body['childs'] as { child_id: number; grade: number }[]).find(({ child_id: id }) => id === childId);
};
const kitsOf = (childId: number) => school.rows('select status from orders where child_id = $1', [childId]);

describe('a year of which no bill is paid any more counts as never paid (R31)', () => {
  test('its child is in no list, its kit is not sent, and any interval can be bought at full price', async () => {
    const parent = await school.parent();
    const { childId, orderId } = await buyCourse(school, parent, { batch });
    await admin.call('POST', '/course/change-grade', { body: { child_id: childId, grade: 4 } });
    await giveBack(orderId);
    expect(await inClass(childId)).toBeUndefined();
    expect(await kitsOf(childId)).toEqual([]);
    const again = await parent.call('POST', '/payment/first-payment', {
      body: await firstPayment(school, { childId, batch, term: 4 }),
    });
    // Registration, kit, book and four months, and the delivery: nothing is taken off.
    expect([again.status, again.body['gross_amount']]).toEqual([201, 2_118_000]);
    await act(school, String(again.body['order_id']), 'settle');
    // What staff had set, or the test had found, is the child's still.
    expect(await inClass(childId)).toMatchObject({ grade: 4 });
    expect(await kitsOf(childId)).toEqual([{ status: 'unshipped' }]);
  });

  test('a parcel that was sent stays in the list', async () => {
    const { childId, orderId } = await buyCourse(school, await school.parent(), { batch });
    await school.rows(`update orders set status = 'shipped' where child_id = $1`, [childId]);
    await giveBack(orderId);
    expect(await kitsOf(childId)).toEqual([{ status: 'shipped' }]);
  });

  test('while another bill of it is paid, it stands, and its kit waits', async () => {
    const parent = await school.parent();
    const { childId, orderId, bills } = await buyCourse(school, parent, { batch });
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: bills[1]?.billing_id },
    });
    await act(school, String(body['order_id']), 'settle');
    await giveBack(orderId);
    expect(await inClass(childId)).toBeDefined();
    expect(await kitsOf(childId)).toEqual([{ status: 'unshipped' }]);
    await giveBack(String(body['order_id']));
    expect(await inClass(childId)).toBeUndefined();
    expect(await kitsOf(childId)).toEqual([]);
  });
});
