import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { dismissFailure } from '../../shell/notify.ts';
import { useTexts } from '../pattern/texts.ts';
import { inCardWords } from './charge.ts';
import type { BillView } from '../../../domain/billing/bill-view.ts';
import type { PriceList } from '../../billing/price-list.ts';
import type { PurchaseAddress } from './purchase-address.ts';
import type { DrawerNavigation } from './drawer-navigation.ts';

interface ToPay {
  child: Child;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
  /** frozen by an earlier charge; null: a year to buy */
  bill: Billing | null;
  list: PriceList;
  view: BillView;
  /** of the year to buy; null while none is chosen */
  grade: number | null;
}

/** The charge of a child that is being opened, by whichever part of the drawer. */
export const openingKey = (childId: number) => ['open-charge', childId] as const;

/**
 * Opens the charge, and leads to its instructions. A second tap while it is being opened does nothing. A card's token is read
 * here, from what the form holds, so that no cache keeps what it is made of.
 */
export const useOpenCharge = ({ child, at, navigation, bill, list, view, grade }: ToPay) => {
  const busy = useRef(false);
  const readToken = useRef<() => Promise<string>>(undefined);
  const { card } = useTexts().purchase;
  const send = (byCard: object) => {
    if (bill)
      return mutate('POST /payment/pay-billing', {
        body: { ...billPayment(child, at, bill, view), ...byCard },
      });
    const body = { ...yearPayment({ child, at, list, view, grade }), ...byCard };
    return at.purpose === 'NEXT_GRADE'
      ? mutate('POST /payment/pay-next-grade', { body })
      : mutate('POST /payment/first-payment', { body });
  };
  const charge = useMutation({
    mutationKey: openingKey(child.child_id),
    onMutate: dismissFailure,
    mutationFn: async () => {
      const token = await readToken.current?.();
      const opened = send(token === undefined ? {} : byCard(token, view));
      return token === undefined
        ? opened
        : opened.catch((error: unknown) => {
            throw inCardWords(error, card.failed);
          });
    },
    onSuccess: (result) => {
      const first = result.billing.find(({ sequence }) => sequence === 1);
      navigation.choose({
        step: 4,
        orderId: result.order_id,
        billId: bill?.billing_id ?? first?.billing_id ?? null,
        instead: null,
      });
    },
    onError: (error) => {
      // The answer was lost, or an earlier charge was paid: the status of that charge is shown.
      if (error instanceof ApiRefusal && error.orderId !== null)
        navigation.choose({
          step: 4,
          orderId: error.orderId,
          billId: bill?.billing_id ?? null,
          instead: null,
        });
    },
    onSettled: () => {
      busy.current = false;
      readToken.current = undefined;
    },
    meta: { clearError: () => charge.reset() },
  });
  const open = (token?: () => Promise<string>) => {
    // The button learns only with the next picture that it is waiting.
    if (busy.current) return;
    busy.current = true;
    readToken.current = token;
    charge.mutate();
  };
  return { open, isPending: charge.isPending, error: charge.error };
};

/** What a card adds: its token, and the fee with the delivery. */
const byCard = (token: string, { fee, delivery }: BillView) => ({
  token_id: token,
  charge_amount: (fee?.amount ?? 0) + delivery,
});

const yearPayment = ({
  child,
  at,
  list,
  view,
  grade,
}: Pick<ToPay, 'child' | 'at' | 'list' | 'view' | 'grade'>) => {
  const { method, term, batchId, courier } = at;
  if (method === null || term === null || batchId === null || courier === null || grade === null)
    throw new Error('A year is paid once everything is chosen');
  return {
    payment_type: method,
    child_id: child.child_id,
    term,
    price_id: list.intervals[term].priceId,
    grade,
    academic_year_id: batchId,
    courier,
    delivery_amount: view.delivery,
    gross_amount: view.total,
  };
};

const billPayment = (child: Child, at: PurchaseAddress, bill: Billing, view: BillView) => {
  if (at.method === null) throw new Error('A bill is paid once the method is chosen');
  return {
    payment_type: at.method,
    child_id: child.child_id,
    billing_id: bill.billing_id,
    gross_amount: view.total,
  };
};
