import type { Brand } from '../../contract/brand-objects.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { selectBrand } from './brand-store.ts';
import { presentBrand } from './present-brand.ts';

/**
 * What identifies the school, kept in memory until a table that guests see is written: every page and mail asks for it.
 * @param contentVersion increases with every such write
 */
export const brandCache = (
  { db }: Pick<OpenDatabase, 'db'>,
  contentVersion: () => number,
): (() => Promise<Brand>) => {
  let kept: { version: number; brand: Brand } | null = null;
  return async () => {
    const version = contentVersion();
    if (kept?.version === version) return kept.brand;
    const brand = presentBrand(await selectBrand(db));
    // The version was taken before the row was read, so that a write between the two makes it stale.
    kept = { version, brand };
    return brand;
  };
};
