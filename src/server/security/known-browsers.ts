import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Cookies } from '../platform/http/serve.ts';
import { browserKeyOf } from '../accounts/school-mode.ts';

/** Holds the browser's number and a proof for each account that signed in from it: `number.proof.proof`. */
export const BROWSER_COOKIE = 'kancil_browser';

const LIFETIME_SECONDS = 365 * 86_400;
/** A computer that families share knows as many accounts, the newest first. */
const MOST_ACCOUNTS = 5;
const FORMAT = /^[\w-]{22}(\.[\w-]{43}){1,5}$/;

/**
 * The browsers from which an account signed in before: strangers' wrong passwords do not hold them up (rule R72,
 * docs/decisions/0022-known-browsers.md). Recognising one takes no query, so that a storm of made-up cookies asks the
 * database nothing.
 */
export interface KnownBrowsers {
  /** @returns the browser's number when the account signed in from it before, else null */
  recognise(cookies: Pick<Cookies, 'get'>, email: string): Promise<string | null>;
  /** Notes in the browser's cookie that the account's owner uses it. */
  remember(cookies: Pick<Cookies, 'get' | 'set'>, email: string): Promise<void>;
}

export const knownBrowsers = (database: OpenDatabase): KnownBrowsers => {
  let key: Promise<string> | null = null;
  const keyOfSchool = () => {
    key ??= browserKeyOf(database).catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };
  const proofOf = async (number: string, email: string) =>
    createHmac('sha256', await keyOfSchool())
      .update(`${number} ${email}`)
      .digest('base64url');

  return {
    async recognise(cookies, email) {
      const known = parsed(cookies.get(BROWSER_COOKIE));
      if (!known) return null;
      const proof = await proofOf(known.number, email);
      return known.proofs.some((one) => isSame(one, proof)) ? known.number : null;
    },
    async remember(cookies, email) {
      const { number, proofs } = parsed(cookies.get(BROWSER_COOKIE)) ?? { number: newNumber(), proofs: [] };
      const proof = await proofOf(number, email);
      const kept = [proof, ...proofs.filter((one) => one !== proof)].slice(0, MOST_ACCOUNTS);
      cookies.set(BROWSER_COOKIE, [number, ...kept].join('.'), { maxAge: LIFETIME_SECONDS });
    },
  };
};

const newNumber = () => randomBytes(16).toString('base64url');

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

const parsed = (cookie: string | undefined): { number: string; proofs: string[] } | null => {
  if (!cookie || !FORMAT.test(cookie)) return null;
  const [number = '', ...proofs] = cookie.split('.');
  return { number, proofs };
};
