import { expect, test } from 'vitest';
import { keptForCookie, rememberedRole } from './kept-for.ts';

const staff = (role: 'owner' | 'clerk' | 'teacher') => ({ status: 1, role });

test('whom a screen is for is remembered when somebody of the staff is sent away from it (R165)', () => {
  const cookie = keptForCookie('/admin/settings', staff('clerk')) ?? '';
  expect(cookie).toBe('kancil_kept_for=owner; Path=/admin; Max-Age=60; SameSite=Lax');
  expect(rememberedRole(`kancil_language=id; ${cookie.split(';')[0]}`)).toBe('owner');
  expect(keptForCookie('/Admin/Orders/', staff('teacher'))).toContain('kancil_kept_for=clerk;');
});

test('nothing is remembered of a screen that one may open, of a first screen, and of who is no staff', () => {
  for (const [path, visitor] of [
    ['/admin/settings', staff('owner')],
    ['/admin/orders', staff('clerk')],
    ['/admin', staff('teacher')],
    ['/admin/orders', { ...staff('teacher'), second_factor_due: true as const }],
    ['/admin/orders', { status: 2, role: null }],
    ['/admin/orders', null],
    ['/profile', staff('clerk')],
  ] as const)
    expect(keptForCookie(path, visitor), path).toBeNull();
});

test('a cookie that was tampered with names nobody', () => {
  for (const cookies of ['', 'kancil_kept_for=', 'kancil_kept_for=everybody', 'kancil_kept_for=ownership'])
    expect(rememberedRole(cookies), cookies).toBeNull();
});
