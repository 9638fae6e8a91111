import { type SQL, and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { accountRows } from '../accounts/account-rows.ts';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { apiTokens } from './tables.ts';

type TokenRow = typeof apiTokens.$inferSelect;

/** How many are shown: those that are over stay in the list until newer ones push them out. */
const MOST_SHOWN = 100;
/** A busy program writes once a minute that it was here. */
const MINUTE = 60_000;

export const insertToken = async (tx: Tx, token: typeof apiTokens.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(apiTokens).values(token).returning({ tokenId: apiTokens.tokenId });
  if (!row) throw new Error('a token was not inserted');
  return row.tokenId;
};

/** The newest first, with the names of who made them. */
export const selectTokens = (db: Database) => {
  const staff = staffNames(db);
  return db
    .select({ token: apiTokens, firstName: staff.firstName, lastName: staff.lastName })
    .from(apiTokens)
    .innerJoin(staff, eq(staff.userId, apiTokens.madeBy))
    .orderBy(desc(apiTokens.tokenId))
    .limit(MOST_SHOWN);
};

/** A token, also one that is over, with the account that made it, in one read. */
export const findToken = async (db: Database, tokenHash: string) => {
  const account = accountRows(db);
  const [row] = await db
    .select()
    .from(apiTokens)
    .innerJoin(account, eq(account.userId, apiTokens.madeBy))
    .where(eq(apiTokens.tokenHash, tokenHash));
  return row ? { token: row.api_tokens, account: row.account } : null;
};

export const lockToken = (tx: Tx, tokenId: number): Promise<TokenRow | null> =>
  firstRow(tx.select().from(apiTokens).where(eq(apiTokens.tokenId, tokenId)).for('update'));

const isAlive = (now: Date): SQL | undefined => and(isNull(apiTokens.endedAt), gt(apiTokens.endsAt, now));

export const countAlive = (db: Database, now: Date) => db.$count(apiTokens, isAlive(now));

/** Ends the tokens of an account that no owner has ended yet, or one token. */
export const endTokens = (tx: Tx, which: { madeBy: number } | { tokenId: number }, endedAt: Date) =>
  tx
    .update(apiTokens)
    .set({ endedAt })
    .where(
      and(
        'madeBy' in which ? eq(apiTokens.madeBy, which.madeBy) : eq(apiTokens.tokenId, which.tokenId),
        isNull(apiTokens.endedAt),
      ),
    );

/** Writes down that a token was used now, unless that was written a moment ago. */
export const noteUse = (tx: Tx, tokenId: number, now: Date) =>
  tx
    .update(apiTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(apiTokens.tokenId, tokenId),
        or(isNull(apiTokens.usedAt), lt(apiTokens.usedAt, new Date(now.getTime() - MINUTE))),
      ),
    );

export const wasUsedLately = ({ usedAt }: Pick<TokenRow, 'usedAt'>, now: Date): boolean =>
  usedAt !== null && now.getTime() - usedAt.getTime() < MINUTE;
