import { texts as officeEn } from '../../src/i18n/en/admin-area.ts';
import { texts as parentEn } from '../../src/i18n/en/parent-area.ts';
import { texts as officeId } from '../../src/i18n/id/admin-area.ts';
import { texts as parentId } from '../../src/i18n/id/parent-area.ts';

const en = { ...parentEn, ...officeEn };
const id = { ...parentId, ...officeId };

/** The interface's own words, so that a journey reads what a person reads. */
export const textsOf = (language: 'en' | 'id') => (language === 'id' ? id : en);
export type Texts = ReturnType<typeof textsOf>;
