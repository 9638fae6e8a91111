import { asc } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { billingRules, settings } from './tables.ts';

export type SettingRow = typeof settings.$inferSelect;
export type NewSetting = typeof settings.$inferInsert;

export const selectSettings = (db: Database): Promise<SettingRow[]> =>
  db.select().from(settings).orderBy(asc(settings.settingId));

/** Adds those whose key is not there yet. */
export const insertMissingSettings = async (tx: Tx, rows: readonly NewSetting[]): Promise<void> => {
  const there = new Set((await selectSettings(tx)).map(({ key }) => key));
  for (const row of rows)
    if (!there.has(row.key)) await tx.insert(settings).values(row).onConflictDoNothing();
};

/** The one row is made with its first value and left alone afterwards. */
export const insertRulesOnce = async (tx: Tx, feeShare: number): Promise<void> => {
  await tx.insert(billingRules).values({ id: 1, feeShare }).onConflictDoNothing();
};

export const selectFeeShare = async (db: Database): Promise<number | null> => {
  const [row] = await db.select({ feeShare: billingRules.feeShare }).from(billingRules);
  return row?.feeShare ?? null;
};
