import { opensLessons } from '../../domain/access/opens-lessons.ts';
import { lessonsOpenedIn } from '../../domain/billing/bill-lessons.ts';
import { payableUntil } from '../../domain/billing/bills.ts';
import { lastTeachingDay } from '../../domain/calendar/teaching-weeks.ts';
import { type BillNoticeKind, billMoments, billNoticeOn } from '../../domain/messages/bill-notices.ts';
import { everPaid } from '../../domain/enrolment/enrolments.ts';
import { dayInJakarta, diffDays } from '../../domain/values/calendar-date.ts';
import { formatRupiah } from '../../domain/values/money.ts';
import { longDate } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { childrenToPay, unpaidPeriods } from '../enrolment/bills-to-tell.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import { type KnownBill, type KnownEnrolment, enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { type NamedChild, namedChildren } from '../families/named-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { MessagesContext } from './context.ts';
import { noticeAbout } from './notice-about.ts';
import { type FamilyNotice, tellAtMoments } from './tell-at-moments.ts';

const words = { en: en.notices, id: id.notices };

/** Tells families of bills that are due, overdue or about to lapse (rule R170). */
export const tellOfBillsJob = (context: MessagesContext): Job =>
  tellAtMoments(context, {
    name: 'tell-of-bills',
    moments: async (db) => (await unpaidPeriods(db)).flatMap(billMoments),
    noticesAt: async (tx, moment) => {
      const told = (await unpaidPeriods(tx)).filter((period) =>
        billMoments(period).some((at) => at.getTime() === moment.getTime()),
      );
      const children = await Promise.all(told.map((period) => childrenToPay(tx, period)));
      return noticesFor(tx, [...new Set(children.flat())], moment);
    },
  });

const noticesFor = async (tx: Tx, childIds: readonly number[], now: Date): Promise<FamilyNotice[]> => {
  const [enrolments, children] = await Promise.all([enrolmentsOf(tx, childIds), namedChildren(tx, childIds)]);
  return children.flatMap((child) =>
    (enrolments.get(child.childId) ?? [])
      .filter((one) => everPaid([one]))
      .flatMap((enrolment) => enrolment.bills.flatMap((bill) => noticeOf(child, enrolment, bill, now) ?? [])),
  );
};

const noticeOf = (
  child: NamedChild,
  enrolment: KnownEnrolment,
  bill: KnownBill,
  now: Date,
): FamilyNotice | null => {
  const kind = billNoticeOn(bill, dayInJakarta(now));
  if (kind === null) return null;
  const text = (language: Language) =>
    textOf(language, kind, { firstName: child.firstName, enrolment, bill, now });
  return {
    userId: child.familyId,
    ...noticeAbout([child], { kind, now }, text),
    link: paths.child(child.childId, 3),
  };
};

const textOf = (
  language: Language,
  kind: BillNoticeKind,
  {
    firstName,
    enrolment,
    bill,
    now,
  }: { firstName: string; enrolment: KnownEnrolment; bill: KnownBill; now: Date },
) => {
  const { title, body } = words[language][kind];
  const facts = {
    child: firstName,
    bill: describeBill(language, bill, enrolment),
    amount: formatRupiah(bill.amount),
    due: longDate(language, bill.periodStart),
    days: diffDays(dayInJakarta(now), bill.periodStart),
    lastDay: longDate(language, payableUntil(bill)),
    opens: opensLessons(bill, enrolment.batch),
    lessons: lessonsOpenedIn(enrolment.batch, dayInJakarta(now))(bill),
    lastLesson: longDate(language, lastTeachingDay(enrolment.batch)),
  };
  return { title: title(facts), body: body(facts) };
};
