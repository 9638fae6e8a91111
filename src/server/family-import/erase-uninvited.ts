import { mayComeBack } from '../../domain/accounts/child-left.ts';
import { importsKeptSince } from '../../domain/accounts/imported-family.ts';
import { hasYearLeft } from '../../domain/enrolment/enrolments.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { unansweredImports } from '../accounts/imported-accounts.ts';
import { familyEnrolments } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { PrivacyContext } from '../privacy/context.ts';
import { childrenOf, erase } from '../privacy/erase.ts';
import { owesNothing } from '../privacy/erase-families.ts';
import { oneByOne } from '../platform/one-by-one.ts';

/**
 * Erases families from files a year after the import or their last invitation, when they have not come and no year that they paid is
 * running or ahead (rule R262). One that fails does not hold up the others.
 */
export const eraseUninvited = async (privacy: PrivacyContext, log: Log, now: Date): Promise<void> => {
  const { db } = privacy.accounts.database;
  const until = importsKeptSince(now);
  await oneByOne(
    await unansweredImports(db, until),
    { log, of: 'family', failed: 'an imported family was not erased' },
    async (familyId) => {
      if ((await hasPaidYear(db, familyId, now)) || !(await owesNothing(privacy, familyId))) return;
      await erase(privacy, {
        familyId,
        children: await childrenOf(db, familyId),
        withAccount: true,
        now,
        // It may have come, been invited or paid in its last moment.
        isStillDue: async (tx) =>
          (await unansweredImports(tx, until)).includes(familyId) && !(await hasPaidYear(tx, familyId, now)),
      });
    },
  );
};

/** Whether a child of the family has a paid year that is not over, or left one and may be taken back (rule R291). */
const hasPaidYear = async (db: Database, familyId: number, now: Date): Promise<boolean> => {
  const today = dayInJakarta(now);
  return (await familyEnrolments(db, familyId)).some(
    ({ enrolments }) =>
      hasYearLeft(enrolments, today) || enrolments.some(({ leftOn }) => mayComeBack(leftOn, today)),
  );
};
