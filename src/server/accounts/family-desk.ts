import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import type { Reply } from '../../contract/endpoint.ts';
import type { familyDesk } from '../../contract/family-desk.ts';
import type { FamilyAccount } from '../../contract/objects.ts';
import { type LinkPurpose, linkHours } from '../../domain/accounts/account-status.ts';
import { erasedOn, familyState, mayBeChanged, mayReopen } from '../../domain/accounts/closing.ts';
import { hasNotCome } from '../../domain/accounts/imported-family.ts';
import { dayInJakarta, diffDays } from '../../domain/values/calendar-date.ts';
import { isStale } from '../../domain/values/version.ts';
import { whatsappLink } from '../../i18n/brand.ts';
import { languageOf } from '../../i18n/language.ts';
import { absolute, paths } from '../../paths.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { breaksUniqueness } from '../platform/db/errors.ts';
import { familyChange } from './family-change.ts';
import type { AccountsContext } from './context.ts';
import { inviteImported } from './imported-accounts.ts';
import { greeted, mailLink, makeLink } from './mail-link.ts';
import { consumeAllLinks } from './mailed-link-store.ts';
import { presentAccount } from './present-account.ts';
import {
  type UserRow,
  activateUser,
  findUser,
  findUserByEmail,
  lockUser,
  updateEmail,
  updateUser,
} from './user-store.ts';

/** What staff do for whom. */
interface ForFamily {
  /** the account of who does it */
  by: number;
  userId: number;
}
/** Counts the call once it is worth counting (rule R73), and refuses one too many. */
type Count = () => Promise<Refused<'too_many_tries'> | null>;

/** An account of the staff is nobody's family, and not found here (rule R83). */
const ifFamily = (user: UserRow | null): UserRow | Refused<'not_found'> =>
  user?.role === 'parent' ? user : refuse('not_found');

/** The account of a family, closed or not, held until the transaction ends. */
export const lockFamilyAccount = async (tx: Tx, userId: number): Promise<UserRow | Refused<'not_found'>> =>
  ifFamily(await lockUser(tx, userId));

/** The account of a family that is not closed and not erased (rule R184), held until the transaction ends. */
export const lockOpenFamily = async (
  tx: Tx,
  userId: number,
): Promise<UserRow | Refused<'not_found' | 'account_closed' | 'data_erased'>> => {
  const user = await lockFamilyAccount(tx, userId);
  if ('refused' in user) return user;
  const verdict = mayBeChanged(user);
  if (verdict !== 'yes') return refuse(verdict);
  return user.closedAt === null ? user : refuse('account_closed');
};

/** Every link that was mailed to the account before stops working. */
export const endLinks = async (tx: Tx, userId: number, now: Date) => {
  for (const purpose of Object.keys(linkHours) as LinkPurpose[])
    await consumeAllLinks(tx, userId, purpose, now);
};

/** The account of a family, as staff see it. */
export const showAccount = async (
  db: Database,
  userId: number,
  now: Date,
): Promise<Reply<(typeof familyDesk)['GET /users/{id}/account']> | Refused<'not_found'>> => {
  const shown = await showAccountInLanguage(db, userId, now);
  if ('refused' in shown) return shown;
  const { locale: _language, ...account } = shown;
  return account;
};

/** The account of a family as staff see it, with the language that the family reads. */
export const showAccountInLanguage = async (db: Database, userId: number, now: Date) => {
  const user = ifFamily(await findUser(db, userId));
  return 'refused' in user
    ? user
    : { account: presentAccount(user), closing: closingOf(user, now), locale: user.locale };
};

const closingOf = (user: UserRow, now: Date) => {
  if (familyState(user) !== 'closed' || user.closedAt === null) return null;
  const day = erasedOn(user.closedAt);
  return {
    erased_on: day,
    days_left: Math.max(0, diffDays(dayInJakarta(now), day)),
    may_reopen: mayReopen(user, now),
  };
};

/** Whether nobody else has this address now. Another account may still be the first to take it. */
export const checkEmail = async (
  db: Database,
  userId: number,
  email: string,
): Promise<object | Refused<'email_taken'>> => {
  const owner = await findUserByEmail(db, email);
  return owner === null || owner.userId === userId ? {} : refuse('email_taken');
};

/** Activates the account of a family whose activation mail never arrived; the links mailed for it end. */
export const activateFamily = (
  { database, clock, recordChange }: AccountsContext,
  { by, userId }: ForFamily,
): Promise<
  | { account: FamilyAccount }
  | Refused<'not_found' | 'account_active' | 'comes_by_invitation' | 'account_closed' | 'data_erased'>
> =>
  database.transaction(async (tx) => {
    const user = await lockOpenFamily(tx, userId);
    if ('refused' in user) return user;
    if (user.activatedAt !== null) return refuse('account_active');
    if (hasNotCome(user)) return refuse('comes_by_invitation');
    const at = clock.now();
    await activateUser(tx, userId, at);
    await consumeAllLinks(tx, userId, 'activation', at);
    const activated = (await findUser(tx, userId)) ?? user;
    await recordChange(
      tx,
      familyChange(user, { by, at }, { before: { activated: false }, after: { activated: true } }),
    );
    return { account: presentAccount(activated) };
  });

/** Posts the activation mail to a family again. */
export const resendToFamily = (
  context: AccountsContext,
  { by, userId }: ForFamily,
  count: Count,
): Promise<
  | object
  | Refused<
      | 'not_found'
      | 'account_active'
      | 'comes_by_invitation'
      | 'account_closed'
      | 'data_erased'
      | 'too_many_tries'
    >
> =>
  context.database.transaction(async (tx) => {
    const user = await lockOpenFamily(tx, userId);
    if ('refused' in user) return user;
    if (user.activatedAt !== null) return refuse('account_active');
    if (hasNotCome(user)) return refuse('comes_by_invitation');
    const tooMany = await count();
    if (tooMany) return tooMany;
    await mailLink(context, tx, user, 'activation');
    const at = context.clock.now();
    await context.recordChange(
      tx,
      familyChange(
        user,
        { by, at },
        { before: { activation_mailed_at: null }, after: { activation_mailed_at: at.toISOString() } },
      ),
    );
    return {};
  });

/**
 * Corrects the e-mail address of a family: sessions and mailed links of the account end, and both addresses are told. An
 * account that is not activated gets its activation mail at the new address instead (rule R83), a family from a file nothing but its
 * invitation, and that once an owner has invited it (rule R260).
 */
export const correctEmail = async (
  context: AccountsContext,
  { by, userId, email, version }: ForFamily & { email: string; version?: number | undefined },
  count: Count,
): Promise<
  | { account: FamilyAccount }
  | Refused<
      'not_found' | 'account_closed' | 'data_erased' | 'changed_meanwhile' | 'email_taken' | 'too_many_tries'
    >
> => {
  const { database, clock, recordChange } = context;
  const correct = async (tx: Tx) => {
    const user = await lockOpenFamily(tx, userId);
    if ('refused' in user) return user;
    if (isStale(version, user.version)) return refuseAsChanged({ account: presentAccount(user) });
    if (user.email === email) return { account: presentAccount(user) };
    const tooMany = await count();
    if (tooMany) return tooMany;
    const at = clock.now();
    const corrected = await updateEmail(tx, userId, email);
    await endLinks(tx, userId, at);
    await context.endSessions(tx, userId);
    await context.dropNotices(tx, user.email);
    if (!hasNotCome(user)) await tellBothAddresses(context, tx, user, corrected);
    else await inviteAnew(context, tx, user);
    await recordChange(
      tx,
      familyChange(user, { by, at }, { before: { email: user.email }, after: { email } }),
    );
    return { account: presentAccount((await findUser(tx, userId)) ?? corrected) };
  };
  try {
    return await database.transaction(correct);
  } catch (error) {
    // The index decides, so that of two accounts which get one address at once, one does.
    if (breaksUniqueness(error, 'users_email_key')) return refuse('email_taken');
    throw error;
  }
};

/** The invitation of a family goes to its new address at once, because the link at the one before has ended. */
const inviteAnew = async (
  context: AccountsContext,
  tx: Tx,
  { userId, importId, invitedAt }: UserRow,
): Promise<void> => {
  if (importId === null || invitedAt === null) return;
  await updateUser(tx, userId, { invitedAt: null });
  await inviteImported(context, tx, { importId, userIds: [userId] });
};

const tellBothAddresses = async (context: AccountsContext, tx: Tx, before: UserRow, after: UserRow) => {
  const { clock, publicUrl, post, brand } = context;
  const language = languageOf(after.locale);
  const at = clock.now().toISOString();
  await post(tx, {
    to: before.email,
    kind: 'email_removed',
    language,
    data: { ...greeted(before), at, url: whatsappLink(await brand()) },
  });
  if (after.activatedAt === null) return mailLink(context, tx, after, 'activation');
  // Nobody has confirmed the new address, so its mail names nobody (rule R3).
  return post(tx, {
    to: after.email,
    kind: 'email_changed',
    language,
    data: { firstName: null, gender: null, at, url: absolute(publicUrl, paths.login) },
  });
};

/**
 * Makes a reset link for staff to hand over, under the rules of a mailed one (rule R6). It ends earlier ones. What is
 * kept is its hash, and in the audit log that it was made.
 */
export const makeResetLink = (
  context: AccountsContext,
  { by, userId }: ForFamily,
  count: Count,
): Promise<
  | { reset_link: string; expires_at: string }
  | Refused<'not_found' | 'account_not_active' | 'account_closed' | 'data_erased' | 'too_many_tries'>
> =>
  context.database.transaction(async (tx) => {
    const user = await lockOpenFamily(tx, userId);
    if ('refused' in user) return user;
    // Following a reset link activates an account, because a mailed one proves its address. This one proves nothing.
    if (user.activatedAt === null) return refuse('account_not_active');
    const tooMany = await count();
    if (tooMany) return tooMany;
    const at = context.clock.now();
    await consumeAllLinks(tx, userId, 'reset', at);
    const { url, expiresAt } = await makeLink(context, tx, user, 'reset');
    const expires = expiresAt.toISOString();
    await context.recordChange(
      tx,
      familyChange(
        user,
        { by, at },
        { before: { reset_link_until: null }, after: { reset_link_until: expires } },
      ),
    );
    return { reset_link: url, expires_at: expires };
  });
