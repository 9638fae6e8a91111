import { expect, test } from 'vitest';
import { resetCookie, resetToken, resetTokenOf } from './reset-cookie.ts';

const TOKEN = 'kJ0v_3Yd-8mQx2Lr7Tn5Wp1Zc4Bf6Hs9Ga0Ue3Io2Dk';

test('a reset token is 20 to 200 letters, digits, dashes and underscores', () => {
  expect(resetToken(TOKEN)).toBe(TOKEN);
  expect(resetToken('a'.repeat(200))).toBe('a'.repeat(200));
  expect(resetToken('a'.repeat(201))).toBeNull();
  expect(resetToken('a'.repeat(19))).toBeNull();
  expect(resetToken(`${TOKEN}; Path=/`)).toBeNull();
  expect(resetToken(`${TOKEN}\r\nSet-Cookie: a=b`)).toBeNull();
  expect(resetToken(undefined)).toBeNull();
});

test('the token travels for ten minutes in a cookie that no script and no other page sees', () => {
  expect(resetCookie(TOKEN, 'https://kancil.example')).toBe(
    `kancil_reset=${TOKEN}; Path=/reset-password; Max-Age=600; HttpOnly; SameSite=Lax; Secure`,
  );
});

test('without https the cookie is not marked secure, or no browser would keep it', () => {
  expect(resetCookie(TOKEN, 'http://192.168.1.5:3000')).not.toContain('Secure');
});

test('a wrong link ends the cookie of an earlier one', () => {
  expect(resetCookie(null, 'http://localhost')).toBe(
    'kancil_reset=; Path=/reset-password; Max-Age=0; HttpOnly; SameSite=Lax',
  );
});

const asking = (cookie?: string) => new Request('http://localhost/', cookie ? { headers: { cookie } } : {});

test('the page reads the token from among other cookies', () => {
  expect(resetTokenOf(asking(`kancil_language=id; kancil_reset=${TOKEN}; other=1`))).toBe(TOKEN);
  expect(resetTokenOf(asking(`not_kancil_reset=${TOKEN}`))).toBeNull();
  expect(resetTokenOf(asking('kancil_reset='))).toBeNull();
  expect(resetTokenOf(asking())).toBeNull();
});
