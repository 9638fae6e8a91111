import { activityRefusals, batchRefusals } from './office-fields.ts';

/** What the server answers, by the refusal's name. */
export const refusals = {
  invalid_input: 'Please check the form',
  malformed_request: 'The request could not be read',
  unexpected_part: 'The request holds a field or a file that is not expected here',
  not_signed_in: 'Please sign in first',
  not_allowed: 'You are not allowed to do this',
  foreign_origin: 'This request came from another site and was refused',
  not_found: 'Not found',
  too_slow: 'Sending took too long, so nothing was saved. Please check your connection and try again',
  too_large: 'The file is too large',
  too_many_pixels:
    'This picture has too many pixels: at most 40 million can be read, as AVIF 12.5 million. Please choose a smaller one',
  body_too_large: 'This is too long to be sent. Please shorten it and try again',
  wrong_kind_of_file:
    'This file cannot be used: it is of another kind, or not complete. Please choose or take it again.',
  wrong_kind_of_body: 'This kind of content is not accepted',
  range_outside: 'That part of the file does not exist',
  second_factor_due: 'Please set up your second factor first',
  too_many_tries: 'Too many tries. Please wait a while and try again',
  too_many_uploads:
    'Two of your uploads are still under way. Please wait until one of them has finished, then try again',
  uploads_busy: 'Many people are uploading at the moment. Please try again in a minute',
  part_down: 'A part of the service is down. Please try again later',
  disk_full: 'The server is out of space. Nothing was changed; please try again later',
  unexpected: 'Oops.. Something went wrong please try again later.',
  still_running: 'This was sent before and is still being saved. Please wait a moment, then try again',
  key_of_other_call: 'Something else was sent before with the same key, so nothing was saved',
  changed_meanwhile: 'Somebody else changed this meanwhile, so nothing was saved. Please look at it again',
  wrong_password: 'The email address or the password is wrong',
  account_not_found: 'Account not Found',
  not_verified: 'Please verify your e-mail first',
  email_taken: 'There is already an account with this email address',
  invitation_unusable: 'This invitation has expired or was already used. Please ask for a new one',
  import_has_faults: 'Something in this file is not right yet, so nothing was imported',
  nothing_to_import: 'The school already has every family in this file',
  last_owner: 'The last owner has to stay: make somebody else an owner first',
  reset_link_unusable: 'This link has expired or was already used. Please ask for a new one',
  account_active: 'This account is active already',
  account_not_active: 'This account is not active yet. Please activate it first',
  comes_by_invitation: 'This family came from a file. It signs in by the invitation that an owner sends it',
  account_closed: 'This account is closed',
  account_erased: 'The time for it is over, so this account cannot be opened again',
  data_erased: 'What was known here has been erased, so nothing can be changed any more',
  payment_unsettled:
    'A payment has just arrived, or cannot be cancelled at the moment. Please look at the payments, then try again',
  child_stays_left: 'This child has not left, or the 30 days in which it can be taken back are over',
  reopen_link_unusable:
    'This link does not open the account any more: it was used, or its time is over. Please sign in, or write to us',
  second_factor_required: 'Please enter the code of your second factor',
  wrong_code: 'This code does not match, or it was used before. Please enter the next one',
  second_factor_not_started: 'This took too long, or it was begun elsewhere. Please start again',
  second_factor_compulsory: 'The school requires a second factor, so it cannot be switched off',
  too_many_children:
    'Your family already has as many children as can be added here. To add another, please write to us on WhatsApp',
  learning_needed:
    'Without this there are no lessons for your child. To withdraw it, close the account under Data & account, or write to us',
  ...activityRefusals,
  batch_created_meanwhile:
    'Another batch has been created or deleted meanwhile. Please look again at what will be created.',
  batch_has_enrolments: 'Children are enrolled in this batch, so it cannot be deleted',
  ...batchRefusals,
  wrong_offset: 'This part of the file does not follow what has arrived',
  too_many_unused_uploads:
    'Ten of your videos, or 10 GB, have been sent and are not used yet. Please save or cancel some of them first',
  upload_unusable:
    'The video has not arrived whole, is still being converted, or was removed after a day. Please wait a little, or choose it again',
  video_unplayable:
    'Browsers do not play this video, and it could not be converted. Please save it as MP4 in your video program and choose that file',
  too_many_family_uploads:
    'Five of your files have been sent and are not used yet. Please remove one of them first',
  lesson_closed: 'This lesson is not open now',
  recording_not_allowed:
    'You have not allowed us to keep recordings of your child. Please allow it on your child’s page first, or send a picture',
  only_pictures_taken: 'Sounds and videos cannot be sent here at the moment. Please send a picture',
  same_course: 'Please choose two different courses',
  course_not_available: 'This video cannot be marked as watched now',
  several_children: 'Several children have this course. Please say which one',
  placement_test_not_found: 'Placement Test not found',
  not_paid: 'The placement test opens when the course is paid for',
  test_auto_graded: 'This child starts without a placement test',
  test_finished: 'The placement test is finished, so no more answers are taken',
  test_too_late: 'The time for the placement test is over',
  recording_too_long: 'This recording is longer than a minute. Please choose a shorter one',
  sibling_at_test:
    'Another child of your family is at the placement test, or has just finished it. Please wait a few minutes',
  undefined_payment_method: 'Undefined payment method',
  method_not_offered: 'This payment method is not offered at the moment. Please choose another one',
  method_not_for_amount: 'This payment method cannot be used for this amount. Please choose another',
  price_not_of_term: 'The price does not belong to the chosen payment interval',
  amounts_differ: 'The prices have changed. Please look at the bill again',
  already_enrolled: 'This child has a course already',
  registration_closed: 'Registration for this batch is closed',
  first_bill_over:
    'The first payment period of this batch is over. Please choose another batch or a longer interval',
  grade_not_allowed: 'This grade cannot be chosen for this child',
  not_enrolled: 'This child has no course yet',
  year_not_far_enough: 'The next grade can be chosen when the last unit of the year has started',
  bill_payable: 'Please pay the open bills of this year first',
  no_later_batch: 'There is no later batch open for registration yet',
  batch_not_later: 'Please choose a batch that starts after the present one',
  bill_already_paid: 'This bill is paid already',
  bill_skipped: 'The period of this bill is over, so it cannot be paid any more',
  earlier_bill_payable: 'Please pay the earlier bill first',
  enrolment_unpaid: 'Please pay the first bill first',
  no_delivery_there: 'This courier does not deliver to your city. Please choose another',
  payment_settled_meanwhile: 'Your earlier payment has just arrived. Nothing else needs to be paid',
  invalid_card: 'Invalid Credit Card',
  card_payment_failed: 'Credit Card payment failed, please try again later',
  payment_refused: 'The payment could not be started. Please try again or choose another method',
  payment_under_review:
    'An earlier payment arrived, but its amount does not match the bill. We know about it and will look into it; please do not pay again for now',
  payment_link_expired: 'The payment link has expired. Please ask the family for a new one',
  payment_link_too_late:
    'This is the last day of this bill, too late for a link. You can still pay it yourself today',
  payment_link_taken_back:
    'The money paid through this link has gone back. Please ask the family before you pay again',
  too_many_charges:
    'Many payments were started just now. You can still pay one that is open; please wait a while before you start another',
  payment_answer_lost:
    'We could not reach the payment service. Please look at the status before you try again',
  wrong_signature: 'The signature is wrong',
  payment_not_paid: 'The money of this payment is not here, so it cannot be used or refunded',
  refund_under_way:
    'A refund of this payment is under way. Please wait until the payment service has answered',
  refund_not_by_gateway:
    'The payment service cannot refund what came this way. Please transfer the money and record it here',
  refund_only_whole: 'This card payment has not settled yet. Until then only all of it can be refunded',
  refund_above_payment: 'That is more than is left of this payment',
  refund_meanwhile:
    'This payment has changed meanwhile: money was returned, or it pays a bill now. Please look at it again',
  refund_refused:
    'The payment service has refused this refund, and no money was returned. The money can be transferred instead',
  not_by_hand: 'Only a payment that staff recorded here can be undone. Please refund this one instead',
  undo_too_late: 'This was recorded on another day. Please refund the money instead',
  received_day_not_possible:
    'The money can have come today or within the last 14 days, and not before the bill was made',
  agreement_there: 'This bill already has an agreement. Please end that first',
  agreement_gone: 'That agreement is no longer on this bill',
  charge_is_open: 'Somebody is about to pay this bill. Please wait until that payment is made or runs out',
  discount_too_high: 'At least Rp 10.000 of the bill must stay due',
  delay_day_not_possible: 'Please choose a day after the due day, within the next 30 days',
  no_other_amount: 'There is nothing left to decide about the amount of this payment',
  other_amount_changed: 'The payment service reports yet another amount. Please look at it again',
  report_unreadable:
    'This file could not be read as a report of the payment service, so nothing of it was kept',
  report_there: 'There is a report of these days already',
  difference_gone: 'This difference is not there any more. Please look at the day again',
  day_to_come: 'Please choose today or a day before it.',
  batch_is_over: 'This academic year is over. Please choose one whose children still learn here.',
  no_families: 'Nobody would get this message: no family has a place there.',
  announcement_sent:
    'The same message was sent to these families today. Please look at the list of what was sent.',
  order_held: 'The payment of this order was reversed or refunded, so it cannot be shipped',
  class_has_begun: 'This class has begun already, so it can no longer be changed',
  class_in_the_past: 'This time is in the past. Please choose one to come',
  class_outside_the_year: 'This day is not in the year of this batch',
  class_in_holiday: 'This day is in a holiday week of the batch. Please choose another one',
  class_at_night: 'Live classes are between 07.00 and 21.00 WIB. Please choose another time',
  teacher_taken: 'The teacher has another class at that time. Please choose another time or teacher',
  group_taken: 'This group has another class at that time. Please choose another one',
  class_cancelled: 'This class does not take place',
  teacher_gone: 'Please choose somebody who works here',
  link_in_message:
    'Please do not write the link of a room: each family gets it on its page, 15 minutes before the class',
  link_not_https: 'Please paste the whole link, beginning with https://',
  link_of_another_host: 'Please paste a link of Zoom, Google Meet or Jitsi',
  link_of_the_host:
    'This link is for the host alone: with it anybody could start the class as the teacher. Please paste the link for participants',
  group_time_incomplete: 'Please choose day, time and length together',
  group_of_another_class: 'This group is of another batch or grade',
  group_full: 'This group is full. Please choose another one',
  native_not_yet:
    'Sessions with a native teacher are for grades 5 and 6, after the first six months of their year',
  native_there: 'This group has a session with a native teacher in that unit already',
  class_not_begun: 'This class has not begun. Attendance can be marked from 15 minutes before',
  make_up_taken: 'This place has just been taken, or that class has begun. Please choose another one',
  task_reviewed:
    'The teacher has already answered this one. Another can be sent when the teacher asks for it once more',
  task_file_unusable:
    'One of the files cannot be sent: it did not arrive whole, could not be read, or belongs to something else. Please choose it again',
  task_without_video: 'This task has no video, and a student performance needs one',
  task_without_consent: 'The family does not allow this child to be shown in public',
  task_not_reviewed: 'Please give feedback on this task first',
  test_not_open: 'This test is not open for your child. Please look at its bills',
  slot_taken: 'This time has just been taken. Please choose another one',
  slots_too_short: 'No test fits between these times. Please choose a longer time',
  slots_outside_weeks:
    'The oral tests of this part are in the week of its tests and the three weeks after it. Please choose a day of these',
  slots_at_night: 'Oral tests are between 07.00 and 21.00 WIB. Please choose another time',
  oral_test_too_late:
    'A time can be booked, moved or given up until the day before. Please choose a later day, or write to us',
  oral_test_done: 'Your child has had this test already',
  oral_test_missed_twice:
    'Your child has missed it twice. Please write to us, and we will find a time together',
  oral_test_has_begun: 'This test has begun already, so its time can no longer be taken away',
  oral_test_room_open: 'This test has begun already, so its link can no longer be changed',
  certificate_name:
    'The child’s name has changed meanwhile, or cannot be printed. Please look at the list again',
  oral_test_not_begun: 'This test has not begun. Its result can be entered from its beginning on',
  oral_test_booked_again: 'The family has booked another time meanwhile, which counts now',
  report_not_due: 'This report is written after the week of its tests. Please come back then',
  report_not_open: 'This child gets no report of this part of the year',
  report_incomplete:
    'Something is still missing: a step for each of the five skills, a sentence on what the child does well, and a next step',
  report_elsewhere: 'This report has moved on meanwhile. Please look at it again',
  report_is_own: 'You wrote this report yourself. Somebody else reads it before it goes out',
  report_not_proof_read:
    'Only reports that a second person has read can be published, and one of these has not been read',
  sentence_gone: 'One of these sentences is not in the bank any more. Please choose another one',
  sentence_names_differ:
    'Please write {name} where the child’s name goes, in both languages or in neither; nothing else goes in { }',
  sentence_there: 'This sentence is in the bank already',
  too_many_sentences:
    'The school has added 500 sentences, and no more fit into the bank. Please remove one first',
  written_test_missing: 'There is no written test for this part of the year yet',
  written_test_not_in_package: 'The package of this year has no written test for this part',
  written_test_unpaid: 'This written test opens when the bill that it belongs to is paid',
  written_test_early: 'This written test opens in its own week',
  written_test_late:
    'The week of this written test is over. The teacher can open it once more for your child. Please write to us',
  written_test_done: 'This written test has been taken already',
  written_test_not_begun: 'This written test has not been started',
  written_test_over: 'The time of this written test is over, so no more answers are taken',
  written_test_not_finished: 'The child is still at this test. It can be marked when it is finished',
  written_test_reported:
    'The family has the report of these units. The test can no longer be removed or opened again, but its scores can be corrected',
  written_test_otherwise: 'This does not fit the way the test was taken, at home or on paper',
  written_test_week_to_come:
    'The week of this test is not over. Until then it is open to every child, and nothing needs to be opened again',
  written_test_opened_before:
    'This test was opened once more for this child before, and that can be done once',
  token_unusable: 'This token does not work: it has ended, or never existed',
  too_many_tokens: 'There are 20 tokens in use already. Please end one that no program needs any more first',
  too_many_webhooks: 'There are 10 webhooks already. Please remove one first',
  webhook_off: 'This webhook is switched off, so nothing is sent there. Please switch it on first',
  shipping_down: 'Oops.. Something went wrong please try again later.',
  clock_backwards: 'The clock only moves forward',
};

/** What a teacher holds at a time that was asked for: a class of a group, or an oral test. */
export const teacherHolds = ({
  teacher,
  group,
  when,
}: {
  teacher: string;
  group: { grade: number; number: number } | null;
  when: string;
}) =>
  group
    ? `${teacher} teaches Grade ${group.grade}, group ${group.number} on ${when}`
    : `${teacher} has an oral test on ${when}`;

export const successes = {
  ok: 'OK',
  created: 'Created',
  updated: 'Update Success!',
  password_changed: 'Password succesfully changed!',
  password_request_sent: 'Change Password request has been sent!',
};
