import { expect, test } from 'vitest';
import type { Order } from '../../../contract/objects.ts';
import { labelRun, numberOf, sheetsOf } from './label-sheets.ts';

const order = (id: number, changes: Partial<Order> = {}): Order => ({
  order_id: id,
  resi: null,
  delivery_status: 'unshipped',
  courier: 'jne',
  child: { first_name: 'Alya', last_name: 'Kartika' },
  parent: { first_name: 'Sari', last_name: 'Kartika' },
  users: {
    phone_number: '+6281234567890',
    province: '32',
    city: '3205',
    address_details: 'Jalan Cimanuk 12',
    zip_code: '44151',
    special_notes: '',
  },
  charged: null,
  moved: false,
  held: false,
  created_at: '2026-08-10T03:00:00.000Z',
  version: 1,
  ...changes,
});
const places = new Map([
  ['32', 'Jawa Barat'],
  ['3205', 'Kabupaten Garut'],
]);
const idsOf = (orders: readonly Order[]) => orders.map(({ order_id }) => order_id);

test('a held parcel gets no label, and one without all of its address is named', () => {
  const gap = order(3);
  const run = labelRun(
    [order(1), order(2, { held: true }), { ...gap, users: { ...gap.users, zip_code: ' ' } }],
    { withShipped: true, places },
  );
  expect([idsOf(run.printed), idsOf(run.held), idsOf(run.incomplete)]).toEqual([[1, 3], [2], [3]]);
});

test('one whose city or province nobody can name is named as well: its code would be printed', () => {
  const run = (known: typeof places) => labelRun([order(1)], { withShipped: true, places: known });
  expect(idsOf(run(places).incomplete)).toEqual([]);
  expect(idsOf(run(new Map([['32', 'Jawa Barat']])).incomplete)).toEqual([1]);
  expect(idsOf(run(new Map()).incomplete)).toEqual([1]);
});

test('a number that no barcode can say is named, and its label is printed all the same (R150)', () => {
  const run = labelRun(
    [
      order(1, { resi: '—' }),
      order(2, { resi: 'JNE–123' }),
      order(3, { resi: 'JNE-123' }),
      order(4),
      order(5, { resi: '' }),
    ],
    { withShipped: true, places },
  );
  expect([idsOf(run.printed), idsOf(run.byHand)]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2],
  ]);
  expect(run.printed.map(numberOf)).toEqual(['—', 'JNE–123', 'JNE-123', '4', '5']);
});

test('what was sent already is named, and printed again only where staff want it', () => {
  const orders = [order(1), order(2, { delivery_status: 'shipped' })];
  const run = (withShipped: boolean) => labelRun(orders, { withShipped, places });
  expect([idsOf(run(true).printed), idsOf(run(true).shipped)]).toEqual([[1, 2], [2]]);
  expect([idsOf(run(false).printed), idsOf(run(false).shipped)]).toEqual([[1], [2]]);
});

test('eight labels fill a sheet, and the first can stand on a sheet that was begun', () => {
  expect(sheetsOf([1, 2, 3], 1)).toEqual([[1, 2, 3]]);
  expect(sheetsOf([1, 2, 3], 7)).toEqual([[null, null, null, null, null, null, 1, 2], [3]]);
  expect(
    sheetsOf(
      Array.from({ length: 80 }, (_one, place) => place),
      1,
    ),
  ).toHaveLength(10);
  expect(sheetsOf([], 1)).toEqual([]);
  expect(sheetsOf([1], 99)).toEqual([[null, null, null, null, null, null, null, 1]]);
});
