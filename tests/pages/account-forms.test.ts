import { expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/demo/people.ts';
import { paths } from '../../src/paths.ts';

const site = inject('site');

/** What a browser without scripts sends. */
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: site, 'accept-language': 'en' },
    body: new URLSearchParams(fields),
  });

/** The problems beside the fields, and what the notification bar says. */
const saysOf = (html: string) => [
  ...[...html.matchAll(/data-problem="">([^<]*)</g)].map(([, words]) => words),
  ...[...html.replace(/<template.*?<\/template>/s, '').matchAll(/role="alert"><p><span>([^<]*)</g)].map(
    ([, words]) => `bar: ${words}`,
  ),
];

test('without a script a parent signs in and goes on to where they wanted to go', async () => {
  const refused = await fetch(site + paths.profile(), { redirect: 'manual' });
  const wanted = refused.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const form = { email: 'made@kancil.test', password: DEMO_PASSWORD };
  const answer = await post(paths.login, form, wanted.join('; '));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, paths.profile()]);
  const session = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .find((cookie) => cookie.startsWith('kancil_session='));
  const own = await fetch(site + paths.profile(), { redirect: 'manual', headers: { cookie: session ?? '' } });
  expect(own.status).toBe(200);
});

test('a wrong password is told beside its field and in the bar, and the address stays', async () => {
  const answer = await post(paths.login, { email: 'lina@kancil.test', password: 'not-mine-1' });
  const html = await answer.text();
  expect(answer.status).toBe(401);
  expect(saysOf(html)).toEqual([
    'The email address or the password is wrong',
    'bar: The email address or the password is wrong',
  ]);
  expect(html).toContain('value="lina@kancil.test"');
  expect(html).not.toContain('not-mine-1');
});

test('whoever leaves fields empty is told beside each of them', async () => {
  const answer = await post(paths.login, { email: '', password: '' });
  expect([answer.status, saysOf(await answer.text())]).toEqual([
    422,
    ['Email are required', 'Password are required'],
  ]);
});

test('a request for a reset link says the same for any address', async () => {
  const answer = await post(paths.forgotPassword, { email: 'nobody@example.com' });
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('Change Password request has been sent!'),
  ]);
});

test('a new password that is too short, by the script or without it, is refused before its link is looked at', async () => {
  const cookie = `kancil_reset=${'x'.repeat(43)}`;
  for (const password of [{ password: 'short-1' }, { password_digest: 'password_too_short' }]) {
    const answer = await post(paths.resetPassword, { ...password, password_confirmation: 'short-1' }, cookie);
    expect([answer.status, saysOf(await answer.text())]).toEqual([
      422,
      ['Password must have at least 8 characters'],
    ]);
  }
  const long = { password: 'long-enough-1', password_confirmation: 'long-enough-1' };
  expect(saysOf(await (await post(paths.resetPassword, long, cookie)).text())).toEqual([
    expect.stringMatching(/^bar: /),
  ]);
});

test('the address of a sign-up reaches the welcome page in a cookie that only this page gets, and in no address', async () => {
  const welcome = paths.welcome({ from: 'sign-up' });
  const answer = await post(welcome, { email: 'rina+1@kancil.test' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, welcome]);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^kancil_signed_up=[^;]+; Max-Age=3600; Path=\/welcome; HttpOnly; SameSite=Lax$/);
  const shown = async (sent: string) =>
    (
      await fetch(site + welcome, {
        headers: { 'accept-language': 'en', cookie: sent.split(';', 1)[0] ?? '' },
      })
    ).text();
  expect(await shown(cookie)).toContain('We have sent an email to rina+1@kancil.test.');
  for (const unreadable of ['', 'kancil_signed_up=%%%'])
    expect(await shown(unreadable)).toMatch(/We have sent an email to your address\..*type="email"/s);
});

test('without a script the welcome page sends the mail again, and refuses to correct the address by a wrong password', async () => {
  for (const path of [paths.welcome({ from: 'sign-up' }), paths.welcome({ link: 'expired' })]) {
    const wrong = await post(path, { ask: 'resend', email: 'no address' });
    expect([wrong.status, saysOf(await wrong.text())]).toEqual([422, ['Invalid Email']]);
    const sent = await post(path, { ask: 'resend', email: 'nobody@example.com' });
    const html = await sent.text();
    expect([sent.status, html]).toEqual([
      200,
      expect.stringContaining('If an account with nobody@example.com is waiting to be verified'),
    ]);
    // By which the script knows a page that answers.
    expect(html).toContain('data-answered');
  }
  const kept = (await post(paths.welcome(), { email: 'nobody@example.com' })).headers.getSetCookie()[0];
  const given = { ask: 'correct', email: 'nobody@example.com', new_email: 'right@example.com' };
  // Also once the cookie has gone.
  for (const cookie of [kept?.split(';', 1)[0], ''])
    for (const [password, status, problem] of [
      ['not-mine-1', 401, 'The email address or the password is wrong'],
      ['', 422, 'Password are required'],
    ] as const) {
      const wrong = await post(paths.welcome({ from: 'sign-up' }), { ...given, password }, cookie);
      const html = await wrong.text();
      expect([wrong.status, saysOf(html)[0]]).toEqual([status, problem]);
      expect(html).toMatch(/<details[^>]* open=""/);
      expect(html).toContain('name="email" value="nobody@example.com"');
      expect(html).toContain('value="right@example.com"');
    }
});

test('the script of these forms brings no React with it', async () => {
  const sources = new Map<string, string>();
  const load = async (address: string) => {
    if (sources.has(address)) return;
    const source = await (await fetch(site + address)).text();
    sources.set(address, source);
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
      await load(`/assets/${name}`);
  };
  const html = await (await fetch(site + paths.login)).text();
  await load(/data-script="([^"]+)"/.exec(html)?.[1] ?? '');
  const bytes = [...sources.values()].join('').length;
  expect(bytes).toBeGreaterThan(3000);
  expect(bytes, [...sources.keys()].join(' ')).toBeLessThan(20_000);
});

test('forms of other sites sign nobody in', async () => {
  const answer = await fetch(site + paths.login, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ email: 'made@kancil.test', password: DEMO_PASSWORD }),
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});
