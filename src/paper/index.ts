import type { Language } from '../i18n/language.ts';
import { type EmailLetter, emailLetter } from './email-letter.tsx';
import { type InvitationLetter, invitationLetter } from './invitation-letter.tsx';
import { type LinkLetter, linkLetter } from './link-letter.tsx';
import { type NoticesLetter, noticesLetter } from './notices-letter.tsx';
import { type OpeningLetter, openingLetter } from './opening-letter.tsx';
import { type PasswordLetter, passwordLetter } from './password-letter.tsx';
import { type PlacementLetter, placementLetter } from './placement-letter.tsx';
import { type Sender, printLetter, wordsIn } from './print-letter.tsx';
import { receiptLetter } from './receipt-letter.tsx';

export { iconBadge } from './icon-badge.ts';
export { openFonts } from './pdf/fonts.ts';
export { reportPdf } from './report-pdf.tsx';
export { shareWords } from './share-words.ts';

/** Everything the school puts on paper; `inbox` says which kinds of mail there are and what data each needs. */
export const letters = {
  activation: (language: Language, data: LinkLetter, sender: Sender) =>
    linkLetter('activation', language, data, sender),
  reset: (language: Language, data: LinkLetter, sender: Sender) =>
    linkLetter('reset', language, data, sender),
  invitation: (language: Language, data: InvitationLetter, sender: Sender) =>
    invitationLetter(language, data, sender),
  family_invitation: (language: Language, data: LinkLetter, sender: Sender) =>
    linkLetter('family_invitation', language, data, sender),
  test_mail: (language: Language, data: LinkLetter, sender: Sender) =>
    printLetter(language, sender, data, { ...wordsIn(language, sender).testMail, url: data.url }),
  reopen: (language: Language, data: LinkLetter, sender: Sender) =>
    linkLetter('reopen', language, data, sender),
  waiting_confirm: (language: Language, data: LinkLetter, sender: Sender) =>
    printLetter(language, sender, data, { ...wordsIn(language, sender).waitingConfirm, url: data.url }),
  waiting_open: (language: Language, data: OpeningLetter, sender: Sender) =>
    openingLetter(language, data, sender),
  password_changed: (language: Language, data: PasswordLetter, sender: Sender) =>
    passwordLetter(language, data, sender),
  email_removed: (language: Language, data: EmailLetter, sender: Sender) =>
    emailLetter('emailRemoved', language, data, sender),
  email_changed: (language: Language, data: EmailLetter, sender: Sender) =>
    emailLetter('emailChanged', language, data, sender),
  placement_reminder: (language: Language, data: PlacementLetter, sender: Sender) =>
    placementLetter(language, data, sender),
  receipt: receiptLetter,
  notices: (language: Language, data: NoticesLetter, sender: Sender) => noticesLetter(language, data, sender),
};

/** Certificates of a year; what makes PDFs is loaded when the first is printed. */
export { certificates } from './certificate.tsx';
