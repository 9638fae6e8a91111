import type { Language } from '../i18n/language.ts';
import { type EmailLetter, emailLetter } from './email-letter.tsx';
import { type LinkLetter, linkLetter } from './link-letter.tsx';
import { type PasswordLetter, passwordLetter } from './password-letter.tsx';

/** Everything the school puts on paper; `inbox` says which kinds of mail there are and what data each needs. */
export const letters = {
  activation: (language: Language, data: LinkLetter) => linkLetter('activation', language, data),
  reset: (language: Language, data: LinkLetter) => linkLetter('reset', language, data),
  password_changed: (language: Language, data: PasswordLetter) => passwordLetter(language, data),
  email_removed: (language: Language, data: EmailLetter) => emailLetter('emailRemoved', language, data),
  email_changed: (language: Language, data: EmailLetter) => emailLetter('emailChanged', language, data),
};
