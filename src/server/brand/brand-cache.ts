import type { Brand } from '../../contract/brand-objects.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import { keptRows } from '../platform/db/kept-rows.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { selectBrand } from './brand-store.ts';
import { presentBrand } from './present-brand.ts';

/**
 * What identifies the school, kept in memory until a table that guests see is written: every page and mail asks for it.
 * @param contentVersion increases with every such write
 * @param asNew what a new school has
 */
export const brandCache = (
  { db }: Pick<OpenDatabase, 'db'>,
  contentVersion: () => number,
  asNew: BrandFacts,
): (() => Promise<Brand>) => {
  const kept = keptRows<'brand', Brand>(contentVersion);
  return () => kept.get('brand', async () => presentBrand(await selectBrand(db), asNew));
};
