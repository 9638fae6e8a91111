import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type LinkPurpose, linkHours } from '../../domain/accounts/account-status.ts';
import type { StaffRole } from '../../domain/accounts/staff-role.ts';
import type { Locale } from '../../i18n/language.ts';
import type { Tx } from '../platform/db/database.ts';
import type { AccountsContext } from './context.ts';
import { staffColumns } from './create-admin.ts';
import { mailInvitation } from './mail-link.ts';
import { consumeAllLinks } from './mailed-link-store.ts';
import { digestOfPlain } from './password-digest.ts';
import { hashPassword } from './password.ts';
import { users } from './tables.ts';
import { type UserRow, findUserByEmail, insertUser, lockUser, updateUser } from './user-store.ts';

/** Where somebody of the staff stands. */
export const staffStateOf = ({ activatedAt, closedAt }: Pick<UserRow, 'activatedAt' | 'closedAt'>) => {
  if (closedAt !== null) return 'ended';
  return activatedAt === null ? 'invited' : 'active';
};

/**
 * The owners who may sign in, held until the transaction ends. Whoever changes who is one takes this lock first, so that of two
 * owners who end each other one stays.
 */
export const lockOwners = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        eq(users.staffRole, 'owner'),
        isNotNull(users.activatedAt),
        isNull(users.closedAt),
      ),
    )
    .orderBy(asc(users.userId))
    // Not more: whoever tells an owner something, behind the lock of what the owner changes, only holds the number of the account.
    .for('no key update');
  return rows.map(({ userId }) => userId);
};

/** Who is to work here. */
export interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  /** the language of the mail, and of their back office at first, unless they have had one here before */
  locale: Locale;
  /** the name of whoever invites */
  inviter: string;
}

interface Inviting {
  passwordHash: string;
  /** counts the mail, once nothing else refuses the invitation */
  count: () => Promise<Refused<'too_many_tries'> | null>;
}

/** The hash of a password that nobody has: an invited account cannot sign in with any. */
export const nobodysPassword = (context: Pick<AccountsContext, 'passwordKib'>): Promise<string> =>
  hashPassword(context, digestOfPlain(randomBytes(32).toString('hex')));

/**
 * Makes the account of somebody who is to work here, or takes up that of somebody who was invited or ended before, and mails a link to
 * choose a password.
 */
export const inviteAccount = async (
  context: AccountsContext,
  tx: Tx,
  { email, firstName, lastName, role, locale, inviter }: Invited,
  { passwordHash, count }: Inviting,
): Promise<{ before: UserRow | null; invited: UserRow } | Refused<'email_taken' | 'too_many_tries'>> => {
  const found = await findUserByEmail(tx, email);
  const before = found && (await lockUser(tx, found.userId));
  if (before && (before.role !== 'admin' || staffStateOf(before) === 'active')) return refuse('email_taken');
  const tooMany = await count();
  if (tooMany) return tooMany;
  const now = context.clock.now();
  const asked = {
    firstName,
    lastName,
    locale: before && before.activatedAt !== null ? before.locale : locale,
    staffRole: role,
    passwordHash,
    activatedAt: null,
    closedAt: null,
  };
  const invited = before
    ? await updateUser(tx, before.userId, asked)
    : await insertUser(tx, { ...staffColumns, ...asked, email, role: 'admin', createdAt: now });
  if (!invited) return refuse('email_taken');
  if (role === 'teacher') await context.forgetStaffMessages(tx, invited.userId);
  await endAccess(context, tx, invited.userId);
  await mailInvitation(context, tx, invited, { role, inviter });
  return { before, invited };
};

/** Gives somebody of the staff another role; a teacher keeps nothing of what staff were told of money. */
export const setStaffRole = async (
  { forgetStaffMessages, endTokens }: Pick<AccountsContext, 'forgetStaffMessages' | 'endTokens'>,
  tx: Tx,
  userId: number,
  role: StaffRole,
): Promise<void> => {
  await updateUser(tx, userId, { staffRole: role });
  if (role !== 'owner') await endTokens(tx, userId);
  if (role === 'teacher') await forgetStaffMessages(tx, userId);
};

/** Nobody signs in with the account any more; its sessions, mailed links and API tokens end. */
export const closeStaffAccount = async (context: AccountsContext, tx: Tx, user: UserRow): Promise<void> => {
  await updateUser(tx, user.userId, { closedAt: user.closedAt ?? context.clock.now() });
  await endAccess(context, tx, user.userId);
};

const endAccess = async ({ clock, endSessions, endTokens }: AccountsContext, tx: Tx, userId: number) => {
  await endSessions(tx, userId);
  await endTokens(tx, userId);
  for (const purpose of Object.keys(linkHours) as LinkPurpose[])
    await consumeAllLinks(tx, userId, purpose, clock.now());
};
