import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, registration, testSchool } from '../../../tests/support/school.ts';
import { addBatch, enrol, takeBack } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { makeOrder } from './kit-orders.ts';

const school = await testSchool({ RATE_REGISTRATION: '1000', RATE_MAILS: '1000' });
const admin = await school.admin();
const batch = await addBatch(school, 1, '2026-08-03');

interface WireOrder {
  order_id: number;
  [name: string]: unknown;
}
const settle = (familyId: number, childId: number, enrolmentId: number) =>
  school.parts.database.transaction((tx) =>
    makeOrder(tx, {
      enrolmentId,
      familyId,
      childId,
      courier: 'jne',
      delivery: { province: '32', city: '3273', amount: 20_000 },
      now: school.clock.now(),
    }),
  );
const list = async (path = '/order') => (await admin.call('GET', path)).body['orders'] as WireOrder[];
const update = (orderId: number, changes: Record<string, unknown> = {}) =>
  admin.call('POST', '/order/update', {
    body: { order_id: orderId, courier: 'jne', delivery_status: 'shipped', resi: 'JNE001', ...changes },
  });

/** A family in Bandung with one paid child and its order. */
const family = async (child = 'Alya', names: Record<string, unknown> = {}) => {
  const place = { province: '32', city: '3273', zip_code: '40111', address_details: 'Jalan Braga 10' };
  const details = { ...names, ...place, special_notes: 'Pagar hijau' };
  const parent = await school.parent(details);
  const childId = await addChild(parent, { first_name: child });
  const paid = { childId, familyId: parent.userId, batch, settledAt: '2026-08-10T03:00:00Z' };
  const { enrolmentId } = await enrol(school, paid);
  await settle(parent.userId, childId, enrolmentId);
  const order = (await list()).at(0);
  const move = async (city: string, address_details: string) => {
    const form = registration(parent.email, { ...details, city, address_details });
    const answer = await parent.call('POST', '/users/update-user', { body: { ...form, email: undefined } });
    expect(answer.status).toBe(200);
  };
  return { parent, childId, enrolmentId, orderId: order?.order_id ?? 0, move };
};

describe('an order', () => {
  let home: Awaited<ReturnType<typeof family>>;
  beforeEach(async () => {
    home = await family();
  });
  const shown = async () => (await list()).find(({ order_id }) => order_id === home.orderId);

  test('is made when a first payment settles, with the address of the profile in codes', async () => {
    expect(await shown()).toEqual({
      order_id: home.orderId,
      resi: null,
      delivery_status: 'unshipped',
      courier: 'jne',
      child: { first_name: 'Alya', last_name: 'Kartika' },
      parent: { first_name: 'Rina', last_name: 'Kartika' },
      users: {
        phone_number: '+6281234567890',
        province: '32',
        city: '3273',
        address_details: 'Jalan Braga 10',
        zip_code: '40111',
        special_notes: 'Pagar hijau',
      },
      charged: { province: '32', city: '3273', delivery_amount: 20_000 },
      moved: false,
      held: false,
      created_at: '2026-08-10T03:00:00.000Z',
      version: 1,
    });
  });

  test('is made once, however often the settlement is reported, also at the same moment', async () => {
    const before = (await list()).length;
    const again = () => settle(home.parent.userId, home.childId, home.enrolmentId);
    await Promise.all([again(), again(), again()]);
    expect((await list()).length).toBe(before);
  });

  test('follows the profile until it is shipped, then keeps the address it went to', async () => {
    await home.move('3205', 'Jalan Cimanuk 5');
    expect(await shown()).toMatchObject({ users: { city: '3205', address_details: 'Jalan Cimanuk 5' } });
    const answer = await update(home.orderId);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        message: 'Update Success!',
        order: { resi: 'JNE001', delivery_status: 'shipped', users: { city: '3205' } },
      },
    ]);
    await home.move('3273', 'Jalan Asia Afrika 1');
    expect(await shown()).toMatchObject({ users: { city: '3205', address_details: 'Jalan Cimanuk 5' } });
    await update(home.orderId, { resi: 'JNE002' });
    expect(await shown()).toMatchObject({ resi: 'JNE002', users: { address_details: 'Jalan Cimanuk 5' } });
  });

  test('keeps the city and the amount of the charge, and says when it goes elsewhere', async () => {
    await home.move('3205', 'Jalan Cimanuk 5');
    const charged = { province: '32', city: '3273', delivery_amount: 20_000 };
    expect(await shown()).toMatchObject({ users: { city: '3205' }, charged, moved: true });
    await update(home.orderId);
    await home.move('3273', 'Jalan Braga 10');
    expect(await shown()).toMatchObject({ delivery_status: 'shipped', charged, moved: true });
    await update(home.orderId, { delivery_status: 'unshipped' });
    expect(await shown()).toMatchObject({ users: { city: '3273' }, charged, moved: false });
  });

  test('from before the city was kept says nothing of it', async () => {
    await school.parts.database.execute(
      'update orders set charged_province = null, charged_city = null, charged_amount = null where order_id = $1',
      [home.orderId],
    );
    await home.move('3205', 'Jalan Cimanuk 5');
    expect(await shown()).toMatchObject({ users: { city: '3205' }, charged: null, moved: false });
  });

  test('set to shipped by mistake follows the profile again', async () => {
    await update(home.orderId);
    await home.move('3205', 'Jalan Cimanuk 5');
    await update(home.orderId, { delivery_status: 'unshipped', resi: '' });
    expect(await shown()).toMatchObject({
      delivery_status: 'unshipped',
      resi: null,
      users: { address_details: 'Jalan Cimanuk 5' },
    });
  });

  test('may be shipped before its tracking number is known, by another courier', async () => {
    for (const resi of ['', null, undefined]) {
      const { body } = await update(home.orderId, { resi, courier: 'tiki' });
      expect(body['order']).toMatchObject({ resi: null, courier: 'tiki', delivery_status: 'shipped' });
    }
  });

  test('whose payment was taken back is held: it shows so and is not shipped', async () => {
    await takeBack(school, home.enrolmentId);
    expect(await shown()).toMatchObject({ held: true, delivery_status: 'unshipped' });
    const answer = await update(home.orderId);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'The payment of this order was reversed or refunded, so it cannot be shipped',
    ]);
    expect(await shown()).toMatchObject({ delivery_status: 'unshipped', resi: null });
    const noted = await update(home.orderId, { delivery_status: 'unshipped', resi: 'JNE009' });
    expect(noted.body['order']).toMatchObject({ resi: 'JNE009', held: true });
  });

  test('that was shipped before its payment was taken back stays shipped', async () => {
    await update(home.orderId);
    await takeBack(school, home.enrolmentId);
    expect(await shown()).toMatchObject({ held: false, delivery_status: 'shipped' });
  });

  test('that two of the staff ship at once, while the family moves, is whole: one address, one number', async () => {
    const [first, second] = await Promise.all([
      update(home.orderId, { resi: 'JNE-A', courier: 'jne' }),
      update(home.orderId, { resi: 'POS-B', courier: 'pos' }),
      home.move('3205', 'Jalan Cimanuk 5'),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const sentTo = [first, second].map(({ body }) => (body['order'] as { users: object }).users);
    expect(sentTo[0]).toEqual(sentTo[1]);
    const kept = await shown();
    expect(kept?.['users']).toEqual(sentTo[0]);
    expect([
      { resi: 'JNE-A', courier: 'jne' },
      { resi: 'POS-B', courier: 'pos' },
    ]).toContainEqual({ resi: kept?.['resi'], courier: kept?.['courier'] });
  });

  test.each([
    ['courier', 'jnt', 'Invalid Courier'],
    ['courier', '', 'Courier is required'],
    ['delivery_status', '', 'Order Status are required'],
    ['delivery_status', 'lost', 'Invalid Order Status'],
    ['order_id', undefined, 'Order are required'],
    ['resi', 'x'.repeat(61), 'Resi is too long'],
    [
      'resi',
      'JNE–123',
      'Resi can only have letters, digits and a few signs such as - / . : please type it again',
    ],
  ])('with %s %j is refused', async (field, value, message) => {
    const answer = await update(home.orderId, { [field]: value });
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: message }]);
  });
});

test('one order is shown as the list has it, to staff alone', async () => {
  const { orderId, parent } = await family();
  const shown = await admin.call('GET', `/order/${orderId}`);
  expect(shown.body['order']).toEqual((await list()).find(({ order_id }) => order_id === orderId));
  expect((await parent.call('GET', `/order/${orderId}`)).status).toBe(403);
});

test('an order that does not exist is not found', async () => {
  for (const id of ['2000000000', 'x']) expect((await admin.call('GET', `/order/${id}`)).status).toBe(404);
  expect((await update(2_000_000_000)).status).toBe(404);
});

describe('the orders that carry a tracking number', () => {
  const carriers = async (resi: string) =>
    (await admin.call('GET', `/order/resi?resi=${encodeURIComponent(resi)}`)).body['orders'];

  test('are found by all of it, in capital or small letters, the newest first; two kits may share a parcel', async () => {
    const [one, other, similar] = [await family('Rafi'), await family('Nabila'), await family('Togar')];
    await update(one.orderId, { resi: 'Trk 0003/a' });
    expect((await update(other.orderId, { resi: 'TRK 0003/A' })).status).toBe(200);
    await update(similar.orderId, { resi: 'TRK 0003/AB' });
    expect(await carriers(' trk 0003/A ')).toEqual([
      {
        order_id: other.orderId,
        child: { first_name: 'Nabila', last_name: 'Kartika' },
        resi: 'TRK 0003/A',
        delivery_status: 'shipped',
      },
      expect.objectContaining({ order_id: one.orderId, resi: 'Trk 0003/a' }),
    ]);
    expect(await carriers('0003')).toEqual([]);
    expect(await carriers('%')).toEqual([]);
  });

  test('are for admins, and nothing is no number', async () => {
    const parent = await school.parent();
    expect((await parent.call('GET', '/order/resi?resi=TRK1')).status).toBe(403);
    expect((await admin.call('GET', '/order/resi')).status).toBe(422);
  });
});

describe('the list of orders', () => {
  let ids: number[];
  beforeAll(async () => {
    ids = [
      (await family('Citra', { first_name: 'Wulan', last_name: 'Wijaya' })).orderId,
      (await family('Dimas', { first_name: 'Wulan', last_name: 'Lestari' })).orderId,
      (await family('Wulandari', { first_name: 'Bambang', last_name: '' })).orderId,
    ];
    await update(ids[1] ?? 0, { resi: '' });
  });
  const idsOf = async (path: string) => (await list(path)).map(({ order_id }) => order_id);

  test('has the newest first, whole when no page is asked for', async () => {
    const all = await idsOf('/order');
    expect(all.slice(0, 3)).toEqual(ids.toReversed());
    expect((await admin.call('GET', '/order')).body).not.toHaveProperty('total');
  });

  test('is searched by the name of the child or of the parent', async () => {
    expect(await idsOf('/order?q=wulan')).toEqual(ids.toReversed());
    expect(await idsOf('/order?q=citra%20kart')).toEqual([ids[0]]);
    expect(await idsOf('/order?q=wulan%20wij')).toEqual([ids[0]]);
    expect(await idsOf('/order?q=BAMBANG')).toEqual([ids[2]]);
    expect(await idsOf('/order?q=%25')).toEqual([]);
  });

  test('is searched by parts of words in any order, by phone numbers and tracking numbers', async () => {
    const found = (typed: string) => idsOf(`/order?q=${encodeURIComponent(typed)}`);
    const { orderId } = await family('Bintang', { first_name: 'Ketut', phone_number: '0857-1122-3344' });
    await update(orderId, { resi: 'JNE-0099.000.123' });
    for (const typed of ['bint ketu', 'kartika bint', '0857-1122', '+62 857 1122', '(0857) 3344', '99000123'])
      expect(await found(typed), typed).toEqual([orderId]);
    expect(await found('JNE-0099.000 bintang')).toEqual([orderId]);
    expect(await found('bintang citra')).toEqual([]);
    expect(await found('bintang 0899')).toEqual([]);
  });

  test('is searched by what people are called now', async () => {
    const home = await family('Galih', { first_name: 'Komang' });
    const form = registration(home.parent.email, { first_name: 'Ratna', phone_number: '0811-5566-7788' });
    await home.parent.call('POST', '/users/update-user', { body: { ...form, email: undefined } });
    const details = { first_name: 'Gilang', last_name: 'Putra', gender: 'MALE', birthdate: '2018-05-02' };
    const renamed = await home.parent.call('POST', '/childs/update-child', {
      body: { child_id: home.childId, ...details },
    });
    expect(renamed.status).toBe(200);
    for (const typed of ['ratna', '08115566', 'gilang', 'putra%20ratna'])
      expect(await idsOf(`/order?q=${typed}`), typed).toEqual([home.orderId]);
    for (const typed of ['komang', 'galih']) expect(await idsOf(`/order?q=${typed}`), typed).toEqual([]);
  });

  test('is cut into pages with their total', async () => {
    const page = async (query: string) => {
      const { body } = await admin.call('GET', `/order?q=wulan&${query}`);
      return [(body['orders'] as WireOrder[]).map(({ order_id }) => order_id), body['total']];
    };
    expect(await page('page=1&size=2')).toEqual([[ids[2], ids[1]], 3]);
    expect(await page('page=2&size=2')).toEqual([[ids[0]], 3]);
    expect(await page('page=3&size=2')).toEqual([[], 3]);
  });

  test('is sorted by what is asked for, either way round, the names of today counting', async () => {
    const sorted = async (query: string) =>
      (await list(`/order?q=susun&${query}`)).map(({ child, courier }) => [
        (child as { first_name: string }).first_name,
        courier,
      ]);
    const eka = await family('Éka', { first_name: 'Susun' });
    const fajar = await family('fajar', { first_name: 'Susun' });
    const zaki = await family('Zaki', { first_name: 'Susun' });
    await update(fajar.orderId, { courier: 'tiki', delivery_status: 'unshipped' });
    await update(eka.orderId, { courier: 'pos' });
    await zaki.parent.call('POST', '/childs/update-child', {
      body: { child_id: zaki.childId, first_name: 'Dewi', gender: 'FEMALE', birthdate: '2018-05-02' },
    });
    const [d, e, f] = [
      ['Dewi', 'jne'],
      ['Éka', 'pos'],
      ['fajar', 'tiki'],
    ];
    expect(await sorted('')).toEqual([d, f, e]);
    expect(await sorted('direction=asc')).toEqual([e, f, d]);
    expect(await sorted('sort=child_name')).toEqual([d, e, f]);
    expect(await sorted('sort=child_name&direction=desc&page=1&size=2')).toEqual([f, e]);
    expect(await sorted('sort=courier&direction=desc')).toEqual([f, e, d]);
    expect(await sorted('sort=status')).toEqual([e, f, d]);
    const unshipped = await list('/order/status/unshipped?q=susun&sort=child_name');
    expect(unshipped.map(({ order_id }) => order_id)).toEqual([zaki.orderId, fajar.orderId]);
    expect((await admin.call('GET', '/order?sort=resi')).status).toBe(422);
    expect((await admin.call('GET', '/order?direction=up')).status).toBe(422);
  });

  test('is filtered by status', async () => {
    expect(await idsOf('/order/status/shipped?q=wulan')).toEqual([ids[1]]);
    expect(await idsOf('/order/status/unshipped?q=wulan')).toEqual([ids[2], ids[0]]);
    expect((await admin.call('GET', '/order/status/lost')).status).toBe(404);
  });
});

test('an order that was shipped stays as it is when its year is settled again', async () => {
  const { parent, childId, enrolmentId, orderId } = await family('Gilang');
  expect((await update(orderId)).status).toBe(200);
  const shipped = async () => (await list()).find(({ order_id }) => order_id === orderId);
  const before = await shipped();
  await settle(parent.userId, childId, enrolmentId);
  expect(before).toMatchObject({ delivery_status: 'shipped', version: 2 });
  expect(await shipped()).toEqual(before);
});

describe('labels', () => {
  const labels = async (who: Pick<Visitor, 'call'>, ids: string) =>
    who.call('GET', `/order/labels?ids=${ids}`);

  test('are printed for the orders that were asked for, in that order, each once', async () => {
    const [one, two] = [await family('Bintang'), await family('Citra')];
    const { status, body } = await labels(admin, `${two.orderId}-999999-${one.orderId}-${two.orderId}`);
    expect(status).toBe(200);
    const orders = body['orders'] as WireOrder[];
    expect(orders.map(({ order_id }) => order_id)).toEqual([two.orderId, one.orderId]);
    expect(orders[0]?.['users']).toMatchObject({ address_details: 'Jalan Braga 10', zip_code: '40111' });
  });

  test('are refused for what names no orders, for more than 80, and for all but staff', async () => {
    const { parent, orderId } = await family('Dimas');
    const many = Array.from({ length: 81 }, (_one, place) => place + 1).join('-');
    for (const ids of ['', 'a', '1,2', '-1', '1--2', '1-', '99999999999', many])
      expect([ids, (await labels(admin, ids)).status]).toEqual([ids, 422]);
    expect((await labels(parent, String(orderId))).status).toBe(403);
    expect((await labels(school, String(orderId))).status).toBe(401);
  });
});
