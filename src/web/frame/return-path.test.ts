import { expect, test } from 'vitest';
import { rememberedPath, returnCookie } from './return-path.ts';

test('a guest who is sent to sign in is led back afterwards', () => {
  const cookie = returnCookie('/login', '/profile?tab=4') ?? '';
  expect(cookie).toBe('kancil_return=%2Fprofile%3Ftab%3D4; Path=/; Max-Age=600; SameSite=Lax');
  expect(rememberedPath(`kancil_language=id; ${cookie.split(';')[0]}`)).toBe('/profile?tab=4');
});

test('nothing is remembered where nobody is sent to sign in, nor for the bare back office', () => {
  expect(returnCookie('/', '/login')).toBeNull();
  expect(returnCookie('/admin/login', '/admin')).toBeNull();
});

test('a cookie that leads to another site, or cannot be read, leads nowhere', () => {
  for (const path of ['//evil.test', '/\\evil.test', 'https://evil.test', '/api/v1/users/logout'])
    expect(rememberedPath(`kancil_return=${encodeURIComponent(path)}`), path).toBeNull();
  expect(rememberedPath('kancil_return=%E0%A4%A')).toBeNull();
  expect(rememberedPath('')).toBeNull();
});
