import { expect, test } from 'vitest';
import { addressLines, defaultBrand } from '../../i18n/brand.ts';
import { breadcrumbs, faqPage, newsArticle, organization, written } from './structured-data.ts';

const site = { publicUrl: 'https://kancil.example', language: 'id', brand: defaultBrand } as const;

test('nothing in a text can end the element that carries it', () => {
  const data = faqPage(site, [{ question: '</script><script>alert(1)</script>', answer: '<!-- -->' }]);
  expect(written(data)).not.toContain('<');
  expect(JSON.parse(written(data))).toMatchObject({
    '@context': 'https://schema.org',
    mainEntity: [{ name: '</script><script>alert(1)</script>', acceptedAnswer: { text: '<!-- -->' } }],
  });
});

test('the way to a page names every step in the language of the page', () => {
  expect(
    breadcrumbs(site, [
      { name: 'Beranda', path: '/' },
      { name: 'Berita', path: '/news' },
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://kancil.example/?lang=id' },
      { '@type': 'ListItem', position: 2, name: 'Berita', item: 'https://kancil.example/news?lang=id' },
    ],
  });
});

test('the English page is the plain address', () => {
  const trail = [{ name: 'All news', path: '/news?page=all' }];
  const itemOf = (language: 'en' | 'id') => breadcrumbs({ ...site, language }, trail).itemListElement;
  expect(itemOf('en')).toMatchObject([{ item: 'https://kancil.example/news?page=all' }]);
  expect(itemOf('id')).toMatchObject([{ item: 'https://kancil.example/news?page=all&lang=id' }]);
});

test('the address of the school is whole, as people see it', () => {
  const { address } = organization(site) as unknown as { address: Record<string, string> };
  const { streetAddress, addressLocality, addressRegion, postalCode } = address;
  expect([streetAddress, `${addressLocality}, ${addressRegion} ${postalCode}`]).toEqual(
    addressLines(defaultBrand, 'id'),
  );
});

test('an article names its pictures and itself by absolute addresses', () => {
  const data = newsArticle(site, {
    title: 'Judul',
    description: 'Isi',
    path: '/news/5',
    pictures: ['/api/v1/news/5/header?v=1'],
    published: '2026-08-10T03:00:00.000Z',
    modified: '2026-08-12T03:00:00.000Z',
  });
  expect(data).toMatchObject({
    headline: 'Judul',
    inLanguage: 'id',
    mainEntityOfPage: 'https://kancil.example/news/5?lang=id',
    image: ['https://kancil.example/api/v1/news/5/header?v=1'],
    datePublished: '2026-08-10T03:00:00.000Z',
    dateModified: '2026-08-12T03:00:00.000Z',
  });
});
