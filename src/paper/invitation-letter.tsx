import { linkHours } from '../domain/accounts/account-status.ts';
import type { StaffRole } from '../domain/accounts/staff-role.ts';
import type { BrandFacts } from '../i18n/brand.ts';
import type { Language } from '../i18n/language.ts';
import type { LinkLetter } from './link-letter.tsx';
import { printLetter, wordsIn } from './print-letter.tsx';

export interface InvitationLetter extends LinkLetter {
  role?: StaffRole;
  inviter?: string | null;
}

/** The mail to somebody who is to work here: who invites, as what, and the link to choose a password. */
export const invitationLetter = (language: Language, data: InvitationLetter, brand: BrandFacts) => {
  const { invitation } = wordsIn(language, brand);
  const role = data.role && invitation.roles[data.role];
  return printLetter(language, brand, data, {
    subject: invitation.subject,
    body: [
      role ? invitation.invites(data.inviter ?? brand.name, role) : invitation.asks,
      invitation.how,
      invitation.lifetime(linkHours.invitation),
    ],
    button: invitation.button,
    url: data.url,
    footnote: invitation.footnote,
  });
};
