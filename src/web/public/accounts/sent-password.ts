import type { FieldProblem } from '../../../contract/refusals.ts';
import { passwordDigest } from '../../frame/password-digest.ts';

const LEAST = 8;
const MOST = 200;

/**
 * What is sent in place of a typed password: its digest. Or what is wrong with its length, which no digest tells. The script of the
 * page makes it; without a script the page's action does.
 */
export const sentPassword = (typed: string, isNew: boolean): string => {
  if (typed === '') return '';
  const tooLong: FieldProblem = 'too_long';
  const tooShort: FieldProblem = 'password_too_short';
  if (typed.length > MOST) return tooLong;
  return isNew && typed.length < LEAST ? tooShort : passwordDigest(typed);
};
