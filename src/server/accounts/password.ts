import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Options, hash, verify } from '@node-rs/argon2';
import type { FieldProblem } from '../../contract/refusals.ts';
import { digestOf, digestOfPlain, isDigest } from './password-digest.ts';

/** OWASP's parameters for argon2id, but for the memory, which is configured; the library's own default algorithm is argon2id. */
const costOf = (memoryCost: number): Options => ({ memoryCost, timeCost: 2, parallelism: 1 });

/** What hashing a password costs. */
export interface PasswordCost {
  /** memory of a hash, in KiB */
  passwordKib: number;
}

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

/** The 10,000 most common passwords of at least 8 characters, in lower case; written by scripts/known-passwords.mjs. */
const COMMON = join(import.meta.dirname, 'known-passwords.txt');

let commonDigests: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the most common ones (rule R75), as it is listed, with a capital or in capitals. Forms send
 * digests, so digests are what is compared.
 * @param digest the lower-case hex SHA-256 of the password
 */
const isCommonDigest = (digest: string): boolean => {
  // Read once, when the first password is chosen: about 50 ms.
  commonDigests ??= new Set(
    readFileSync(COMMON, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
      .map(digestOfPlain),
  );
  return commonDigests.has(digest);
};

/** @param digest the lower-case hex SHA-256 of the password */
export const hashPassword = ({ passwordKib }: PasswordCost, digest: string): Promise<string> =>
  hash(digest, costOf(passwordKib));

/** By its cost: the hash of a password nobody has, so that an unknown e-mail takes as long as a wrong password. */
const nobodys = new Map<number, Promise<string>>();

/** @param stored the account's hash, or null when there is no such account */
export const passwordMatches = async (
  cost: PasswordCost,
  stored: string | null,
  sent: string,
): Promise<boolean> => {
  const nobody =
    nobodys.get(cost.passwordKib) ?? hashPassword(cost, digestOfPlain('there is no such account'));
  nobodys.set(cost.passwordKib, nobody);
  // An erased account has an empty hash.
  const matches = await verify(stored || (await nobody), digestOf(sent));
  return matches && Boolean(stored);
};
