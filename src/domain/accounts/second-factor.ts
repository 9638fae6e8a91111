/**
 * The one-time codes of staff (rule R76): the parameters that every authenticator app knows (RFC 6238). A code of the
 * step before or after is taken as well, because phones are seldom exact. `period` is in seconds.
 */
export const oneTimeCode = { digits: 6, period: 30, drift: 1 } as const;

/** How many recovery codes are made at a time (rule R76). */
export const recoveryCodeCount = 10;

/** With so few recovery codes left, staff are advised to make new ones. */
export const fewRecoveryCodes = 3;

/** A set-up that was begun is to be confirmed within this time, in milliseconds of the wall clock (rule R76). */
const SET_UP_TIME = 30 * 60_000;

/** The time step that an instant of the wall clock lies in; a code belongs to one. */
export const timeStep = (now: Date): number => Math.floor(now.getTime() / (oneTimeCode.period * 1000));

/** Whether a code of this step is new: one works once, and so does every older one (rule R76). */
export const isUnusedStep = (step: number, lastUsed: number | null): boolean =>
  lastUsed === null || step > lastUsed;

/** Whether a set-up begun at `pendingSince` may still be confirmed; instants of the wall clock. */
export const mayConfirmSetUp = (pendingSince: Date, now: Date): boolean =>
  now.getTime() - pendingSince.getTime() < SET_UP_TIME;

const ONE_TIME_CODE = new RegExp(`^\\d{${oneTimeCode.digits}}$`);

/** Whether what was typed is to be read as a one-time code; anything else is taken for a recovery code. */
export const looksLikeOneTimeCode = (typed: string): boolean =>
  ONE_TIME_CODE.test(typed.replaceAll(/\s/g, ''));

/**
 * Whether an admin has to set up a second factor before anything else (rule R77).
 *
 * @param required the school's setting
 * @param account its role, and since when it has a second factor
 */
export const isSecondFactorDue = (
  required: boolean,
  account: { readonly role: 'admin' | 'parent'; readonly secondFactorAt: Date | null },
): boolean => required && account.role === 'admin' && account.secondFactorAt === null;
