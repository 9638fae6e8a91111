import * as en from '../../../i18n/en/faq.ts';
import * as id from '../../../i18n/id/faq.ts';
import type { Language, Translated } from '../../../i18n/language.ts';
import type { Questions } from '../../../i18n/questions.ts';

/** Both languages at once: the page is made on the server alone, so no browser loads them. */
export const faqTexts: Record<Language, Translated<typeof en.faq>> = { en: en.faq, id: id.faq };
export const faqQuestions: Record<Language, Questions> = { en: en.questions, id: id.questions };
