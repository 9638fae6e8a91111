import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, type TestSchool, registration, startSchool } from '../../../tests/support/school.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool({ RATE_REGISTRATION: '1000', RATE_MAILS_ADDRESS: '1000' });
});
afterAll(() => school.close());

const ask = (email: string) => school.call('POST', '/forgot-password', { body: { email } });

describe('trying passwords of one account', () => {
  test('the tenth wrong try is the last for a quarter of an hour; right ones do not count', async () => {
    const { email } = await school.parent();
    const enter = (password: string) => school.call('POST', '/users/login', { body: { email, password } });
    for (let n = 0; n < 10; n += 1) expect((await enter(PASSWORD)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await enter('wrong-password')).status).toBe(401);
    const refused = await enter(PASSWORD);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    school.wallClock.advance('PT15M');
    expect((await enter(PASSWORD)).status).toBe(200);
  });

  test('the tenth wrong old password is the last for a quarter of an hour, for this account alone', async () => {
    const [parent, neighbour] = [await school.parent(), await school.parent()];
    const change = (who: typeof parent, old_password: string) =>
      who.call('POST', '/change-password', {
        body: {
          email: who.email,
          old_password,
          new_password: 'baru-sekali-9',
          password_confirmation: 'baru-sekali-9',
        },
      });
    for (let n = 0; n < 10; n += 1) expect((await change(parent, 'wrong-password')).status).toBe(422);
    expect((await change(parent, PASSWORD)).status).toBe(429);
    expect((await change(neighbour, PASSWORD)).status).toBe(200);
    school.wallClock.advance('PT15M');
    expect((await change(parent, PASSWORD)).status).toBe(200);
  });
});

describe('trying passwords from one address', () => {
  test('ends for a quarter of an hour after so many wrong tries, whatever the account; right ones do not count', async () => {
    const other = await startSchool({ RATE_SIGN_IN_ADDRESS: '3' });
    try {
      const { email } = await other.parent();
      const enter = (name: string, password: string) =>
        other.call('POST', '/users/login', { body: { email: name, password } });
      for (let n = 0; n < 5; n += 1) expect((await enter(email, PASSWORD)).status).toBe(200);
      for (let n = 0; n < 3; n += 1)
        expect((await enter(`guess-${n}@example.test`, PASSWORD)).status).toBe(401);
      const refused = await enter(email, PASSWORD);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
      other.wallClock.advance('PT15M');
      expect((await enter(email, PASSWORD)).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

test.each(['127.0.0.1', '1'])(
  'with TRUST_PROXY=%s the last address that the proxy adds counts',
  async (TRUST_PROXY) => {
    const other = await startSchool({ TRUST_PROXY, RATE_SIGN_IN_ADDRESS: '3' });
    try {
      const tryFrom = async (forwarded: string, n: number) => {
        const body = { email: `guess-${n}@example.test`, password: 'wrong-password' };
        return (await other.call('POST', '/users/login', { body, headers: { 'x-forwarded-for': forwarded } }))
          .status;
      };
      const tries = [1, 2, 3, 4].map((n) => [`203.0.113.${n}, 198.51.100.1`, n] as const);
      const seen: number[] = [];
      for (const [forwarded, n] of tries) seen.push(await tryFrom(forwarded, n));
      expect(seen).toEqual([401, 401, 401, 429]);
      expect(await tryFrom('198.51.100.1, 198.51.100.2', 5)).toBe(401);
    } finally {
      await other.close();
    }
  },
);

test('looking at made-up reset links, as any foreign page can make a browser do, keeps nobody from signing in', async () => {
  const other = await startSchool({ RATE_SIGN_IN_ADDRESS: '3' });
  try {
    const { email } = await other.parent();
    for (let n = 0; n < 5; n += 1)
      expect((await other.call('GET', `/reset-password/made-up-${n}`)).status).toBe(409);
    const entered = await other.call('POST', '/users/login', { body: { email, password: PASSWORD } });
    expect(entered.status).toBe(200);
  } finally {
    await other.close();
  }
});

describe('asking for mails', () => {
  test('an unknown address is answered alike, however often it is asked for', async () => {
    const known = (await ask((await school.parent()).email)).body;
    expect(known).toEqual({ code: 200, message: 'Change Password request has been sent!' });
    for (let n = 0; n < 7; n += 1) expect((await ask('stranger@example.test')).body).toEqual(known);
    expect(await school.mailsTo('stranger@example.test')).toEqual([]);
  });

  test('the sixth mail in an hour is not sent and still answers 200', async () => {
    const { email } = await school.parent();
    const resets = async () =>
      (await school.mailsTo(email)).filter(({ text }) => text.includes('/reset-password-callback/')).length;
    for (let n = 0; n < 5; n += 1) await ask(email);
    expect(await resets()).toBe(5);
    const sixth = await ask(email);
    expect([sixth.status, sixth.body.message]).toEqual([200, 'Change Password request has been sent!']);
    expect(await resets()).toBe(5);
    school.wallClock.advance('PT1H');
    await ask(email);
    expect(await resets()).toBe(6);
  });

  test('reset and activation mails are counted apart, and neither call tells whether there is an account', async () => {
    const email = 'twofold@example.test';
    await school.call('POST', '/users/register', { body: registration(email) });
    const resend = () => school.call('POST', '/users/resend-activation', { body: { email } });
    for (let n = 0; n < 6; n += 1) expect((await resend()).status).toBe(200);
    // The first came with the registration.
    expect(await school.mailsTo(email)).toHaveLength(1 + 5);
    expect((await ask(email)).status).toBe(200);
    expect(await school.mailsTo(email)).toHaveLength(1 + 5 + 1);
  });

  test('beyond 60 mails of either kind in an hour an address is answered alike, and nothing is sent', async () => {
    const other = await startSchool();
    try {
      const { email } = await other.parent();
      const waiting = 'waiting@example.test';
      await other.call('POST', '/users/register', { body: registration(waiting) });
      const before = [await other.mailsTo(email), await other.mailsTo(waiting)];
      const reset = (to: string) => other.call('POST', '/forgot-password', { body: { email: to } });
      const resend = (to: string) => other.call('POST', '/users/resend-activation', { body: { email: to } });
      for (let n = 0; n < 60; n += 1) await (n % 2 ? reset : resend)(`somebody-${n}@example.test`);
      const refused = await reset(email);
      expect([refused.status, refused.body.message]).toEqual([200, 'Change Password request has been sent!']);
      expect((await resend(waiting)).status).toBe(200);
      expect([await other.mailsTo(email), await other.mailsTo(waiting)]).toEqual(before);
      other.wallClock.advance('PT1H');
      await reset(email);
      expect(await other.mailsTo(email)).toHaveLength((before[0]?.length ?? 0) + 1);
    } finally {
      await other.close();
    }
  });
});
