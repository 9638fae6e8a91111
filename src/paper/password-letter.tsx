import { formatsOf } from '../i18n/formats.ts';
import type { Language } from '../i18n/language.ts';
import { type Greeted, type Sender, printLetter, wordsIn } from './print-letter.tsx';

export interface PasswordLetter extends Greeted {
  /** when the password changed, an ISO instant */
  at: string;
  url: string;
}

/** A mail that tells of a new password, and what to do for whoever did not set it. */
export const passwordLetter = (language: Language, data: PasswordLetter, sender: Sender) => {
  const letter = wordsIn(language, sender).passwordChanged;
  return printLetter(language, sender, data, {
    subject: letter.subject,
    body: [letter.body(formatsOf(language).moment(new Date(data.at))), letter.yours, letter.notYours],
    button: letter.button,
    url: data.url,
    footnote: letter.footnote,
  });
};
