import { linkHours } from '../domain/accounts/account-status.ts';
import type { Language } from '../i18n/language.ts';
import { type Greeted, type Sender, printLetter, wordsIn } from './print-letter.tsx';

export interface LinkLetter extends Greeted {
  url: string;
}

/** A mail that asks to follow a one-time link. */
export const linkLetter = (
  kind: 'activation' | 'reset' | 'family_invitation' | 'reopen',
  language: Language,
  data: LinkLetter,
  sender: Sender,
) => {
  const letter = wordsIn(language, sender)[kind];
  return printLetter(language, sender, data, {
    subject: letter.subject,
    body: [letter.body, letter.lifetime(linkHours[kind])],
    button: letter.button,
    url: data.url,
    footnote: letter.footnote,
  });
};
