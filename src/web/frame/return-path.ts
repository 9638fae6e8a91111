import { paths } from '../../paths.ts';
import { safeReturnPath } from './guards.ts';

const NAME = 'kancil_return';
/** Long enough to look for a password, short enough not to surprise tomorrow. In seconds. */
const LIFETIME = 10 * 60;

/**
 * Remembers, for a guest who is sent to sign in, where it wanted to go. A cookie, because the addresses of both
 * sign-ins stay as they are. Null when there is nothing to remember.
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

/** In the browser, after signing in: the remembered path, once. */
export const takeReturn = (): string | null => {
  const path = rememberedPath(document.cookie);
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
  return path;
};
