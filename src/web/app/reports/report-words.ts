import { oralLevels as levelsEn } from '../../../i18n/en/oral-levels.ts';
import { reports as en } from '../../../i18n/en/reports.ts';
import type { Language } from '../../../i18n/language.ts';
import { oralLevels as levelsId } from '../../../i18n/id/oral-levels.ts';
import { reports as id } from '../../../i18n/id/reports.ts';

const words = {
  en: { ...en, levels: levelsEn },
  id: { ...id, levels: levelsId },
};

/** The words of a report, which come with it, in the language in which it is read. */
export const reportWords = (language: Language) => words[language];

/** A number of right answers, which may end in a half: 7.5 in English, 7,5 in Indonesian. */
export const answersIn = (language: Language, count: number): string =>
  language === 'id' ? String(count).replace('.', ',') : String(count);
