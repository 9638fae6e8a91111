import { type Refused, isRefused, refuse, refuseFields } from '../../contract/refusals.ts';
import { closeFamily } from '../accounts/close-family.ts';
import { familyChange } from '../accounts/family-change.ts';
import { lockOpenFamily } from '../accounts/family-desk.ts';
import { findUser } from '../accounts/known-accounts.ts';
import { passwordMatches } from '../accounts/password.ts';
import { takeDownPerformances } from '../content/tied-child.ts';
import { endCalendars } from '../courses/family-data.ts';
import { lockChildrenOfAny } from '../families/known-children.ts';
import { revokeLinksOfFamily } from '../links/family-data.ts';
import { endOpenCharges, hasOpenCharge } from '../payments/end-open-charges.ts';
import { forgetWaiting } from '../waiting-list/family-data.ts';
import type { PrivacyContext } from './context.ts';

type NotClosed = Refused<'not_found' | 'account_closed' | 'data_erased' | 'payment_unsettled'>;

/** A parent closes the account, and says with the password that it is the parent (rule R177). */
export const closeOwnAccount = async (
  context: PrivacyContext,
  familyId: number,
  password: string,
): Promise<object | NotClosed | Refused<'invalid_input'>> => {
  const user = await findUser(context.accounts.database.db, familyId);
  if (!user) return refuse('not_found');
  if (!(await passwordMatches(context.accounts, user.passwordHash, password)))
    return refuseFields({ password: 'invalid' });
  return closeAccount(context, { familyId, by: null });
};

/**
 * Closes a family's account. Its open charges end first, so that nobody pays for what is not there any more; what is shown of its
 * children is taken off the site, and its payment links and calendar addresses stop working.
 * @param by who of the staff closes it; null: the parent
 */
export const closeAccount = async (
  context: PrivacyContext,
  { familyId, by }: { familyId: number; by: number | null },
): Promise<object | NotClosed> => {
  const { accounts } = context;
  if (!(await endOpenCharges(context.payments, { familyId }))) return refuse('payment_unsettled');
  return accounts.database.transaction(async (tx) => {
    const user = await lockOpenFamily(tx, familyId);
    if (isRefused(user)) return user;
    const children = await lockChildrenOfAny(tx, familyId);
    // One may have been opened while the others were ended.
    if (await hasOpenCharge(tx, { familyId })) return refuse('payment_unsettled');
    await closeFamily(accounts, tx, user);
    await forgetWaiting(tx, user.email);
    const at = accounts.clock.now();
    await revokeLinksOfFamily(tx, familyId, at);
    const childIds = children.map(({ childId }) => childId);
    await endCalendars(tx, childIds);
    for (const childId of childIds) await takeDownPerformances(tx, childId);
    await accounts.recordChange(
      tx,
      familyChange(user, { by, at }, { before: { closed: false }, after: { closed: true } }),
    );
    return {};
  });
};
