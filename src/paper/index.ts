import type { BrandFacts } from '../i18n/brand.ts';
import type { Language } from '../i18n/language.ts';
import { type EmailLetter, emailLetter } from './email-letter.tsx';
import { type InvitationLetter, invitationLetter } from './invitation-letter.tsx';
import { type LinkLetter, linkLetter } from './link-letter.tsx';
import { type NoticesLetter, noticesLetter } from './notices-letter.tsx';
import { type PasswordLetter, passwordLetter } from './password-letter.tsx';
import { type PlacementLetter, placementLetter } from './placement-letter.tsx';
import { receiptLetter } from './receipt-letter.tsx';

/** Everything the school puts on paper; `inbox` says which kinds of mail there are and what data each needs. */
export const letters = {
  activation: (language: Language, data: LinkLetter, brand: BrandFacts) =>
    linkLetter('activation', language, data, brand),
  reset: (language: Language, data: LinkLetter, brand: BrandFacts) =>
    linkLetter('reset', language, data, brand),
  invitation: (language: Language, data: InvitationLetter, brand: BrandFacts) =>
    invitationLetter(language, data, brand),
  reopen: (language: Language, data: LinkLetter, brand: BrandFacts) =>
    linkLetter('reopen', language, data, brand),
  password_changed: (language: Language, data: PasswordLetter, brand: BrandFacts) =>
    passwordLetter(language, data, brand),
  email_removed: (language: Language, data: EmailLetter, brand: BrandFacts) =>
    emailLetter('emailRemoved', language, data, brand),
  email_changed: (language: Language, data: EmailLetter, brand: BrandFacts) =>
    emailLetter('emailChanged', language, data, brand),
  placement_reminder: (language: Language, data: PlacementLetter, brand: BrandFacts) =>
    placementLetter(language, data, brand),
  receipt: receiptLetter,
  notices: (language: Language, data: NoticesLetter, brand: BrandFacts) =>
    noticesLetter(language, data, brand),
};
