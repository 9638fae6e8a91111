import type * as z from 'zod/mini';
import type { ProfileUpdate } from '../../contract/accounts.ts';
import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isStale } from '../../domain/values/version.ts';
import type { Locale } from '../../i18n/language.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import type { Tx } from '../platform/db/database.ts';
import { replaceFile } from '../providers/files/files.ts';
import type { Admin, Parent } from './actors.ts';
import { checkChangedNames } from './changed-names.ts';
import type { AccountsContext, AccountsRoutes } from './context.ts';
import { checkPerson, personColumns } from './person.ts';
import { presentWithChildren } from './present-user.ts';
import { recipientColumns } from './recipients.ts';
import { type UserRow, lockUser, updateUser } from './user-store.ts';

/** The own account, held until the transaction ends; null when it was closed, or even erased, while this was on its way. */
const lockOpen = async (tx: Tx, { userId }: Parent | Admin): Promise<UserRow | null> => {
  const user = await lockUser(tx, userId);
  return user && user.closedAt === null ? user : null;
};

/** Changes the own profile; the e-mail stays. */
export const updateProfile = async (
  context: AccountsRoutes,
  actor: Parent | Admin,
  input: z.output<typeof ProfileUpdate>,
): Promise<UserRow | Refused<'invalid_input' | 'not_found' | 'changed_meanwhile'>> => {
  const facts = await checkPerson(context, input);
  if ('refused' in facts) return facts;
  return context.database.transaction(async (tx) => {
    const stored = await lockOpen(tx, actor);
    if (!stored) return refuse('not_found');
    if (isStale(input.version, stored.version))
      return refuseAsChanged({ users: await presentWithChildren(context, stored) });
    const changes = {
      ...personColumns(input, facts.phoneNumber),
      ...(input.locale && { locale: input.locale }),
    };
    const refusedNames = checkChangedNames(input, stored);
    if (refusedNames) return refusedNames;
    if (recipientColumns.some((column) => changes[column] !== stored[column]))
      await context.noteOrderChanges(tx, { familyId: actor.userId });
    return (await updateUser(tx, actor.userId, changes)) ?? refuse('not_found');
  });
};

export const updateLocale = async (
  { database }: AccountsContext,
  actor: Parent | Admin,
  locale: Locale,
): Promise<UserRow | Refused<'not_found'>> => {
  const updated = await database.transaction((tx) => updateUser(tx, actor.userId, { locale }));
  return updated ?? refuse('not_found');
};

/** Sets the own picture; the one it replaces is deleted once nothing points to it. */
export const updatePicture = async (
  { database, files, keepPhoto }: AccountsContext,
  actor: Parent | Admin,
  photo: ReceivedFile,
): Promise<UserRow | Refused<'wrong_kind_of_file' | 'not_found'>> => {
  const imageKey = await keepPhoto(photo, 'users');
  if (imageKey === null) return refuse('wrong_kind_of_file');
  return replaceFile(files, imageKey, () =>
    database.transaction(async (tx) => {
      const before = await lockOpen(tx, actor);
      const updated = before && (await updateUser(tx, actor.userId, { imageKey }));
      return updated
        ? { result: updated, unused: before.imageKey }
        : { result: refuse('not_found'), unused: imageKey };
    }),
  );
};
