import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Child } from '../../../contract/objects.ts';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import type { PaymentFailure } from '../../../domain/billing/payment-failure.ts';
import { type PaymentMethod, isPaymentType } from '../../../domain/billing/payment-methods.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { frozenBill } from '../../../domain/billing/bill-view.ts';
import { ChargeProblem } from './charge-problem.tsx';
import drawer from './drawer.module.css';
import type { DrawerNavigation } from './drawer-navigation.ts';
import styles from './outcome.module.css';
import type { PurchaseAddress } from './purchase-address.ts';
import { billsQuery } from '../enrolment/child-queries.ts';
import { priceListQuery } from './purchase-queries.ts';
import { Heading, Screen } from './step-frame.tsx';
import { type PriceList, methodIn, priceListOf } from '../../billing/price-list.ts';
import { useOpenCharge } from './use-open-charge.ts';

interface Props {
  child: Child;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
  orderId: string;
  paymentType: string;
  billId: number | null;
  failure: PaymentFailure | null;
  /** a code opened after this one, which ended it */
  newer: PaymentItem | null;
}

/** The charge ended unpaid: another method, or the same once more. The bill is as it was. */
export const Failed = (props: Props) => {
  const { child, navigation, billId, failure, newer } = props;
  const { outcome } = useTexts().purchase;
  const bills = useQuery(billsQuery(child.child_id));
  const bill = bills.data?.billing.find(
    ({ billing_id, status }) => billing_id === billId && status === 'PAYABLE',
  );
  const prices = useQuery(priceListQuery);
  const list = prices.data && priceListOf(prices.data);
  const method = isPaymentType(props.paymentType) ? props.paymentType : null;
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
  // A method in the address says that one is being chosen: no open charge is looked for.
  const choose = () => navigation.choose({ step: 4, orderId: null, billId, method });
  return (
    <Outcome
      {...(failure === null || failure === 'refused' || failure === 'replaced'
        ? outcome.failed
        : outcome[failure])}
      orderId={props.orderId}
      controls={
        <>
          <Button variant="outline" size="md" onClick={choose}>
            {outcome.failed.change}
          </Button>
          {bill && list && method ? (
            <Again {...props} bill={bill} list={list} method={methodIn(list, method)} />
          ) : (
            <Button size="md" loading={bills.isLoading || prices.isLoading} onClick={choose}>
              {outcome.failed.again}
            </Button>
          )}
        </>
      }
    />
  );
};

/** The same bill by the same method: straight to its new code. */
const Again = ({
  child,
  at,
  navigation,
  bill,
  list,
  method,
}: Pick<Props, 'child' | 'at' | 'navigation'> & {
  bill: Billing;
  list: PriceList;
  method: PaymentMethod;
}) => {
  const { failed } = useTexts().purchase.outcome;
  const view = frozenBill(bill.amount, method);
  const charge = useOpenCharge({ child, at: { ...at, method: method.type }, navigation, bill, list, view });
  return (
    <>
      <ChargeProblem error={charge.error} />
      <Button size="md" loading={charge.isPending} onClick={charge.open}>
        {failed.again}
      </Button>
    </>
  );
};

interface OutcomeProps {
  title: string;
  text: string;
  detail: string;
  /** of a payment that one may ask about */
  orderId?: string;
  controls: ReactNode;
}

const Outcome = ({ title, text, detail, orderId, controls }: OutcomeProps) => (
  <Screen controls={<div className={`${drawer.buttons} ${drawer.both}`}>{controls}</div>}>
    <div className={styles.outcome}>
      <Kancil pose="worried" className={styles.kancil} />
      <Heading key={title}>{title}</Heading>
      <p>{text}</p>
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
