import { expect, test } from 'vitest';
import type { Order } from '../../../contract/objects.ts';
import { parcelAddress, shortCityName } from './parcel-address.ts';

const order: Order = {
  order_id: 13,
  resi: null,
  delivery_status: 'unshipped',
  courier: 'jne',
  child: { first_name: 'Alya', last_name: 'Kartika' },
  parent: { first_name: 'Rina', last_name: 'Kartika' },
  users: {
    phone_number: '+6281234567890',
    province: '32',
    city: '3273',
    address_details: 'Jalan Braga 10\n RT 02/RW 05 ',
    zip_code: '40111',
    special_notes: 'Pagar hijau',
  },
  charged: null,
  moved: false,
  held: false,
  created_at: '2026-08-10T03:00:00.000Z',
  version: 1,
};
const places = new Map([
  ['3273', 'Kota Bandung'],
  ['32', 'Jawa Barat'],
]);

test('a parcel bears the parent, the whole address, the phone number and the notes', () => {
  expect(parcelAddress(order, places)).toBe(
    'Rina Kartika\nJalan Braga 10\nRT 02/RW 05\nKota Bandung 40111\nJawa Barat\n+6281234567890\n(Pagar hijau)',
  );
});

test('what is not there leaves no line, and a place without a name its code', () => {
  const users = { ...order.users, zip_code: '', special_notes: ' ' };
  expect(parcelAddress({ ...order, users }, new Map())).toBe(
    'Rina Kartika\nJalan Braga 10\nRT 02/RW 05\n3273\n32\n+6281234567890',
  );
});

test('where there is little room a city is named alone, and a regency of the same name is told apart from it', () => {
  expect(shortCityName('Kota Bandung')).toBe('Bandung');
  expect(shortCityName('Kabupaten Bandung')).toBe('Kab. Bandung');
  expect(shortCityName('Kotabaru')).toBe('Kotabaru');
});
