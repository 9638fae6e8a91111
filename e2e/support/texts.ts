import { texts as en } from '../../src/i18n/en/index.ts';
import { texts as id } from '../../src/i18n/id/index.ts';

/** The interface's own words, so that a journey reads what a person reads. */
export const textsOf = (language: 'en' | 'id') => (language === 'id' ? id : en);
export type Texts = ReturnType<typeof textsOf>;
