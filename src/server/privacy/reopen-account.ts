import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { mayReopen } from '../../domain/accounts/closing.ts';
import { closedByLink, reopenFamily } from '../accounts/close-family.ts';
import { familyChange } from '../accounts/family-change.ts';
import { lockFamilyAccount } from '../accounts/family-desk.ts';
import type { PrivacyContext } from './context.ts';

/** Opens the account again whose closing the link of a mail has told of (rule R177). */
export const reopenByLink = async (
  { accounts }: PrivacyContext,
  token: string,
): Promise<object | Refused<'reopen_link_unusable'>> => {
  const now = accounts.clock.now();
  return accounts.database.transaction(async (tx) => {
    const found = await closedByLink(tx, token, now);
    const user = found && (await lockFamilyAccount(tx, found.userId));
    if (!user || isRefused(user) || !mayReopen(user, now)) return refuse('reopen_link_unusable');
    await reopenFamily(accounts, tx, user);
    return {};
  });
};

/** Staff open a family's account again, which has asked them to. */
export const reopenByStaff = (
  { accounts }: PrivacyContext,
  { familyId, by }: { familyId: number; by: number },
): Promise<object | Refused<'not_found' | 'account_erased'>> =>
  accounts.database.transaction(async (tx) => {
    const user = await lockFamilyAccount(tx, familyId);
    if (isRefused(user)) return user;
    if (user.closedAt === null) return {};
    const at = accounts.clock.now();
    if (!mayReopen(user, at)) return refuse('account_erased');
    await reopenFamily(accounts, tx, user);
    await accounts.recordChange(
      tx,
      familyChange(user, { by, at }, { before: { closed: true }, after: { closed: false } }),
    );
    return {};
  });
