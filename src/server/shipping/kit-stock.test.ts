import { expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { Order } from '../../contract/objects.ts';
import type { HandOver, KitStock } from '../../contract/shipping.ts';
import { buyCourse } from '../payments/paying.test-support.ts';
import { deleteOrders } from './family-data.ts';
let owner: Visitor;
let clerk: Visitor;
const school = await testSchool({ RATE_SIGN_IN: '1000' });
[owner, clerk] = [await school.admin(), await school.admin('clerk')];
const parent = await school.parent();
for (let kit = 0; kit < 3; kit += 1) await buyCourse(school, parent);
const orders = (await owner.call('GET', '/order')).body['orders'] as Order[];

const stock = async () => (await clerk.call('GET', '/order/stock')).body['stock'] as KitStock;
const say = (path: string, body: object, by: Visitor = clerk, key?: string) =>
  by.call('POST', `/order/stock/${path}`, { body, ...(key && { headers: { 'idempotency-key': key } }) });
const set = async (place: number, delivery_status: string, resi: string | null = null) => {
  const body = { order_id: orders[place]?.order_id, courier: 'jne', delivery_status, resi };
  expect((await clerk.call('POST', '/order/update', { body })).status).toBe(200);
};
const today = '2026-08-10';
const handedOver = async (day = today) =>
  (await clerk.call('GET', `/order/hand-over?day=${day}`)).body['hand_overs'] as HandOver[];
const onToday = async () => {
  const cards = (await clerk.call('GET', '/office/today')).body['cards'] as { kind: string; count: number }[];
  return cards.find(({ kind }) => kind === 'kits_short')?.count;
};

test('what is left follows entries and shipments since the first, and a shipment taken back counts again (R281, R282)', async () => {
  await set(0, 'shipped', 'JNE1');
  expect(await stock()).toMatchObject({
    left: null,
    sent: 0,
    waiting: 2,
    missing: 0,
    to_order: 0,
    entries: [],
  });
  expect(await onToday()).toBeUndefined();
  school.clock.advance('PT1M');
  expect((await say('receive', { kits: 2, day: '2026-08-09', kit_note: 'Printer' })).status).toBe(201);
  school.clock.advance('PT1M');
  // What left before the first entry is not taken off what was counted after it.
  expect(await stock()).toMatchObject({ left: 2, received: 2, sent: 0, waiting: 2, to_order: 0 });
  await set(1, 'shipped', 'JNE1');
  await set(1, 'shipped', 'JNE2');
  expect(await stock()).toMatchObject({ left: 1, sent: 1, waiting: 1, to_order: 0 });
  await say('correct', { kits: '-2', reason: 'Damaged' });
  expect(await stock()).toMatchObject({ left: -1, corrected: -2, to_order: 2 });
  expect(await onToday()).toBe(2);
  await set(1, 'unshipped');
  expect(await stock()).toMatchObject({ left: 0, sent: 0, waiting: 2, to_order: 2 });
  expect((await say('warn-below', { warn_below: 5 }, owner)).status).toBe(200);
  expect(await stock()).toMatchObject({ warn_below: 5, missing: 2, to_order: 7 });
  await say('warn-below', { warn_below: 0 }, owner);
  expect(await onToday()).toBe(2);
  expect((await stock()).entries.map(({ kind, kits, note }) => [kind, kits, note])).toEqual([
    ['warn_below', 0, ''],
    ['warn_below', 5, ''],
    ['corrected', -2, 'Damaged'],
    ['received', 2, 'Printer'],
  ]);
});

test.each([
  ['receive', { kits: 0, day: today }, 422],
  ['receive', { kits: -1, day: today }, 422],
  ['receive', { kits: 10_001, day: today }, 422],
  ['receive', { kits: 1.5, day: today }, 422],
  ['receive', { kits: 5, day: '2026-08-11' }, 422],
  ['correct', { kits: 0, reason: 'Nothing' }, 422],
  ['correct', { kits: 3, reason: ' ' }, 422],
  ['warn-below', { warn_below: 3 }, 403],
])('of the stock %s %j is %i, and changes nothing', async (path, body, status) => {
  const before = await stock();
  expect((await say(path, body)).status).toBe(status);
  expect(await stock()).toEqual(before);
});

test('kits that are said again with their key came once', async () => {
  const before = (await stock()).received;
  const said = { kits: 4, day: today };
  for (const status of [201, 201])
    expect((await say('receive', said, clerk, 'kits-of-the-tenth-1')).status).toBe(status);
  expect((await stock()).received).toBe(before + 4);
});

test('the sheet of a day has what was shipped on it, each parcel once, and nothing that was taken back (R283)', async () => {
  for (const place of [1, 2]) await set(place, 'shipped', 'JNE77');
  const city = orders[0]?.users.city;
  expect(await handedOver()).toEqual([
    {
      courier: 'jne',
      pieces: 3,
      parcels: [
        { resi: 'JNE1', city, pieces: 1 },
        { resi: 'JNE77', city, pieces: 2 },
      ],
    },
  ]);
  await set(1, 'unshipped');
  await set(2, 'unshipped');
  expect((await handedOver()).map(({ pieces }) => pieces)).toEqual([1]);
  expect(await handedOver('2026-08-09')).toEqual([]);
  expect((await clerk.call('GET', '/order/hand-over?day=2026-02-31')).status).toBe(422);
});

test('what old orders had sent is not there again once they are deleted, nor is it listed as said by anybody (R294)', async () => {
  await set(1, 'shipped', 'JNE78');
  const [sent, before] = [await school.rows('select enrolment_id from orders'), await stock()];
  expect(before.sent).toBeGreaterThan(0);
  const ids = sent.map((row) => Number(row['enrolment_id']));
  await school.parts.database.transaction((tx) => deleteOrders(tx, ids, school.clock.now()));
  const { left, entries } = await stock();
  expect([left, entries]).toEqual([before.left, before.entries]);
});
