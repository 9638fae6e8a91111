import { paths } from '../../paths.ts';
import { safeReturnPath } from './guards.ts';

const NAME = 'kancil_return';
/** Long enough to look up a password, in seconds. */
const LIFETIME = 10 * 60;

/**
 * A cookie with the path that a guest wanted before being sent to sign in; null when there is none. A cookie, because the
 * sign-in addresses are agreed without a query.
 */
export const returnCookie = (to: string, wanted: string): string | null => {
  if (to !== paths.login && to !== paths.adminLogin) return null;
  const path = safeReturnPath(wanted);
  if (path === null || path === paths.admin) return null;
  return `${NAME}=${encodeURIComponent(path)}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax`;
};

/** The path that a cookie header remembers, or null: it may have been tampered with. */
export const rememberedPath = (cookies: string): string | null => {
  const [, value] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookies) ?? [];
  try {
    return value === undefined ? null : safeReturnPath(decodeURIComponent(value));
  } catch {
    return null;
  }
};

/** Forgets it. */
export const endedReturn = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;

/** In the browser, after signing in: the remembered path, once. */
export const takeReturn = (): string | null => {
  const path = rememberedPath(document.cookie);
  document.cookie = endedReturn;
  return path;
};
