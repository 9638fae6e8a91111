import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  PASSWORD,
  type TestSchool,
  type Visitor,
  startSchool,
  testSchool,
} from '../../../tests/support/school.ts';
import { api } from '../../contract/api.ts';
import type { EndpointShape } from '../../contract/endpoint.ts';
import { commandsOf } from '../commands/commands.ts';
import { codeAt, confirm, signIn, staffWithSecondFactor, startSetUp } from './second-factor.test-support.ts';

const school = await testSchool({ RATE_SIGN_IN: '1000', RATE_SIGN_IN_ADDRESS: '10000' });

/** The code that an authenticator app shows so many seconds from now. */
const codeOf = (secret: string, seconds = 0, at = school) => codeAt(secret, at.wallClock.now(), seconds);
const protectedStaff = (at = school) => staffWithSecondFactor(at);
const isIn = async (who: Visitor) => (await who.call('GET', '/users/session')).status === 200;

describe('setting up a second factor', () => {
  test('takes the password and the first code, and is off until then', async () => {
    const staff = await school.admin();
    const state = () => staff.call('GET', '/users/second-factor');
    const off = { enabled_at: null, recovery_codes_left: 0, is_required: false };
    expect((await state()).body['second_factor']).toEqual(off);
    const wrong = await staff.call('POST', '/users/second-factor/start', { body: { password: 'wrong' } });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: 'Invalid Password' }]);
    const secret = await startSetUp(staff);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await state()).body['second_factor']).toEqual(off);
    expect((await signIn(school.visitor(), staff.email)).status).toBe(200);
    const confirmed = await confirm(staff, codeOf(secret));
    expect(confirmed.body['recovery_codes']).toHaveLength(10);
    expect(confirmed.body['second_factor']).toMatchObject({ recovery_codes_left: 10, is_required: false });
    expect((await state()).body['second_factor']).toMatchObject({
      enabled_at: school.wallClock.now().toISOString(),
    });
  });

  test('the QR code is a picture in the answer, and the secret is never answered again', async () => {
    const staff = await school.admin();
    const begun = await staff.call('POST', '/users/second-factor/start', { body: { password: PASSWORD } });
    expect(begun.headers['cache-control']).toBe('no-store');
    const [kind, picture = ''] = String(begun.body['qr_url']).split(',');
    expect(kind).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg /);
    const secret = String(begun.body['secret']);
    const later = [await confirm(staff, codeOf(secret)), await staff.call('GET', '/users/second-factor')];
    for (const { body } of later) expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('is confirmed within 30 minutes by its own code, and only by the account that began it', async () => {
    const [staff, other] = [await school.admin(), await school.admin()];
    const secret = await startSetUp(staff);
    expect((await confirm(other, codeOf(secret))).body['error']).toBe('second_factor_not_started');
    const otherSecret = await startSetUp(other);
    expect((await confirm(staff, codeOf(otherSecret))).body['error']).toBe('wrong_code');
    school.wallClock.advance('PT30M');
    expect((await confirm(staff, codeOf(secret))).body['error']).toBe('second_factor_not_started');
  });

  test('ends the sessions that were begun with the password alone, this one apart', async () => {
    const staff = await school.admin();
    const elsewhere = school.visitor();
    await signIn(elsewhere, staff.email);
    await confirm(staff, codeOf(await startSetUp(staff)));
    expect([await isIn(staff), await isIn(elsewhere)]).toEqual([true, false]);
  });

  test('confirmed twice at once it makes one set of recovery codes', async () => {
    for (let round = 0; round < 6; round += 1) {
      const staff = await school.admin();
      const code = codeOf(await startSetUp(staff));
      const answers = await Promise.all([confirm(staff, code), confirm(staff, code)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test('on another phone: the old one counts until the new one is confirmed', async () => {
    const { staff, email, secret } = await protectedStaff();
    const second = await startSetUp(staff);
    expect((await signIn(school.visitor(), email, codeOf(second))).body['error']).toBe('wrong_code');
    expect((await signIn(school.visitor(), email, codeOf(secret))).status).toBe(200);
    await confirm(staff, codeOf(second));
    school.wallClock.advance('PT1M');
    expect((await signIn(school.visitor(), email, codeOf(secret))).body['error']).toBe('wrong_code');
    expect((await signIn(school.visitor(), email, codeOf(second))).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  test('the right password alone answers which step is missing, sets no cookie and lets nobody in', async () => {
    const { email } = await protectedStaff();
    const thief = school.visitor();
    const answer = await signIn(thief, email);
    expect([answer.status, answer.body]).toEqual([
      401,
      {
        code: 401,
        message: 'Please enter the code of your second factor',
        error: 'second_factor_required',
      },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(thief.cookie()).toBe('');
  });

  test('after the right password alone no call of staff works', async () => {
    const { email } = await protectedStaff();
    const thief = school.visitor();
    await signIn(thief, email);
    const calls = Object.entries(api as Record<string, EndpointShape>).filter(
      ([, { who }]) => who !== 'guest' && who !== 'parent',
    );
    expect(calls.length).toBeGreaterThan(30);
    for (const [key] of calls) {
      const [method, path] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
      expect((await thief.call(method, path.replaceAll(/\{\w+\}/g, '1'))).status, key).toBe(401);
    }
  });

  test('the code lets in once: not a second time, and no older one after it', async () => {
    const { email, secret } = await protectedStaff();
    const [older, code] = [codeOf(secret, -30), codeOf(secret)];
    const first = await signIn(school.visitor(), email, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([first.status, first.body['users']]).toEqual([200, expect.objectContaining({ email, status: 1 })]);
    expect(first.body['users']).not.toHaveProperty('second_factor_due');
    const again = await signIn(school.visitor(), email, code);
    expect([again.status, again.body['error']]).toEqual([422, 'wrong_code']);
    expect((await signIn(school.visitor(), email, older)).body['error']).toBe('wrong_code');
    school.wallClock.advance('PT30S');
    expect((await signIn(school.visitor(), email, codeOf(secret))).status).toBe(200);
  });

  test('of two tries at once with one code only one gets in', async () => {
    const { email, secret, codes } = await protectedStaff();
    for (const code of [codeOf(secret), codes[0] ?? '']) {
      const tries = await Promise.all([1, 2, 3].map(() => signIn(school.visitor(), email, code)));
      expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    }
  });

  test('the clock of the phone may be 30 seconds off, not more', async () => {
    const { email, secret } = await protectedStaff();
    for (const [seconds, status] of [
      [-60, 422],
      [-30, 200],
      [30, 200],
      [60, 422],
    ] as const)
      expect((await signIn(school.visitor(), email, codeOf(secret, seconds))).status, `${seconds}`).toBe(
        status,
      );
  });

  test('the code follows the real time, not the clock that the demo moves', async () => {
    const { email, secret } = await protectedStaff();
    school.clock.advance('P30D');
    const ofTheSchool = codeAt(secret, school.clock.now());
    expect((await signIn(school.visitor(), email, ofTheSchool)).body['error']).toBe('wrong_code');
    expect((await signIn(school.visitor(), email, codeOf(secret))).status).toBe(200);
  });

  test("another account's code, or a code with a wrong password, opens nothing", async () => {
    const [one, two] = [await protectedStaff(), await protectedStaff()];
    expect((await signIn(school.visitor(), one.email, codeOf(two.secret))).body['error']).toBe('wrong_code');
    expect((await signIn(school.visitor(), one.email, two.codes[0])).body['error']).toBe('wrong_code');
    const guess = await school.call('POST', '/users/login', {
      body: { email: one.email, password: 'wrong-password', type: 1, one_time_code: codeOf(one.secret) },
    });
    expect([guess.status, guess.body['error']]).toEqual([401, 'wrong_password']);
    expect((await signIn(school.visitor(), one.email, codeOf(one.secret))).status).toBe(200);
  });

  test('a recovery code lets in once, however it is written', async () => {
    const { email, codes } = await protectedStaff();
    const [first = '', second = ''] = codes;
    expect(first).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
    const someone = school.visitor();
    expect((await signIn(someone, email, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(school.visitor(), email, first)).body['error']).toBe('wrong_code');
    expect((await signIn(school.visitor(), email, second.replaceAll('-', ''))).status).toBe(200);
    const state = await someone.call('GET', '/users/second-factor');
    expect(state.body['second_factor']).toMatchObject({ recovery_codes_left: 8 });
  });

  test('who has none signs in as before, whatever is sent as a code', async () => {
    const staff = await school.admin();
    expect((await signIn(school.visitor(), staff.email, '123456')).status).toBe(200);
    const parent = await school.parent();
    const body = { email: parent.email, password: PASSWORD, one_time_code: '123456' };
    expect((await school.call('POST', '/users/login', { body })).status).toBe(200);
  });
});

describe('a second factor that is on', () => {
  test('stays when the password is changed or reset', async () => {
    const { staff, email, secret } = await protectedStaff();
    const change = { email, old_password: PASSWORD, new_password: PASSWORD, password_confirmation: PASSWORD };
    expect((await staff.call('POST', '/change-password', { body: change })).status).toBe(200);
    expect((await signIn(school.visitor(), email)).body['error']).toBe('second_factor_required');
    await school.call('POST', '/forgot-password', { body: { email } });
    // Beside it lies the mail about the change, of the same moment.
    const mails = (await school.mailsTo(email)).map(({ text }) => text).join('\n');
    const [, token] = /reset-password-callback\/([\w-]+)/.exec(mails) ?? [];
    const reset = { token, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await school.call('POST', '/reset-password', { body: reset })).status).toBe(200);
    expect((await signIn(school.visitor(), email)).body['error']).toBe('second_factor_required');
    expect((await signIn(school.visitor(), email, codeOf(secret))).status).toBe(200);
  });

  test('gets new recovery codes for the password, and the old ones end', async () => {
    const { staff, email, codes } = await protectedStaff();
    const renew = (password: string) =>
      staff.call('POST', '/users/second-factor/recovery-codes', { body: { password } });
    expect((await renew('wrong')).body.errors).toEqual({ password: 'Invalid Password' });
    const [fresh = ''] = (await renew(PASSWORD)).body['recovery_codes'] as string[];
    expect((await signIn(school.visitor(), email, codes[0])).body['error']).toBe('wrong_code');
    expect((await signIn(school.visitor(), email, fresh)).status).toBe(200);
  });

  test('there are no recovery codes without one', async () => {
    const staff = await school.admin();
    const answer = await staff.call('POST', '/users/second-factor/recovery-codes', {
      body: { password: PASSWORD },
    });
    expect([answer.status, answer.body['error']]).toEqual([409, 'second_factor_not_started']);
  });

  test('is switched off with the password', async () => {
    const { staff, email } = await protectedStaff();
    const remove = (password: string) =>
      staff.call('POST', '/users/second-factor/remove', { body: { password } });
    expect((await remove('wrong')).status).toBe(422);
    expect((await signIn(school.visitor(), email)).body['error']).toBe('second_factor_required');
    expect((await remove(PASSWORD)).body['second_factor']).toEqual({
      enabled_at: null,
      recovery_codes_left: 0,
      is_required: false,
    });
    expect((await signIn(school.visitor(), email)).status).toBe(200);
  });

  test('is removed by whoever runs the server, which ends the sessions of the account', async () => {
    const { staff, email } = await protectedStaff();
    const parent = await school.parent();
    const remove = (of: string) => commandsOf(school.parts)['remove-second-factor']?.({ email: of });
    expect(await remove(parent.email)).toMatchObject({ ok: false });
    expect(await remove('nobody@example.test')).toMatchObject({ ok: false });
    expect(await remove(email)).toEqual({
      ok: true,
      says: `${email} signs in with the password alone, and is signed out everywhere`,
    });
    expect(await isIn(staff)).toBe(false);
    expect((await signIn(school.visitor(), email)).status).toBe(200);
    expect(await remove(email)).toEqual({ ok: false, says: `${email} has no second factor` });
  });
});

describe('where the school requires one', () => {
  let strict: TestSchool;
  let staff: Visitor;
  beforeAll(async () => {
    strict = await startSchool({ STAFF_SECOND_FACTOR: 'required' });
    staff = await strict.admin();
  });
  afterAll(() => strict.close());

  const open = [
    'GET /users/session',
    'POST /users/logout',
    'POST /users/update-locale',
    'GET /users/second-factor',
    'POST /users/second-factor/start',
    'POST /users/second-factor/confirm',
  ];

  test('an admin without one reaches setting it up and signing out, and nothing else', async () => {
    const session = await staff.call('GET', '/users/session');
    expect(session.body['users']).toMatchObject({ status: 1, second_factor_due: true });
    for (const [key, { who }] of Object.entries(api as Record<string, EndpointShape>)) {
      if (who === 'guest' || who === 'parent' || open.includes(key)) continue;
      const [method, path] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
      const answer = await staff.call(method, path.replaceAll(/\{\w+\}/g, '1'));
      expect([answer.status, answer.body['error']], key).toEqual([403, 'second_factor_due']);
    }
    expect((await staff.call('POST', '/users/update-locale', { body: { locale: 'EN' } })).status).toBe(200);
  });

  test('a parent is asked for nothing, and may call nothing of it', async () => {
    const parent = await strict.parent();
    const session = await parent.call('GET', '/users/session');
    expect(session.body['users']).not.toHaveProperty('second_factor_due');
    for (const key of open.filter((name) => name.includes('second-factor'))) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string];
      expect((await parent.call(method, path)).status, key).toBe(403);
    }
  });

  test('everything is open once it is set up, and it cannot be switched off', async () => {
    const secret = await startSetUp(staff);
    await confirm(staff, codeOf(secret, 0, strict));
    expect((await staff.call('GET', '/order')).status).toBe(200);
    expect((await staff.call('GET', '/users/session')).body['users']).not.toHaveProperty('second_factor_due');
    const off = await staff.call('POST', '/users/second-factor/remove', { body: { password: PASSWORD } });
    expect([off.status, off.body['error']]).toEqual([409, 'second_factor_compulsory']);
    expect((await staff.call('GET', '/users/second-factor')).body['second_factor']).toMatchObject({
      is_required: true,
      recovery_codes_left: 10,
    });
  });

  test('after it was removed by whoever runs the server it has to be set up again', async () => {
    const { email } = await protectedStaff(strict);
    await commandsOf(strict.parts)['remove-second-factor']?.({ email });
    const again = strict.visitor();
    expect((await signIn(again, email)).status).toBe(200);
    expect((await again.call('GET', '/order')).body['error']).toBe('second_factor_due');
  });
});
