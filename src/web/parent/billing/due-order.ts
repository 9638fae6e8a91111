import type { Billing } from '../../../contract/payment-objects.ts';

/** The earliest first; what is due by `today` apart from what is not yet. */
export const byDueDate = <One extends { bill: Pick<Billing, 'billing_period_start'> }>(
  rows: readonly One[],
  today: string,
) => {
  const sorted = rows.toSorted((a, b) =>
    a.bill.billing_period_start.localeCompare(b.bill.billing_period_start),
  );
  const isDue = ({ bill }: One) => bill.billing_period_start <= today;
  return { due: sorted.filter(isDue), later: sorted.filter((one) => !isDue(one)) };
};
