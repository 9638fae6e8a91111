import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DeskPayment, DeskRecord } from '../../../contract/payment-desk.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { MoneySteps } from '../../hydrated/billing/money-steps.tsx';
import { mutate } from '../../hydrated/mutations.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { Link } from '../../shell/link.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { CopyButton } from '../pattern/copy-button.tsx';
import { notifyDone } from '../pattern/feedback.ts';
import type { ListPage } from '../pattern/list-page.ts';
import { officeMoment } from '../pattern/office-date.ts';
import formStyles from '../pattern/office-form.module.css';
import styles from '../pattern/panel-facts.module.css';
import { NamedRowPanel } from '../pattern/row-panel.tsx';
import { StatusWord } from '../pattern/status-word.tsx';
import { useTexts } from '../pattern/texts.ts';
import { OtherAmount } from './other-amount.tsx';
import { methodName, deskStateOf, saidIn, toneOf } from './desk-state.ts';
import { RefundForm } from './refund-form.tsx';
import { RefundList } from './refund-list.tsx';

const paymentQuery = (orderId: string) => apiQuery('GET /payment/desk/{orderId}', { params: { orderId } });

/** One payment beside the list: where its money is, and what staff can do about it. */
export const PaymentPanel = ({ page }: { page: ListPage<DeskPayment> }) => {
  const { payments } = useTexts().admin;
  return (
    <NamedRowPanel
      title={payments.panel}
      name="payment"
      page={page}
      rowId="order_id"
      query={paymentQuery}
      read={({ payment }): DeskPayment => payment}
      missing={{ title: payments.missingTitle, text: payments.missingText }}
    >
      {(payment) => <Desk listed={payment} />}
    </NamedRowPanel>
  );
};

const Desk = ({ listed }: { listed: DeskPayment }) => {
  const { payments } = useTexts().admin;
  const { data, isError, refetch } = useQuery(paymentQuery(listed.order_id));
  const payment = data?.payment;
  return (
    <div className={formStyles.dialog}>
      <p className={formStyles.subject}>{childOf(listed)}</p>
      <Facts payment={payment ?? listed} />
      {payment && <Record payment={payment} />}
      {!payment && !isError && <Skeleton height={220} />}
      {!payment && isError && (
        <Button variant="subtle" onClick={() => void refetch()}>
          {payments.failed}
        </Button>
      )}
    </div>
  );
};

const childOf = ({ child }: DeskPayment) => fullName(child.first_name, child.last_name);

const Facts = ({ payment }: { payment: DeskPayment }) => {
  const { payments, orders } = useTexts().admin;
  const language = useLanguage();
  const { parent, gross_amount: gross, accepted_amount: accepted } = payment;
  const family = fullName(parent.first_name, parent.last_name);
  const deskState = deskStateOf(payment);
  const facts = [
    [payments.bill, language === 'id' ? payment.billing_desc_indo : payment.billing_desc],
    [payments.charged, `${formatRupiah(rupiah(gross))}, ${methodName(payments, payment.payment_type)}`],
    ...(accepted === null ? [] : [[payments.taken, formatRupiah(rupiah(accepted))]]),
    ...(payment.receipt_number === null ? [] : [[payments.receipt, payment.receipt_number]]),
  ] as const;
  return (
    <div className={styles.facts}>
      <div>
        <address>
          <Link to={paths.adminAccount(parent.user_id, parent.phone_number)}>{family}</Link>
          <a href={`tel:${parent.phone_number}`}>{parent.phone_number}</a>
        </address>
        <CopyButton text={parent.phone_number} label={orders.copyPhone} />
      </div>
      <dl>
        <div>
          <dt>{payments.state}</dt>
          <dd>
            <StatusWord tone={toneOf(deskState)}>{payments.states[deskState]}</StatusWord>
          </dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <address>
          <span>{payments.order}</span>
          <code>{payment.order_id}</code>
        </address>
        <CopyButton text={payment.order_id} label={payments.copyOrder} />
      </div>
    </div>
  );
};

const Record = ({ payment }: { payment: DeskRecord }) => {
  const { admin, money } = useTexts();
  const { payments } = admin;
  const formats = useFormats();
  const say = (instant: string) => officeMoment(instant, formats);
  const asking = useMutation({
    mutationFn: () => mutate('POST /payment/desk/ask', { body: { order_id: payment.order_id } }),
    onSuccess: ({ message }) =>
      notifyDone({ message, about: (texts) => texts.admin.payments.asked(childOf(payment)) }),
  });
  return (
    <>
      {payment.other_amount !== null && <OtherAmount payment={payment} reported={payment.other_amount} />}
      <section className={styles.section} aria-label={money.title}>
        <h3>{money.title}</h3>
        <MoneySteps
          moments={payment.money}
          gross={payment.gross_amount}
          byCard={payment.payment_type === 'credit_card'}
          say={say}
          isShort
        />
        <div className={styles.ways}>
          <Button
            variant="outline"
            aria-disabled={asking.isPending || undefined}
            onClick={() => {
              if (!asking.isPending) asking.mutate();
            }}
          >
            {payments.ask}
          </Button>
        </div>
      </section>
      <RefundList refunds={payment.refunds} say={say} />
      <section className={styles.section} aria-label={payments.refunds.title}>
        <h3>{payments.refunds.title}</h3>
        {/* Begun anew when something went back: the amount that is left is another one. */}
        <RefundForm
          key={`${payment.refunded_amount}-${payment.refunding_amount}-${payment.refundable_amount}`}
          payment={payment}
        />
      </section>
      <details className={styles.section}>
        <summary>{payments.history}</summary>
        <ol>
          {payment.events.map(({ at, source, said }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same may be heard twice at one moment
            <li key={place}>
              <time dateTime={at}>{say(at)}</time> {payments.sources[source]}
              {said !== '' && `: ${saidIn(payments, said)}`}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
};
