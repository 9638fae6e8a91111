import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainPages } from '../../src/page-paths.ts';
import { paths } from '../../src/paths.ts';
import { paysByCard, screenOf } from '../../src/web/frame/guards.ts';
import routes from '../../src/web/routes.ts';
import { type GuardedScreen, screens } from '../../src/web/screens.ts';
import { sampleOf } from '../support/sample-address.ts';

const web = join(import.meta.dirname, '../../src/web');

const where = (meant: (screen: GuardedScreen) => boolean) => screens.filter(meant).map(({ path }) => path);

test('each screen has its file in the folder of its area', () => {
  for (const { path, area, file } of screens) {
    expect(file, path).toMatch(new RegExp(`^${area}/`));
    expect(existsSync(join(web, file)), file).toBe(true);
  }
});

test('each screen is routed inside the layout of its area', () => {
  const routed = routes.flatMap(({ file, children = [] }) => children.map(({ id }) => `${file} ${id}`));
  const shown = screens.filter(({ redirects }) => !redirects);
  expect(routed.toSorted()).toEqual(shown.map(({ area, path }) => `${area}/layout.tsx ${path}`).toSorted());
});

test('no screen stands in another one’s way', () => {
  for (const screen of screens) expect(screenOf(sampleOf(screen)).path).toBe(screen.path);
});

/** Where a path of the product leads, whatever ids and choices it is written with. */
const written = Object.values(paths).map((path) => {
  const address = typeof path === 'string' ? path : (path as (...ids: unknown[]) => string)(7, 7, 7);
  return new URL(address, 'http://kancil.test').pathname;
});

test('every screen’s address is written by paths.ts', () => {
  const reached = new Set(written.map((path) => screenOf(path).path));
  expect(where(({ path }) => !path.endsWith('*') && !reached.has(path))).toEqual([]);
});

test('every path that paths.ts writes is a screen’s, or one that forms, machines and the demo ask for', () => {
  const noScreens =
    /^\/(api|words|share|sandbox|language|payment|rss|robots\.txt|sitemap\.xml|site\.webmanifest)(\/|$)/;
  const astray = (path: string) => !noScreens.test(path) && screenOf(path).path.endsWith('*');
  // The back office's own address leads to its first screen.
  expect(written.filter(astray)).toEqual(['/admin']);
});

test('staff may link to every page outside the back office whose address holds no number', () => {
  const plain = where(({ path, area }) => area !== 'admin' && !/[:*]/.test(path));
  expect([...plainPages].toSorted()).toEqual(plain.toSorted());
});

test('public pages are for everybody, signing in apart, and the back office is for admins, its sign-in apart', () => {
  expect(where(({ area, guard }) => area === 'public' && guard !== 'any')).toEqual([
    '/login',
    '/forgot-password',
  ]);
  expect(where(({ area, guard }) => area === 'admin' && guard !== 'admin')).toEqual([
    '/admin/login',
    '/admin/invitation/:token',
  ]);
});

test('a card may be paid with in every document of the family’s own area, from which the router leads to the drawer', () => {
  expect(where(({ path }) => paysByCard(path))).toEqual(
    where(({ area, guard }) => area === 'parent' && guard === 'parent'),
  );
  expect(paysByCard('/children/7')).toBe(true);
  for (const path of ['/', '/login', '/welcome', '/admin/orders']) expect(paysByCard(path)).toBe(false);
});

test('of the parents’ area nothing is open without a sign-in but what leads to one', () => {
  const open = screens.filter(({ area, guard }) => area === 'parent' && guard !== 'parent');
  expect(open.map(({ path, guard }) => [path, guard])).toEqual([
    ['/sign-up', 'guest'],
    ['/pay/:token', 'any'],
  ]);
});
