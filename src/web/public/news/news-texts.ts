import { news as en } from '../../../i18n/en/news.ts';
import { news as id } from '../../../i18n/id/news.ts';
import type { Language, Translated } from '../../../i18n/language.ts';

export type NewsTexts = Translated<typeof en>;

/** Both languages at once: the pages are made on the server alone, so no browser loads them. */
export const newsTexts: Record<Language, NewsTexts> = { en, id };
