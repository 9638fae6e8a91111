import type * as z from 'zod/mini';
import type { AuditFacts } from '../../contract/audit.ts';
import type { StaffInvitation, StaffMember } from '../../contract/staff.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type StaffRole, lastOwnerAmong, staffRoles } from '../../domain/accounts/staff-role.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { type UserRow, findUser, findUserByEmail, lockUser } from '../accounts/known-accounts.ts';
import {
  closeStaffAccount,
  inviteAccount,
  lockOwners,
  nobodysPassword,
  setStaffRole,
  staffStateOf,
} from '../accounts/staff-accounts.ts';
import type { Locale } from '../../i18n/language.ts';
import type { Tx } from '../platform/db/database.ts';
import type { SecurityContext } from './context.ts';
import { deleteSecondFactor } from './second-factor-store.ts';
import { endSessions } from './session-store.ts';
import { requireSecondFactor, rolesWithSecondFactor, staffRows } from './staff-store.ts';

interface Staff {
  staff: StaffMember[];
  second_factor_required: StaffRole[];
}

/** Everybody who works here, or did. */
export const listStaffDesk = async ({
  database: { db },
  secondFactorRequired,
}: Pick<SecurityContext, 'database' | 'secondFactorRequired'>): Promise<Staff> => ({
  staff: (await staffRows(db)).flatMap((row) =>
    row.role === null
      ? []
      : [
          {
            user_id: row.userId,
            first_name: row.firstName,
            last_name: row.lastName,
            email: row.email,
            role: row.role,
            state: staffStateOf(row),
            second_factor: row.secondFactorAt !== null,
            last_seen: row.seenAt?.toISOString() ?? null,
          },
        ],
  ),
  second_factor_required: secondFactorRequired ? [...staffRoles] : await rolesWithSecondFactor(db),
});

/** Whoever does it must still be an owner: an owner who was ended a moment ago does nothing any more. */
const ownersWith = async (tx: Tx, by: number): Promise<number[] | Refused<'not_allowed'>> => {
  const owners = await lockOwners(tx);
  return owners.includes(by) ? owners : refuse('not_allowed');
};

/** What the log says of somebody, before and after. */
type Said = readonly [AuditFacts | null, AuditFacts];

const recordStaff = (
  { clock, recordChange }: SecurityContext,
  tx: Tx,
  by: number,
  user: UserRow,
  [before, after]: Said,
) =>
  recordChange(tx, {
    by,
    at: clock.now(),
    kind: 'staff',
    objectId: user.userId,
    name: fullName(user.firstName, user.lastName),
    before,
    after,
  });

/**
 * Invites somebody: an account without a usable password, and a mail with a link that sets one, once and within 48 hours. Who was
 * invited or ended before is invited anew (rule R166).
 *
 * @param locale the language that the owner reads in
 */
export const inviteStaff = async (
  context: SecurityContext,
  { by, locale }: { by: number; locale: Locale },
  { email, first_name: firstName, last_name: lastName, role }: z.output<typeof StaffInvitation>,
  count: () => Promise<Refused<'too_many_tries'> | null>,
): Promise<Staff | Refused<'not_allowed' | 'email_taken' | 'too_many_tries'>> => {
  const passwordHash = await nobodysPassword(context);
  const refused = await context.database.transaction(async (tx) => {
    const owners = await ownersWith(tx, by);
    if ('refused' in owners) return owners;
    const owner = await findUser(tx, by);
    if (!owner) return refuse('not_allowed');
    const inviter = fullName(owner.firstName, owner.lastName);
    const asked = { email, firstName, lastName, role, locale, inviter };
    const made = await inviteAccount(context, tx, asked, { passwordHash, count });
    if ('refused' in made) return made;
    const invitedAt = context.clock.now().toISOString();
    await recordStaff(context, tx, by, made.invited, [
      made.before && { invited_at: null },
      { email, role, invited_at: invitedAt },
    ]);
    return null;
  });
  return refused ?? listStaffDesk(context);
};

/** Changes somebody of the staff under the lock of the owners. `change` answers what the log says of it, or why not. */
const changeStaff = async <Name extends 'last_owner' | 'not_found'>(
  context: SecurityContext,
  by: number,
  userId: number,
  change: (tx: Tx, user: UserRow, isLastOwner: boolean) => Promise<Said | Refused<Name>>,
): Promise<Staff | Refused<Name | 'not_found' | 'not_allowed'>> => {
  const refused = await context.database.transaction(async (tx) => {
    const owners = await ownersWith(tx, by);
    if ('refused' in owners) return owners;
    const user = await lockUser(tx, userId);
    if (user?.role !== 'admin') return refuse('not_found');
    const said = await change(tx, user, lastOwnerAmong(owners) === userId);
    if ('refused' in said) return said;
    await recordStaff(context, tx, by, user, said);
    return null;
  });
  return refused ?? listStaffDesk(context);
};

/** Changes what somebody may do; it holds for the sessions that are open. */
export const changeRole = (context: SecurityContext, by: number, userId: number, role: StaffRole) =>
  changeStaff<'last_owner'>(context, by, userId, async (tx, user, isLastOwner) => {
    if (isLastOwner && role !== 'owner') return refuse('last_owner');
    await setStaffRole(context, tx, userId, role);
    return [{ role: user.staffRole }, { role }];
  });

/** Ends an account of the staff at once. */
export const endStaff = (context: SecurityContext, by: number, userId: number) =>
  changeStaff<'last_owner'>(context, by, userId, async (tx, user, isLastOwner) => {
    if (isLastOwner) return refuse('last_owner');
    await closeStaffAccount(context, tx, user);
    return [{ ended: user.closedAt !== null }, { ended: true }];
  });

/** Helps a colleague who lost phone and recovery codes: signs them out and lets the password alone sign in. */
export const removeColleaguesFactor = (context: SecurityContext, by: number, userId: number) =>
  changeStaff<'not_found'>(context, by, userId, async (tx) => {
    // One's own is switched off with the password; here a stolen session would do it without.
    if (userId === by) return refuse('not_found');
    const had = await deleteSecondFactor(tx, userId);
    await endSessions(tx, userId);
    return [{ second_factor: had }, { second_factor: false }];
  });

/** Says whether a role has to set up a second factor before anything else. */
export const setFactorRule = async (
  context: SecurityContext,
  by: number,
  { role, required }: { role: StaffRole; required: boolean },
): Promise<Staff | Refused<'not_allowed'>> => {
  const refused = await context.database.transaction(async (tx) => {
    const owners = await ownersWith(tx, by);
    if ('refused' in owners) return owners;
    const before = (await rolesWithSecondFactor(tx)).includes(role);
    await requireSecondFactor(tx, role, required);
    await context.recordChange(tx, {
      by,
      at: context.clock.now(),
      kind: 'staff',
      objectId: role,
      name: role,
      before: { second_factor_required: before },
      after: { second_factor_required: required },
    });
    return null;
  });
  return refused ?? listStaffDesk(context);
};

/** By whoever runs the server, whom no log names. An account that was ended is not found. */
const byEmail = async <Name extends 'last_owner'>(
  { database }: SecurityContext,
  email: string,
  change: (tx: Tx, user: UserRow, isLastOwner: boolean) => Promise<null | Refused<Name>>,
): Promise<null | Refused<Name | 'account_not_found'>> =>
  database.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.userId));
    if (user?.role !== 'admin' || staffStateOf(user) === 'ended') return refuse('account_not_found');
    return change(tx, user, lastOwnerAmong(owners) === user.userId);
  });

/** Ends an account of the staff from a shell. */
export const endStaffByEmail = (context: SecurityContext, email: string) =>
  byEmail<'last_owner'>(context, email, async (tx, user, isLastOwner) => {
    if (isLastOwner) return refuse('last_owner');
    await closeStaffAccount(context, tx, user);
    return null;
  });

/** Makes somebody of the staff an owner from a shell: where the last one is gone or cannot be reached. */
export const makeOwnerByEmail = (context: SecurityContext, email: string) =>
  byEmail<'last_owner'>(context, email, async (tx, { userId }) => {
    await setStaffRole(context, tx, userId, 'owner');
    return null;
  });
