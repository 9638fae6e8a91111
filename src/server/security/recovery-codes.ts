import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '../../domain/accounts/second-factor.ts';

/** Without the letters and digits that are mistaken for each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
/** 59 bits: nobody guesses one, and its hash needs no slow function. */
const LENGTH = 12;

const newCode = () => {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
};

/** New recovery codes, such as `7kq2-m9ab-x4pt`, as staff write them down. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode);

/** The hash that is stored. Case, spaces and dashes do not count; the account does, so that equal codes differ. */
export const hashOfRecoveryCode = (userId: number, typed: string): string =>
  createHash('sha256')
    .update(`${userId}:${typed.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest('base64url');
