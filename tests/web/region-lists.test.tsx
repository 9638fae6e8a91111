import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultBrand } from '../../src/i18n/brand.ts';
import type { Language } from '../../src/i18n/language.ts';
import { loadTexts } from '../../src/i18n/texts.ts';
import { PageInfoProvider } from '../../src/web/frame/page-info.tsx';
import { apiQuery } from '../../src/web/app/screen.ts';
import { RegionFields } from '../../src/web/parent/pattern/region-fields.tsx';

const clientWithout = async (missing: 'provinces' | 'cities', why: 'failed' | 'under way') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const provinces = apiQuery('GET /rajaongkir/provinces');
  const cities = apiQuery('GET /rajaongkir/cities/{provinceId}', { params: { provinceId: '32' } });
  const lists = { provinces, cities };
  client.setQueryData(provinces.queryKey, { code: 200, message: 'OK', provinces: [] });
  client.setQueryData(cities.queryKey, { code: 200, message: 'OK', cities: [] });
  const { queryKey } = lists[missing];
  client.removeQueries({ queryKey });
  if (why === 'failed')
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('down')) });
  return client;
};

/** The two fields, with a province and a city chosen. */
const rendered = async (language: Language, client: QueryClient, city = '') => {
  const info = {
    language,
    texts: await loadTexts('parent', language),
    nonce: undefined,
    publicUrl: 'https://kancil.example',
    requestId: undefined,
    brand: defaultBrand,
    CrawlerTags: () => null,
    show: async () => {},
  };
  const field = { onChange: () => {} };
  return renderToStaticMarkup(
    <PageInfoProvider info={info}>
      <QueryClientProvider client={client}>
        <RegionFields
          province={{ ...field, name: 'province', label: 'Province', value: '32' }}
          city={{ ...field, name: 'city', label: 'City', value: city }}
        />
      </QueryClientProvider>
    </PageInfoProvider>,
  );
};

test.each(['provinces', 'cities'] as const)(
  'a failed load of the %s is said at that field',
  async (failing) => {
    const client = await clientWithout(failing, 'failed');
    const html = await rendered('en', client);
    const said = html.split('role="alert"').slice(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('Oops.. Something went wrong please try again later.');
    const before = html.slice(0, html.indexOf('role="alert"'));
    expect(before.includes('name="city"')).toBe(failing === 'cities');
    expect(await rendered('id', client)).toContain('Ups.. Terjadi kesalahan, silakan coba lagi nanti.');
  },
);

test.each(['provinces', 'cities'] as const)(
  'until the %s are there, no other words stand in the place of what was chosen',
  async (missing) => {
    const html = await rendered('en', await clientWithout(missing, 'under way'), '3205');
    expect(html).toContain('role="status" aria-label="Loading …"');
    expect(html).not.toMatch(/<option[^>]*>Loading …/);
    expect(html.includes('name="city"')).toBe(missing === 'provinces');
    expect(html.includes('name="province"')).toBe(missing === 'cities');
  },
);

test('a field in which nothing was chosen is there while its list is under way', async () => {
  const html = await rendered('en', await clientWithout('cities', 'under way'));
  expect(html).toMatch(/<option[^>]*>Loading …/);
  expect(html).toContain('name="city"');
});
