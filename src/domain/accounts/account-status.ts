import { retention } from './retention.ts';

/** What decides whether an account may be used. Instants of the business clock. */
export interface AccountFacts {
  readonly role: 'admin' | 'parent';
  readonly activatedAt: Date | null;
  readonly closedAt: Date | null;
}

/** The two types of account, each with a sign-in of its own, as the wire numbers them. */
export const accountType = { admin: 1, parent: 2 } as const;
export type AccountType = (typeof accountType)[keyof typeof accountType];

/** The status on the wire: the account's type, or 0 when it is not activated or closed (rule R4). */
export const accountStatus = { unusable: 0, ...accountType } as const;
export type AccountStatus = (typeof accountStatus)[keyof typeof accountStatus];

export const isAdmin = (status: unknown): boolean => status === accountStatus.admin;

/** A session counts only when the status of its user is a whole number other than zero. */
export const isUsable = (status: unknown): status is number =>
  Number.isInteger(status) && status !== accountStatus.unusable;

export const statusOf = ({ role, activatedAt, closedAt }: AccountFacts): AccountStatus => {
  if (activatedAt === null || closedAt !== null) return accountStatus.unusable;
  return accountStatus[role];
};

/**
 * Whether somebody with the right password may sign in here (rule R5).
 * A closed account and one of the other type do not exist here; only other accounts can be refused as not verified.
 *
 * @param type which sign-in: that of the back office or that of the parents' site
 */
export const maySignIn = (
  facts: AccountFacts,
  type: AccountType,
): 'yes' | 'account_not_found' | 'not_verified' => {
  if (facts.closedAt !== null || accountType[facts.role] !== type) return 'account_not_found';
  return facts.activatedAt === null ? 'not_verified' : 'yes';
};

const HOUR = 3_600_000;

/** How long a mailed link works, in hours (rule R6). */
export const linkHours = {
  activation: 72,
  reset: 1,
  invitation: 48,
  family_invitation: 14 * 24,
  reopen: retention.closedFamilies / HOUR,
} as const;
export type LinkPurpose = keyof typeof linkHours;
export const isLinkPurpose = (name: string): name is LinkPurpose => name in linkHours;

/** The last instant at which a link mailed at `now` works. */
export const linkExpiry = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + linkHours[purpose] * HOUR);

/** What a link in a mail is good for, at `now`. */
export const linkState = (
  link: { readonly expiresAt: Date; readonly usedAt: Date | null },
  now: Date,
): 'usable' | 'used' | 'expired' => {
  if (link.usedAt !== null) return 'used';
  return now < link.expiresAt ? 'usable' : 'expired';
};

const DAY = 24 * HOUR;
/** How many sessions of one person stay; a further sign-in ends the oldest (rule R7). */
export const sessionsKept = 20;

/** How long a session lasts without being used, in milliseconds of the wall clock (rule R7). */
export const sessionLifetime = (role: 'admin' | 'parent') => (role === 'admin' ? 12 * HOUR : 30 * DAY);
