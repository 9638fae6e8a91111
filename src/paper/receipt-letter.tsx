import { isPaidMethod } from '../domain/billing/payment-methods.ts';
import { calendarDate, startOfDay } from '../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../domain/values/money.ts';
import { classroom as classroomEn } from '../i18n/en/classroom.ts';
import { payments as en } from '../i18n/en/payments.ts';
import { formatsOf } from '../i18n/formats.ts';
import { classroom as classroomId } from '../i18n/id/classroom.ts';
import { payments as id } from '../i18n/id/payments.ts';
import type { Language } from '../i18n/language.ts';
import { type Greeted, type Sender, printLetter, wordsIn } from './print-letter.tsx';

const methods = { en: en.methods, id: id.methods };

export interface ReceiptLetter extends Greeted {
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
  /** paid by whom the family sent a payment link; absent in letters from before this was told */
  byLink?: boolean;
  parcel: { courier: string; lines: readonly string[] } | null;
  /** what the payment opens, `from` and `lastLesson` being days; absent in letters from before this was told */
  opens?: { lessons: number; lastLesson: string; from: string } | null;
  /** `due` is a day */
  nextBill: { amount: number; due: string } | null;
}

const lessonWords = { en: classroomEn.billing, id: classroomId.billing };

const lessonsOf = (
  language: Language,
  { lessons, lastLesson, from }: NonNullable<ReceiptLetter['opens']>,
): string => {
  const words = lessonWords[language];
  const until = formatsOf(language).date(startOfDay(calendarDate(lastLesson)));
  if (lessons > 0) return words.opens(lessons, until);
  return from <= lastLesson ? words.noneLeft(until) : words.lastInstalment(until);
};

const money = (amount: number) => formatRupiah(rupiah(amount));

/** The receipt of a payment that has arrived. */
export const receiptLetter = (language: Language, data: ReceiptLetter, sender: Sender) => {
  const words = wordsIn(language, sender).receipt;
  const { moment, date } = formatsOf(language);
  const method = methods[language][isPaidMethod(data.paymentType) ? data.paymentType : 'other'];
  const { nextBill, parcel } = data;
  return printLetter(language, sender, data, {
    subject: words.subject(data.number),
    body: [
      words.body(money(data.total), data.child, moment(new Date(data.paidAt))),
      ...(data.byLink ? [words.byLink] : []),
    ],
    table: [
      { name: words.bill, value: data.bill },
      ...data.lines.flatMap(({ name, value, discount }) => [
        { name, value: money(value) },
        ...(discount > 0 ? [{ name: words.discount, value: money(-discount) }] : []),
      ]),
      { name: words.total, value: money(data.total), strong: true },
      { name: words.method, value: method },
      ...(data.opens ? [{ name: words.lessons, value: lessonsOf(language, data.opens) }] : []),
      { name: words.number, value: data.number },
      { name: words.order, value: data.orderId },
      ...(parcel ? [{ name: words.parcel, value: [parcel.courier, ...parcel.lines].join(' · ') }] : []),
      ...(nextBill
        ? [
            {
              name: words.nextBill,
              value: words.due(money(nextBill.amount), date(startOfDay(calendarDate(nextBill.due)))),
            },
          ]
        : []),
    ],
    button: words.button,
    url: data.url,
    footnote: words.footnote,
  });
};
