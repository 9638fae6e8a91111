import { linkHours } from '../domain/accounts/account-status.ts';
import type { StaffRole } from '../domain/accounts/staff-role.ts';
import type { Language } from '../i18n/language.ts';
import type { LinkLetter } from './link-letter.tsx';
import { type Sender, printLetter, wordsIn } from './print-letter.tsx';

export interface InvitationLetter extends LinkLetter {
  role: StaffRole;
  inviter: string;
}

/** The mail to somebody who is to work here: who invites, as what, and the link to choose a password. */
export const invitationLetter = (language: Language, data: InvitationLetter, sender: Sender) => {
  const { invitation } = wordsIn(language, sender);
  return printLetter(language, sender, data, {
    subject: invitation.subject,
    body: [
      invitation.invites(data.inviter, invitation.roles[data.role]),
      invitation.how,
      invitation.lifetime(linkHours.invitation),
    ],
    button: invitation.button,
    url: data.url,
    footnote: invitation.footnote,
  });
};
