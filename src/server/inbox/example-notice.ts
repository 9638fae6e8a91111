import { placementDeadline } from '../../domain/enrolment/placement-status.ts';
import type { FamilyKind } from '../../domain/messages/notice-kind.ts';
import { addDays, dayInJakarta, startOfDay, weekday } from '../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../domain/values/money.ts';
import { classDay, classTime, clockTime, longDate, wibWeekday } from '../../i18n/dates.ts';
import * as billingEn from '../../i18n/en/billing.ts';
import * as en from '../../i18n/en/notices.ts';
import * as placementEn from '../../i18n/en/placement.ts';
import { formatsOf } from '../../i18n/formats.ts';
import * as billingId from '../../i18n/id/billing.ts';
import * as id from '../../i18n/id/notices.ts';
import * as placementId from '../../i18n/id/placement.ts';
import type { Language } from '../../i18n/language.ts';

const words = { en: en.notices, id: id.notices };
const otherWords = {
  en: { ...billingEn.billing, ...placementEn.placement },
  id: { ...billingId.billing, ...placementId.placement },
};
/** How the words of money are called that are the most usual of their kind. */
const ofMoney = {
  payment_received: 'paid',
  payment_failed: 'toRefund',
  payment_reversed: 'reversed',
  refund: 'refundedByTransfer',
} as const;

export const exampleBill = { en: 'Bill 2 of 6', id: 'Tagihan 2 dari 6' };
export const exampleSum = rupiah(700_000);

/**
 * What a message of a kind would say of a child, with figures and days that are made up. Null: it is of the time before there were
 * kinds.
 */
export const exampleOf = (kind: FamilyKind, child: string, now: Date) => {
  const [english, indonesian] = [textIn('en', kind, child, now), textIn('id', kind, child, now)];
  return (
    english &&
    indonesian && {
      title: english.title,
      titleIndo: indonesian.title,
      body: english.body,
      bodyIndo: indonesian.body,
    }
  );
};

const textIn = (language: Language, kind: FamilyKind, child: string, now: Date) => {
  const { notices, lesson, bill } = {
    notices: words[language],
    lesson: lessons[language],
    bill: exampleBill[language],
  };
  const inDays = (days: number) => longDate(language, addDays(dayInJakarta(now), days));
  // The last week of lessons ends on a Sunday.
  const lastLesson = inDays(250 - weekday(addDays(dayInJakarta(now), 250)));
  const children = [{ name: child, lessons: [lesson] }];
  const joining = {
    children,
    batch: 1,
    begins: inDays(30),
    hasBegun: false,
    lastDay: inDays(14),
    today: inDays(0),
    days: 14,
  };
  const due = {
    child,
    bill,
    amount: formatRupiah(exampleSum),
    due: inDays(kind === 'bill_due' ? 7 : -3),
    days: 7,
    lastDay: inDays(60),
    opens: true,
    lessons: 8,
    lastLesson,
  };
  switch (kind) {
    case 'bill_due':
    case 'bill_overdue':
    case 'bill_lapsing':
      return { title: notices[kind].title(due), body: notices[kind].body(due) };
    case 'video_new':
    case 'video_last_day':
      return { title: notices[kind].title(children), body: notices[kind].body(children, inDays(14)) };
    case 'year_ending': {
      const { title, body, next } = notices[kind];
      return { title: title(children), body: `${body(children, null)} ${next(null)}` };
    }
    case 'child_erased_soon':
      return { title: notices[kind].title(child, inDays(30)), body: notices[kind].body(child, false) };
    case 'registration_open':
    case 'registration_closing':
      return { title: notices[kind].title(joining), body: notices[kind].body(joining) };
    case 'holidays_changed': {
      const place = { unit: 3, week: 1 };
      const moved = { first: place, last: { unit: 4, week: 4 }, to: inDays(14), weeks: 1 };
      return {
        title: notices[kind].title([child]),
        body: notices[kind].body([inDays(7)], [moved], lastLesson),
      };
    }
    case 'live_class_set':
    case 'live_class_moved':
    case 'live_class_cancelled':
    case 'live_class_tomorrow':
    case 'live_class_soon':
    case 'live_class_message':
      return classText(language, kind, child, now);
    case 'school_message':
      return { title: ownSubject[language], body: schoolWords[language] };
    case 'work_reviewed': {
      const work = {
        unit: 3,
        week: 1,
        onceMore: false,
        sticker: language === 'id' ? 'Bagus sekali!' : 'Well done!',
      };
      return { title: notices[kind].title(child), body: notices[kind].body(child, work) };
    }
    case 'report_published':
      return { title: notices[kind].title(child, 3, false), body: notices[kind].body(child, null) };
    case 'written_test_open':
      return { title: notices[kind].title(child, 3), body: notices[kind].body(child, inDays(6)) };
    case 'test_slots_open':
      return {
        title: notices[kind].title([child], 3),
        body: notices[kind].body([child], inDays(7), inDays(34)),
      };
    case 'oral_test_tomorrow':
    case 'oral_test_cancelled':
      return oralTestText(language, kind, child, now);
    case 'certificate_ready':
      return { title: notices[kind].title(child), body: notices[kind].body(child) };
    case 'parcel_shipped':
      return { title: notices[kind].title(child), body: notices[kind].body('JNE', 'JNE0123456789') };
    case 'grade_set':
      return { title: notices[kind].title(child, 3), body: notices[kind].body(child, 3) };
    case 'payment_received':
    case 'payment_failed':
    case 'payment_reversed':
    case 'refund': {
      const { title, body } = otherWords[language][ofMoney[kind]];
      return { title, body: body(child, bill, formatRupiah(exampleSum)) };
    }
    case 'child_enrolled': {
      const { title, body } = otherWords[language].enrolled;
      return { title: title(child), body: body(child, bill, formatRupiah(exampleSum)) };
    }
    case 'payment_link': {
      const { title, body } = otherWords[language].linkUnused;
      return { title, body: body(child, bill, formatsOf(language).moment(now)) };
    }
    case 'placement_result': {
      const { title, body } = otherWords[language].byTest;
      return { title: title(child, 3), body: body(child) };
    }
    case 'placement_due': {
      const { title, body } = otherWords[language].reminder;
      return {
        title: title(child),
        body: body(child, formatsOf(language).moment(placementDeadline(now)), 20, 2),
      };
    }
    default:
      return null;
  }
};

const hour = 3_600_000;
/** At 16.00 WIB of a day to come. */
const atFour = (now: Date, days: number) =>
  new Date(startOfDay(addDays(dayInJakarta(now), days)).getTime() + 16 * hour);

const classText = (
  language: Language,
  kind: Extract<FamilyKind, `live_class_${string}`>,
  child: string,
  now: Date,
) => {
  const names = [child];
  const at = kind === 'live_class_soon' ? new Date(now.getTime() + hour) : atFour(now, days[kind]);
  const when = classTime(language, at, 'WIB');
  const facts = { when, minutes: 45, teacher: 'Ratna', native: false };
  const news = {
    names,
    at: when,
    length: null,
    makeUps: [],
    isExcused: false,
    classes: [
      {
        ...facts,
        change: 'moved' as const,
        before: { when: classTime(language, atFour(now, 7), 'WIB'), minutes: 45 },
      },
    ],
  };
  const coming = [{ ...facts, names, unit: 4 }];
  const notices = words[language];
  if (kind === 'live_class_message') return { title: notices[kind].title(names), body: ownWords[language] };
  if (kind === 'live_class_soon') {
    const clock = clockTime(language, at, 'WIB');
    return { title: notices[kind].title(coming, clock), body: notices[kind].body(coming) };
  }
  if (kind === 'live_class_tomorrow')
    return { title: notices[kind].title(coming, when), body: notices[kind].body(coming) };
  if (kind !== 'live_class_set') return { title: notices[kind].title(news), body: notices[kind].body(news) };
  const { title, body } = notices[kind];
  const weekly = {
    ...facts,
    when: clockTime(language, at, 'WIB'),
    weekday: wibWeekday(language, at),
    first: classDay(language, at),
  };
  const all = { ...news, classes: [facts, facts] };
  return { title: title(all), body: body(all, weekly) };
};

const oralTestText = (
  language: Language,
  kind: 'oral_test_tomorrow' | 'oral_test_cancelled',
  child: string,
  now: Date,
) => {
  const at = atFour(now, kind === 'oral_test_tomorrow' ? 1 : 7);
  const when = classTime(language, at, 'WIB');
  if (kind === 'oral_test_cancelled') {
    const { title, body } = words[language][kind];
    return { title: title([child], classDay(language, at)), body: body([child], when) };
  }
  const tests = [{ name: child, when, minutes: 15, teacher: 'Ratna' }];
  const { title, body } = words[language][kind];
  return { title: title(tests, classDay(language, at)), body: body(tests) };
};

/** In how many days the class is that an example speaks of. */
const days = {
  live_class_set: 7,
  live_class_moved: 8,
  live_class_cancelled: 7,
  live_class_tomorrow: 1,
  live_class_message: 7,
};
const ownWords = {
  en: 'Please bring something red to the next live class.',
  id: 'Untuk kelas langsung berikutnya, siapkan satu benda berwarna merah, ya.',
};

const ownSubject = { en: 'Our open day', id: 'Hari terbuka sekolah' };
const schoolWords = {
  en: 'On Saturday you can meet the teachers online, from 10 to 12.',
  id: 'Sabtu ini Anda bisa bertemu para guru secara daring, pukul 10 sampai 12.',
};

const lessons = { en: 'Unit 1, week 1', id: 'Unit 1, minggu 1' };
