import { describe, expect, test } from 'vitest';
import { type Guard, screens } from '../screens.ts';
import { sampleOf } from '../../../tests/support/sample-address.ts';
import { areaOf, inAskedLanguage, redirectFor, safeReturnPath, screenOf } from './guards.ts';

const parent = { status: 2, role: null };
const admin = { status: 1, role: 'owner' } as const;

/** Where a guest, a parent and an admin are sent (null: they stay). */
const sent: Record<Guard, [string | null, string | null, string | null]> = {
  any: [null, null, null],
  guest: [null, '/', '/'],
  parent: ['/login', null, '/admin'],
  admin: ['/admin/login', '/admin/login', null],
  'admin-sign-in': [null, null, '/admin'],
};

describe('each screen lets in whom the route table names', () => {
  test.each(screens.map((screen) => [sampleOf(screen), screen.guard] as const))(
    '%s is for: %s',
    (path, guard) => {
      const visitors = [null, parent, admin];
      expect(visitors.map((visitor) => redirectFor(path, visitor))).toEqual(sent[guard]);
    },
  );

  test('a path in its plain spelling is the same screen as in every other one', () => {
    const plain = screens.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
    expect(plain.length).toBeGreaterThan(30);
    for (const path of plain) {
      const others = [
        path.toUpperCase(),
        `${path}/`,
        path.replace(/\w/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
      ];
      expect(others.map(screenOf), path).toEqual(others.map(() => screenOf(path)));
      expect(screenOf(path).path).toBe(path);
    }
  });

  test('the back office begins with the orders', () => {
    expect([null, parent, admin].map((visitor) => redirectFor('/admin', visitor))).toEqual([
      '/admin/login',
      '/admin/login',
      '/admin/orders',
    ]);
  });

  test('a clerk is led from the screens of owners to the orders, a teacher from all but the own to the groups (R165)', () => {
    const sentFrom = (path: string, role: 'clerk' | 'teacher') => redirectFor(path, { status: 1, role });
    for (const path of ['/admin/settings', '/admin/settings/brand', '/admin/staff', '/Admin/Staff/'])
      expect([path, sentFrom(path, 'clerk')]).toEqual([path, '/admin/orders']);
    for (const path of [
      '/admin',
      '/admin/orders',
      '/admin/childs',
      '/admin/live-classes',
      '/admin/payments',
      '/admin/log',
      '/admin/staff',
    ])
      expect([path, sentFrom(path, 'teacher')]).toEqual([path, '/admin/teaching']);
    for (const path of [
      '/admin/teaching',
      '/admin/profile',
      '/admin/security',
      '/admin/inbox',
      '/admin/live-classes/7',
    ])
      expect([path, sentFrom(path, 'teacher')]).toEqual([path, null]);
    expect(sentFrom('/admin/orders', 'clerk')).toBeNull();
  });

  test('a redirect keeps the language that was asked for, and nothing else', () => {
    expect(inAskedLanguage('/admin/orders', '?lang=id&q=sari')).toBe('/admin/orders?lang=id');
    expect(inAskedLanguage('/admin/orders', '?lang=fr')).toBe('/admin/orders');
    expect(inAskedLanguage('/admin/orders', '')).toBe('/admin/orders');
  });

  test('an admin who has to set up a second factor is led there from every screen of the back office', () => {
    const due = { status: 1, role: 'owner', second_factor_due: true } as const;
    const inside = screens.filter(({ guard }) => guard === 'admin').map(sampleOf);
    expect(inside.length).toBeGreaterThan(10);
    expect(new Set(inside.map((path) => redirectFor(path, due)))).toEqual(new Set(['/admin/security', null]));
    expect(redirectFor('/admin/security', due)).toBeNull();
    expect(redirectFor('/admin', due)).toBe('/admin/security');
    expect(redirectFor('/admin/orders', due)).toBe('/admin/security');
  });

  test.each(['/PROFILE', '/profile/', '/%70rofile', '/Admin/Orders', '/admin//'])(
    'a guarded path in another form is guarded: %s',
    (path) => expect(redirectFor(path, null)).not.toBeNull(),
  );
});

test('a path that only begins like another is not that screen', () => {
  expect(redirectFor('/profiles', null)).toBeNull();
  expect(redirectFor('/administration', null)).toBeNull();
  expect(screenOf('/news/5/comments').path).toBe('/*');
});

test('header and footer stand where the route table puts them', () => {
  expect(screenOf('/').frame).toBe('both');
  expect(screenOf('/profile').frame).toBe('header');
  expect(screenOf('/courses/3/child/1').frame).toBe('plain');
  expect(screenOf('/placement-test/1').frame).toBe('none');
  expect(screenOf('/activate-success').frame).toBe('none');
  expect(screenOf('/no-such-page').frame).toBe('both');
});

test('public pages, the parent area and the back office are documents of their own', () => {
  expect(areaOf('/')).toBe('public');
  expect(areaOf('/login')).toBe('public');
  expect(areaOf('/welcome')).toBe('public');
  expect(areaOf('/profile')).toBe('parent');
  expect(areaOf('/admin/login')).toBe('admin');
  expect(areaOf('/admin/orders')).toBe('admin');
});

test('a path to go back to never leads to another site', () => {
  for (const foreign of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '',
    null,
  ])
    expect(safeReturnPath(foreign)).toBeNull();
  for (const noPage of [
    '/api/v1/users/logout',
    '/%61pi/v1/x',
    '/%41PI/%zz',
    '/api%2Fv1',
    '/language',
    '/sandbox',
  ])
    expect(safeReturnPath(noPage)).toBeNull();
  expect(safeReturnPath('/%zz')).toBe('/%zz');
  expect(safeReturnPath('/news?page=2')).toBe('/news?page=2');
});
