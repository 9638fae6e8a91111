/** What decides whether an account may be used. Instants of the business clock. */
export interface AccountFacts {
  readonly role: 'admin' | 'parent';
  readonly activatedAt: Date | null;
  readonly closedAt: Date | null;
}

/** The status on the wire: 0 not activated or closed, 1 admin, 2 parent. */
export type AccountStatus = 0 | 1 | 2;

export const statusOf = ({ role, activatedAt, closedAt }: AccountFacts): AccountStatus => {
  if (activatedAt === null || closedAt !== null) return 0;
  return role === 'admin' ? 1 : 2;
};

/**
 * Whether somebody with the right password may come in through this door.
 * A closed account and one of the other type do not exist here; only then is it told to verify its e-mail.
 *
 * @param type which door: 1 the back office, 2 the parents' site
 */
export const mayEnter = (facts: AccountFacts, type: 1 | 2): 'yes' | 'account_not_found' | 'not_verified' => {
  const typeOfRole = facts.role === 'admin' ? 1 : 2;
  if (facts.closedAt !== null || typeOfRole !== type) return 'account_not_found';
  return facts.activatedAt === null ? 'not_verified' : 'yes';
};

const HOUR = 3_600_000;

/** How long a mailed link works, in milliseconds. */
export const linkLifetime = { activation: 72 * HOUR, reset: 1 * HOUR } as const;
export type LinkPurpose = keyof typeof linkLifetime;

/** What a link in a mail is good for, at `now`. */
export const linkState = (
  link: { readonly expiresAt: Date; readonly usedAt: Date | null },
  now: Date,
): 'usable' | 'used' | 'expired' => {
  if (link.usedAt !== null) return 'used';
  return now < link.expiresAt ? 'usable' : 'expired';
};

const DAY = 24 * HOUR;
/** How long a session lasts without being used, in milliseconds of the wall clock. */
export const sessionLifetime = (role: 'admin' | 'parent') => (role === 'admin' ? 12 * HOUR : 30 * DAY);
