import { createHash } from 'node:crypto';
import { type Options, hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id; the library's own default algorithm is argon2id. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const DIGEST = /^[0-9a-f]{64}$/i;

/**
 * The digest that is hashed: what a browser sends is one already, a plain password becomes one.
 * @param sent 64 hex characters (a lower-case hex SHA-256 of the UTF-8 password) or a plain password
 */
export const digestOf = (sent: string): string =>
  DIGEST.test(sent) ? sent.toLowerCase() : createHash('sha256').update(sent, 'utf8').digest('hex');

/** Whether a new password is long enough, as far as that is known: a digest hides the length. */
export const isLongEnough = (sent: string) => DIGEST.test(sent) || sent.length >= 8;

export const hashPassword = (sent: string): Promise<string> => hash(digestOf(sent), cost);

/** The hash of a password nobody has, so that an unknown e-mail takes as long as a wrong password. */
let nobody: Promise<string> | null = null;

/** @param stored the account's hash, or null when there is no such account */
export const passwordMatches = async (stored: string | null, sent: string): Promise<boolean> => {
  nobody ??= hashPassword('there is no such account');
  const matches = await verify(stored ?? (await nobody), digestOf(sent));
  return matches && stored !== null;
};
