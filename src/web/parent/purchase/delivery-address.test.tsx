import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { User } from '../../../contract/objects.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { citiesQuery, provincesQuery } from './purchase-queries.ts';

const sari: User = {
  user_id: 2,
  first_name: 'Sari',
  last_name: 'Wulandari',
  email: 'sari@kancil.test',
  phone_number: '+6281223344551',
  gender: 'FEMALE',
  birthdate: '1990-08-10',
  province: '32',
  city: '3205',
  zip_code: '44151',
  address_details: 'Jalan Ciledug No. 24',
  special_notes: '',
  locale: 'ID',
  status: 2,
  image_url: null,
  join_childs: [],
  max_children: 12,
  version: 1,
};
const ok = { code: 200, message: 'OK' };

test('the city and the province of an address come together, in the words that stay', () => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, sari);
  const shown = () =>
    shownToParents(<DeliveryAddress beforeNextRef={{ current: null }} onMoved={() => {}} />, { client });
  expect(shown()).toMatch(/Jalan Ciledug No\. 24$/);
  client.setQueryData(provincesQuery.queryKey, {
    ...ok,
    provinces: [{ province_id: '32', province: 'Jawa Barat' }],
  });
  expect(shown()).toMatch(/Jalan Ciledug No\. 24$/);
  client.setQueryData(citiesQuery('32').queryKey, {
    ...ok,
    cities: [{ city_id: '3205', province_id: '32', type: 'Kabupaten', city_name: 'Garut' }],
  });
  expect(shown()).toMatch(/Kabupaten Garut, Jawa Barat 44151$/);
});
