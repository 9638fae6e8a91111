import { defaultBrand } from '../../src/i18n/brand.ts';
import { withBrand } from '../../src/i18n/brand-in-texts.ts';
import { texts as officeEn } from '../../src/i18n/en/admin-area.ts';
import { texts as parentEn } from '../../src/i18n/en/parent-area.ts';
import { texts as officeId } from '../../src/i18n/id/admin-area.ts';
import { texts as parentId } from '../../src/i18n/id/parent-area.ts';

const en = withBrand({ ...parentEn, ...officeEn }, defaultBrand);
const id = withBrand({ ...parentId, ...officeId }, defaultBrand);

/** The interface's own words, so that a journey reads what a person reads. */
export const textsOf = (language: 'en' | 'id') => (language === 'id' ? id : en);
export type Texts = ReturnType<typeof textsOf>;
