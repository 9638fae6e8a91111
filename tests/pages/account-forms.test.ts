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

test('forms of other sites sign nobody in', async () => {
  const answer = await fetch(site + paths.login, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ email: 'made@kancil.test', password: DEMO_PASSWORD }),
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});
