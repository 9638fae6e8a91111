import { useQuery } from '@tanstack/react-query';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import { rupiah } from '../../../domain/values/money.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { BillPanel } from './bill-panel.tsx';
import type { Charge } from './charge.ts';
import { panelLinesOf } from './charged-lines.ts';
import { billsQuery } from '../enrolment/child-queries.ts';

interface Props {
  charge: Charge;
  item: PaymentItem | undefined;
  childId: number;
}

/** What is paid, item by item, as it was when the charge was opened. */
export const ChargedBill = ({ charge, item, childId }: Props) => {
  const language = useLanguage();
  const bills = useQuery({ ...billsQuery(childId), enabled: item?.purpose !== 'COURSE_EXTENSION' });
  return (
    <BillPanel
      lines={panelLinesOf(charge.lines, language)}
      total={rupiah(charge.gross)}
      later={item ? laterOf(item, bills.data?.billing ?? []) : null}
      complete
    />
  );
};

/** What is still to be paid in a year after its first bill. */
const laterOf = ({ purpose, get_billing }: PaymentItem, bills: readonly Billing[]) => {
  const paid = bills.find(({ billing_id }) => billing_id === get_billing?.billing_id);
  if (!paid || purpose === 'COURSE_EXTENSION') return null;
  const later = bills.filter(
    ({ academic_year_id, sequence }) =>
      academic_year_id === paid.academic_year_id && sequence > paid.sequence,
  );
  return later[0] ? { count: later.length, amount: rupiah(later[0].amount) } : null;
};
