import type { Brand } from '../../contract/brand-objects.ts';
import { defaultBrand } from '../../i18n/brand.ts';
import type { BrandRow } from './brand-store.ts';

/** What identifies the school: what staff entered, and the rest as a new school has it. */
export const presentBrand = ({ facts, version }: BrandRow): Brand => ({ ...defaultBrand, ...facts, version });
