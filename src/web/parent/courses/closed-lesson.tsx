import { useQuery } from '@tanstack/react-query';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import type { Billing, OpenCharge } from '../../../contract/payment-objects.ts';
import type { ClosedReason } from '../../../domain/access/lesson-access.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import type { classroom } from '../../../i18n/en/classroom.ts';
import type { Translated } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { keepTogether } from '../../ui/page/keep-together.ts';
import type { KancilPose } from '../../ui/page/kancil.tsx';
import { billName, useBillWords, useOpeningBill } from '../enrolment/bill-line.tsx';
import { billYears, payRefusal } from '../enrolment/bill-years.ts';
import { billsQuery, lessonsQuery } from '../enrolment/child-queries.ts';
import { useOpenCharges } from '../pattern/open-charges.ts';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { useTexts } from '../pattern/texts.ts';
import { isDatedByWeek, isTestLesson, lastDay, weekOf } from './lesson-state.ts';
import styles from './lesson-card.module.css';

type Words = Translated<(typeof classroom)['closed']>;

/** What is said with a reason. */
interface Facts {
  words: Words;
  /** of the child */
  name: string;
  /** the day it comes, and the last on which it is there */
  from: string;
  until: string;
  /** the week it belongs to, when it is dated by that */
  week: string | null;
  isComing: boolean;
  isTest: boolean;
  /** months of the package; null while the bills are not known */
  months: number | null;
  /** the bill that opens it, in words */
  bill: string | null;
}

interface Row {
  pose: KancilPose;
  title: (words: Words) => string;
  /** one sentence */
  text: (facts: Facts) => string;
  /** what opens it or leads on; null where nothing does */
  way: 'bill' | 'next year' | 'current lesson' | null;
}

const unpaid = ({ words, bill, isComing, from }: Facts) => {
  if (bill === null) return words.unpaidTextAny;
  return isComing ? words.unpaidComing(from, bill) : words.unpaidText(bill);
};

/** A test may be skipped with its bill although its week is one of paid months, or is still to come. */
const skipped = ({ words, until, week, isTest }: Facts) => {
  if (isTest) return words.skippedTestText;
  return week === null ? words.skippedText(until) : words.skippedWeekText(week);
};

/** Every reason for which a lesson cannot be opened: the sentence, and the one button where something opens it. */
const closed = {
  NOT_IN_PACKAGE: {
    pose: 'thinking',
    title: (words) => words.packageTitle,
    text: ({ words, months }) => (months === null ? words.packageTextAny : words.packageText(months)),
    way: null,
  },
  BILL_UNPAID: { pose: 'thinking', title: (words) => words.unpaidTitle, text: unpaid, way: 'bill' },
  CHILD_LEFT: {
    pose: 'waving',
    title: (words) => words.leftTitle,
    text: ({ words, name }) => words.leftText(name),
    way: 'next year',
  },
  YEAR_OVER: {
    pose: 'celebrating',
    title: (words) => words.overTitle,
    text: ({ words }) => words.overText,
    way: 'next year',
  },
  YEAR_NOT_BEGUN: {
    pose: 'waving',
    title: (words) => words.notBegunTitle,
    text: ({ words, from }) => words.notBegunText(from),
    way: null,
  },
  NOT_RELEASED: {
    pose: 'waving',
    title: (words) => words.notReleasedTitle,
    text: ({ words, from }) => words.notReleasedText(from),
    way: 'current lesson',
  },
  GONE: {
    pose: 'sleeping',
    title: (words) => words.goneTitle,
    text: ({ words, until }) => words.goneText(until),
    way: 'current lesson',
  },
  PERIOD_SKIPPED: {
    pose: 'sleeping',
    title: (words) => words.skippedTitle,
    text: skipped,
    way: 'current lesson',
  },
} as const satisfies Record<ClosedReason, Row>;

export interface ClosedLesson {
  pose: KancilPose;
  title: string;
  text: string;
  /** the one button; `main` where it is what the family should do now */
  way: { to: string; label: string; main: boolean } | null;
  /** the payment of its bill that the family has begun already */
  charge: OpenCharge | null;
}

/** Why a lesson is closed to this child, and what to do about it; of an open one this is not asked. */
export const useClosedLesson = (course: ChildCourse, reason: ClosedReason, child: Child): ClosedLesson => {
  const { closed: words } = useTexts().classroom;
  const { weekday, date, period } = useFormats();
  const bill = useOpeningBill(course, child.child_id);
  const charge = useChargeOf(bill);
  const billWords = useBillWords();
  const row: Row = closed[reason];
  const { released_at, gone_at, state } = course.child_course;
  const { firstDay, lastDay: weekEnd } = weekOf(course.child_course);
  return {
    pose: row.pose,
    title: row.title(words),
    text: row.text({
      words,
      name: child.first_name,
      from: weekday(new Date(released_at)),
      until: date(lastDay(gone_at)),
      week: isDatedByWeek(course.child_course) ? period(firstDay, weekEnd) : null,
      isComing: state === 'SCHEDULED',
      isTest: isTestLesson(course),
      months: useMonths(course, child),
      bill: bill && billWords(bill),
    }),
    way: useWays(course, bill, child)[row.way ?? 'none'],
    charge,
  };
};

/** The charge that pays a bill, here or in another window: it is gone on with, and no other is begun. */
const useChargeOf = (bill: Billing | null): OpenCharge | null => {
  const charges = useOpenCharges();
  return charges.findLast(({ billing_id }) => bill !== null && billing_id === bill.billing_id) ?? null;
};

/** The package of the year that a lesson is released in. */
const useMonths = ({ child_course }: ChildCourse, child: Child): number | null => {
  const { data } = useQuery(billsQuery(child.child_id));
  const years = billYears(data?.billing ?? []).filter(([first]) => first?.is_active);
  if (years.length <= 1) return years[0]?.[0]?.billing_period ?? null;
  const day = dayInJakarta(new Date(child_course.released_at));
  const begun = years.find(([first]) => first && first.billing_period_start <= day);
  return (begun ?? years.at(-1))?.[0]?.billing_period ?? null;
};

/** Where each way leads for this child now. */
const useWays = (course: ChildCourse, bill: Billing | null, child: Child) => {
  const { classroom, payments } = useTexts();
  const { childStatus, closed: words, next, tabs } = classroom;
  const charge = useChargeOf(bill);
  const today = useToday();
  const { data: bills } = useQuery(billsQuery(child.child_id));
  const { data: lessons } = useQuery(lessonsQuery(child.child_id));
  const current = lessons?.current_course;
  const year = bill && billYears(bills?.billing ?? []).find((one) => one.includes(bill));
  const mayPay = bill && year && payRefusal(year, bill, today) === null;
  const toBills = paths.child(child.child_id, numberOfChildTab('billing'));
  const toPay =
    bill && mayPay
      ? { to: paths.payBill(child.child_id, bill.billing_id), label: childStatus.payNow, main: true }
      : { to: toBills, label: next.toBills, main: false };
  const goOn =
    charge && !charge.under_review
      ? { to: paths.openCharge(charge), label: payments.goOn, main: true }
      : null;
  return {
    none: null,
    bill: charge ? goOn : toPay,
    'next year': {
      to: paths.child(child.child_id, numberOfChildTab('next')),
      label: tabs.next,
      main: child.eligible_next_grade,
    },
    'current lesson':
      current?.master_course.video_url && current.child_course.course_id !== course.child_course.course_id
        ? {
            to: paths.course(current.child_course.course_id, child.child_id),
            label: words.current,
            main: false,
          }
        : null,
  };
};

/** The bill that opens a lesson, by its number: the head of the page says the rest. */
const useOpensWith = (course: ChildCourse, child: Child): string => {
  const { billing, closed: words } = useTexts().classroom;
  const bill = useOpeningBill(course, child.child_id);
  return bill ? words.unpaidShort(keepTogether(billName(billing, bill))) : words.unpaidTextAny;
};

/** Why a lesson is closed, in a few words under its name. */
export const WhyClosed = ({
  course,
  reason,
  child,
}: {
  course: ChildCourse;
  reason: ClosedReason;
  child: Child;
}) => {
  const { text, way, charge } = useClosedLesson(course, reason, child);
  const opensWith = useOpensWith(course, child);
  const { open } = useTexts().payments;
  return (
    <p className={styles.why}>
      {reason === 'BILL_UNPAID' ? opensWith : text}{' '}
      {charge && `${charge.under_review ? open.review : open.title}. `}
      {way && (
        <Link to={way.to} className={styles.way}>
          {way.label}
        </Link>
      )}
    </p>
  );
};
