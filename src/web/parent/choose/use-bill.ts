import { useQuery } from '@tanstack/react-query';
import type { Billing } from '../../../contract/payment-objects.ts';
import { rupiah } from '../../../domain/values/money.ts';
import { useParent } from '../pattern/profile-session.ts';
import { type BillView, frozenBill, yearBill } from '../../../domain/billing/bill-view.ts';
import { type PriceList, methodIn } from '../../billing/price-list.ts';
import type { PurchaseAddress } from '../pay/purchase-address.ts';
import { costQuery } from '../pay/purchase-queries.ts';

/** What the courier takes to the family's city; null while it is not chosen or not known. */
export const useDeliveryCost = ({ courier }: Pick<PurchaseAddress, 'courier'>) => {
  const user = useParent();
  const query = costQuery(courier ?? 'jne', user);
  const { data } = useQuery({ ...query, enabled: courier !== null && query.enabled });
  const [charged] = courier === null ? [] : (data?.costs ?? []);
  return charged === undefined ? null : rupiah(charged.value);
};

/** The present bill: frozen once a charge was opened, else computed from what is chosen. */
export const useBill = (
  at: PurchaseAddress,
  { list, bill }: { list: PriceList; bill: Billing | null },
): BillView => {
  const delivery = useDeliveryCost(at);
  const method = at.method && methodIn(list, at.method);
  if (bill || at.purpose === 'COURSE_EXTENSION') return frozenBill(bill?.amount ?? 0, method);
  return yearBill(at.purpose, list.prices, { term: at.term, delivery, method });
};
