import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PaymentItem } from '../../../contract/payment-objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { useToday } from '../../frame/today.ts';
import { useBrand, useFormats, useLanguage } from '../../frame/page-info.tsx';
import { MoneySteps } from '../../app/billing/money-steps.tsx';
import { Link } from '../../shell/link.tsx';
import { DetailHeading } from '../../ui/app/detail-heading.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { ContinuePaying } from './continue-paying.tsx';
import { parcelsQuery } from '../enrolment/child-queries.ts';
import { ParcelLine } from '../enrolment/parcel-line.tsx';
import { paidBy } from '../pay/charge.ts';
import { Facts, Lines, Receipt, ReceiptActions } from '../pay/receipt.tsx';
import { forWhat, displayStatusOf, mayPayAgain, payAgainAt } from './payment-record.ts';
import { PaymentState } from './payment-state.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './payment-detail.module.css';
import { useTexts } from '../pattern/texts.ts';

const isOneOf = <Words extends object>(words: Words, name: PropertyKey): name is keyof Words =>
  Object.hasOwn(words, name);

const money = (amount: number) => formatRupiah(rupiah(amount));

/** The details of one payment, without the gateway's raw answers. */
export default function PaymentDetail({
  payment,
  payments,
}: {
  payment: PaymentItem | null;
  /** the family's */
  payments: readonly PaymentItem[];
}) {
  const texts = useTexts().payments;
  const moneyTitle = useTexts().money.title;
  const { moment } = useFormats();
  const language = useLanguage();
  const brand = useBrand();
  const today = useToday();
  const parcels = useQuery(parcelsQuery).data?.parcels ?? [];
  if (!payment)
    return (
      <EmptyState pose="lost" title={texts.goneTitle} text={texts.goneText}>
        <ButtonLink to={paths.payments()}>{texts.back}</ButtonLink>
      </EmptyState>
    );
  const status = displayStatusOf(payment);
  const { child_id, first_name, last_name } = payment.get_child;
  const bill = payment.get_billing?.billing_id ?? null;
  const paidSince =
    payment.payment_status === 'FAILED' && bill !== null ? paidBy(payments, child_id, bill) : null;
  const isPaidAgain = mayPayAgain(payment, payments, today);
  const isNotCounted = payment.other_amount === 'dropped';
  const isClosed = isPaidAgain && payment.registration_closed;
  const says =
    isClosed && isOneOf(texts.stateClosed, status)
      ? texts.stateClosed[status]
      : status === 'PENDING' && payment.by_link
        ? texts.linkPays
        : status === 'TO_REFUND' && isNotCounted
          ? texts.notCounted
          : texts.stateText[status];
  // Others say so themselves.
  const saysOpen = isPaidAgain && (status === 'given_back' || status === 'TO_REFUND');
  const child = fullName(first_name, last_name);
  const parcel = parcels.find(({ paid_by }) => paid_by === payment.order_id);
  const what = forWhat(payment, language) ?? texts.noBill;
  return (
    <article className={styles.detail}>
      <Link to={paths.payments()} className={`${layout.way} ${layout.back}`}>
        <span aria-hidden="true">←</span> {texts.back}
      </Link>
      <DetailHeading>{what}</DetailHeading>
      <p className={styles.sum}>{money(payment.gross_amount)}</p>
      <PaymentState status={status} byLink={payment.by_link} />
      <p className={styles.says}>
        {paidSince ? texts.paidSince : says}
        {isClosed && ` ${texts.registrationClosed}`}
        {saysOpen && !isClosed && ` ${isNotCounted ? texts.stillOpen : texts.openAgain}`}
      </p>
      <div className={styles.first}>
        <ContinuePaying payment={payment} />
        {isPaidAgain && (
          <ButtonLink to={payAgainAt(payment)} color="mango">
            {isClosed ? texts.otherClass : texts.payAgain}
          </ButtonLink>
        )}
      </div>
      <section className={styles.money} aria-label={moneyTitle}>
        <h3>{moneyTitle}</h3>
        <MoneySteps
          moments={payment.money}
          gross={payment.gross_amount}
          byCard={payment.payment_type === 'credit_card'}
          say={(instant) => moment(new Date(instant))}
        />
      </section>
      {payment.receipt_number === null ? (
        <>
          <Facts payment={payment} child={child} />
          <Lines payment={payment} />
        </>
      ) : (
        <Receipt payment={payment} child={child} what={what} />
      )}
      {parcel && <ParcelLine parcel={parcel} name={first_name} />}
      <div className={styles.ways}>
        {paidSince && <ButtonLink to={paths.payments(paidSince.order_id)}>{texts.receipt.open}</ButtonLink>}
        <ReceiptActions payment={payment} child={child} />
        {payment.failure !== null && payment.failure !== 'replaced' && (
          <ButtonLink
            href={whatsappLink(brand, texts.helpMessage(texts.state[status], payment.order_id))}
            target="_blank"
            rel="noreferrer"
          >
            <IconBrandWhatsapp size={20} aria-hidden="true" />
            {texts.help}
          </ButtonLink>
        )}
        <ButtonLink to={paths.child(child_id)} variant="outline">
          {texts.toChild(first_name)}
        </ButtonLink>
      </div>
    </article>
  );
}
