import { importsKeptSince } from '../../domain/accounts/imported-family.ts';
import { unansweredImports } from '../accounts/imported-accounts.ts';
import type { Log } from '../platform/log.ts';
import type { PrivacyContext } from '../privacy/context.ts';
import { childrenOf, erase } from '../privacy/erase.ts';
import { owesNothing } from '../privacy/erase-families.ts';

/** Erases families from files a year after the import or their last invitation, when they have not come (rule R262). One that fails does not hold up the others. */
export const eraseUninvited = async (privacy: PrivacyContext, log: Log, now: Date): Promise<void> => {
  const { db } = privacy.accounts.database;
  const until = importsKeptSince(now);
  for (const familyId of await unansweredImports(db, until))
    try {
      if (!(await owesNothing(privacy, familyId))) continue;
      await erase(privacy, {
        familyId,
        children: await childrenOf(db, familyId),
        withAccount: true,
        now,
        // It may have come, or been invited, in its last moment.
        isStillDue: async (tx) => (await unansweredImports(tx, until)).includes(familyId),
      });
    } catch (error) {
      log.error({ err: error, family: familyId }, 'an imported family was not erased');
    }
};
