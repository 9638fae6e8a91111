import { dayInJakarta } from '../values/calendar-date.ts';

/**
 * What a message in the inbox is about, and how its mail goes: by day and whatever the family has chosen (`money`), with the
 * other notices of its day unless the family has switched its kind off (`day`), at once also at night unless it has (`now`), or
 * not at all (`null`, or by a mail of its own).
 * Screens and outside programs go by the kind, not by the words. Rows from before there were kinds are `other`.
 */
export const mailOfKind = {
  payment_received: null,
  payment_failed: null,
  payment_reversed: null,
  payment_link: null,
  refund: null,
  child_enrolled: null,
  placement_due: null,
  placement_result: null,
  bill_due: 'money',
  bill_overdue: 'money',
  bill_lapsing: 'money',
  video_new: 'day',
  video_last_day: null,
  parcel_shipped: 'day',
  grade_set: 'day',
  year_ending: 'day',
  holidays_changed: 'day',
  registration_open: 'day',
  registration_closing: 'day',
  child_erased_soon: 'day',
  live_class_set: null,
  live_class_moved: 'day',
  live_class_cancelled: 'day',
  live_class_tomorrow: 'day',
  live_class_soon: 'now',
  live_class_message: 'day',
  school_message: 'day',
  work_reviewed: null,
  report_published: 'day',
  test_slots_open: 'day',
  written_test_open: 'day',
  oral_test_tomorrow: 'day',
  oral_test_cancelled: 'day',
  certificate_ready: 'day',
  staff_payment: null,
  staff_refund: null,
  staff_reversal: null,
  staff_webhook: null,
  staff_token: null,
  staff_health: null,
  staff_report: null,
  other: null,
} as const;
export type NoticeKind = keyof typeof mailOfKind;

/** How the mail of one notice goes: what is said at short notice does not wait for the others of its day (rule R172). */
export const mailOf = ({
  kind,
  isUrgent,
}: {
  readonly kind: NoticeKind;
  readonly isUrgent: boolean;
}): (typeof mailOfKind)[NoticeKind] => (isUrgent && mailOfKind[kind] === 'day' ? 'now' : mailOfKind[kind]);

/** What a family has to be at, or need not: the kinds that tell of an hour. */
const appointments: ReadonlySet<NoticeKind> = new Set([
  'live_class_soon',
  'live_class_tomorrow',
  'live_class_moved',
  'live_class_cancelled',
]);

/** The notices of one mail as it says them: appointments first, by which its subject goes, and else in the order they were told (rule R196). */
export const inOrderOfMail = <N extends { readonly kind: NoticeKind }>(notices: readonly N[]): readonly N[] =>
  notices.toSorted((a, b) => Number(appointments.has(b.kind)) - Number(appointments.has(a.kind)));

/** The kinds whose title holds nothing but the child's first name, a sum and days. */
const repeatable: ReadonlySet<NoticeKind> = new Set([
  'payment_received',
  'child_enrolled',
  'bill_due',
  'bill_overdue',
  'bill_lapsing',
  'video_new',
  'video_last_day',
  'parcel_shipped',
  'year_ending',
  'holidays_changed',
  'registration_open',
  'registration_closing',
]);
/** Whether what the title of a notice says is true now: it stands, it is over, or nothing here can tell. */
export type Standing = 'stands' | 'over' | 'unknown';

/** Whether staff may repeat the title of a notice by WhatsApp: while it is known to be true, and else on its day alone (rule R174). */
export const mayBeRepeated = (
  { kind, createdAt }: { readonly kind: NoticeKind; readonly createdAt: Date },
  { standing, now }: { readonly standing: Standing; readonly now: Date },
): boolean =>
  repeatable.has(kind) &&
  (standing === 'stands' || (standing === 'unknown' && dayInJakarta(createdAt) === dayInJakarta(now)));

/** What families are told; the other kinds are of staff. */
export type FamilyKind = Exclude<NoticeKind, `staff_${string}`>;
export const isFamilyKind = (kind: string): kind is FamilyKind =>
  kind in mailOfKind && !kind.startsWith('staff_');
export const familyKinds: readonly FamilyKind[] = Object.keys(mailOfKind).filter(isFamilyKind);

/** Whether what a notice says is also mailed by a mail of its own: the receipt of a payment, the reminder of a test. */
export const hasOwnMail = (kind: NoticeKind): kind is 'payment_received' | 'placement_due' =>
  kind === 'payment_received' || kind === 'placement_due';

/** The kinds whose mail a family may switch off, in the order in which they are shown. */
export const chosenKinds = [
  'video_new',
  'parcel_shipped',
  'grade_set',
  'year_ending',
  'holidays_changed',
  'live_class_tomorrow',
  'live_class_soon',
  'live_class_moved',
  'live_class_cancelled',
  'live_class_message',
  'school_message',
  'report_published',
  'test_slots_open',
  'written_test_open',
  'oral_test_tomorrow',
  'oral_test_cancelled',
  'certificate_ready',
  'registration_open',
  'registration_closing',
] as const;
export type ChosenKind = (typeof chosenKinds)[number];

export const isChosenKind = (kind: string): kind is ChosenKind =>
  (chosenKinds as readonly string[]).includes(kind);
