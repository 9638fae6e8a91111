import { type SQL, and, eq, exists, isNotNull, isNull } from 'drizzle-orm';
import { accountRows } from '../accounts/account-rows.ts';
import type { Database } from '../platform/db/database.ts';
import { secondFactors } from './tables.ts';

/** Whether an owner who may sign in has a second factor, as part of a query. */
export const ownerHasFactor = (db: Database): SQL => {
  const account = accountRows(db);
  return exists(
    db
      .select({ owner: account.userId })
      .from(account)
      .innerJoin(secondFactors, eq(secondFactors.userId, account.userId))
      .where(
        and(eq(account.staffRole, 'owner'), isNull(account.closedAt), isNotNull(secondFactors.enabledAt)),
      ),
  );
};
