import type { Brand } from '../../contract/brand-objects.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { BrandRow } from './brand-store.ts';

/** What identifies the school: what staff entered, and the rest as a new school has it. */
export const presentBrand = ({ facts, version }: BrandRow, asNew: BrandFacts): Brand => ({
  ...asNew,
  ...facts,
  version,
});
