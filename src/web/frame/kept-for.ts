import { type KeptFor, keptFor } from './guards.ts';

const NAME = 'kancil_kept_for';
/** Until the next page is there, in seconds. */
const LIFETIME = 60;

/**
 * A cookie with whom the screen is for that somebody of the staff was sent away from, so that the next one says so; null when
 * they may open it. A cookie, because the next screen's address would keep the sentence.
 */
export const keptForCookie = (...asked: Parameters<typeof keptFor>): string | null => {
  const role = keptFor(...asked);
  return role && `${NAME}=${role}; Path=/admin; Max-Age=${LIFETIME}; SameSite=Lax`;
};

/** Whom a cookie header names, or null: it may have been tampered with. */
export const rememberedRole = (cookies: string): KeptFor | null => {
  const [, role] = new RegExp(`(?:^|;\\s*)${NAME}=(owner|clerk)(?:;|$)`).exec(cookies) ?? [];
  return role === 'owner' || role === 'clerk' ? role : null;
};

/** In the browser: the remembered role, once. */
export const takeKeptFor = (): KeptFor | null => {
  const role = rememberedRole(document.cookie);
  if (role) document.cookie = `${NAME}=; Path=/admin; Max-Age=0; SameSite=Lax`;
  return role;
};
