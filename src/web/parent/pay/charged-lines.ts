import type { Billing, ChargeLine, PaymentItem } from '../../../contract/payment-objects.ts';
import type { Language } from '../../../i18n/language.ts';
import type { PanelLine } from './bill-panel.tsx';

/** The lines of a charge as the bill's panel shows them. */
export const panelLinesOf = (lines: readonly ChargeLine[], language: Language): PanelLine[] =>
  lines.map((line, place) => ({
    key: String(place),
    name: language === 'id' ? line.name_indo : line.name,
    description: language === 'id' ? line.description_indo : line.description,
    discountText: '',
    info: '',
    value: line.value,
    discount: line.discount,
  }));

/**
 * What a bill that was charged before consists of: the lines of one of its charges without that method's fee, which comes
 * last. Null when no known charge adds up to the bill.
 */
export const chargedLinesOf = (
  payments: readonly Pick<PaymentItem, 'get_billing' | 'lines'>[],
  { billing_id, amount }: Pick<Billing, 'billing_id' | 'amount'>,
): readonly ChargeLine[] | null => {
  for (const { get_billing, lines } of payments) {
    if (get_billing?.billing_id !== billing_id) continue;
    let sum = 0;
    const end = lines.findIndex(({ value, discount }) => (sum += value - discount) === amount);
    if (end >= 0) return lines.slice(0, end + 1);
  }
  return null;
};
