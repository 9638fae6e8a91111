import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { PASSWORD, type TestSchool, registration, testSchool } from '../../../tests/support/school.ts';
import { createAdmin } from './create-admin.ts';

const school = await testSchool({ RATE_REGISTRATION: '1000', RATE_MAILS_ADDRESS: '1000' });

const digest = (password: string) => createHash('sha256').update(password).digest('hex');
const tokenIn = (text: string | undefined) => /reset-password-callback\/(\S+)/.exec(text ?? '')?.[1] ?? '';
const tokenTo = async (email: string) => {
  await school.call('POST', '/forgot-password', { body: { email } });
  return tokenIn((await school.mailsTo(email))[0]?.text);
};
const change = (who: { email: string; call: TestSchool['call'] }, new_password: string) =>
  who.call('POST', '/change-password', {
    body: { email: who.email, old_password: PASSWORD, new_password, password_confirmation: new_password },
  });
const reset = (token: string, password: string) =>
  school.call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });

describe('a password with letters that keyboards write in two ways', () => {
  const [composed, taken] = ['rahasi\u00e1-keluarg\u00e2', 'rahasia\u0301-keluarga\u0302'];
  const enter = async (email: string, password: string) =>
    (await school.call('POST', '/users/login', { body: { email, password } })).status;

  test.each([composed, taken])('registered as %j lets in either, plain and as a digest', async (password) => {
    const email = `form-${password.length}@example.test`;
    await school.call('POST', '/users/register', { body: registration(email, { password }) });
    // 403: the password is right, the address not yet confirmed.
    for (const typed of [composed, taken, digest(composed)]) expect(await enter(email, typed)).toBe(403);
    expect(await enter(email, composed.normalize('NFC').replace('\u00e1', 'a'))).toBe(401);
  });

  test('is the old one in either form when it is changed, and the new one afterwards', async () => {
    const parent = await school.parent();
    expect((await change(parent, taken)).status).toBe(200);
    const again = {
      old_password: composed,
      new_password: 'baru-sekali-9',
      password_confirmation: 'baru-sekali-9',
    };
    const changed = await parent.call('POST', '/change-password', {
      body: { email: parent.email, ...again },
    });
    expect(changed.status).toBe(200);
  });

  test('is confirmed by the other form when it is reset', async () => {
    const { email } = await school.parent();
    const token = await tokenTo(email);
    const body = { token, password: composed, password_confirmation: taken };
    expect((await school.call('POST', '/reset-password', { body })).status).toBe(200);
    expect(await enter(email, taken)).toBe(200);
  });
});

describe('a password of 64 hex characters', () => {
  const hex = '0123456789abcdef'.repeat(4);
  // The page signs in with the digest of what is typed.
  const enter = (email: string, type: 1 | 2) =>
    school.call('POST', '/users/login', { body: { email, password: digest(hex), type } });

  test('is a password like any other at registration', async () => {
    const parent = await school.parent();
    const email = 'hex@example.test';
    await school.call('POST', '/users/register', { body: registration(email, { password: hex }) });
    expect((await enter(email, 2)).status).toBe(403);
    expect((await enter(parent.email, 2)).status).toBe(401);
  });

  test('is a password like any other for a new admin', async () => {
    const admin = { email: 'hex-admin@example.test', password: hex, firstName: 'Dewi', lastName: '' };
    await createAdmin(school.parts.accounts, admin);
    expect((await enter(admin.email, 1)).status).toBe(200);
  });
});

describe('a very common password is refused', () => {
  const tooCommon = 'Many people use this password, so it is easy to guess. Please choose another one';

  test.each(['sunshine', 'Sunshine', 'SUNSHINE', 'sunShine', ' sunshine ', 'password1', 'sayangku'])(
    'at registration: %s',
    async (password) => {
      const answer = await school.call('POST', '/users/register', {
        body: registration('common@example.test', { password }),
      });
      expect([answer.status, answer.body.errors]).toEqual([422, { password: tooCommon }]);
    },
  );

  test('when it is changed or reset, sent as it is or as a digest', async () => {
    const parent = await school.parent();
    const token = await tokenTo(parent.email);
    for (const password of ['sunshine', digest('sunshine'), digest('Sunshine').toUpperCase()]) {
      expect((await change(parent, password)).body.errors).toEqual({ new_password: tooCommon });
      expect((await reset(token, password)).body.errors).toEqual({ password: tooCommon });
    }
  });

  test('in Indonesian to whoever reads Indonesian', async () => {
    const answer = await school.call('POST', '/users/register', {
      body: registration('common@example.test', { password: 'sunshine' }),
      headers: { 'accept-language': 'id' },
    });
    expect(answer.body.message).toBe(
      'Password ini dipakai banyak orang, jadi mudah ditebak. Pilih yang lain, ya',
    );
  });

  test('for a new admin', async () => {
    const admin = {
      email: 'common-admin@example.test',
      password: 'sunshine',
      firstName: 'Dewi',
      lastName: '',
    };
    expect(await createAdmin(school.parts.accounts, admin)).toMatchObject({
      errors: { password: 'password_too_common' },
    });
  });

  test('the list holds the 10,000 most common ones of at least 8 characters', () => {
    const kept = readFileSync(join(import.meta.dirname, 'known-passwords.txt'), 'utf8')
      .trimEnd()
      .split('\n');
    const ranked = dictionary['passwords-common'].filter((password) => password.length >= 8);
    expect(kept).toEqual(ranked.slice(0, 10_000));
  });
});

describe('a new password', () => {
  test('ends the reset links mailed before, and its owner is told by mail', async () => {
    const parent = await school.parent();
    const token = await tokenTo(parent.email);
    expect((await change(parent, 'baru-sekali-9')).status).toBe(200);
    expect((await reset(token, 'lain-sekali-9')).status).toBe(409);
    const [mail] = await school.mailsTo(parent.email);
    expect(mail?.subject).toBe('Your password has been changed');
    expect(mail?.text).toContain('was changed on Monday, 10 August 2026, 10.00 WIB.');
    expect(mail?.text).toContain('It wasn’t you? Please set a new password at once');
    expect(mail?.text).toContain('http://127.0.0.1:3000/forgot-password');
  });

  test('set by a mailed link is told by mail too, in the language of the account', async () => {
    const parent = await school.parent({ locale: 'ID' });
    expect((await reset(await tokenTo(parent.email), 'baru-sekali-9')).status).toBe(200);
    const [mail] = await school.mailsTo(parent.email);
    expect(mail?.subject).toBe('Password Anda sudah diubah');
    expect(mail?.text).toContain('Halo Bu Rina,');
    expect(mail?.text).toContain('Bukan Anda? Segera buat password baru');
  });

  test('that was refused is told nobody', async () => {
    const parent = await school.parent();
    await change(parent, 'sunshine');
    expect(await school.mailsTo(parent.email)).toEqual([]);
  });
});
