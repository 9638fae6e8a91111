import { expect, inject, test } from 'vitest';
import { paths } from '../../src/paths.ts';

const page = inject('site') + paths.ourCourses;

test.each([
  ['en', '', 'Please enter the birthdate.'],
  ['en', '30/02/2019', 'Invalid date format.'],
  ['en', '2019-02-30', 'Invalid date format.'],
  ['en', '2999-01-01', 'This cannot be a birthdate.'],
  ['id', '', 'Mohon isi tanggal lahirnya.'],
  ['id', '30-02-2019', 'Format tanggal tidak valid.'],
  ['id', '1-1-2999', 'Tanggal lahirnya tidak sesuai.'],
  ['id', '2999-01-01', 'Tanggal lahirnya tidak sesuai.'],
])('in %s, the birthdate “%s” is asked for again, and never kept', async (language, birthdate, says) => {
  const headers = { 'accept-language': language };
  const body = new URLSearchParams({ ask: 'class', birthdate });
  const answer = await fetch(page, { method: 'POST', body, headers, redirect: 'manual' });
  const to = answer.headers.get('location') ?? '';
  expect(answer.status).toBe(303);
  expect(to).toMatch(/^\/our-courses\?class=(required|invalid|invalid_date)#which-class$/);
  const asked = await fetch(inject('site') + to, { headers });
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const html = await asked.text();
  expect(html).toContain(says);
  expect(html).toMatch(/<input id="which-class"[^>]*aria-invalid="true"/);
});

test('a body that is no form of the page is refused', async () => {
  const json = { method: 'POST', body: JSON.stringify({ ask: 'class' }) };
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(page, { ...json, headers })).status).toBe(400);
  const form = new URLSearchParams({ ask: 'nothing' });
  expect((await fetch(page, { method: 'POST', body: form })).status).toBe(400);
});

test.each([
  ['en', 'grade_2', 'Grade 2, without a test', paths.signUp],
  ['id', 'test', 'Tes penempatan menemukan tingkatnya', paths.signUp],
  ['en', 'depends', 'turns 8 while registration is open', paths.signUp],
  ['id', 'too_young', 'Untuk anak yang belum genap 6 tahun:', paths.signUp],
  ['en', 'too_old', 'Our Teens &amp; Adult Class', paths.teensAdultClass],
])(
  'in %s, the address with the answer %s shows it and its one way on, and its own address is the page’s',
  async (language, kind, says, on) => {
    const address = inject('site') + paths.classFound(kind);
    const found = await fetch(address, { headers: { 'accept-language': language } });
    expect(found.headers.get('cache-control')).toBe('no-store');
    const html = await found.text();
    const answer = html.slice(html.indexOf('data-found'), html.indexOf('<form', html.indexOf('data-found')));
    expect(answer).toContain(says);
    expect([...answer.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([on]);
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/our-courses(\?lang=id)?"/);
  },
);

test('a birthdate is answered by an address with the class alone, which Back can return to', async () => {
  const answer = await send(paths.classFinder, { ask: 'class', birthdate: '17-05-1990' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, paths.classFound('too_old')]);
});

test('an address with an answer that there is not shows the question alone', async () => {
  expect(await (await fetch(inject('site') + paths.classFound('grade_9'))).text()).not.toContain(
    'data-found',
  );
});

const send = (to: string, fields: Record<string, string>) =>
  fetch(inject('site') + to, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'accept-language': 'en' },
    redirect: 'manual',
  });

test('a price that can be worked out stands at an address of its own, and goes with its family to signing up', async () => {
  const answer = await send(paths.priceFinder, { ask: 'price', term: '4', city: 'garut' });
  const to = paths.priceFound({ city: '3205', term: 4 });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  const html = await (await fetch(inject('site') + to, { headers: { 'accept-language': 'en' } })).text();
  expect(html).toContain('To Kabupaten Garut, Jawa Barat');
  expect(html).toContain('The first payment, 4-month package');
  expect(html).toContain('href="/sign-up?province=32&amp;city=3205&amp;term=4"');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/our-courses\/cost"/);
});

test.each([
  ['atlantis', 'We know no city'],
  ['Atlantis', 'value="Atlantis"'],
  ['bandung', 'Kota Bandung'],
  ['', 'Please enter your city'],
])('the city “%s” is asked about at an address of its own, which Back can return to', async (city, says) => {
  const answer = await send(paths.priceFinder, { ask: 'price', term: '4', city });
  const to = paths.priceFound({ city, term: 4 });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  const html = await (await fetch(inject('site') + to, { headers: { 'accept-language': 'en' } })).text();
  expect(html).toContain(says);
  expect(html).not.toContain('data-found');
});

test('an address of a price from when all was one page leads to the page of the cost', async () => {
  const old = '/our-courses?class=grade_2&city=3205&term=4';
  const answer = await fetch(inject('site') + old, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    paths.priceFound({ city: '3205', term: 4 }),
  ]);
  const html = await (await fetch(inject('site') + paths.ourCourses)).text();
  for (const anchor of ['packages', 'what-it-costs', 'which-class', 'grade-6'])
    expect(html).toContain(`id="${anchor}"`);
});
