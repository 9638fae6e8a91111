import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { onlyRow } from '../platform/db/rows.ts';
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

export type RulesRow = typeof billingRules.$inferSelect;

/** What the school has settled about payments; null while a demo is being emptied and made anew. */
export const selectRules = async (db: Database): Promise<RulesRow | null> =>
  (await db.select().from(billingRules))[0] ?? null;

const selectPriced = prepared('prices and rules', (db) =>
  db
    .select({ setting: settings, feeShare: billingRules.feeShare })
    .from(settings)
    .leftJoin(billingRules, sql`true`)
    .orderBy(asc(settings.settingId)),
);

/**
 * The price list and the fee of cards as they are now, in one query. Never kept in memory: a price that another process
 * has changed counts at once.
 */
export const selectPricesAndFee = async (
  db: Database,
): Promise<{ rows: SettingRow[]; feeShare: number | null }> => {
  const found = await selectPriced(db, {});
  return { rows: found.map(({ setting }) => setting), feeShare: found[0]?.feeShare ?? null };
};

/** All entries of the price list, locked until the transaction ends: whether a price may be set depends on the others. */
export const lockSettings = (tx: Tx): Promise<SettingRow[]> =>
  tx.select().from(settings).orderBy(asc(settings.settingId)).for('update');

export const lockRules = async (tx: Tx): Promise<RulesRow> =>
  theOne(await tx.select().from(billingRules).for('update'));

const theOne = ([row]: RulesRow[]): RulesRow => {
  if (!row) throw new Error('the school has no rules of payment');
  return row;
};

export const updateSetting = (
  tx: Tx,
  settingId: number,
  changes: Omit<Partial<NewSetting>, 'key'>,
): Promise<SettingRow> =>
  onlyRow(
    tx.update(settings).set(changes).where(eq(settings.settingId, settingId)).returning(),
    'a locked price is gone',
  );

export const updateFeeShare = async (tx: Tx, feeShare: number): Promise<RulesRow> =>
  theOne(await tx.update(billingRules).set({ feeShare }).returning());
