import { describe, expect, test } from 'vitest';
import type { Session } from '../../contract/sessions.ts';
import { PASSWORD, type TestSchool, startSchool, testSchool } from '../../../tests/support/school.ts';
import { deviceOf } from './routes.ts';

const school = await testSchool();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const signIn = async (email: string, userAgent = '') => {
  const person = school.visitor();
  const body = { email, password: PASSWORD };
  const answer = await person.call('POST', '/users/login', { body, headers: { 'user-agent': userAgent } });
  expect(answer.status).toBe(200);
  return person;
};
const sessionsOf = async (who: Pick<TestSchool, 'call'>) =>
  (await who.call('GET', '/users/sessions')).body['sessions'] as Session[];
const isSignedIn = async (who: Pick<TestSchool, 'call'>) =>
  (await who.call('GET', '/users/session')).status === 200;

test.each([
  [ANDROID, { device: 'phone', system: 'Android', browser: 'Chrome' }],
  [WINDOWS, { device: 'computer', system: 'Windows', browser: 'Microsoft Edge' }],
  [IPAD, { device: 'tablet', system: 'iOS', browser: 'Safari' }],
  ['some-program/1.0', { device: 'unknown', system: '', browser: '' }],
  ['', { device: 'unknown', system: '', browser: '' }],
])('%s is named', (userAgent, named) => {
  expect(deviceOf(userAgent)).toEqual(named);
});

test('the 20 newest sessions of a person stay', async () => {
  const parent = await school.parent();
  const oldest = await signIn(parent.email);
  for (let n = 0; n < 19; n += 1) await signIn(parent.email);
  expect([await isSignedIn(parent), await isSignedIn(oldest)]).toEqual([false, true]);
  const newest = await signIn(parent.email);
  expect([await isSignedIn(oldest), await isSignedIn(newest)]).toEqual([false, true]);
  expect(await sessionsOf(newest)).toHaveLength(20);
});

describe("one's own sessions", () => {
  test('are listed with device, sign-in and last visit, the newest first', async () => {
    const parent = await school.parent();
    school.wallClock.advance('PT2H');
    const phone = await signIn(parent.email, ANDROID);
    const [first, second] = await sessionsOf(phone);
    expect(first).toMatchObject({ device: 'phone', system: 'Android', browser: 'Chrome', is_current: true });
    expect(second?.is_current).toBe(false);
    expect(Date.parse(first?.signed_in_at ?? '') - Date.parse(second?.signed_in_at ?? '')).toBe(7_200_000);
  });

  test('tell the last visit, which is written once an hour at most', async () => {
    const parent = await school.parent();
    const seen = async () => {
      const [own] = await sessionsOf(parent);
      return Date.parse(own?.seen_at ?? '') - Date.parse(own?.signed_in_at ?? '');
    };
    school.wallClock.advance('PT59M');
    expect(await seen()).toBe(0);
    school.wallClock.advance('PT1M');
    await parent.call('GET', '/users/session');
    expect(await seen()).toBe(3_600_000);
  });

  test('are ended one by one, or all others at once', async () => {
    const parent = await school.parent();
    const [phone, tablet, laptop] = [
      await signIn(parent.email, ANDROID),
      await signIn(parent.email, IPAD),
      await signIn(parent.email, WINDOWS),
    ];
    const { session_id } = (await sessionsOf(parent)).find(({ device }) => device === 'phone') as Session;
    const ended = await parent.call('POST', '/users/sessions/end', { body: { session_id } });
    expect(ended.status).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, true]);
    expect((await parent.call('POST', '/users/sessions/end', { body: { session_id } })).status).toBe(404);
    expect((await parent.call('POST', '/users/sessions/end-others')).status).toBe(200);
    expect(await Promise.all([parent, tablet, laptop].map(isSignedIn))).toEqual([true, false, false]);
  });

  test('are nobody else’s, and the one that asks is not ended here', async () => {
    const [parent, other, admin] = [await school.parent(), await school.parent(), await school.admin()];
    const { session_id } = (await sessionsOf(parent))[0] as Session;
    for (const who of [other, admin, parent])
      expect((await who.call('POST', '/users/sessions/end', { body: { session_id } })).status).toBe(404);
    await other.call('POST', '/users/sessions/end-others');
    expect(await isSignedIn(parent)).toBe(true);
  });
});

describe('the cookie of a school behind https', () => {
  test('is of this host alone, and one without the prefix signs nobody in', async () => {
    const live = await startSchool({ PUBLIC_URL: 'https://kancil.example' });
    try {
      const parent = await live.parent();
      const answer = await live.call('POST', '/users/login', {
        body: { email: parent.email, password: PASSWORD },
      });
      const set = String([answer.headers['set-cookie']].flat()[0]);
      expect(set).toMatch(
        /^__Host-kancil_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      const [, token] = /=([^;]+)/.exec(set) ?? [];
      const asked = async (cookie: string) => (await live.call('GET', '/users/session', { cookie })).status;
      expect(await asked(`__Host-kancil_session=${token}`)).toBe(200);
      expect(await asked(`kancil_session=${token}`)).toBe(401);
    } finally {
      await live.close();
    }
  });
});
