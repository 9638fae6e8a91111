import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sari } from '../pattern/sari.test-support.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { citiesQuery, provincesQuery } from '../pay/purchase-queries.ts';

const ok = { code: 200, message: 'OK' };

test('the city and the province of an address come together, in the words that stay', () => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, { ...sari, special_notes: '' });
  const shown = () =>
    shownToParents(<DeliveryAddress beforeNextRef={{ current: null }} onMoved={() => {}} />, { client });
  expect(shown()).toMatch(/Jalan Ciledug No\. 24 \+6281223344551$/);
  client.setQueryData(provincesQuery.queryKey, {
    ...ok,
    provinces: [{ province_id: '32', province: 'Jawa Barat' }],
  });
  expect(shown()).toMatch(/Jalan Ciledug No\. 24 \+6281223344551$/);
  client.setQueryData(citiesQuery('32').queryKey, {
    ...ok,
    cities: [{ city_id: '3205', province_id: '32', type: 'Kabupaten', city_name: 'Garut' }],
  });
  expect(shown()).toMatch(/Kabupaten Garut, Jawa Barat 44151 \+6281223344551$/);
});
