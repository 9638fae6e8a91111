import { retainedSince } from '../../domain/accounts/retention.ts';
import { closedFamilies } from '../accounts/family-data.ts';
import { erasePayments, erasedWithWords, moneyLeft } from '../payments/family-data.ts';
import type { Log } from '../platform/log.ts';
import type { PrivacyContext } from './context.ts';
import { childrenOf, erase } from './erase.ts';
import { oneByOne } from '../platform/one-by-one.ts';

/**
 * Erases what is known of the people of accounts that were closed 30 days ago; payments and receipts stay under a number
 * (rule R178). A family that money has to be given back to waits until it has it. One that fails does not hold up the others.
 */
export const eraseClosedFamilies = async (context: PrivacyContext, log: Log, now: Date): Promise<void> => {
  const { database } = context.accounts;
  const before = retainedSince('closedFamilies', now);
  await oneByOne(
    await closedFamilies(database.db, before),
    { log, of: 'family', failed: 'a closed family was not erased' },
    async (familyId) => {
      if (await owesNothing(context, familyId))
        await erase(context, {
          familyId,
          children: await childrenOf(database.db, familyId),
          withAccount: true,
          now,
          // Somebody may have opened it again in its last moment.
          isStillDue: async (tx) => (await closedFamilies(tx, before)).includes(familyId),
        });
    },
  );
  // The gateway may have said more of an old payment since, and staff may have given money back.
  for (const childId of await erasedWithWords(database.db))
    await database.transaction((tx) => erasePayments(tx, [childId]));
};

/** Whether no money has to go back to a family, and none is on its way. */
export const owesNothing = async (
  { accounts }: Pick<PrivacyContext, 'accounts'>,
  familyId: number,
): Promise<boolean> => {
  const { openCharges, comesBack } = await moneyLeft(accounts.database.db, familyId);
  return !comesBack && openCharges === 0;
};
