import { expect, test } from 'vitest';
import { registration, testSchool } from '../../../tests/support/school.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { makeOrder } from '../shipping/kit-orders.ts';

const school = await testSchool();
const admin = await school.admin();
const batch = await addBatch(school, 1, '2026-08-03');

/** A family in Garut with a kit that waits to be sent. */
const family = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const paid = { childId, familyId: parent.userId, batch, settledAt: '2026-08-10T03:00:00Z' };
  const { enrolmentId } = await enrol(school, paid);
  await school.parts.database.transaction((tx) =>
    makeOrder(tx, {
      enrolmentId,
      familyId: parent.userId,
      childId,
      courier: 'jne',
      delivery: { province: '32', city: '3205', amount: 20_000 },
      now: school.clock.now(),
    }),
  );
  const [order] = (await admin.call('GET', '/order?size=1&page=1')).body['orders'] as { order_id: number }[];
  const correct = (changes: object = {}) =>
    admin.call('POST', '/office/family/update', {
      body: { ...registration(parent.email), user_id: parent.userId, ...changes },
    });
  const orderNow = async () =>
    (await admin.call('GET', `/order/${order?.order_id}`)).body['order'] as Record<string, unknown>;
  return { parent, orderId: order?.order_id, correct, orderNow };
};
const moved = {
  first_name: 'Rina Ayu',
  phone_number: '0811 2345 678',
  city: '3273',
  zip_code: '40111',
  address_details: 'Jalan Braga 10',
};
const entries = async (id: number) =>
  (await admin.call('GET', `/log?kind=family&id=${id}`)).body['entries'] as object[];

test('staff correct name, phone number and address of a family: it is logged, and an order follows until it is shipped', async () => {
  const { parent, orderId, correct, orderNow } = await family();
  const answer = await correct(moved);
  expect([answer.status, answer.body['account']]).toMatchObject([
    200,
    { first_name: 'Rina Ayu', phone_number: '+628112345678', city: '3273', zip_code: '40111' },
  ]);
  expect(await entries(parent.userId)).toMatchObject([
    {
      object_name: 'Rina Ayu Kartika',
      before: { first_name: 'Rina', city: 'Kabupaten Garut, Jawa Barat' },
      after: {
        first_name: 'Rina Ayu',
        phone_number: '+628112345678',
        city: 'Kota Bandung, Jawa Barat',
      },
    },
  ]);
  const now = {
    parent: { first_name: 'Rina Ayu' },
    users: { phone_number: '+628112345678', city: '3273', address_details: 'Jalan Braga 10' },
    version: 2,
  };
  expect(await orderNow()).toMatchObject(now);
  await admin.call('POST', '/order/update', {
    body: { order_id: orderId, courier: 'jne', delivery_status: 'shipped', resi: 'JNE001' },
  });
  expect((await correct({ ...moved, address_details: 'Jalan Dago 1' })).status).toBe(200);
  expect(await orderNow()).toMatchObject({ users: { address_details: 'Jalan Braga 10' } });
});

test('what is not changed leaves no entry, and a name that was there before stays', async () => {
  const { parent, correct } = await family();
  expect((await correct()).status).toBe(200);
  expect(await entries(parent.userId)).toEqual([]);
});

test.each([
  { changes: { phone_number: '12345678901234567890' }, message: 'Invalid Phone Number' },
  { changes: { city: '3171' }, message: 'Invalid City' },
  { changes: { address_details: ' ' }, message: 'Address Details are required' },
  { changes: { first_name: 'bit.ly' }, status: 422 },
  { changes: { version: 7 }, status: 409 },
  { changes: { user_id: 2_000_000_000 }, status: 404 },
])('$changes is refused', async ({ changes, message, status = 422 }) => {
  const { parent, correct } = await family();
  const refused = await correct({ ...moved, ...changes });
  expect(refused.status).toBe(status);
  if (message) expect(refused.body.message).toBe(message);
  expect(await entries(parent.userId)).toEqual([]);
});

test('an account of the staff is no family, and is not found', async () => {
  const { body } = await admin.call('GET', '/users/session');
  const { correct } = await family();
  expect((await correct({ user_id: (body['users'] as { user_id: number }).user_id })).status).toBe(404);
});
