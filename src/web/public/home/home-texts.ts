import { home as en } from '../../../i18n/en/home.ts';
import { home as id } from '../../../i18n/id/home.ts';
import type { Language, Translated } from '../../../i18n/language.ts';
import { schoolRules } from '../pieces/school-rules.ts';

export type HomeTexts = Translated<ReturnType<typeof en>>;

/** Both languages at once: the page is made on the server alone, so no browser loads them. */
export const homeTexts: Record<Language, HomeTexts> = { en: en(schoolRules), id: id(schoolRules) };
