import { consentKinds } from '../domain/accounts/consent.ts';
import { staffRoles } from '../domain/accounts/staff-role.ts';
import { childStatuses } from '../domain/access/child-status.ts';
import { closedReasons } from '../domain/access/lesson-access.ts';
import { placementMethods } from '../domain/enrolment/placement-status.ts';
import * as z from 'zod/mini';
import { namedObject } from './named-object.ts';

/** What the replies carry, as the wire decisions name it. Dates are YYYY-MM-DD, instants ISO 8601 in UTC. */

/** How often it was changed, from 1; an update may say from which version it was made (rule R78). */
const version = z.int();

export const User = namedObject('User', {
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  gender: z.enum(['MALE', 'FEMALE']),
  birthdate: z.string(),
  province: z.string(),
  city: z.string(),
  zip_code: z.string(),
  address_details: z.string(),
  special_notes: z.string(),
  locale: z.enum(['EN', 'ID']),
  /** 0 not activated or closed, 1 staff, 2 parent */
  status: z.int(),
  /** what somebody of the staff is; null for parents */
  role: z.nullable(z.enum(staffRoles)),
  image_url: z.nullable(z.string()),
  join_childs: z.array(
    z.object({
      child_id: z.int(),
      first_name: z.string(),
      /** where the child stands today, and whether it may watch and join */
      status: z.enum(childStatuses),
      billing_status: z.boolean(),
    }),
  ),
  max_children: z.int(),
  /** how many of the newest messages of the inbox are not read */
  unread_messages: z.int(),
  /** only of an admin who has still to set up the second factor that the school requires */
  second_factor_due: z.optional(z.literal(true)),
  version,
});
export type User = z.output<typeof User>;

/** The account of a family as staff see it. Instants are ISO 8601. */
export const FamilyAccount = namedObject('FamilyAccount', {
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  province: z.string(),
  city: z.string(),
  zip_code: z.string(),
  address_details: z.string(),
  special_notes: z.string(),
  created_at: z.string(),
  /** null: not activated yet */
  activated_at: z.nullable(z.string()),
  /** it was taken from a file and has not come: the invitation of an owner is the one way in (rule R260) */
  comes_by_invitation: z.boolean(),
  /** null: not closed */
  closed_at: z.nullable(z.string()),
  /** null: what it held is still there */
  erased_at: z.nullable(z.string()),
  max_children: z.int(),
  version,
});
export type FamilyAccount = z.output<typeof FamilyAccount>;

export const Child = namedObject('Child', {
  child_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  gender: z.enum(['MALE', 'FEMALE']),
  birthdate: z.string(),
  image: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  academic_year_id: z.nullable(z.int()),
  grade: z.nullable(z.int()),
  is_auto: z.boolean(),
  /** what has decided the grade of the first year; null while nothing has */
  placed_by: z.nullable(z.enum(placementMethods)),
  payment_status: z.string(),
  result: z.nullable(z.int()),
  eligible_next_grade: z.boolean(),
  status: z.enum(childStatuses),
  latest_academic_year: z.nullable(z.object({ academic_year_id: z.int(), end_date: z.string() })),
  /** until when the placement test may be started; null when none is awaited */
  test_until: z.nullable(z.string()),
  version,
});
export type Child = z.output<typeof Child>;

/** What a parent allows of a child now (rule R167). */
export const Consent = namedObject('Consent', {
  child_id: z.int(),
  kind: z.enum(consentKinds),
  given: z.boolean(),
  /** to which version of its text it was said last, in which language and when; null: nobody was asked */
  text_version: z.nullable(z.int()),
  language: z.nullable(z.enum(['EN', 'ID'])),
  said_at: z.nullable(z.string()),
});
export type Consent = z.output<typeof Consent>;

/** A row of the back office's list of children. */
export const ListedChild = namedObject('ListedChild', {
  child_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  birthdate: z.string(),
  /** of the parent's account, which is the family's */
  parent_user_id: z.int(),
  parent_first_name: z.string(),
  parent_last_name: z.string(),
  parent_phone_number: z.string(),
  /** of that account */
  parent_state: z.enum(['open', 'closed', 'erased']),
  /** nothing is known of the child any more: it has its number for a name */
  is_erased: z.boolean(),
  max_children: z.int(),
  /** of that account, which a change of `max_children` goes by */
  family_version: z.int(),
  grade: z.nullable(z.int()),
  academic_year_id: z.nullable(z.int()),
  /** of its place in that year, which a change of the grade goes by; null without a place */
  version: z.nullable(z.int()),
  /** the number of that academic year */
  batch: z.nullable(z.int()),
  /** in lists: whether the placement test is to be taken, or under way */
  awaits_test: z.optional(z.boolean()),
  /** in lists: whether it has left during its year */
  has_left: z.optional(z.boolean()),
  /** in lists: how its bills stand; null before anything was paid */
  bill: z.optional(z.nullable(z.enum(['lapsing', 'overdue', 'due_7', 'paid']))),
});
export type ListedChild = z.output<typeof ListedChild>;

export const City = namedObject('City', {
  city_id: z.string(),
  province_id: z.string(),
  type: z.enum(['Kabupaten', 'Kota']),
  city_name: z.string(),
  postal_code: z.nullable(z.string()),
});
export type City = z.output<typeof City>;

export const AcademicYear = namedObject('AcademicYear', {
  academic_year_id: z.int(),
  batch: z.int(),
  start_date: z.string(),
  end_date: z.string(),
  start_registration: z.string(),
  end_registration: z.string(),
  is_active: z.boolean(),
  /** JSON text: a list of YYYY-MM-DD */
  holiday_week: z.string(),
  version,
});
export type AcademicYear = z.output<typeof AcademicYear>;

export const CourseMaster = namedObject('CourseMaster', {
  master_course_id: z.int(),
  title: z.string(),
  title_indo: z.string(),
  desc: z.string(),
  desc_indo: z.string(),
  grade: z.int(),
  unit: z.int(),
  week: z.int(),
  type: z.int(),
  video_url: z.nullable(z.string()),
  version,
});
export type CourseMaster = z.output<typeof CourseMaster>;

export const ChildCourse = namedObject('ChildCourse', {
  child_course: z.object({
    course_id: z.int(),
    released_at: z.string(),
    gone_at: z.string(),
    state: z.enum(['SCHEDULED', 'AVAILABLE', 'WATCHED', 'EXPIRED']),
    watched_at: z.nullable(z.string()),
    /** when its words were played first: the second star, of which staff are not told */
    played_at: z.nullable(z.string()),
    /** how many words of the lesson can be asked; 0: there is nothing to play */
    words: z.int(),
  }),
  /** its `video_url` is there only while it may be played */
  master_course: CourseMaster,
  /** whether its day is paid for: today, or the day of its release */
  billing_status: z.boolean(),
  /** why it cannot be opened now, by rule R115; null when it can */
  reason: z.nullable(z.enum(closedReasons)),
  /** the bill to pay for it, when that is the reason */
  opens_bill: z.nullable(z.int()),
});
export type ChildCourse = z.output<typeof ChildCourse>;

/** The live class that a child is expected in next, or is in now. */
export const NextLiveClass = namedObject('NextLiveClass', {
  /** an ISO instant */
  starts_at: z.string(),
  minutes: z.int(),
  /** the first name of whoever teaches it */
  teacher: z.nullable(z.string()),
  unit: z.int(),
  kind: z.enum(['class', 'native']),
  /** on its day, and from 24 hours before it begins unless a video goes by then, to its end */
  is_soon: z.boolean(),
  /** its door is open, and the bill of that day is paid */
  is_open: z.boolean(),
});
export type NextLiveClass = z.output<typeof NextLiveClass>;

/** What a child of a family has to watch now, what goes first before the others, and what comes next. */
export const FamilyLessons = namedObject('FamilyLessons', {
  child_id: z.int(),
  to_watch: z.array(ChildCourse),
  next_course: z.nullable(ChildCourse),
  /** null: none is planned */
  next_live_class: z.nullable(NextLiveClass),
});
export type FamilyLessons = z.output<typeof FamilyLessons>;

/** A study kit as the family that it goes to sees it. */
export const Parcel = namedObject('Parcel', {
  order_id: z.int(),
  child_id: z.int(),
  /** the order id of the payment that bought it; null once it was shipped and the money was taken back */
  paid_by: z.nullable(z.string()),
  delivery_status: z.enum(['unshipped', 'shipped']),
  courier: z.string(),
  resi: z.nullable(z.string()),
  created_at: z.string(),
  /** whether the family still waits for it, or has hardly unpacked it (rule R176) */
  is_news: z.boolean(),
});
export type Parcel = z.output<typeof Parcel>;

export const Order = namedObject('Order', {
  order_id: z.int(),
  resi: z.nullable(z.string()),
  delivery_status: z.enum(['unshipped', 'shipped']),
  courier: z.string(),
  child: z.object({ first_name: z.string(), last_name: z.string() }),
  /** to whom its parcel goes */
  parent: z.object({ first_name: z.string(), last_name: z.string() }),
  users: z.object({
    phone_number: z.string(),
    province: z.string(),
    city: z.string(),
    address_details: z.string(),
    zip_code: z.string(),
    special_notes: z.string(),
  }),
  /** where its delivery was charged to, and for how many rupiah; null for orders from before that was kept */
  charged: z.nullable(z.object({ province: z.string(), city: z.string(), delivery_amount: z.int() })),
  /** it goes to another city than its delivery was charged to */
  moved: z.boolean(),
  /** its payment was taken back: it cannot be shipped until that is paid again */
  held: z.boolean(),
  created_at: z.string(),
  version,
});
export type Order = z.output<typeof Order>;

export const Notification = namedObject('Notification', {
  notif_id: z.int(),
  user_id: z.int(),
  /** what it is about; kinds are added, so programs must accept unknown ones */
  kind: z.string(),
  child_id: z.nullable(z.int()),
  title: z.string(),
  title_indo: z.string(),
  body: z.string(),
  body_indo: z.string(),
  link: z.nullable(z.string()),
  is_read: z.boolean(),
  /** with the reminder of a bill: whether that bill is paid by now */
  is_paid: z.optional(z.boolean()),
  created_at: z.string(),
});
export type Notification = z.output<typeof Notification>;
