import type { AccountsContext } from './context.ts';
import { mailLink } from './mail-link.ts';
import { findUserByEmail, lockUser } from './user-store.ts';

/** Posts the activation mail again, when there is an account that waits for it, unless `tooMany` says that its limits are reached. The answer never reveals whether there is. */
export const resendActivation = async (
  context: AccountsContext,
  email: string,
  tooMany: () => Promise<unknown>,
): Promise<void> => {
  const user = await findUserByEmail(context.database.db, email);
  // Who was invited to the staff has an invitation of their own, which ends.
  // So has a family that was taken from a file: it hears nothing before, whoever types its address (rule R260).
  if (
    user?.role !== 'parent' ||
    user.activatedAt !== null ||
    user.closedAt !== null ||
    user.importId !== null
  )
    return;
  if (await tooMany()) return;
  await context.database.transaction(async (tx) => {
    // Staff may have corrected the address or activated the account since: no link goes to the former address.
    const now = await lockUser(tx, user.userId);
    if (now?.email === email && now.activatedAt === null && now.closedAt === null)
      await mailLink(context, tx, now, 'activation');
  });
};
