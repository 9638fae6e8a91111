import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChargeLine, PaymentItem, PaymentStatus } from '../../../contract/payment-objects.ts';
import { partBack } from '../../../domain/billing/payment-trail.ts';
import { isPaidMethod } from '../../../domain/billing/payment-methods.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { addressLines, shownPhone, whatsappShare } from '../../../i18n/brand.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { useBrand, useFormats, useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { useLessonWords } from '../enrolment/bill-line.tsx';
import styles from './receipt.module.css';

/** A payment as its receipt and its record show it. */
type Shown = PaymentItem | PaymentStatus;

const money = (amount: number) => formatRupiah(rupiah(amount));
const dayOf = (text: string) => startOfDay(calendarDate(text));

interface Props {
  payment: Shown;
  /** the child's full name */
  child: string;
  /** what was paid, in the reader's language */
  what: string;
}

/** The receipt of a payment that is there: what was paid, by whom, how and for which days. Alone on the page in print. */
export const Receipt = ({ payment, child, what }: Props) => {
  const brand = useBrand();
  const { receipt } = useTexts().payments;
  return (
    <section className={styles.receipt} aria-label={receipt.title}>
      <header className={styles.letterhead}>
        <strong>{brand.name}</strong>
        {[...addressLines(brand, useLanguage()), shownPhone(brand.whatsapp), brand.email].map((line) => (
          <span key={line}>{line}</span>
        ))}
        <h2>
          {receipt.title} {payment.receipt_number}
        </h2>
        <p>
          {what} · {child}
        </p>
      </header>
      <Lines payment={payment} />
      <Facts payment={payment} child={child} />
    </section>
  );
};

/** Facts of a payment that are known, one below the other. */
export const Facts = ({ payment, child }: Omit<Props, 'what'>) => {
  const { payments, money: moneyWords } = useTexts();
  const { receipt } = payments;
  const back = 'money' in payment ? partBack(payment.money) : 0;
  const { moment, period, date } = useFormats();
  const lessonsOf = useLessonWords();
  const { parcel, period: days, opens, next_bill: next } = payment;
  const isPaid = payment.receipt_number !== null;
  const facts: [name: string, value: ReactNode][] = [
    [payments.child, child],
    [payments.method, payments.methods[isPaidMethod(payment.payment_type) ? payment.payment_type : 'other']],
  ];
  if ('by_link' in payment && payment.by_link && isPaid) facts.push([payments.paidBy, payments.linkHolder]);
  if ('created_at' in payment && !isPaid) facts.push([payments.begun, moment(new Date(payment.created_at))]);
  if (payment.paid_at !== null) facts.push([receipt.paidAt, moment(new Date(payment.paid_at))]);
  if (back > 0) facts.push([moneyWords.steps.part_back, money(back)]);
  if (payment.receipt_number !== null) facts.push([receipt.number, payment.receipt_number]);
  facts.push([payments.order, payment.order_id]);
  if (days) facts.push([receipt.period, period(dayOf(days.start), dayOf(days.end))]);
  if (days && opens) facts.push([receipt.lessons, lessonsOf({ ...opens, billing_period_start: days.start })]);
  if (parcel)
    facts.push([
      receipt.parcel,
      [
        courierNames[parcel.courier],
        parcel.address_details,
        [parcel.city, parcel.province, parcel.zip_code].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
    ]);
  if (isPaid && next) facts.push([receipt.nextBill, receipt.due(money(next.amount), date(dayOf(next.due)))]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What was charged, line by line. */
export const Lines = ({ payment }: { payment: Shown }) => {
  const texts = useTexts().payments;
  return (
    <section className={styles.lines}>
      <h4>{texts.lines}</h4>
      <ul>
        {payment.lines.map((line, place) => (
          <Line key={String(place)} line={line} />
        ))}
        <li className={styles.total}>
          <span>{texts.total}</span> <span className={styles.price}>{money(payment.gross_amount)}</span>
        </li>
      </ul>
    </section>
  );
};

const Line = ({ line: { name, name_indo, value, discount } }: { line: ChargeLine }) => {
  const words = useTexts().purchase.bill;
  const language = useLanguage();
  return (
    <>
      <li>
        <span>{language === 'id' ? name_indo : name}</span>{' '}
        <span className={styles.price}>{money(value)}</span>
      </li>
      {discount > 0 && (
        <li className={styles.minus}>
          <span>{words.discount}</span> <span className={styles.price}>−{money(discount)}</span>
        </li>
      )}
    </>
  );
};

/** Keeps or passes on a receipt. */
export const ReceiptActions = ({ payment, child }: { payment: Shown; child: string }) => {
  const brand = useBrand();
  const { receipt } = useTexts().payments;
  const { date } = useFormats();
  if (payment.receipt_number === null || payment.paid_at === null) return null;
  const text = receipt.shareText(
    brand.name,
    payment.receipt_number,
    money(payment.gross_amount),
    child,
    date(new Date(payment.paid_at)),
  );
  return (
    <>
      <Button variant="outline" onClick={() => print()}>
        <IconPrinter size={20} aria-hidden="true" />
        {receipt.print}
      </Button>
      <ButtonLink href={whatsappShare(text)} target="_blank" rel="noreferrer" variant="outline">
        <IconBrandWhatsapp size={20} aria-hidden="true" />
        {receipt.share}
      </ButtonLink>
    </>
  );
};
