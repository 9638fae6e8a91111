import { isUnusedStep, looksLikeOneTimeCode } from '../../domain/accounts/second-factor.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { Tx } from '../platform/db/database.ts';
import { whoOf } from '../platform/http/rate-limit.ts';
import type { SecurityContext } from './context.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { findSecondFactor, setLastStep, spendRecoveryCode } from './second-factor-store.ts';
import { stepOfCode } from './totp.ts';

/** Counted together with the tries at a set-up, whose limit is `per: ['account']`. */
const triesOf = (userId: number) => [{ rule: 'second_factor', who: whoOf([userId]) }] as const;

/**
 * Counts a try at an account's code before anything is compared, so that tries at the same time are limited as well.
 * Nothing is counted for an account without a second factor. `giveBack` is for a try that was right.
 */
export const countTry = async (
  { database, limiter }: SecurityContext,
  userId: number,
  typed: string,
): Promise<{ giveBack(): Promise<void> } | Refused<'second_factor_required' | 'too_many_tries'>> => {
  const factor = await findSecondFactor(database.db, userId);
  if (!factor?.secret) return { giveBack: async () => {} };
  if (typed === '') return askForCode();
  const reached = await limiter.take(triesOf(userId));
  if (reached) return { refused: 'too_many_tries', retryAfter: reached.retryAfter, uncounted: true };
  return { giveBack: () => limiter.giveBack(triesOf(userId)) };
};

/** The right password without a code is no failed sign-in. */
const askForCode = (): Refused<'second_factor_required'> => ({
  ...refuse('second_factor_required'),
  uncounted: true,
});

/**
 * Whether what was typed proves the second factor of an account that has one; the code is used up by that (rule R76).
 * The account's row must be locked, so that of two tries with one code only one succeeds.
 *
 * @param typed a one-time code or a recovery code; empty when none was sent
 * @param now of the wall clock: the phone that shows the code knows nothing of the school's
 */
export const proveSecondFactor = async (
  tx: Tx,
  userId: number,
  typed: string,
  now: Date,
): Promise<'yes' | Refused<'second_factor_required' | 'wrong_code'>> => {
  const factor = await findSecondFactor(tx, userId);
  if (!factor?.secret) return 'yes';
  if (typed === '') return askForCode();
  if (!looksLikeOneTimeCode(typed))
    return (await spendRecoveryCode(tx, userId, hashOfRecoveryCode(userId, typed)))
      ? 'yes'
      : refuse('wrong_code');
  const step = stepOfCode(factor.secret, typed, now);
  if (step === null || !isUnusedStep(step, factor.lastStep)) return refuse('wrong_code');
  await setLastStep(tx, userId, step);
  return 'yes';
};
