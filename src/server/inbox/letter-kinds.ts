import type { StaffRole } from '../../domain/accounts/staff-role.ts';

/** Greets without a name while the address is not confirmed. `gender` decides how to address a parent; of staff it is not known. */
interface Greeted {
  firstName: string | null;
  gender: 'MALE' | 'FEMALE' | null;
}
interface LinkLetter extends Greeted {
  url: string;
}
interface InvitationLetter extends LinkLetter {
  /** what they may do here */
  role: StaffRole;
  /** the name of whoever invites */
  inviter: string;
}
interface PasswordLetter extends Greeted {
  /** when the password changed, an ISO instant */
  at: string;
  /** where to set a new one, for whoever did not change it */
  url: string;
}

interface EmailLetter extends Greeted {
  /** when the address changed, an ISO instant */
  at: string;
  /** where the new address signs in; the former one gets a way to write to the school instead */
  url: string;
}

interface ReceiptLetter extends Greeted {
  /** where the receipt stands in the product */
  url: string;
  child: string;
  /** what was paid, with its days */
  bill: string;
  number: string;
  orderId: string;
  paymentType: string;
  /** an ISO instant */
  paidAt: string;
  /** whole rupiah */
  lines: readonly { name: string; value: number; discount: number }[];
  total: number;
  byLink?: boolean;
  parcel: { courier: string; lines: readonly string[] } | null;
  /** what the payment opens, `from` and `lastLesson` being days */
  opens?: { lessons: number; lastLesson: string; from: string } | null;
  /** `due` is a day */
  nextBill: { amount: number; due: string } | null;
}

interface PlacementLetter extends Greeted {
  /** where the test is explained and started */
  url: string;
  child: string;
  /** until when the test may be started, an ISO instant */
  until: string;
  /** whether no other reminder follows; mails of earlier versions do not say */
  isLast?: boolean;
}

interface NoticesLetter extends Greeted {
  /** in the order in which they were told */
  notices: readonly { kind: string; title: string; body: string; url: string }[];
  /** the inbox of the family */
  inboxUrl: string;
  /** where one press switches off what of it can be switched off; null: nothing can */
  leaveUrl: string | null;
}

interface OpeningLetter extends LinkLetter {
  /** the number of the batch, and two days of it */
  batch: number;
  begins: string;
  lastDay: string;
}

/** What each kind of mail says; the words are in `paper`, which renders them. */
export interface LetterKinds {
  activation: LinkLetter;
  reset: LinkLetter;
  /** to somebody who is to work here */
  invitation: InvitationLetter;
  /** to an owner who tries whether mails arrive */
  test_mail: LinkLetter;
  /** to a family that was taken from a file */
  family_invitation: LinkLetter;
  /** to a family whose account was closed */
  reopen: LinkLetter;
  /** to an address that is put on the waiting list */
  waiting_confirm: LinkLetter;
  /** to an address that has waited for it */
  waiting_open: OpeningLetter;
  password_changed: PasswordLetter;
  /** to the former address */
  email_removed: EmailLetter;
  /** to the new one */
  email_changed: EmailLetter;
  placement_reminder: PlacementLetter;
  receipt: ReceiptLetter;
  notices: NoticesLetter;
}
export type LetterKind = keyof LetterKinds;

const notices = {
  activation: false,
  reset: false,
  invitation: false,
  test_mail: false,
  family_invitation: false,
  reopen: false,
  waiting_confirm: false,
  waiting_open: true,
  password_changed: true,
  email_removed: true,
  email_changed: true,
  placement_reminder: true,
  receipt: true,
  notices: true,
} as const satisfies Record<LetterKind, boolean>;

/** Whoever asked for a link waits for it; a notice does not hold it up (rule R73). */
export const isNotice = (kind: LetterKind): boolean => notices[kind];

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
  /** where one press leaves mails of this kind (RFC 8058); absent: they cannot be left */
  leaveUrl?: string;
}

/** Renders a mail. The implementation in `src/paper` is injected at start, because TSX is built apart. */
export type RenderLetter = <Kind extends LetterKind>(
  kind: Kind,
  language: 'en' | 'id',
  data: LetterKinds[Kind],
) => Promise<RenderedLetter>;
