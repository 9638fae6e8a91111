import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfPlain } from './password-digest.ts';

/** The 10,000 most common passwords of at least 8 characters, in lower case; written by scripts/known-passwords.mjs. */
const FILE = join(import.meta.dirname, 'known-passwords.txt');

let digests: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the most common ones (rule R75), as it is listed, with a capital or in capitals. Forms send
 * digests, so digests are what is compared.
 * @param digest the lower-case hex SHA-256 of the password
 */
export const isCommonDigest = (digest: string): boolean => {
  // Read once, when the first password is chosen: about 50 ms.
  digests ??= new Set(
    readFileSync(FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
      .map(digestOfPlain),
  );
  return digests.has(digest);
};
