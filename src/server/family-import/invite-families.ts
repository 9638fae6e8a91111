import { type Refused, refuse } from '../../contract/refusals.ts';
import { activateInvited, findInvitedFamily, inviteImported } from '../accounts/imported-accounts.ts';
import { recordChange } from '../audit/record-change.ts';
import { allowLearning } from '../families/imported-children.ts';
import { listChildrenOf } from '../families/list-children.ts';
import type { FamilyImportContext } from './context.ts';
import { listImports } from './list-imports.ts';

/** Invites families of an import, all or these (rule R261). */
export const inviteFamilies = async (
  { accounts }: FamilyImportContext,
  { by, importId, userIds }: { by: number; importId: number; userIds: readonly number[] | undefined },
): Promise<{ invited: number; left_out: number } | Refused<'not_found'>> =>
  accounts.database.transaction(async (tx) => {
    const [found] = await listImports(tx, importId);
    if (!found) return refuse('not_found');
    const done = await inviteImported(accounts, tx, { importId, userIds });
    const said = { kind: 'family_import', objectId: importId, name: found.file_name } as const;
    const after = { invited: done.invited };
    if (done.invited > 0)
      await recordChange(tx, { ...said, by, at: accounts.clock.now(), before: {}, after });
    return done;
  });

/** Whom an invitation is for. */
export const showFamilyInvitation = async (
  { accounts: { database, clock } }: FamilyImportContext,
  token: string,
): Promise<{ first_name: string; email: string; childs: string[] } | Refused<'invitation_unusable'>> => {
  const found = await findInvitedFamily(database.db, token, clock.now());
  if (!found) return refuse('invitation_unusable');
  const children = await listChildrenOf(database)(found.user.userId);
  const { firstName, email } = found.user;
  return { first_name: firstName, email, childs: children.map(({ first_name: name }) => name) };
};

/** The parent sets a password and allows that the children learn; then the account is like any other (rule R261). */
export const acceptFamilyInvitation = (
  { accounts }: FamilyImportContext,
  answer: { token: string; password: string },
  language: 'EN' | 'ID',
): Promise<object | Refused<'invalid_input' | 'invitation_unusable'>> =>
  activateInvited(accounts, answer, (tx, { userId }) => allowLearning(accounts, tx, { userId, language }));
