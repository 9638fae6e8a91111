import type { BrandFacts } from '../../i18n/brand.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { brand } from './tables.ts';

export type BrandRow = Omit<typeof brand.$inferSelect, 'id'>;
const columns = {
  facts: brand.facts,
  clipKey: brand.clipKey,
  clipStillKey: brand.clipStillKey,
  version: brand.version,
};

/** A school that changed nothing has no row. */
const unchanged: BrandRow = { facts: {}, clipKey: null, clipStillKey: null, version: 1 };

export const selectBrand = async (db: Database): Promise<BrandRow> =>
  (await db.select(columns).from(brand))[0] ?? unchanged;

/** The row, made when it is missing, and locked until the transaction ends. */
export const lockBrand = async (tx: Tx): Promise<BrandRow> => {
  await tx
    .insert(brand)
    .values({ id: 1, ...unchanged })
    .onConflictDoNothing();
  return theOne(await tx.select(columns).from(brand).for('update'));
};

export const updateBrand = async (
  tx: Tx,
  changed: { facts: BrandFacts; clipKey?: string | null; clipStillKey?: string | null },
): Promise<BrandRow> => theOne(await tx.update(brand).set(changed).returning(columns));

const theOne = ([row]: BrandRow[]): BrandRow => {
  if (!row) throw new Error('a locked brand is gone');
  return row;
};
