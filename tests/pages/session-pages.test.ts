import { expect, inject, test } from 'vitest';
import { DEMO_PASSWORD, demoFamilies } from '../../src/demo/people.ts';
import { newToken } from '../../src/server/accounts/token.ts';
import { screens } from '../../src/web/screens.ts';
import { cookieOf, expectStatus, signIn } from '../support/family-calls.ts';
import { sampleOf } from '../support/sample-address.ts';

const site = inject('site');
const family = demoFamilies[0];

const homeWith = async (cookie: string) => {
  const answer = await fetch(`${site}/`, { headers: { cookie, 'accept-language': 'en' } });
  return {
    etag: answer.headers.get('etag'),
    cache: answer.headers.get('cache-control'),
    text: await answer.text(),
  };
};

test('a cookie that is no live session gets the page of all guests, a live one never', async () => {
  const guest = await homeWith('');
  expect([guest.cache, guest.etag !== null]).toEqual(['no-cache', true]);
  for (const made of ['x', newToken().token]) expect(await homeWith(`kancil_session=${made}`)).toEqual(guest);

  const cookie = cookieOf(await expectStatus(await signIn(site, family?.email ?? '', DEMO_PASSWORD, 2), 200));
  const own = await homeWith(cookie);
  expect([own.cache, own.etag]).toEqual(['no-store', null]);
  expect(own.text).not.toBe(guest.text);
  // What a signed-in visitor got changes nothing for guests.
  expect(await homeWith('')).toEqual(guest);

  await expectStatus(
    await fetch(`${site}/api/v1/users/logout`, { method: 'POST', headers: { cookie } }),
    200,
  );
  expect(await homeWith(cookie)).toEqual(guest);
});

test('every page without React shows a parent their own name', async () => {
  const cookie = cookieOf(await expectStatus(await signIn(site, family?.email ?? '', DEMO_PASSWORD, 2), 200));
  const shown = screens.filter(
    ({ area, guard, redirects }) => area === 'public' && guard === 'any' && !redirects,
  );
  for (const screen of shown) {
    const text = await (await fetch(site + sampleOf(screen), { headers: { cookie } })).text();
    const isNamed = text.includes(`>${family?.firstName}`) || text.includes(`${family?.firstName}<`);
    expect(isNamed, screen.path).toBe(screen.frame !== 'none');
  }
});
