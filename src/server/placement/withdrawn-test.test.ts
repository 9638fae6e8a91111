import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../tests/support/empty-tables.ts';
import { type TestSchool, type Visitor, testSchool } from '../../../tests/support/school.ts';
import { act, buyCourse, makeBatch } from '../payments/paying.test-support.ts';
import type { Batch } from '../calendar/find-batch.ts';
import { sampleItems } from './items.test-support.ts';
import { refusalOf } from './taking.test-support.ts';
let parent: Awaited<ReturnType<TestSchool['parent']>>;
let admin: Visitor;
let batch: Batch;
let childId: number;
let orderId: string;
let firstBill: number | undefined;

const school = await testSchool({}, { items: sampleItems });
[parent, admin] = [await school.parent(), await school.admin()];
/** A child of 8 whose first year was paid on 10 August at 10:00 WIB. */
beforeEach(async () => {
  school.clock.set('2026-08-10T03:00:00Z');
  await emptyTables(school.parts.database, ['batches', 'children', 'notifications']);
  batch = await makeBatch(school);
  const bought = await buyCourse(school, parent, { batch });
  ({ childId, orderId } = bought);
  firstBill = bought.bills[0]?.billing_id;
});

const take = (body: object = {}) =>
  parent.call('POST', '/placement-test/take-test', { body: { child_id: childId, ...body } });
const shown = async () =>
  (await parent.call('GET', `/childs/${childId}`)).body['childs'] as Record<string, unknown>;
const moveTo = (instant: string) =>
  school.parts.jobs.runUntil(new Date(instant), async (moment) => school.clock.set(moment.toISOString()));
/** What the parent was told about the test or the grade. */
const told = async () => {
  const { body } = await parent.call('GET', `/notif/${parent.userId}`);
  return (body['notifications'] as { title: string }[])
    .map(({ title }) => title)
    .filter((title) => /test|Grade/.test(title))
    .toReversed();
};
const payAgain = async () => {
  const { body } = await parent.call('POST', '/payment/pay-billing', {
    body: { payment_type: 'gopay', child_id: childId, billing_id: firstBill },
  });
  const order = String(body['order_id']);
  await act(school, order, 'settle');
  expect((await parent.call('GET', `/payment/status/${order}`)).body['payment_status']).toBe('SUCCESS');
};
const gradeByStaff = (grade: number) =>
  admin.call('POST', '/course/change-grade', { body: { child_id: childId, grade } });

test('a first payment that is taken back ends the wait for the test: no start, no reminder, no grade by time', async () => {
  expect(await shown()).toMatchObject({ status: 'TEST_AWAITED', test_until: '2026-08-13T03:00:00.000Z' });
  await act(school, orderId, 'reverse');
  expect(await shown()).toMatchObject({ status: 'NEW', test_until: null });
  expect(refusalOf(await take())).toEqual([409, 'not_paid']);
  await moveTo('2026-08-20T03:00:00Z');
  expect(await told()).toEqual([]);
  expect(await shown()).toMatchObject({ result: null });
});

test('paid again, the three days begin anew with their reminders', async () => {
  await act(school, orderId, 'reverse');
  await moveTo('2026-08-14T03:00:00Z');
  await payAgain();
  expect(await shown()).toMatchObject({ status: 'TEST_AWAITED', test_until: '2026-08-17T03:00:00.000Z' });
  await moveTo('2026-08-16T03:00:00Z');
  expect(await told()).toEqual(['Alya’s placement test is waiting']);
  expect((await take()).status).toBe(200);
});

test('a test that was started goes on when the payment is taken back, and its grade stays when it is paid again', async () => {
  await take();
  await act(school, orderId, 'reverse');
  expect((await take({ status: '1' })).status).toBe(200);
  await payAgain();
  expect(await shown()).toMatchObject({ result: 2, test_until: null });
  expect(refusalOf(await take())).toEqual([409, 'test_finished']);
});

test('while nothing is paid the child has no place, and so no grade that staff could set', async () => {
  await act(school, orderId, 'reverse');
  expect(refusalOf(await gradeByStaff(4))).toEqual([409, 'not_enrolled']);
});
