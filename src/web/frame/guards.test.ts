import { describe, expect, test } from 'vitest';
import { areaOf, decide, ownPath, screenOf, screens } from './guards.ts';

const parent = { status: 2 };
const admin = { status: 1 };

/** path, then where a guest, a parent and an admin are sent (null: they stay) */
const rows: [string, string | null, string | null, string | null][] = [
  ['/', null, null, null],
  ['/login', null, '/', '/'],
  ['/sign-up', null, '/', '/'],
  ['/welcome', null, null, null],
  ['/activate-success', null, null, null],
  ['/already-activated', null, null, null],
  ['/profile', '/login', null, '/admin'],
  ['/profile/add-child', '/login', null, '/admin'],
  ['/profile/add-child-finish', '/login', null, '/admin'],
  ['/news', null, null, null],
  ['/news/5', null, null, null],
  ['/news/teens-adult-class', null, null, null],
  ['/our-courses', null, null, null],
  ['/student-performance', null, null, null],
  ['/frequently-asked-questions', null, null, null],
  ['/story-of-kancil', null, null, null],
  ['/story-of-kancil/our-history', null, null, null],
  ['/children/7', '/login', null, '/admin'],
  ['/placement-test-instruction/7', '/login', null, '/admin'],
  ['/placement-test/7', '/login', null, '/admin'],
  ['/placement-test-finish/7', '/login', null, '/admin'],
  ['/courses/3/child/7', '/login', null, '/admin'],
  ['/forgot-password', null, '/', '/'],
  ['/reset-password-callback/abc', null, null, null],
  ['/reset-password', null, null, null],
  ['/admin', '/admin/login', '/admin/login', '/admin/orders'],
  ['/admin/login', null, null, '/admin'],
  ['/admin/orders', '/admin/login', '/admin/login', null],
  ['/admin/no/such/page', '/admin/login', '/admin/login', null],
  ['/no-such-page', null, null, null],
];

describe('each screen lets in whom the route table names', () => {
  test.each(rows)(
    '%s sends a guest to %s, a parent to %s, an admin to %s',
    (path, guest, asParent, asAdmin) => {
      expect(decide(path, null)).toBe(guest);
      expect(decide(path, parent)).toBe(asParent);
      expect(decide(path, admin)).toBe(asAdmin);
    },
  );

  test('every row of the table is tried', () => {
    const tried = new Set(rows.map(([path]) => screenOf(path)));
    expect(screens.filter((row) => !tried.has(row)).map(({ path }) => path)).toEqual([]);
  });

  test.each(['/PROFILE', '/profile/', '/%70rofile', '/Admin/Orders', '/admin//'])(
    'another spelling of a guarded path is guarded: %s',
    (path) => expect(decide(path, null)).not.toBeNull(),
  );
});

test('a path that only begins like another is not that screen', () => {
  expect(decide('/profiles', null)).toBeNull();
  expect(decide('/administration', null)).toBeNull();
  expect(screenOf('/news/5/comments').path).toBe('/*');
});

test('header and footer stand where the route table puts them', () => {
  const frame = (path: string) => [screenOf(path).header, screenOf(path).footer];
  expect(frame('/')).toEqual([true, true]);
  expect(frame('/profile')).toEqual([true, false]);
  expect(frame('/placement-test/1')).toEqual([false, false]);
  expect(frame('/activate-success')).toEqual([false, false]);
  expect(frame('/no-such-page')).toEqual([true, true]);
});

test('public pages, the parent area and the back office are documents of their own', () => {
  expect(areaOf('/')).toBe('public');
  expect(areaOf('/login')).toBe('parent');
  expect(areaOf('/welcome')).toBe('parent');
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
    expect(ownPath(foreign)).toBeNull();
  for (const noPage of [
    '/api/v1/users/logout',
    '/%61pi/v1/x',
    '/%41PI/%zz',
    '/api%2Fv1',
    '/language',
    '/sandbox',
  ])
    expect(ownPath(noPage)).toBeNull();
  expect(ownPath('/%zz')).toBe('/%zz');
  expect(ownPath('/news?page=2')).toBe('/news?page=2');
});
