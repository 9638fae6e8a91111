import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import type { DeskPayment, DeskRecord, Refund } from '../../../contract/payment-desk.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { MoneySteps } from '../../app/billing/money-steps.tsx';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { notifyDone } from '../list/feedback.ts';
import type { ListPage } from '../list/list-page.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import styles from '../list/panel-facts.module.css';
import { NamedRowPanel } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { deskStateOf, saidIn, stepName } from './desk-state.ts';
import { TakeByHand } from './hand-payment-form.tsx';
import { useDeskPayment } from './live-desk.ts';
import { OtherAmount } from './other-amount.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { paymentQuery } from './payment-query.ts';
import { inRupiah } from './refund-entry.ts';
import { RefundForm, goToRefund } from './refund-form.tsx';
import { ByHand } from './undo-by-hand.tsx';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { StatusWord } from '../list/status-word.tsx';

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
      keys={{ [payments.refunds.shortcut.toLowerCase()]: goToRefund }}
    >
      {(payment) => <Desk listed={payment} />}
    </NamedRowPanel>
  );
};

const childOf = ({ child }: DeskPayment) => fullName(child.first_name, child.last_name);

const Desk = ({ listed }: { listed: DeskPayment }) => {
  const { payments } = useTexts().admin;
  const { payment, isError, refetch } = useDeskPayment(listed.order_id);
  const subject = useRef<HTMLParagraphElement>(null);
  // The keys go on from here, and not from the row, which has the whole list behind it.
  useEffect(() => subject.current?.focus({ preventScroll: true }), []);
  return (
    <div className={formStyles.dialog}>
      <p ref={subject} className={formStyles.subject} tabIndex={-1} data-autofocus>
        {childOf(listed)}
      </p>
      <PaymentFacts payment={payment ?? listed} />
      {payment && <Record payment={payment} toTop={() => subject.current?.focus()} />}
      {!payment && !isError && <Skeleton height={220} />}
      {!payment && isError && (
        <Button variant="subtle" onClick={() => void refetch()}>
          {payments.failed}
        </Button>
      )}
    </div>
  );
};

const Record = ({ payment, toTop }: { payment: DeskRecord; toTop: () => void }) => {
  const { admin, money } = useTexts();
  const { payments } = admin;
  const formats = useFormats();
  const say = (instant: string) => officeMoment(instant, formats);
  const user = useUser();
  const refunds = useRef<HTMLElement>(null);
  const asking = useMutation({
    mutationFn: () => mutate('POST /payment/desk/ask', { body: { order_id: payment.order_id } }),
    onSuccess: ({ message, payment: now }) =>
      notifyDone({
        message,
        about: ({ admin: { payments: words } }) =>
          words.asked(inRupiah(now.received_amount), childOf(now), words.states[deskStateOf(now)]),
      }),
  });
  return (
    <>
      {payment.other_amount !== null && (
        <OtherAmount payment={payment} reported={payment.other_amount} onDecided={toTop} />
      )}
      <section className={styles.section} aria-label={money.title}>
        <h3>{money.title}</h3>
        <MoneySteps
          moments={payment.money}
          gross={payment.received_amount}
          byCard={payment.payment_type === 'credit_card'}
          say={say}
          nameOf={(moment) => stepName(moment, payment, { admin, money })}
          isShort
        />
        <div className={styles.ways}>
          <TakeByHand bill={payment.bill_to_pay && { ...payment.bill_to_pay, child: childOf(payment) }} />
          {payment.by_hand === null && (
            <Button
              variant="outline"
              aria-disabled={asking.isPending || undefined}
              onClick={() => {
                if (!asking.isPending) asking.mutate();
              }}
            >
              {payments.ask}
            </Button>
          )}
        </div>
      </section>
      {payment.by_hand && <ByHand payment={payment} entry={payment.by_hand} say={say} />}
      <RefundList ref={refunds} refunds={payment.refunds} say={say} />
      <section className={styles.section} aria-label={payments.refunds.title}>
        <h3>
          {payments.refunds.title} <kbd aria-hidden="true">{payments.refunds.shortcut}</kbd>
        </h3>
        {user?.role === 'owner' ? (
          <RefundForm payment={payment} onGiven={() => refunds.current?.focus()} />
        ) : (
          <p>{payments.refunds.forOwners}</p>
        )}
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

const tones = { ASKED: 'waiting', DONE: 'done', REFUSED: 'stopped' } as const;

/** What of a payment went back or was asked for, and by whom. */
const RefundList = ({
  ref,
  refunds,
  say,
}: {
  /** takes the focus when one was added */
  ref: RefObject<HTMLElement | null>;
  refunds: readonly Refund[];
  say: (instant: string) => string;
}) => {
  const { payments } = useTexts().admin;
  if (refunds.length === 0) return null;
  return (
    <section ref={ref} tabIndex={-1} className={styles.section} aria-label={payments.refunds.list}>
      <h3>{payments.refunds.list}</h3>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.refund_id}>
            <strong>{formatRupiah(rupiah(refund.amount))}</strong>{' '}
            {refund.way === 'gateway' ? payments.byGateway : payments.byTransfer}{' '}
            <StatusWord tone={tones[refund.state]}>{payments.refunds.states[refund.state]}</StatusWord>
            <br />
            {refund.reason}
            {refund.reference !== '' && <code> {refund.reference}</code>}
            <br />
            {refund.asked_by ?? payments.refunds.madeThere},{' '}
            <time dateTime={refund.asked_at}>{say(refund.asked_at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
};
