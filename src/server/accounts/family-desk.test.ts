import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { PASSWORD, registration, testSchool } from '../../../tests/support/school.ts';
import type { FamilyAccount } from '../../contract/objects.ts';
import { users } from './tables.ts';

const school = await testSchool({ RATE_REGISTRATION: '1000', RATE_MAILS_ADDRESS: '1000' });
const admin = await school.admin();

let counted = 0;
/** Signed up, the activation mail never followed. */
const waiting = async () => {
  const email = `waiting-${(counted += 1)}@example.test`;
  const { body } = await school.call('POST', '/users/register', { body: registration(email) });
  return { email, userId: (body['users'] as { user_id: number }).user_id };
};
const desk = (userId: number, what: string, body?: object) =>
  admin.call('POST', `/users/${userId}/${what}`, { body });
const accountOf = async (userId: number) =>
  (await admin.call('GET', `/users/${userId}/account`)).body['account'] as FamilyAccount;
const signIn = (email: string, password = PASSWORD) =>
  school.call('POST', '/users/login', { body: { email, password } });
const entries = async (userId: number) =>
  (await admin.call('GET', `/log?kind=family&id=${userId}`)).body['entries'] as object[];
const lastMail = async (email: string) => (await school.mailsTo(email))[0];
const activationPath = (text = '') =>
  `/users/activate/${/activate-account\?token=(\S+)/.exec(text)?.[1] ?? ''}`;
const tokenIn = (text = '') => /reset-password-callback\/([\w-]+)/.exec(text)?.[1] ?? '';
const asked = async (token: string) => (await school.call('GET', `/reset-password/${token}`)).status;
const reset = (token: string, password: string) =>
  school.call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });

test('staff read where a family lives beside its email', async () => {
  const { email, userId } = await waiting();
  expect(await accountOf(userId)).toMatchObject({
    email,
    address_details: 'Jalan Cimanuk 12, Garut',
    city: '3205',
    province: '32',
  });
});

describe('activating a family', () => {
  test('lets it sign in, ends the link that was mailed, and is kept in the log', async () => {
    const { email, userId } = await waiting();
    expect((await signIn(email)).status).toBe(403);
    const answer = await desk(userId, 'activate');
    expect(answer.body['account']).toMatchObject({ email, activated_at: '2026-08-10T03:00:00.000Z' });
    expect((await signIn(email)).status).toBe(200);
    expect(await entries(userId)).toMatchObject([
      { object_name: 'Rina Kartika', before: { activated: false }, after: { activated: true } },
    ]);
    const { rows } = await school.parts.database.db.execute(
      `select count(*)::int as open from mailed_links where user_id = ${userId} and used_at is null`,
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  test('is refused when the account is active already', async () => {
    const { userId } = await school.parent();
    const { status, body } = await desk(userId, 'activate');
    expect([status, body.message]).toEqual([409, 'This account is active already']);
  });

  test('may be left to the family: the activation mail is sent again, five times an hour', async () => {
    const { email, userId } = await waiting();
    for (let n = 0; n < 5; n += 1) expect((await desk(userId, 'resend-activation')).status).toBe(200);
    expect((await desk(userId, 'resend-activation')).status).toBe(429);
    expect(await school.mailsTo(email)).toHaveLength(6);
    await school.call('GET', activationPath((await lastMail(email))?.text));
    expect((await desk(userId, 'resend-activation')).status).toBe(409);
    expect((await accountOf(userId)).activated_at).not.toBeNull();
  });
});

describe('correcting an e-mail address', () => {
  test('ends sessions and mailed links, tells both addresses, and keeps the password', async () => {
    const parent = await school.parent();
    await school.call('POST', '/forgot-password', { body: { email: parent.email } });
    const former = tokenIn((await lastMail(parent.email))?.text);
    expect(await asked(former)).toBe(200);
    const answer = await desk(parent.userId, 'email', { email: 'New.Address@Example.test' });
    expect(answer.body['account']).toMatchObject({ email: 'new.address@example.test' });
    expect((await parent.call('GET', '/users/session')).status).toBe(401);
    expect(await asked(former)).toBe(409);
    expect((await signIn(parent.email)).status).toBe(401);
    expect((await signIn('new.address@example.test')).status).toBe(200);
    expect((await lastMail(parent.email))?.subject).toBe('This address no longer belongs to your account');
    const told = await lastMail('new.address@example.test');
    expect(told?.subject).toBe('You now sign in with this address');
    expect(told?.text).toMatch(/^Hello,\n/);
    expect(await entries(parent.userId)).toMatchObject([
      { before: { email: parent.email }, after: { email: 'new.address@example.test' } },
    ]);
  });

  test('to the one it has changes nothing: nobody is signed out or told', async () => {
    const parent = await school.parent();
    const mails = (await school.mailsTo(parent.email)).length;
    for (let n = 0; n < 6; n += 1)
      expect((await desk(parent.userId, 'email', { email: parent.email.toUpperCase() })).status).toBe(200);
    expect((await parent.call('GET', '/users/session')).status).toBe(200);
    expect(await school.mailsTo(parent.email)).toHaveLength(mails);
    expect(await entries(parent.userId)).toEqual([]);
  });

  test('is possible five times an hour for each family', async () => {
    const { userId } = await school.parent();
    const correct = async (id: number, n: number) =>
      (await desk(id, 'email', { email: `often-${id}-${n}@example.test` })).status;
    for (let n = 0; n < 5; n += 1) expect(await correct(userId, n)).toBe(200);
    expect(await correct(userId, 5)).toBe(429);
    expect(await correct((await school.parent()).userId, 0)).toBe(200);
  });

  test('of an account that is not active sends the activation mail to the new one; the former link is dead', async () => {
    const { email, userId } = await waiting();
    const former = activationPath((await lastMail(email))?.text);
    expect((await desk(userId, 'email', { email: 'right@example.test' })).status).toBe(200);
    await school.call('GET', former);
    expect((await accountOf(userId)).activated_at).toBeNull();
    await school.call('GET', activationPath((await lastMail('right@example.test'))?.text));
    expect((await accountOf(userId)).activated_at).not.toBeNull();
  });

  test.each([
    ['not-an-address', 422, 'Invalid Email'],
    ['', 422, 'Email are required'],
  ])('to %j is refused', async (email, status, message) => {
    const { userId } = await school.parent();
    const answer = await desk(userId, 'email', { email });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('can be checked beforehand, which changes nothing: a free address and its own are, another account’s is not', async () => {
    const [one, two] = [await school.parent(), await school.parent()];
    const check = (email: string) =>
      admin.call('GET', `/users/${one.userId}/email?email=${encodeURIComponent(email)}`);
    expect((await check('free@example.test')).status).toBe(200);
    expect((await check(one.email)).status).toBe(200);
    const taken = await check(two.email.toUpperCase());
    expect([taken.status, taken.body['error']]).toEqual([409, 'email_taken']);
    expect((await check('nothing')).status).toBe(422);
    expect((await accountOf(one.userId)).email).toBe(one.email);
    expect(await entries(one.userId)).toEqual([]);
  });

  test('to the address of another account is refused, also of two that get one address at once', async () => {
    const [one, two] = [await school.parent(), await school.parent()];
    expect((await desk(one.userId, 'email', { email: two.email })).status).toBe(409);
    const both = await Promise.all(
      [one, two].map(({ userId }) => desk(userId, 'email', { email: 'both@example.test' })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body['error']).toBe('email_taken');
  });

  test('from an older version is refused with the account as it is now', async () => {
    const { userId } = await school.parent();
    const { version } = await accountOf(userId);
    expect((await desk(userId, 'email', { email: `first-${userId}@example.test`, version })).status).toBe(
      200,
    );
    const late = await desk(userId, 'email', { email: `second-${userId}@example.test`, version });
    expect([late.status, late.body['account']]).toEqual([409, await accountOf(userId)]);
  });
});

describe('a reset link to hand over', () => {
  test('works once, and ends those that were made or mailed before', async () => {
    const { email, userId } = await school.parent();
    const first = tokenIn(String((await desk(userId, 'reset-link')).body['reset_link']));
    const answer = await desk(userId, 'reset-link');
    expect([answer.status, answer.body['expires_at']]).toEqual([201, '2026-08-10T04:00:00.000Z']);
    const second = tokenIn(String(answer.body['reset_link']));
    expect([await asked(first), await asked(second)]).toEqual([409, 200]);
    expect((await reset(second, 'baru-sekali-9')).status).toBe(200);
    expect((await reset(second, 'lagi-sekali-9')).status).toBe(409);
    expect((await signIn(email, 'baru-sekali-9')).status).toBe(200);
  });

  test('is kept nowhere: the log says that it was made, by whom and for whom', async () => {
    const { userId } = await school.parent();
    const token = tokenIn(String((await desk(userId, 'reset-link')).body['reset_link']));
    const [entry] = await entries(userId);
    expect(entry).toMatchObject({
      by: { name: 'Dewi' },
      after: { reset_link_until: '2026-08-10T04:00:00.000Z' },
    });
    expect(token).toHaveLength(43);
    expect(JSON.stringify(entry)).not.toContain(token);
    const { rows } = await school.parts.database.db.execute(
      `select count(*)::int as found from mailed_links where token_hash = '${token}'`,
    );
    expect(rows).toEqual([{ found: 0 }]);
  });

  test('ends after an hour, needs an active account, and is made five times an hour', async () => {
    expect((await desk((await waiting()).userId, 'reset-link')).status).toBe(409);
    const { userId } = await school.parent();
    const token = tokenIn(String((await desk(userId, 'reset-link')).body['reset_link']));
    for (let n = 1; n < 5; n += 1) await desk(userId, 'reset-link');
    expect((await desk(userId, 'reset-link')).status).toBe(429);
    const last = tokenIn(
      String((await desk((await school.parent()).userId, 'reset-link')).body['reset_link']),
    );
    school.clock.advance('PT1H');
    expect([await asked(token), await asked(last)]).toEqual([409, 409]);
  });
});

test('an account of the staff is no family: it is not found, and nothing happens to it', async () => {
  const other = await school.admin();
  const { body } = await other.call('GET', '/users/session');
  const { user_id } = body['users'] as { user_id: number };
  for (const what of ['activate', 'resend-activation', 'reset-link'])
    expect((await desk(user_id, what)).status).toBe(404);
  expect((await desk(user_id, 'email', { email: 'mine@example.test' })).status).toBe(404);
  expect((await admin.call('GET', `/users/${user_id}/account`)).status).toBe(404);
  expect(await entries(user_id)).toEqual([]);
});

test('a closed account is neither activated nor corrected, and gets no mail and no reset link', async () => {
  const { userId, email } = await waiting();
  await school.parts.database.transaction((tx) =>
    tx.update(users).set({ closedAt: school.clock.now() }).where(eq(users.userId, userId)),
  );
  for (const what of ['activate', 'resend-activation', 'reset-link', 'email']) {
    const { status, body } = await desk(userId, what, { email: 'closed@example.test' });
    expect([what, status, body['error']]).toEqual([what, 409, 'account_closed']);
  }
  expect(await accountOf(userId)).toMatchObject({ email, activated_at: null });
});

test('a parent reaches none of it', async () => {
  const parent = await school.parent();
  for (const what of ['activate', 'resend-activation', 'email', 'reset-link'])
    expect(
      (await parent.call('POST', `/users/${parent.userId}/${what}`, { body: { email: 'a@b.test' } })).status,
    ).toBe(403);
  expect((await parent.call('GET', `/users/${parent.userId}/account`)).status).toBe(403);
});

describe('while staff correct an address', () => {
  const rounds = Array.from({ length: 8 }, (_, round) => round);
  const mailsFor = async (email: string, words: RegExp) =>
    (await school.mailsTo(email)).map(({ text }) => words.exec(text)?.[1] ?? '').filter(Boolean);

  test.each(rounds)('no reset link that works goes to the former one (round %i)', async (round) => {
    const { email, userId } = await school.parent();
    const forgot = () => school.call('POST', '/forgot-password', { body: { email } });
    await Promise.all([
      forgot(),
      desk(userId, 'email', { email: `after-reset-${round}@example.test` }),
      forgot(),
    ]);
    for (const token of await mailsFor(email, /reset-password-callback\/([\w-]+)/))
      expect(await asked(token)).toBe(409);
  });

  test.each(rounds)('no session that began at the former one outlives it (round %i)', async (round) => {
    const { email, userId } = await school.parent();
    const entering = school.visitor();
    const enter = () => entering.call('POST', '/users/login', { body: { email, password: PASSWORD } });
    await Promise.all([enter(), desk(userId, 'email', { email: `after-entry-${round}@example.test` })]);
    expect((await entering.call('GET', '/users/session')).status).toBe(401);
  });

  test.each(rounds)('no link mailed to the former one activates the new one (round %i)', async (round) => {
    const { email, userId } = await waiting();
    const [link = ''] = await mailsFor(email, /\/api\/v1(\/users\/activate\/\S+)/);
    const resend = () => school.call('POST', '/users/resend-activation', { body: { email } });
    const correct = desk(userId, 'email', { email: `after-activation-${round}@example.test` });
    await Promise.all([resend(), school.call('GET', link), correct, resend()]);
    const { activated_at: first } = await accountOf(userId);
    for (const late of await mailsFor(email, /\/api\/v1(\/users\/activate\/\S+)/))
      await school.call('GET', late);
    expect((await accountOf(userId)).activated_at).toBe(first);
  });
});
