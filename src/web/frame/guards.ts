import { isAdmin } from '../../domain/accounts/account-status.ts';
import { isPerformanceCategory } from '../../domain/content/categories.ts';
import { isPage, newsPageOf, paths } from '../../paths.ts';

/**
 * Who may see a screen. `parent`: signed in, a guest is sent to sign in. `guest`: signed out, others are sent home.
 * `admin`: the back office. `admin-door`: its sign-in, which only an admin passes by.
 */
export type Guard = 'any' | 'guest' | 'parent' | 'admin' | 'admin-door';

export interface Screen {
  readonly path: string;
  readonly guard: Guard;
  readonly header: boolean;
  readonly footer: boolean;
  /** rendered on the server only, without React in the browser */
  readonly still: boolean;
  /**
   * The parts of its address that a still page reads, each with its legal values: `typed` by the visitor is rendered,
   * but neither kept nor an address of its own.
   */
  readonly query: Readonly<Record<string, ((value: string) => boolean) | 'typed'>>;
}

const screen = (
  path: string,
  guard: Guard,
  frame: 'header' | 'both' | 'none',
  still = false,
  query: Screen['query'] = {},
): Screen => ({
  path,
  guard,
  header: frame !== 'none',
  footer: frame === 'both',
  still,
  query,
});

const isPerformances = (value: string) => /^\d$/.test(value) && isPerformanceCategory(Number(value));

/** The route table of the specification; the first pattern that matches counts. `*` at the end stands for anything. */
export const screens: readonly Screen[] = [
  screen('/', 'any', 'both', true),
  screen('/login', 'guest', 'header'),
  screen('/sign-up', 'guest', 'header'),
  screen('/welcome', 'any', 'header'),
  screen('/activate-success', 'any', 'none', true),
  screen('/already-activated', 'any', 'none', true),
  screen('/profile', 'parent', 'header'),
  screen('/profile/add-child', 'parent', 'header'),
  screen('/profile/add-child-finish', 'parent', 'header'),
  screen('/news', 'any', 'both', true, { page: (value) => newsPageOf(value) !== null }),
  screen('/news/teens-adult-class', 'any', 'both', true),
  screen('/news/:newsId', 'any', 'both', true),
  screen('/our-courses', 'any', 'both', true),
  screen('/student-performance', 'any', 'both', true, { category: isPerformances }),
  screen('/frequently-asked-questions', 'any', 'both', true, { q: 'typed' }),
  screen('/story-of-kancil', 'any', 'both', true),
  screen('/story-of-kancil/our-history', 'any', 'both', true),
  screen('/children/:childId', 'parent', 'header'),
  screen('/placement-test-instruction/:childId', 'parent', 'header'),
  screen('/placement-test/:childId', 'parent', 'none'),
  screen('/placement-test-finish/:childId', 'parent', 'header'),
  screen('/courses/:courseId/child/:childId', 'parent', 'header'),
  screen('/forgot-password', 'guest', 'header'),
  // Open to signed-in users too: the mail's link is proof enough.
  screen('/reset-password-callback/:token', 'any', 'none'),
  screen('/reset-password', 'any', 'header'),
  screen('/admin/login', 'admin-door', 'none'),
  screen('/admin/*', 'admin', 'none'),
  screen('/*', 'any', 'both', true),
];

const matcher = ({ path }: Screen) =>
  new RegExp(`^${path.replace(/\/\*$/, '(?:/.*)?').replaceAll(/:\w+/g, '[^/]+')}$`, 'is');
const matchers = screens.map((row) => ({ row, matches: matcher(row) }));

const decoded = (pathname: string) => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

/** A path without escapes and without a slash at its end. */
const pathOf = (pathname: string): string => decoded(pathname).replace(/\/+$/, '') || '/';

/** Reads a path as the router does: letters of either case, escaped or not, a slash at the end or not. */
export const screenOf = (pathname: string): Screen => {
  const path = pathOf(pathname);
  const found = matchers.find(({ matches }) => matches.test(path));
  if (!found) throw new Error('The last row matches every path');
  return found.row;
};

export type Area = 'public' | 'parent' | 'admin';

/** Pages of one area are one document: the router moves between them; between areas the browser does. */
export const areaOf = (pathname: string): Area => {
  const { guard, still } = screenOf(pathname);
  if (guard === 'admin' || guard === 'admin-door') return 'admin';
  return still ? 'public' : 'parent';
};

/** Where a visitor is sent instead of `pathname`, or null to stay. `session` is the signed-in user. */
export const decide = (pathname: string, session: { status: number } | null): string | null => {
  const { guard } = screenOf(pathname);
  const byAdmin = isAdmin(session?.status);
  switch (guard) {
    case 'any':
      return null;
    case 'guest':
      return session ? paths.home : null;
    case 'parent':
      if (!session) return paths.login;
      return byAdmin ? paths.admin : null;
    case 'admin-door':
      return byAdmin ? paths.admin : null;
    default:
      if (!byAdmin) return paths.adminLogin;
      return /^\/admin\/*$/i.test(decoded(pathname)) ? paths.adminOrders : null;
  }
};

/** A path of this site to go back to, or null: never another site's address, never the API. */
export const ownPath = (asked: unknown): string | null => {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked) || asked.length > 500) return null;
  const here = 'http://kancil.invalid';
  if (!URL.canParse(asked, here)) return null;
  const { origin, pathname, search } = new URL(asked, here);
  if (origin !== here || pathname.startsWith('//') || !isPage(pathname)) return null;
  return `${pathname}${search}`;
};
