import type { ReportThere } from './day-close.ts';
import type { ReportProblem } from '../domain/billing/settlement-report.ts';
import type { Present } from './present.ts';

/**
 * Everything the school refuses, with the HTTP status it is answered with. The words are in
 * `i18n/<language>/refusals.ts`; an endpoint lists those of its own, the platform's follow from its definition.
 */
export const refusals = {
  // of the platform
  invalid_input: 422,
  malformed_request: 422,
  unexpected_part: 400,
  not_signed_in: 401,
  not_allowed: 403,
  foreign_origin: 403,
  not_found: 404,
  too_slow: 408,
  too_large: 413,
  too_many_pixels: 413,
  body_too_large: 413,
  wrong_kind_of_file: 415,
  wrong_kind_of_body: 415,
  range_outside: 416,
  second_factor_due: 403,
  token_unusable: 401,
  too_many_tries: 429,
  too_many_uploads: 429,
  part_down: 503,
  uploads_busy: 503,
  disk_full: 507,
  unexpected: 500,
  // of several nouns
  changed_meanwhile: 409,
  still_running: 409,
  key_of_other_call: 422,
  // accounts
  wrong_password: 401,
  account_not_found: 404,
  not_verified: 403,
  email_taken: 409,
  invitation_unusable: 409,
  last_owner: 409,
  import_has_faults: 422,
  nothing_to_import: 409,
  reset_link_unusable: 409,
  account_active: 409,
  account_not_active: 409,
  comes_by_invitation: 409,
  account_closed: 409,
  account_erased: 409,
  data_erased: 409,
  payment_unsettled: 409,
  child_stays_left: 409,
  reopen_link_unusable: 409,
  second_factor_required: 401,
  wrong_code: 422,
  second_factor_not_started: 409,
  second_factor_compulsory: 409,
  // families
  too_many_children: 409,
  learning_needed: 409,
  // calendar
  batch_in_progress: 409,
  batch_finished: 409,
  batch_has_enrolments: 409,
  batch_created_meanwhile: 409,
  start_date_past: 409,
  registration_starts_after_batch: 409,
  registration_ends_before_it_starts: 409,
  holiday_before_start: 409,
  holiday_not_on_week_start: 409,
  holiday_after_year: 409,
  holiday_repeated: 409,
  holiday_week_begun: 409,
  holiday_moves_released_lesson: 409,
  too_many_holidays: 409,
  // uploads
  wrong_offset: 409,
  too_many_unused_uploads: 409,
  upload_unusable: 409,
  video_unplayable: 415,
  // family uploads
  too_many_family_uploads: 409,
  lesson_closed: 409,
  recording_not_allowed: 409,
  only_pictures_taken: 415,
  // courses
  same_course: 409,
  course_not_available: 409,
  several_children: 422,
  // placement
  placement_test_not_found: 404,
  not_paid: 409,
  test_auto_graded: 409,
  test_finished: 409,
  test_too_late: 409,
  sibling_at_test: 409,
  recording_too_long: 422,
  // billing
  undefined_payment_method: 422,
  method_not_offered: 409,
  method_not_for_amount: 409,
  price_not_of_term: 422,
  amounts_differ: 409,
  already_enrolled: 409,
  registration_closed: 409,
  first_bill_over: 409,
  grade_not_allowed: 409,
  not_enrolled: 409,
  year_not_far_enough: 409,
  bill_payable: 409,
  no_later_batch: 409,
  batch_not_later: 409,
  bill_already_paid: 409,
  bill_skipped: 409,
  earlier_bill_payable: 409,
  enrolment_unpaid: 409,
  no_delivery_there: 409,
  payment_settled_meanwhile: 409,
  payment_refused: 409,
  payment_under_review: 409,
  invalid_card: 422,
  card_payment_failed: 409,
  payment_link_expired: 409,
  payment_link_taken_back: 409,
  payment_link_too_late: 409,
  too_many_charges: 429,
  payment_answer_lost: 503,
  wrong_signature: 403,
  payment_not_paid: 409,
  refund_under_way: 409,
  refund_not_by_gateway: 409,
  refund_only_whole: 409,
  refund_above_payment: 409,
  refund_meanwhile: 409,
  refund_refused: 409,
  not_by_hand: 409,
  undo_too_late: 409,
  received_day_not_possible: 422,
  agreement_there: 409,
  agreement_gone: 409,
  charge_is_open: 409,
  discount_too_high: 422,
  delay_day_not_possible: 422,
  no_other_amount: 409,
  other_amount_changed: 409,
  report_unreadable: 422,
  report_there: 409,
  difference_gone: 409,
  // live classes
  class_has_begun: 409,
  class_in_the_past: 409,
  class_outside_the_year: 409,
  class_in_holiday: 409,
  class_at_night: 409,
  teacher_taken: 409,
  group_taken: 409,
  class_cancelled: 409,
  teacher_gone: 422,
  link_in_message: 422,
  link_not_https: 422,
  link_of_another_host: 422,
  link_of_the_host: 422,
  group_time_incomplete: 422,
  group_of_another_class: 409,
  group_full: 409,
  native_not_yet: 409,
  native_there: 409,
  class_not_begun: 409,
  make_up_taken: 409,
  // tasks
  task_reviewed: 409,
  task_file_unusable: 409,
  task_without_video: 409,
  task_not_reviewed: 409,
  task_without_consent: 409,
  // oral tests
  test_not_open: 409,
  slot_taken: 409,
  slots_too_short: 422,
  slots_outside_weeks: 409,
  slots_at_night: 409,
  oral_test_too_late: 409,
  oral_test_done: 409,
  oral_test_missed_twice: 409,
  oral_test_has_begun: 409,
  oral_test_room_open: 409,
  // certificates
  certificate_name: 409,
  oral_test_not_begun: 409,
  oral_test_booked_again: 409,
  // reports
  report_not_due: 409,
  report_not_open: 409,
  report_incomplete: 409,
  report_elsewhere: 409,
  report_is_own: 409,
  report_not_proof_read: 409,
  sentence_gone: 409,
  sentence_names_differ: 422,
  sentence_there: 409,
  too_many_sentences: 409,
  // written tests
  written_test_missing: 404,
  written_test_not_in_package: 409,
  written_test_unpaid: 409,
  written_test_early: 409,
  written_test_late: 409,
  written_test_done: 409,
  written_test_not_begun: 409,
  written_test_over: 409,
  written_test_not_finished: 409,
  written_test_otherwise: 409,
  written_test_reported: 409,
  written_test_week_to_come: 409,
  written_test_opened_before: 409,
  // other programs
  too_many_tokens: 409,
  too_many_webhooks: 409,
  webhook_off: 409,
  // delivery
  shipping_down: 503,
  order_held: 409,
  day_to_come: 422,
  // messages to families
  batch_is_over: 409,
  no_families: 409,
  announcement_sent: 409,
  // the demo's clock
  clock_backwards: 409,
} as const satisfies Record<string, number>;

export type RefusalName = keyof typeof refusals;

/**
 * The refusals that the platform answers by itself, by what an endpoint takes and gives: a sign-in, a body, files. An
 * endpoint lists one of these only when its handler answers it although nothing in its definition says so.
 */
export type PlatformRefusal =
  | 'invalid_input'
  | 'malformed_request'
  | 'unexpected_part'
  | 'not_signed_in'
  | 'not_allowed'
  | 'foreign_origin'
  | 'not_found'
  | 'too_slow'
  | 'too_large'
  | 'too_many_pixels'
  | 'body_too_large'
  | 'wrong_kind_of_file'
  | 'wrong_kind_of_body'
  | 'range_outside'
  | 'second_factor_due'
  | 'token_unusable'
  | 'part_down'
  | 'too_many_tries'
  | 'too_many_uploads'
  | 'uploads_busy'
  | 'disk_full'
  | 'still_running'
  | 'key_of_other_call'
  | 'unexpected';

/** What may be wrong with one field; worded together with the field's label. */
export const fieldProblems = [
  'required',
  'invalid',
  'invalid_date',
  'too_long',
  'not_a_name',
  'learning_needed',
  'password_too_short',
  'password_too_common',
  'passwords_do_not_match',
  'start_date_past',
  'registration_starts_after_batch',
  'registration_ends_before_it_starts',
  'holiday_before_start',
  'holiday_not_on_week_start',
  'holiday_after_year',
  'holiday_repeated',
  'holiday_week_begun',
  'too_many_holidays',
  'not_whole_rupiah',
  'price_nothing',
  'price_too_high',
  'discount_above_price',
  'share_outside',
  'not_https',
  'not_public',
  'not_plain_text',
  'not_indonesian',
  'not_a_resi',
  'required_with_link',
  'link_unusable',
  'story_not_there',
  'text_links_to_no_story',
  'article_too_long',
  'article_too_formatted',
  'media_not_ours',
  'no_consent',
  'performance_category_required',
  'performance_category_invalid',
  'choice_repeated',
  'note_missing',
  'key_missing',
  'gap_missing',
  'number_of_words',
  'not_the_words',
  'mistake_is_right',
  'shared_text_differs',
  'match_choices_differ',
  'meaning_taken',
  'media_gone',
  'recording_required',
  'every_order_right',
  'points_beyond',
  'until_outside',
  'not_captions',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** A refusal as a value: returned by use cases, answered by the platform. `errors` only with `invalid_input`. */
export interface Refused<Name extends RefusalName = RefusalName> {
  readonly refused: Name;
  readonly errors?: Readonly<Record<string, FieldProblem>>;
  /** all that is refused of the call, by the field that each is about; the first one is `refused` */
  readonly beside?: Readonly<Record<string, RefusalName>>;
  /** which file of the form, with `wrong_kind_of_file`, `too_large` and `too_many_pixels` */
  readonly file?: string;
  /** seconds until the next try, with `too_many_tries`, `too_many_uploads`, `uploads_busy`, `too_many_charges` and `sibling_at_test` */
  readonly retryAfter?: number;
  /** of the file in bytes, with `range_outside` */
  readonly size?: number;
  /** nothing was wrong with the call: it does not count as a failure */
  readonly uncounted?: true;
  /** the right figures in rupiah, with `amounts_differ` */
  readonly right?: {
    readonly delivery_amount: number;
    readonly charge_amount: number | null;
    readonly gross_amount: number;
  };
  /** which payment to ask about, with `payment_answer_lost`, `payment_settled_meanwhile` and `payment_under_review` */
  readonly orderId?: string;
  /** why a report is not taken and where, with `report_unreadable` */
  readonly report?: ReportProblem;
  /** the reports of the same days, with `report_there` */
  readonly reports?: readonly ReportThere[];
  /** of a family's account that its mail can still open again, with `account_not_found` and only after the right password */
  readonly closed?: { readonly on: string; readonly until: string };
  /** with `changed_meanwhile` */
  readonly present?: Present;
  /** what a teacher holds at that time, with `teacher_taken`; told in the words of the refusal alone */
  readonly taken?: TakenTime;
}

/** A live class of a group, or an oral test where there is none, at a time that was asked for. */
export interface TakenTime {
  readonly teacher: string;
  readonly group: { readonly grade: number; readonly number: number } | null;
  readonly startsAt: Date;
  readonly minutes: number;
}

export const refuse = <Name extends RefusalName>(name: Name): Refused<Name> => ({ refused: name });

/** Refuses a call for several reasons at once, each beside its field; the first one leads the answer. */
export const refuseBeside = <Name extends RefusalName>(
  reasons: readonly (readonly [field: string, name: Name])[],
): Refused<Name> => {
  const [first] = reasons;
  if (!first) throw new Error('nothing is refused');
  return { refused: first[1], beside: Object.fromEntries(reasons) };
};

/** Refuses an update that was made from another version than the stored one, and shows that one. */
export const refuseAsChanged = (present: Present): Refused<'changed_meanwhile'> => ({
  refused: 'changed_meanwhile',
  present,
});

/** Refuses one or more fields, the first being the one whose message leads the answer. */
export const refuseFields = (errors: Record<string, FieldProblem>): Refused<'invalid_input'> => ({
  refused: 'invalid_input',
  errors,
});

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;
