import { linkHours } from '../domain/accounts/account-status.ts';
import type { BrandFacts } from '../i18n/brand.ts';
import type { Language } from '../i18n/language.ts';
import { type Greeted, printLetter, wordsIn } from './print-letter.tsx';

export interface LinkLetter extends Greeted {
  url: string;
}

/** A mail that asks to follow a one-time link. */
export const linkLetter = (
  kind: 'activation' | 'reset' | 'reopen',
  language: Language,
  data: LinkLetter,
  brand: BrandFacts,
) => {
  const letter = wordsIn(language, brand)[kind];
  return printLetter(language, brand, data, {
    subject: letter.subject,
    body: [letter.body, letter.lifetime(linkHours[kind])],
    button: letter.button,
    url: data.url,
    footnote: letter.footnote,
  });
};
