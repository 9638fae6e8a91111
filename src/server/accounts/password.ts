import { type Options, hash, verify } from '@node-rs/argon2';
import type { FieldProblem } from '../../contract/refusals.ts';
import { isCommonDigest } from './known-passwords.ts';
import { digestOf, digestOfPlain, isDigest } from './password-digest.ts';

/** OWASP's parameters for argon2id; the library's own default algorithm is argon2id. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password that somebody chose: its digest, to be hashed, or why it may not be used (rule R75). */
export type NewPassword = { digest: string } | { problem: FieldProblem };

/** As change and reset send it: 64 hex characters are a digest, which hides the length; the form has checked that. */
export const checkNewPassword = (sent: string): NewPassword =>
  isDigest(sent) ? unlessCommon(digestOf(sent)) : checkPlainPassword(sent);

/** As registration and the command line send it: always plain, also when it consists of 64 hex characters. */
export const checkPlainPassword = (password: string): NewPassword => {
  if (password.length < 8) return { problem: 'password_too_short' };
  // Other capitals and spaces around it are the same guess.
  const plainest = unlessCommon(digestOfPlain(password.trim().toLowerCase()));
  return 'problem' in plainest ? plainest : unlessCommon(digestOfPlain(password));
};

const unlessCommon = (digest: string): NewPassword =>
  isCommonDigest(digest) ? { problem: 'password_too_common' } : { digest };

/** @param digest the lower-case hex SHA-256 of the password */
export const hashPassword = (digest: string): Promise<string> => hash(digest, cost);

/** The hash of a password nobody has, so that an unknown e-mail takes as long as a wrong password. */
let nobody: Promise<string> | null = null;

/** @param stored the account's hash, or null when there is no such account */
export const passwordMatches = async (stored: string | null, sent: string): Promise<boolean> => {
  nobody ??= hashPassword(digestOfPlain('there is no such account'));
  const matches = await verify(stored ?? (await nobody), digestOf(sent));
  return matches && stored !== null;
};
