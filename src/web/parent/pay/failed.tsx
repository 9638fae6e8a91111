import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import type { PaymentFailure } from '../../../domain/billing/payment-failure.ts';
import type { Purpose } from '../../../domain/billing/price-items.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { notify } from '../../shell/notify.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { useTexts } from '../pattern/texts.ts';
import { billsQuery } from '../enrolment/child-queries.ts';
import { Button } from '../../ui/app/button.tsx';
import { newerCharge, paidBy } from './charge.ts';
import drawer from './drawer.module.css';
import { NothingToPay } from './nothing-to-pay.tsx';
import styles from './outcome.module.css';
import { type Paid, PayAgain, chooseMethod } from './pay-again.tsx';
import { settledOtherwise } from './purchase-status.ts';
import { Heading, Screen } from './step-frame.tsx';

interface Props extends Paid {
  orderId: string;
  purpose: Purpose;
  failure: PaymentFailure | null;
  /** the gateway's word for it */
  gatewayStatus: string;
  /** of a card: whether its bank asked a question (3-D Secure) */
  bankAsked: boolean;
  /** its class takes no registrations any more */
  closed: boolean;
  /** the family's, the newest first */
  payments: readonly PaymentItem[];
}

/** The charge ended unpaid: another method, or the same once more. The bill is as it was. */
export const Failed = (props: Props) => {
  const { child, navigation, failure, payments } = props;
  const newer = newerCharge(payments, props.orderId);
  const bills = useQuery(billsQuery(child.child_id)).data?.billing ?? [];
  const settled = settledOtherwise(props.purpose, child, billOf(bills, props.billId));
  const { outcome, card } = useTexts().purchase;
  const words = { ...wordsOf(outcome, failure), ...(isFailedCard(props) && cardWords(card, props)) };
  const failed = newer || settled || words.note === undefined ? null : `${words.title}. ${words.note}`;
  useEffect(() => {
    if (failed !== null) notify({ severity: 'error', message: failed });
  }, [failed]);
  if (newer)
    return (
      <Outcome
        {...outcome.replaced}
        controls={
          <Button
            size="md"
            onClick={() => navigation.choose({ step: 4, orderId: newer.order_id, method: null })}
          >
            {outcome.replaced.open}
          </Button>
        }
      />
    );
  if (settled)
    return (
      <NothingToPay
        reason={settled}
        why=""
        child={child}
        bills={bills}
        paid={paidBy(payments, child.child_id, props.billId)}
        onClose={navigation.close}
      />
    );
  if (props.closed)
    return (
      <Outcome
        {...words}
        text={outcome.closed.text}
        orderId={props.orderId}
        controls={
          <Button size="md" onClick={() => chooseClass(props)}>
            {outcome.closed.other}
          </Button>
        }
      />
    );
  return (
    <Outcome
      {...words}
      orderId={props.orderId}
      controls={
        <>
          <Button variant="outline" size="md" onClick={() => chooseMethod(props)}>
            {outcome.failed.change}
          </Button>
          <PayAgain {...props} label={outcome.failed.again} />
        </>
      }
    />
  );
};

/** To the classes that are open; whoever moves on chooses the grade first. */
const chooseClass = ({ navigation }: Props) =>
  navigation.choose({ step: 1, orderId: null, billId: null, method: null, instead: null });

type Words = ReturnType<typeof useTexts>['purchase'];

const wordsOf = (outcome: Words['outcome'], failure: PaymentFailure | null): Told =>
  failure === null || failure === 'refused' || failure === 'replaced' ? outcome.failed : outcome[failure];

type FailedCharge = Pick<Props, 'paymentType' | 'failure' | 'gatewayStatus' | 'bankAsked'>;

/** Whether a card was refused, or its bank's question never answered; what was replaced or reversed had not failed. */
const isFailedCard = ({ paymentType, failure }: FailedCharge): boolean =>
  paymentType === 'credit_card' &&
  (failure === 'refused' || failure === 'expired' || failure === 'cancelled');

/**
 * What the specification says of a failed card: after the bank's question the gateway's word, else to try later. Only of
 * one that was refused people read first that their bank declined it.
 */
const cardWords = (card: Words['card'], { failure, gatewayStatus, bankAsked }: FailedCharge) => ({
  ...(failure === 'refused' && { title: card.declined, detail: card.advice }),
  note: bankAsked ? card.failedWith(gatewayStatus) : card.failed,
});

const billOf = (bills: readonly Billing[], billId: number | null) =>
  bills.find(({ billing_id }) => billing_id === billId) ?? null;

interface Told {
  title: string;
  text: string;
  detail: string;
  /** what the gateway says */
  note?: string;
}

interface OutcomeProps extends Told {
  /** of a payment that one may ask about */
  orderId?: string;
  controls: ReactNode;
}

const Outcome = ({ title, text, note, detail, orderId, controls }: OutcomeProps) => (
  <Screen controls={<div className={`${drawer.buttons} ${drawer.both}`}>{controls}</div>}>
    <div className={styles.outcome}>
      <Kancil pose="worried" className={styles.kancil} />
      <Heading key={title}>{title}</Heading>
      <p>{text}</p>
      {note !== undefined && (
        <p>
          <strong>{note}</strong>
        </p>
      )}
      <p className={styles.detail}>{detail}</p>
      {orderId !== undefined && <Help title={title} orderId={orderId} />}
    </div>
  </Screen>
);

const Help = ({ title, orderId }: { title: string; orderId: string }) => {
  const brand = useBrand();
  const { help, helpMessage } = useTexts().payments;
  return (
    <a href={whatsappLink(brand, helpMessage(title, orderId))} target="_blank" rel="noreferrer">
      {help}
    </a>
  );
};
