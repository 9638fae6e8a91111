import { opensLessons } from '../../domain/access/opens-lessons.ts';
import { lessonsOpenedIn } from '../../domain/billing/bill-lessons.ts';
import { type Bill, payableUntil } from '../../domain/billing/bills.ts';
import type { OwedState } from '../../domain/billing/owed-bills.ts';
import type { Term } from '../../domain/billing/terms.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { lastTeachingDay } from '../../domain/calendar/teaching-weeks.ts';
import { type CalendarDate, diffDays } from '../../domain/values/calendar-date.ts';
import { formatRupiah } from '../../domain/values/money.ts';
import { longDate } from '../../i18n/dates.ts';
import * as lettersEn from '../../i18n/en/letters.ts';
import * as noticesEn from '../../i18n/en/notices.ts';
import * as lettersId from '../../i18n/id/letters.ts';
import * as noticesId from '../../i18n/id/notices.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';

const words = {
  en: { ...lettersEn.letters, ...noticesEn.whatsapp, ...noticesEn.notices },
  id: { ...lettersId.letters, ...noticesId.whatsapp, ...noticesId.notices },
};

/** Which message a family is told of a bill in this state; one that is due later than in a week reads like one that is due. */
const noticeOf = { due_7: 'bill_due', overdue: 'bill_overdue', lapsing: 'bill_lapsing' } as const;
export type BillMessage = (typeof noticeOf)[keyof typeof noticeOf];
export const messageAbout = (state: Exclude<OwedState, 'paid' | 'skipped'> | null): BillMessage =>
  noticeOf[state ?? 'due_7'];

/**
 * What staff may send a family about a bill by WhatsApp, in its language: the title of the message that it gets from the school
 * itself, with nothing but the child's first name, a sum and days, and where to sign in (rule R174).
 */
export const whatsappAboutBill = (
  language: Language,
  { firstName, gender }: { firstName: string; gender: 'MALE' | 'FEMALE' | null },
  {
    child,
    bill,
    message,
    today,
    publicUrl,
  }: {
    child: string;
    bill: Bill & { readonly term: Term; readonly batch: BatchCalendar; readonly named: string };
    message: BillMessage;
    today: CalendarDate;
    publicUrl: string;
  },
): string => {
  const { greeting, signIn, [message]: told } = words[language];
  const title = told.title({
    child,
    bill: bill.named,
    amount: formatRupiah(bill.amount),
    due: longDate(language, bill.periodStart),
    days: diffDays(today, bill.periodStart),
    lastDay: longDate(language, payableUntil(bill)),
    opens: opensLessons(bill, bill.batch),
    lessons: lessonsOpenedIn(bill.batch, today)(bill),
    lastLesson: longDate(language, lastTeachingDay(bill.batch)),
  });
  return [greeting(firstName, gender), `${title}.`, signIn(`${publicUrl}${paths.login}`)].join('\n');
};
