import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { frozenBill } from '../../../domain/billing/bill-view.ts';
import {
  type PaymentMethod,
  isPaymentType,
  needsCardToken,
} from '../../../domain/billing/payment-methods.ts';
import { type PriceList, methodIn, priceListOf } from '../../billing/price-list.ts';
import { billsQuery } from '../enrolment/child-queries.ts';
import { Button } from '../../ui/app/button.tsx';
import { ChargeProblem } from './charge-problem.tsx';
import type { DrawerNavigation } from './drawer-navigation.ts';
import type { PurchaseAddress } from './purchase-address.ts';
import { priceListQuery } from './purchase-queries.ts';
import { useOpenCharge } from './use-open-charge.ts';

export interface Paid {
  child: Child;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
  /** the bill of the charge that is over; null: not known */
  billId: number | null;
  paymentType: string;
}

/** To the choice of another method. A method in the address says that one is being chosen: no open charge is looked for. */
export const chooseMethod = ({ navigation, billId, paymentType }: Omit<Paid, 'child' | 'at'>) =>
  navigation.choose({
    step: 4,
    orderId: null,
    billId,
    method: isPaymentType(paymentType) ? paymentType : null,
  });

/** Pays a bill once more by its method: straight to its new code; a card is typed again. */
export const PayAgain = ({ label, ...paid }: Paid & { label: string }) => {
  const { child, billId, paymentType } = paid;
  const bills = useQuery(billsQuery(child.child_id));
  const bill = bills.data?.billing.find(
    ({ billing_id, status }) => billing_id === billId && status === 'PAYABLE',
  );
  const prices = useQuery(priceListQuery);
  const list = prices.data && priceListOf(prices.data);
  if (bill && list && isPaymentType(paymentType) && !needsCardToken(paymentType))
    return <AtOnce {...paid} bill={bill} list={list} method={methodIn(list, paymentType)} label={label} />;
  return (
    <Button size="md" loading={bills.isLoading || prices.isLoading} onClick={() => chooseMethod(paid)}>
      {label}
    </Button>
  );
};

const AtOnce = ({
  child,
  at,
  navigation,
  bill,
  list,
  method,
  label,
}: Pick<Paid, 'child' | 'at' | 'navigation'> & {
  bill: Billing;
  list: PriceList;
  method: PaymentMethod;
  label: string;
}) => {
  const view = frozenBill(bill.amount, method);
  const year = { at: { ...at, method: method.type }, grade: null };
  const charge = useOpenCharge({ ...year, child, navigation, bill, list, view });
  return (
    <>
      <ChargeProblem error={charge.error} />
      <Button size="md" loading={charge.isPending} onClick={() => charge.open()}>
        {label}
      </Button>
    </>
  );
};
