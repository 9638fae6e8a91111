import type { Amounts } from '../../domain/billing/amounts.ts';
import type { BillItem, ItemKind } from '../../domain/billing/price-items.ts';
import { type Rupiah, subtract } from '../../domain/values/money.ts';
import { type Locale, languageOf } from '../../i18n/language.ts';
import type { PaymentRow } from './payment-store.ts';
import { words } from './payment-words.ts';
import type { PricesToday } from './price-list.ts';

/** What the payment service shows of a charge, line by line, in the family's language. Lines of nothing are left out. */
export const chargeLines = (
  locale: Locale,
  {
    items,
    amounts,
    today,
    payment,
  }: { items: readonly BillItem[]; amounts: Amounts; today: PricesToday; payment: PaymentRow },
): { name: string; price: Rupiah }[] => {
  const text = words[languageOf(locale)];
  const bill = locale === 'ID' ? payment.billDescriptionIndo : payment.billDescription;
  const named = (kind: 'registration' | 'kit' | 'book') => {
    const { name, nameIndo } = today.nameOf(kind);
    return locale === 'ID' ? nameIndo : name;
  };
  const nameOf = (kind: ItemKind) => {
    if (kind === 'delivery') return text.delivery;
    return kind === 'bill' || kind === 'interval' ? bill : named(kind);
  };
  const lines = items.map(({ kind, value, discount }) => ({
    name: nameOf(kind),
    price: subtract(value, discount),
  }));
  return [...lines, { name: text.fee, price: amounts.fee }].filter(({ price }) => price !== 0);
};
