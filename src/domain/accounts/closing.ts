import { type CalendarDate, dayInJakarta } from '../values/calendar-date.ts';
import { retainedSince, retention } from './retention.ts';

/** A family's account after it was closed. */
export interface ClosedAccount {
  readonly closedAt: Date | null;
  /** when what was known of its people was erased */
  readonly erasedAt: Date | null;
}

/** Whether a closed account can be opened again: for 30 days, while all it holds is there (rule R177). */
export const mayReopen = ({ closedAt, erasedAt }: ClosedAccount, now: Date): boolean =>
  closedAt !== null && erasedAt === null && closedAt > retainedSince('closedFamilies', now);

/** Whether a family's account is open, closed, or nothing is known of its people any more. */
export const familyState = ({ closedAt, erasedAt }: ClosedAccount): 'open' | 'closed' | 'erased' => {
  if (erasedAt !== null) return 'erased';
  return closedAt === null ? 'open' : 'closed';
};

/** Whether anything about an account or a child may still be changed: what was erased stays as it is, whoever asks (rule R184). */
export const mayBeChanged = ({ erasedAt }: { readonly erasedAt: Date | null }): 'yes' | 'data_erased' =>
  erasedAt === null ? 'yes' : 'data_erased';

/** The day on which what a family holds is erased that closes its account at this instant (rule R178). */
export const erasedOn = (closedAt: Date): CalendarDate =>
  dayInJakarta(new Date(closedAt.getTime() + retention.closedFamilies));

/** When a family's account was closed and until when its mail opens it again; null where nothing opens it (rule R177). */
export const closedDays = (
  account: ClosedAccount,
  now: Date,
): { on: CalendarDate; until: CalendarDate } | null =>
  account.closedAt !== null && mayReopen(account, now)
    ? { on: dayInJakarta(account.closedAt), until: erasedOn(account.closedAt) }
    : null;

/** What an erased person is called: a number, because payments and receipts stay (rule R178). */
export const erasedName = (id: number): string => `#${id}`;

/** What stands in place of the address of an erased account: no address, so that nobody can register it. */
export const erasedEmail = (userId: number): string => `erased:${userId}`;
