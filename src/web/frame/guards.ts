import { isAdmin } from '../../domain/accounts/account-status.ts';
import { type StaffRole, mayStaff } from '../../domain/accounts/staff-role.ts';
import { isLanguage } from '../../i18n/language.ts';
import { isPage } from '../../page-paths.ts';
import { paths } from '../../paths.ts';
import { type Area, type GuardedScreen, screens } from '../screens.ts';

const matcher = ({ path }: GuardedScreen) =>
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

const rowOf = (path: string): GuardedScreen => {
  const found = matchers.find(({ matches }) => matches.test(path));
  if (!found) throw new Error('The last row matches every path');
  return found.row;
};

/** The rows of paths without parameters: a page asks for each of its links, and most lead to one of these. */
const fixed = new Map(
  screens.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => [path, rowOf(path)]),
);

/** Reads a path as the router does: letters of either case, escaped or not, a slash at the end or not. */
export const screenOf = (pathname: string): GuardedScreen => fixed.get(pathname) ?? rowOf(pathOf(pathname));

export const areaOf = (pathname: string): Area => screenOf(pathname).area;

/** Whether a page is rendered on the server only, without React in the browser. */
export const isUnhydrated = (pathname: string): boolean => areaOf(pathname) === 'public';

/**
 * Whether a family may come to the drawer where a card is paid with without loading another document: from every screen of
 * its own area, because the router changes screens inside of one. A document's content policy holds until it is left.
 */
export const paysByCard = (pathname: string): boolean => {
  const { area, guard } = screenOf(pathname);
  return area === 'parent' && guard === 'parent';
};

interface Visitor {
  status: number;
  /** of the staff */
  role: StaffRole | null;
  /** an admin who has to set up a second factor before anything else */
  second_factor_due?: true | undefined;
}

/** Whether somebody of the staff may open this screen of the back office (rule R165). */
export const mayOpen = (pathname: string, role: StaffRole | null | undefined): boolean =>
  role !== null && role !== undefined && mayStaff(role, screenOf(pathname).staff ?? 'clerk');

/** The first screen of somebody of the staff. */
const homeOf = (role: StaffRole | null | undefined): string =>
  role === 'teacher' ? paths.adminTeaching : paths.adminOrders;

/** Where a visitor is sent instead of `pathname`, or null to stay. `session` is the signed-in user. */
export const redirectFor = (pathname: string, session: Visitor | null): string | null => {
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
    case 'admin-sign-in':
      return byAdmin ? paths.admin : null;
    default:
      if (!byAdmin) return paths.adminLogin;
      if (session?.second_factor_due && screenOf(pathname).path !== paths.adminSecurity)
        return paths.adminSecurity;
      if (/^\/admin\/*$/i.test(decoded(pathname))) return homeOf(session?.role);
      return mayOpen(pathname, session?.role) ? null : homeOf(session?.role);
  }
};

/** For whom at least of the staff a screen is. */
export type KeptFor = 'owner' | 'clerk';

/** For whom a screen is that somebody of the staff is sent away from because of the role (rule R165); else null. */
export const keptFor = (pathname: string, session: Visitor | null): KeptFor | null => {
  const { guard, staff: said } = screenOf(pathname);
  // In browsers it is null where the table says nothing.
  const staff = said ?? 'clerk';
  const isAsked = guard === 'admin' && isAdmin(session?.status) && !session?.second_factor_due;
  if (!isAsked || staff === 'teacher') return null;
  return mayOpen(pathname, session?.role) ? null : staff;
};

/** The address that a visitor is sent to, in the language that the wanted one asked for. */
export const inAskedLanguage = (to: string, search: string): string => {
  const lang = new URLSearchParams(search).get('lang');
  return isLanguage(lang) ? `${to}?lang=${lang}` : to;
};

/** A path of this site to go back to, or null: never another site's address, never the API. */
export const safeReturnPath = (asked: unknown): string | null => {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked) || asked.length > 500) return null;
  const here = 'http://kancil.invalid';
  if (!URL.canParse(asked, here)) return null;
  const { origin, pathname, search } = new URL(asked, here);
  if (origin !== here || pathname.startsWith('//') || !isPage(pathname)) return null;
  return `${pathname}${search}`;
};
