import { useQuery } from '@tanstack/react-query';
import type { ChildCourse } from '../../../contract/objects.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { billsInYear, isTerm } from '../../../domain/billing/terms.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './bill-line.module.css';
import { billsQuery } from './child-queries.ts';

/** A bill in one line: what it is, for which months, how much. */
export const BillLine = ({ bill }: { bill: Billing }) => {
  const period = useBillPeriod(bill);
  return (
    <p className={styles.bill}>
      <span>
        <strong>{useBillName(bill)}</strong>
        <span className={styles.period}>{period}</span>
        <span className={styles.period}>{useBillLessons(bill)}</span>
        {useAgreed(bill).map((said) => (
          <span key={said} className={styles.period}>
            {said}
          </span>
        ))}
      </span>
      <strong className={styles.amount}>{formatRupiah(rupiah(bill.amount))}</strong>
    </p>
  );
};

/** What the school has agreed about a bill that is to be paid: what it took off, and until when it waits (rules R248 and R250). */
export const useAgreed = ({ discount, delayed_until: until, status }: Billing): readonly string[] => {
  const { billing } = useTexts().classroom;
  const { date } = useFormats();
  const today = useToday();
  return [
    ...(discount > 0 ? [billing.discount(formatRupiah(rupiah(discount)))] : []),
    ...(status === 'PAYABLE' && until !== null && today <= until
      ? [billing.agreedUntil(date(startOfDay(calendarDate(until))))]
      : []),
  ];
};

type BillLessons = Pick<Billing, 'lessons' | 'last_lesson' | 'billing_period_start'>;

/** The lessons that a bill opens, and until when its year has any; the last instalment may open none (rule R113). */
export const useBillLessons = (bill: BillLessons): string => useLessonWords()(bill);

/** Gives a function that says which lessons a bill opens, and until when its year has any. */
export const useLessonWords = () => {
  const { billing } = useTexts().classroom;
  const { date } = useFormats();
  return ({ lessons, last_lesson: last, billing_period_start: start }: BillLessons): string => {
    const until = date(startOfDay(calendarDate(last)));
    if (lessons > 0) return billing.opens(lessons, until);
    return start <= last ? billing.noneLeft(until) : billing.lastInstalment(until);
  };
};

/** The bill that opens a lesson; null while it may be opened, while no bill helps, and until the bills are known. */
export const useOpeningBill = ({ opens_bill: wanted }: ChildCourse, childId: number): Billing | null => {
  const { data } = useQuery({ ...billsQuery(childId), enabled: wanted !== null });
  return data?.billing.find(({ billing_id }) => billing_id === wanted) ?? null;
};

/** `Bill 2 of 6`; the period is shown beside it. */
export const useBillName = (bill: Billing): string => billName(useTexts().classroom.billing, bill);

/** `Bill 2 of 6`, from the words of the page. */
export const billName = (
  words: Pick<ReturnType<typeof useTexts>['classroom']['billing'], 'number'>,
  { sequence, billing_period }: Billing,
): string => words.number(sequence, isTerm(billing_period) ? billsInYear[billing_period] : sequence);

/** A bill's name with its period, for use in a sentence. */
export const useBillWords = () => {
  const language = useLanguage();
  return ({ billing_desc, billing_desc_indo }: Billing): string =>
    language === 'id' ? billing_desc_indo : billing_desc;
};

export const useBillPeriod = (first: Billing, last: Billing = first): string => {
  const { period } = useFormats();
  const day = (text: string) => startOfDay(calendarDate(text));
  return period(day(first.billing_period_start), day(last.open_until));
};
