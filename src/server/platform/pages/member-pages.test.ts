import { gunzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { isMemberPage, personalised, standInFor, toMemberPage } from './member-pages.ts';
import { html, school } from './page-server.test-support.ts';

const signedIn = { cookie: 'kancil_session=abc' };
const sari = { firstName: 'Sari', imageUrl: '/api/v1/users/1/image/ab' };

const header = ({ member, hasSessionCookie }: Parameters<typeof describeVisitor>[0]) =>
  html(describeVisitor({ member, hasSessionCookie }));
const describeVisitor = ({
  member,
  hasSessionCookie,
}: {
  member: { firstName: string; imageUrl: string | null } | null;
  hasSessionCookie: boolean;
}) => {
  if (!member) return `rendered for one: ${hasSessionCookie}`;
  const photo = member.imageUrl === null ? 'no photo' : `<img src="${member.imageUrl}">`;
  return `Hi, ${member.firstName}! ${photo}`;
};

describe('a page that signed-in parents share', () => {
  test('is made once, and shows each their own name and photo', async () => {
    const { get, state } = school({ render: (_, page) => header(page) });
    state.member = sari;
    const first = await get('/news', signedIn);
    expect(first.body).toContain('Hi, Sari! <img src="/api/v1/users/1/image/ab">');
    state.member = { firstName: 'Budi', imageUrl: '/api/v1/users/2/image/cd' };
    const second = await get('/news', signedIn);
    expect(second.body).toContain('Hi, Budi! <img src="/api/v1/users/2/image/cd">');
    expect(state.made).toBe(1);
    expect([second.headers['cache-control'], second.headers.etag]).toEqual(['no-store', undefined]);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  test('is the same in each encoding', async () => {
    const { get, state } = school({ render: (_, page) => header(page) });
    state.member = sari;
    const plain = await get('/news', signedIn);
    const gzip = await get('/news', { ...signedIn, 'accept-encoding': 'gzip, br' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      plain.body,
    ]);
  });

  test('is another one without a photo, and in another language', async () => {
    const { get, state } = school({ render: (_, page) => header(page) });
    state.member = sari;
    await get('/news', signedIn);
    state.member = { firstName: 'Budi', imageUrl: null };
    expect((await get('/news', signedIn)).body).toContain('Hi, Budi! no photo');
    await get('/news', { ...signedIn, 'accept-language': 'id' });
    expect(state.made).toBe(3);
  });

  test.each([
    ['what guests see has changed', (state: { version: number; day: string }) => (state.version += 1)],
    ['midnight has passed', (state: { version: number; day: string }) => (state.day = '2026-11-22')],
  ])('is made anew once %s', async (_, change) => {
    const { get, state } = school({ render: (__, page) => header(page) });
    state.member = sari;
    await get('/news', signedIn);
    change(state);
    await get('/news', signedIn);
    expect(state.made).toBe(2);
  });

  test('is never what a guest gets, nor the reverse', async () => {
    const { get, state } = school({ render: (_, page) => header(page) });
    state.member = sari;
    await get('/news', signedIn);
    const guest = await get('/news');
    expect(guest.body).toContain('rendered for one: false');
    expect(guest.body).not.toContain('Sari');
    expect((await get('/news', signedIn)).body).toContain('Hi, Sari!');
  });

  test.each([
    ['staff', '/news', null],
    ['a page that shows more of the account', '/our-courses', sari],
    ['what a visitor types', '/news?q=price', sari],
    ['a page that React takes over', '/login', sari],
  ])('is not made for %s: each gets its own', async (_, path, member) => {
    const { get, state } = school({ render: (__, page) => header(page) });
    state.member = member;
    for (let times = 0; times < 2; times += 1)
      expect((await get(path, signedIn)).body).toContain('rendered for one: true');
    expect(state.made).toBe(2);
  });

  test('gives way to a page of the visitor’s own when it cannot be made', async () => {
    const { get, state } = school({
      render: (_, page) => (page.member ? html('x', 500) : header(page)),
    });
    state.member = sari;
    const page = await get('/news', signedIn);
    expect([page.statusCode, page.body.includes('rendered for one: true')]).toEqual([200, true]);
  });
});

test.each([
  ['Sari', '/a/b'],
  ['<b>Siti & "Co"</b>', '/a?b=1&c="2"'],
  ["O'Neil", "/it's"],
  ['$& $1 $$', '/$&'],
  ['', '/'],
])('a name %j and a photo %j stand in it as React writes them', (firstName, imageUrl) => {
  const written = (member: { firstName: string; imageUrl: string | null }) =>
    renderToStaticMarkup(
      createElement(
        'p',
        { title: member.firstName },
        `Hi, ${member.firstName}!`,
        createElement('img', { src: member.imageUrl, loading: 'lazy' }),
      ),
    );
  const member = { firstName, imageUrl };
  const page = toMemberPage({
    status: 200,
    headers: {},
    cookies: [],
    body: Buffer.from(written(standInFor(member))),
  });
  expect(isMemberPage(page)).toBe(true);
  const own = personalised(page, member);
  expect(own.body.toString()).toBe(written(member));
  expect(gunzipSync(own.gzipped?.() ?? '').toString()).toBe(written(member));
});
