import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import { linkExpiry, linkState } from '../../domain/accounts/account-status.ts';
import { mayInviteFamily } from '../../domain/accounts/imported-family.ts';
import { languageOf } from '../../i18n/language.ts';
import { absolute, paths } from '../../paths.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { AccountsContext } from './context.ts';
import { insertImported, lockImported, pageOfImported, selectThere, setInvited } from './imported-store.ts';
import { consumeAllLinks, findLink, insertLink } from './mailed-link-store.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { hashOfToken, newToken } from './token.ts';
import { type NewUser, type UserRow, findUser, lockUser, updateUser } from './user-store.ts';

export { countImported, selectUnanswered as unansweredImports } from './imported-store.ts';

/** Rows that go into a statement at a time. */
const ROWS_AT_A_TIME = 500;

/** These in parts of as many as a statement takes. */
export const inParts = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / ROWS_AT_A_TIME) }, (_, part) =>
    all.slice(part * ROWS_AT_A_TIME, (part + 1) * ROWS_AT_A_TIME),
  );

/** Which of these e-mail addresses and phone numbers the school knows: of parents, and addresses of the staff. */
export const accountsThere = async (
  db: Database,
  asked: readonly { email: string; phoneNumber: string }[],
): Promise<{
  parents: ReadonlySet<string>;
  phoneNumbers: ReadonlySet<string>;
  staff: ReadonlySet<string>;
}> => {
  const there = { parents: new Set<string>(), phoneNumbers: new Set<string>(), staff: new Set<string>() };
  for (const part of inParts(asked))
    for (const found of await selectThere(
      db,
      part.map(({ email }) => email),
      part.map(({ phoneNumber }) => phoneNumber),
    )) {
      there[found.role === 'parent' ? 'parents' : 'staff'].add(found.email);
      if (found.role === 'parent') there.phoneNumbers.add(found.phoneNumber);
    }
  return there;
};

type Imported = Omit<NewUser, 'passwordHash' | 'role' | 'activatedAt'> & { importId: number };

/**
 * Makes accounts that nobody has asked for yet: not activated, and without a password that would let anybody in (rule R260).
 * @returns their numbers, by e-mail
 */
export const insertImportedFamilies = async (
  tx: Tx,
  families: readonly Imported[],
): Promise<ReadonlyMap<string, number>> => {
  const numbers = new Map<string, number>();
  for (const part of inParts(families)) {
    const rows = part.map((family) => ({ ...family, passwordHash: '', role: 'parent' }) as const);
    for (const [email, userId] of await insertImported(tx, rows)) numbers.set(email, userId);
  }
  return numbers;
};

/** A page of the families of an import. */
export const importedFamilies = async (
  db: Database,
  importId: number,
  page: { page: number; size: number },
) => {
  const { rows, total = 0 } = await pageOfImported(db, importId, page);
  return {
    families: rows.map((row) => ({
      user_id: row.userId,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      invited_at: row.invitedAt?.toISOString() ?? null,
      activated_at: row.activatedAt?.toISOString() ?? null,
      closed: row.closedAt !== null,
    })),
    total,
  };
};

/**
 * Posts an invitation to families of an import, all or these, whom it may reach now (rule R261): a former link of theirs ends.
 * @returns to how many of them it went, and how many were left out
 */
export const inviteImported = async (
  { clock, publicUrl, post }: Pick<AccountsContext, 'clock' | 'publicUrl' | 'post'>,
  tx: Tx,
  { importId, userIds }: { importId: number; userIds?: readonly number[] | undefined },
): Promise<{ invited: number; left_out: number }> => {
  const now = clock.now();
  const families = await lockImported(tx, importId, userIds);
  const reached = families.filter((family) => mayInviteFamily(family, now) === 'yes');
  for (const part of inParts(reached)) {
    await setInvited(
      tx,
      part.map(({ userId }) => userId),
      now,
    );
    for (const user of part) {
      if (user.invitedAt !== null) await consumeAllLinks(tx, user.userId, 'family_invitation', now);
      const { token, tokenHash } = newToken();
      const expiresAt = linkExpiry('family_invitation', now);
      await insertLink(tx, { tokenHash, userId: user.userId, purpose: 'family_invitation', expiresAt });
      await post(tx, {
        to: user.email,
        kind: 'family_invitation',
        language: languageOf(user.locale),
        data: {
          // An owner has typed the name, and the family is known to the school (rule R3).
          firstName: user.firstName,
          gender: user.gender,
          url: absolute(publicUrl, paths.familyInvitation(token)),
        },
      });
    }
  }
  return { invited: reached.length, left_out: families.length - reached.length };
};

/** Whom an invitation that can be answered now is for; null when it was used, is late, or another followed it. */
export const findInvitedFamily = async (
  db: Database,
  token: string,
  now: Date,
): Promise<{ tokenHash: string; user: UserRow } | null> => {
  const link = await findLink(db, hashOfToken(token), 'family_invitation');
  if (!link || linkState(link, now) !== 'usable') return null;
  const user = await findUser(db, link.userId);
  return user && user.closedAt === null && user.activatedAt === null
    ? { tokenHash: link.tokenHash, user }
    : null;
};

/** Answers an invitation once: the password is set and the account can sign in (rule R261); `consents` says what else is kept with it. */
export const activateInvited = async (
  context: AccountsContext,
  { token, password }: { token: string; password: string },
  consents: (tx: Tx, user: UserRow) => Promise<void>,
): Promise<object | Refused<'invalid_input' | 'invitation_unusable'>> => {
  const chosen = checkNewPassword(password);
  if ('problem' in chosen) return refuseFields({ password: chosen.problem });
  const now = context.clock.now();
  const found = await findInvitedFamily(context.database.db, token, now);
  if (!found) return refuse('invitation_unusable');
  const passwordHash = await hashPassword(context, chosen.digest);
  return context.database.transaction(async (tx) => {
    // The account first: it may be closed, or invited anew, at this moment.
    const user = await lockUser(tx, found.user.userId);
    if (!user || !(await findInvitedFamily(tx, token, now))) return refuse('invitation_unusable');
    await consumeAllLinks(tx, user.userId, 'family_invitation', now);
    await updateUser(tx, user.userId, { passwordHash, activatedAt: now });
    await consents(tx, user);
    return {};
  });
};
