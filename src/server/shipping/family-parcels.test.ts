import { beforeEach, expect, test } from 'vitest';
import { type TestSchool, type Visitor, testSchool } from '../../../tests/support/school.ts';
import { addBatch, enrol, takeBack } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { makeOrder } from './kit-orders.ts';
let parent: Awaited<ReturnType<TestSchool['parent']>>;
let childId: number;
let enrolmentId: number;
const school = await testSchool();
const admin = await school.admin();
const batch = await addBatch(school, 1, '2026-08-03');
beforeEach(async () => {
  parent = await school.parent();
  childId = await addChild(parent);
  const familyId = parent.userId;
  ({ enrolmentId } = await enrol(school, { childId, familyId, batch, settledAt: '2026-08-10T03:00:00Z' }));
  await school.parts.database.transaction((tx) =>
    makeOrder(tx, {
      enrolmentId,
      familyId,
      childId,
      courier: 'jne',
      delivery: { province: '32', city: '3273', amount: 20_000 },
      now: school.clock.now(),
    }),
  );
});

const parcelsOf = async (who: Visitor) =>
  (await who.call('GET', '/order/family')).body['parcels'] as { order_id: number }[];

test('a family is told where its study kits are, with courier and tracking number, and no other family is', async () => {
  const packed = {
    order_id: expect.any(Number),
    child_id: childId,
    paid_by: expect.any(String),
    delivery_status: 'unshipped',
    courier: 'jne',
    resi: null,
    created_at: school.clock.now().toISOString(),
    is_news: true,
  };
  const [first, ...others] = await parcelsOf(parent);
  expect(first).toEqual(packed);
  expect(others).toEqual([]);
  const sent = { courier: 'pos', delivery_status: 'shipped', resi: 'POS77' };
  await admin.call('POST', '/order/update', { body: { order_id: first?.order_id, ...sent } });
  expect(await parcelsOf(parent)).toEqual([{ ...packed, ...sent }]);
  expect(await parcelsOf(await school.parent())).toEqual([]);
  const [message] = await school.rows("select body from notifications where kind = 'parcel_shipped'");
  expect(message?.['body']).toContain('We have given it to Pos Indonesia. Tracking number: POS77.');
});

test('a kit whose payment was taken back before it left is not told of (rule R176)', async () => {
  await takeBack(school, enrolmentId);
  expect(await parcelsOf(parent)).toEqual([]);
});
