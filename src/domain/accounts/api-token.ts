const DAY = 24 * 3_600_000;

/** What a token reads: everything that is open to tokens, or orders alone. Each has one of them (rule R264). */
export const readScopes = ['read', 'orders:read'] as const;
/** What a program may change besides reading, when its token says so (rule R264). */
export const writeScopes = ['orders:write'] as const;

/** What a token holds, and what a call asks of it. */
export const tokenScopes = [...readScopes, ...writeScopes] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Whether scopes say what is read: just one of the two (rule R264). */
export const sayWhatIsRead = (scopes: readonly TokenScope[]): boolean =>
  readScopes.filter((scope) => scopes.includes(scope)).length === 1;

/** A token ends after a year at the latest (rule R263). */
export const longestTokenDays = 365;

/** When a token ends that is made now for so many days. */
export const tokenEnd = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY);

interface Token {
  readonly endsAt: Date;
  /** when an owner ended it, or when who made it left or stopped being one */
  readonly endedAt: Date | null;
}

/** Whether a token opens anything at `now` (rule R263). */
export const tokenState = ({ endsAt, endedAt }: Token, now: Date): 'active' | 'ended' | 'expired' => {
  if (endedAt !== null) return 'ended';
  return now < endsAt ? 'active' : 'expired';
};

/** Whether a token with these scopes may make a call that asks for `scope`; one that names none is closed to all (rule R264). */
export const mayToken = (scopes: readonly TokenScope[], scope: TokenScope): boolean =>
  scopes.includes(scope) || (scope === 'orders:read' && scopes.includes('read'));
