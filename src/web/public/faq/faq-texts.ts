import { faq as en } from '../../../i18n/en/faq.ts';
import type { FaqTexts } from '../../../i18n/faq-texts.ts';
import { faq as id } from '../../../i18n/id/faq.ts';
import type { Language } from '../../../i18n/language.ts';
import { intakeNames } from '../pieces/intake-names.ts';

/** Both languages at once: the page is made on the server alone, so no browser loads them. */
export const faqTexts: Record<Language, FaqTexts> = {
  en: en(intakeNames('en')),
  id: id(intakeNames('id')),
};
