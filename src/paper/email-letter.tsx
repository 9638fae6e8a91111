import { formatsOf } from '../i18n/formats.ts';
import type { Language } from '../i18n/language.ts';
import { type Greeted, type Sender, printLetter, wordsIn } from './print-letter.tsx';

export interface EmailLetter extends Greeted {
  /** when the address changed, an ISO instant */
  at: string;
  url: string;
}

/** A mail that tells one of the two addresses that staff corrected the address of an account. */
export const emailLetter = (
  kind: 'emailRemoved' | 'emailChanged',
  language: Language,
  data: EmailLetter,
  sender: Sender,
) => {
  const letter = wordsIn(language, sender)[kind];
  return printLetter(language, sender, data, {
    subject: letter.subject,
    body: [letter.body(formatsOf(language).moment(new Date(data.at))), letter.next],
    button: letter.button,
    url: data.url,
    footnote: letter.footnote,
  });
};
