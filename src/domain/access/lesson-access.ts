import { billState, countsAsPaid } from '../billing/bill-state.ts';
import type { Bill } from '../billing/bills.ts';
import { billOfTest } from '../billing/packages.ts';
import type { Term } from '../billing/terms.ts';
import { yearHasBegun } from '../calendar/batch-year.ts';
import type { CourseMaster } from '../courses/course-master.ts';
import { isTest } from '../courses/course-type.ts';
import { type CalendarDate, addDays, dayInJakarta, startOfDay } from '../values/calendar-date.ts';
import { wasLeft } from '../enrolment/enrolments.ts';
import { type BilledEnrolment, type ChildAccess, childAccess } from './child-access.ts';

/**
 * Why a lesson cannot be opened now (rule R115): the package does not include it, before all others (rule R110); its bill
 * is unpaid; the child has left; its years are over; its year has not begun; it is not released yet; it has gone; it has gone in a
 * period that was skipped, or is a test whose bill was.
 */
export const closedReasons = [
  'NOT_IN_PACKAGE',
  'BILL_UNPAID',
  'CHILD_LEFT',
  'YEAR_OVER',
  'YEAR_NOT_BEGUN',
  'NOT_RELEASED',
  'GONE',
  'PERIOD_SKIPPED',
] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** Whether a lesson may be opened. Its video, its links, its mark and its place in a calendar all follow from this. */
export interface LessonAccess<B = unknown> {
  /** null: it may be opened now */
  readonly reason: ClosedReason | null;
  /** the bill to pay for it, when that is the reason */
  readonly openedBy: B | null;
  /** what the bills say by themselves: of the day of viewing, for a lesson to come of the day of its release; of a test its own */
  readonly paidFor: boolean;
}

/** When a lesson comes and goes. */
interface Released {
  readonly releasedAt: Date;
  readonly goneAt: Date;
}

/** What decides about a lesson besides the child's enrolments. */
export interface TimedLesson extends Released {
  readonly master: Pick<CourseMaster, 'type' | 'unit'>;
}

/** A year of a child in the package that was bought for it. */
export interface PackagedYear<B extends Bill = Bill> extends BilledEnrolment<B> {
  readonly term: Term;
}

/**
 * Judges the lessons of `enrolment`, one of the child's `enrolments`, at `now`. This is the one place that decides whether
 * a lesson may be opened (rule R115). Lessons that come and go on the same days are judged once, and so are the bills of
 * a day; a test goes by its own bill.
 */
export function lessonAccess<B extends Bill>(
  enrolments: readonly BilledEnrolment<B>[],
  enrolment: PackagedYear<B>,
  now: Date,
): (lesson: TimedLesson) => LessonAccess<B> {
  const today = dayInJakarta(now);
  const byDay = new Map<CalendarDate, ChildAccess<B>>();
  const accessOn = (day: CalendarDate) => {
    const known = byDay.get(day) ?? childAccess(enrolments, day);
    byDay.set(day, known);
    return known;
  };
  // Hardly any family skips a period, and nearly every lesson of a year has gone sooner or later.
  const anySkipped = enrolments.some(({ bills }) => bills.some((bill) => isSkipped(bill, today)));
  const leftAt = enrolment.leftOn ? startOfDay(enrolment.leftOn) : null;
  const judge = ({ releasedAt, goneAt }: Released): LessonAccess<B> => {
    const { hasAccess, openedBy } = accessOn(now < releasedAt ? dayInJakarta(releasedAt) : today);
    const closed = (reason: ClosedReason) => ({ reason, openedBy: null, paidFor: hasAccess });
    if (leftAt !== null && goneAt > leftAt) return closed('CHILD_LEFT');
    if (now >= goneAt)
      return closed(
        anySkipped && wasSkipped({ releasedAt, goneAt }, accessOn, today) ? 'PERIOD_SKIPPED' : 'GONE',
      );
    if (openedBy !== null) return { ...closed('BILL_UNPAID'), openedBy };
    if (!hasAccess) return closed('YEAR_OVER');
    if (now >= releasedAt) return { reason: null, openedBy: null, paidFor: true };
    return closed(yearHasBegun(enrolment.startDate, today) ? 'NOT_RELEASED' : 'YEAR_NOT_BEGUN');
  };
  /** A test goes by its own bill, whenever its week falls (rule R110). */
  const judgeTest = ({ releasedAt, goneAt, master }: TimedLesson): LessonAccess<B> => {
    const number = billOfTest(enrolment.term, master.unit);
    const bill = enrolment.bills.find(({ sequence }) => sequence === number) ?? null;
    const state = bill && billState(bill, today);
    const paidFor = bill !== null && countsAsPaid(bill, today);
    const closed = (reason: ClosedReason) => ({ reason, openedBy: null, paidFor });
    if (number === null) return closed('NOT_IN_PACKAGE');
    if (wasLeft(enrolment)) return closed('CHILD_LEFT');
    if (state === 'SKIPPED') return closed('PERIOD_SKIPPED');
    if (now >= goneAt) return closed('GONE');
    if (!paidFor) return { ...closed('BILL_UNPAID'), openedBy: bill };
    if (now >= releasedAt) return { reason: null, openedBy: null, paidFor: true };
    return closed(yearHasBegun(enrolment.startDate, today) ? 'NOT_RELEASED' : 'YEAR_NOT_BEGUN');
  };
  const byRelease = new Map<string, LessonAccess<B>>();
  return (lesson) => {
    if (isTest(lesson.master.type)) return judgeTest(lesson);
    const released = `${lesson.releasedAt.getTime()} ${lesson.goneAt.getTime()}`;
    const access = byRelease.get(released) ?? judge(lesson);
    byRelease.set(released, access);
    return access;
  };
}

const isSkipped = (bill: Bill, today: CalendarDate): boolean => billState(bill, today) === 'SKIPPED';

/** Whether the bills of its first and of its last day were both SKIPPED: it was there, and the family never had it. */
const wasSkipped = (
  { releasedAt, goneAt }: Released,
  accessOn: (day: CalendarDate) => ChildAccess,
  today: CalendarDate,
): boolean =>
  [dayInJakarta(releasedAt), addDays(dayInJakarta(goneAt), -1)]
    .map((day) => accessOn(day).decidedBy)
    .every((bill) => bill !== null && isSkipped(bill, today));
