import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  PASSWORD,
  type TestSchool,
  registration,
  startSchool,
  testSchool,
} from '../../../tests/support/school.ts';

const school = await testSchool({ RATE_REGISTRATION: '1000', RATE_MAILS_ADDRESS: '1000' });

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

test('the sixth change of a password in an hour is refused, so that nobody has the school send mails without end', async () => {
  const parent = await school.parent();
  const change = (old_password: string, chosen: string) =>
    parent.call('POST', '/change-password', {
      body: { email: parent.email, old_password, new_password: chosen, password_confirmation: chosen },
    });
  const passwords = [PASSWORD, ...[1, 2, 3, 4, 5, 6].map((n) => `baru-sekali-${n}`)] as const;
  const mails = (await school.mailsTo(parent.email)).length;
  for (let n = 0; n < 5; n += 1)
    expect((await change(passwords[n] ?? '', passwords[n + 1] ?? '')).status).toBe(200);
  const sixth = await change('baru-sekali-5', 'baru-sekali-6');
  expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '3600']);
  expect(await school.mailsTo(parent.email)).toHaveLength(mails + 5);
  school.wallClock.advance('PT1H');
  expect((await change('baru-sekali-5', 'baru-sekali-6')).status).toBe(200);
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

test('wrong tries from its address do not hold up a browser from which the account signed in before', async () => {
  const other = await startSchool({ RATE_SIGN_IN_ADDRESS: '3' });
  try {
    const owner = await other.parent();
    const guesses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const body = { email: `guess-${n}@example.test`, password: 'wrong-password' };
      guesses.push((await other.call('POST', '/users/login', { body })).status);
    }
    expect(guesses).toEqual([401, 401, 401, 429]);
    const body = { email: owner.email, password: PASSWORD };
    expect((await owner.call('POST', '/users/login', { body })).status).toBe(200);
  } finally {
    await other.close();
  }
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

describe('guessing one account from many addresses', () => {
  let other: TestSchool;
  beforeAll(async () => {
    other = await startSchool({ TRUST_PROXY: '127.0.0.1', RATE_SIGN_IN_ACCOUNT: '5' });
  });
  afterAll(() => other.close());

  let counted = 0;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const guess = async (email: string) => {
    counted += 1;
    const body = { email, password: 'wrong-password' };
    return other.call('POST', '/users/login', { body, headers: from(`198.51.100.${counted}`) });
  };
  const guessed = async (email: string) => {
    for (let n = 0; n < 5; n += 1) expect((await guess(email)).status).toBe(401);
    // One of each 30 seconds, and then none.
    expect((await guess(email)).status).toBe(401);
    const refused = await guess(email);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  };

  test('is slowed to one try each 30 seconds, also for the owner at a browser that never signed in', async () => {
    const { email } = await other.parent();
    await guessed(email);
    const enter = () =>
      other.call('POST', '/users/login', {
        body: { email, password: PASSWORD },
        headers: from('203.0.113.1'),
      });
    expect((await enter()).status).toBe(429);
    other.wallClock.advance('PT30S');
    expect((await enter()).status).toBe(200);
  });

  test('does not hold up a browser from which the account signed in before, which has ten wrong tries of its own', async () => {
    const owner = await other.parent();
    const { email } = owner;
    await guessed(email);
    const enter = async (password: string) =>
      (await owner.call('POST', '/users/login', { body: { email, password } })).status;
    await owner.call('POST', '/users/logout');
    expect(await enter(PASSWORD)).toBe(200);
    for (let n = 0; n < 10; n += 1) expect(await enter('wrong-password')).toBe(401);
    expect(await enter(PASSWORD)).toBe(429);
  });

  test('does not hold up the owner who has set a new password by mail', async () => {
    const { email } = await other.parent();
    await guessed(email);
    const phone = other.visitor();
    await phone.call('POST', '/forgot-password', { body: { email } });
    const mails = await other.mailsTo(email);
    const [, token = ''] = mails.flatMap(({ text }) => /reset-password-callback\/(\S+)/.exec(text) ?? []);
    const chosen = { password: 'baru-sekali-9', password_confirmation: 'baru-sekali-9', token };
    expect((await phone.call('POST', '/reset-password', { body: chosen })).status).toBe(200);
    const body = { email, password: 'baru-sekali-9' };
    expect((await phone.call('POST', '/users/login', { body })).status).toBe(200);
  });

  test('a neighbour at the same address holds up nobody at their own browser either', async () => {
    const owner = await other.parent();
    const body = { email: owner.email, password: PASSWORD };
    for (let n = 0; n < 10; n += 1)
      await other.call('POST', '/users/login', { body: { ...body, password: 'wrong-password' } });
    expect((await other.call('POST', '/users/login', { body })).status).toBe(429);
    expect((await owner.call('POST', '/users/login', { body })).status).toBe(200);
  });

  test("neither another account's browser nor a made-up cookie is taken for the owner's", async () => {
    const [{ email }, stranger] = [await other.parent(), await other.parent()];
    await guessed(email);
    const body = { email, password: PASSWORD };
    expect((await stranger.call('POST', '/users/login', { body })).status).toBe(429);
    const cookie = `kancil_browser=${'a'.repeat(22)}.${'b'.repeat(43)}`;
    expect((await other.call('POST', '/users/login', { body, cookie })).status).toBe(429);
    other.wallClock.advance('PT30S');
    // Once the owner has signed in from it, it knows both accounts.
    expect((await stranger.call('POST', '/users/login', { body })).status).toBe(200);
    expect((await stranger.call('POST', '/users/login', { body })).status).toBe(200);
    const own = { email: stranger.email, password: PASSWORD };
    for (let n = 0; n < 10; n += 1)
      await other.call('POST', '/users/login', { body: { ...own, password: 'wrong-password' } });
    expect((await stranger.call('POST', '/users/login', { body: own })).status).toBe(200);
  });
});

test('a storm of refused sign-ins writes nothing, and an IPv6 network has one limit for all its addresses', async () => {
  const other = await startSchool({ TRUST_PROXY: '127.0.0.1' });
  try {
    const { email } = await other.parent();
    const tryFrom = async (host: number) => {
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${host}` };
      const body = { email, password: 'wrong-password' };
      return (await other.call('POST', '/users/login', { body, headers })).status;
    };
    for (let n = 0; n < 10; n += 1) expect(await tryFrom(n)).toBe(401);
    expect(await tryFrom(10)).toBe(429);
    const transactions = vi.spyOn(other.parts.database, 'transaction');
    for (let n = 11; n < 111; n += 1) expect(await tryFrom(n)).toBe(429);
    expect(transactions).not.toHaveBeenCalled();
    transactions.mockRestore();
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
    expect(await school.mailsTo(email)).toHaveLength(5);
    expect((await ask(email)).status).toBe(200);
    expect(await school.mailsTo(email)).toHaveLength(5 + 1);
  });

  test('requests for accounts that are not there take no mail from those who share the address', async () => {
    const other = await startSchool({ RATE_MAILS_ADDRESS: '3' });
    try {
      const { email } = await other.parent();
      const reset = (to: string) => other.call('POST', '/forgot-password', { body: { email: to } });
      for (let n = 0; n < 5; n += 1) expect((await reset(`somebody-${n}@example.test`)).status).toBe(200);
      const before = (await other.mailsTo(email)).length;
      await reset(email);
      expect(await other.mailsTo(email)).toHaveLength(before + 1);
    } finally {
      await other.close();
    }
  });

  test('beyond its mails of either kind in an hour an address is answered alike, and nothing is sent', async () => {
    const other = await startSchool({ RATE_MAILS_ADDRESS: '3' });
    try {
      const [first, second] = [await other.parent(), await other.parent()];
      const waiting = 'waiting@example.test';
      await other.call('POST', '/users/register', { body: registration(waiting) });
      const reset = (to: string) => other.call('POST', '/forgot-password', { body: { email: to } });
      const resend = (to: string) => other.call('POST', '/users/resend-activation', { body: { email: to } });
      const mails = async (to: string) => (await other.mailsTo(to)).length;
      const before = [await mails(first.email), await mails(second.email), await mails(waiting)] as const;
      await reset(first.email);
      await reset(first.email);
      await resend(waiting);
      expect([await mails(first.email), await mails(waiting)]).toEqual([before[0] + 2, before[2] + 1]);
      const refused = await reset(second.email);
      expect([refused.status, refused.body.message]).toEqual([200, 'Change Password request has been sent!']);
      expect((await resend(waiting)).status).toBe(200);
      expect([await mails(second.email), await mails(waiting)]).toEqual([before[1], before[2] + 1]);
      // The browser in which this parent signed in is known to the account.
      await second.call('POST', '/forgot-password', { body: { email: second.email } });
      expect(await mails(second.email)).toBe(before[1] + 1);
      other.wallClock.advance('PT1H');
      await reset(second.email);
      expect(await mails(second.email)).toBe(before[1] + 2);
    } finally {
      await other.close();
    }
  });
});
