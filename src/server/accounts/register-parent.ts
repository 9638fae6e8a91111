import type * as z from 'zod/mini';
import type { Registration } from '../../contract/accounts.ts';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { Tx } from '../platform/db/database.ts';
import type { AccountsContext } from './context.ts';
import { mailLink } from './mail-link.ts';
import { checkPlainPassword, hashPassword } from './password.ts';
import { checkPerson, personColumns } from './person.ts';
import { type UserRow, findUserByEmail, insertUser } from './user-store.ts';

export type RegistrationInput = z.output<typeof Registration>;

/**
 * Makes a parent's account, not usable before the link in the mail that this posts was followed. No mail goes when `tooMany` says
 * that its address got enough of them: whoever has it asks for another one later. `made` is done with it.
 */
export const registerParent = async (
  context: AccountsContext,
  input: RegistrationInput,
  {
    tooMany = async () => null,
    made = async () => null,
  }: { tooMany?: () => Promise<unknown>; made?: (tx: Tx, now: Date) => Promise<unknown> } = {},
): Promise<UserRow | Refused<'invalid_input' | 'email_taken'>> => {
  const { database, clock } = context;
  const now = clock.now();
  const facts = await checkPerson(context, input);
  if ('refused' in facts) return facts;
  const chosen = checkPlainPassword(input.password);
  if ('problem' in chosen) return refuseFields({ password: chosen.problem });
  const passwordHash = await hashPassword(context, chosen.digest);
  return database.transaction(async (tx) => {
    if (await findUserByEmail(tx, input.email)) return refuse('email_taken');
    // Before the address is taken, in the order of whoever corrects one to it: the other way round two at once would block each other.
    const isMailed = !(await tooMany());
    const user = await insertUser(tx, {
      email: input.email,
      passwordHash,
      role: 'parent',
      ...personColumns(input, facts.phoneNumber),
      locale: input.locale,
      createdAt: now,
    });
    if (!user) return refuse('email_taken');
    if (isMailed) await mailLink(context, tx, user, 'activation');
    await made(tx, now);
    return user;
  });
};
