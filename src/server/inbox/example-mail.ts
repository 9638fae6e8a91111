import { placementDeadline } from '../../domain/enrolment/placement-status.ts';
import { addDays, dayInJakarta, weekday } from '../../domain/values/calendar-date.ts';
import { exampleBill, exampleSum } from './example-notice.ts';
import type { LetterKinds, RenderLetter } from './letter-kinds.ts';

interface About extends Pick<LetterKinds['receipt'], 'firstName' | 'gender' | 'url'> {
  child: string;
  /** when its message was told */
  at: Date;
}

/** The mail of its own that goes with a kind: the receipt of a payment or the reminder of a test, with figures and days that are made up. */
export const exampleMail = (
  render: RenderLetter,
  kind: 'payment_received' | 'placement_due',
  language: 'en' | 'id',
  { at, ...about }: About,
) => {
  if (kind === 'placement_due')
    return render('placement_reminder', language, { ...about, until: placementDeadline(at).toISOString() });
  const bill = exampleBill[language];
  const inDays = (days: number) => addDays(dayInJakarta(at), days);
  // The last week of lessons ends on a Sunday.
  const lastLesson = inDays(250 - weekday(inDays(250)));
  return render('receipt', language, {
    ...about,
    bill,
    number: 'KW-000000',
    orderId: 'KE-000000',
    paymentType: 'gopay',
    paidAt: at.toISOString(),
    lines: [{ name: bill, value: exampleSum, discount: 0 }],
    total: exampleSum,
    parcel: null,
    opens: { lessons: 8, from: inDays(0), lastLesson },
    nextBill: { amount: exampleSum, due: inDays(60) },
  });
};
