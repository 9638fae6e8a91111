import { type BillItem, intervalKeys } from '../../domain/billing/price-items.ts';
import type { Term } from '../../domain/billing/terms.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { type Rupiah, add, noMoney, rupiah } from '../../domain/values/money.ts';
import { courierNames } from '../../i18n/couriers.ts';
import * as en from '../../i18n/en/bill-lines.ts';
import * as id from '../../i18n/id/bill-lines.ts';
import type { Locale } from '../../i18n/language.ts';
import type { PaymentRow } from './payment-store.ts';
import { words } from './payment-words.ts';
import type { PricesToday } from '../prices/price-list.ts';
import type { ChargeLine } from './tables.ts';

/** What the bill that a charge pays is called, in both languages. */
export type BillDescription = Pick<PaymentRow, 'billDescription' | 'billDescriptionIndo'>;

/** The lines of a year's first charge, as its items are called today. */
export const yearLines = (
  items: readonly BillItem[],
  {
    today,
    term,
    courier,
    bill,
  }: { today: Pick<PricesToday, 'wordsOf'>; term: Term; courier: Courier; bill: BillDescription },
): ChargeLine[] => {
  const wordsOf = (kind: BillItem['kind']): Omit<ChargeLine, 'value' | 'discount'> => {
    switch (kind) {
      case 'interval': {
        const { name, nameIndo } = today.wordsOf(intervalKeys[term]);
        return lineWords(en.billLines.interval(name), id.billLines.interval(nameIndo), bill);
      }
      case 'delivery': {
        const courierName = courierNames[courier];
        return lineWords(en.billLines.delivery(courierName), id.billLines.delivery(courierName));
      }
      case 'bill':
        return lineWords(bill.billDescription, bill.billDescriptionIndo);
      default:
        return today.wordsOf(kind);
    }
  };
  return items.map(({ kind, value, discount }) => ({ ...wordsOf(kind), value, discount }));
};

const lineWords = (
  name: string,
  nameIndo: string,
  { billDescription, billDescriptionIndo }: BillDescription = {
    billDescription: '',
    billDescriptionIndo: '',
  },
) => ({ name, nameIndo, description: billDescription, descriptionIndo: billDescriptionIndo });

/** The one line of a bill that is paid by itself: its frozen amount, and what the owner took off (rule R248). */
export const billLine = (
  { amount, discount }: { readonly amount: Rupiah; readonly discount: Rupiah },
  bill: BillDescription,
): ChargeLine[] => [
  { ...lineWords(bill.billDescription, bill.billDescriptionIndo), value: add(amount, discount), discount },
];

/**
 * Everything that is charged, the fee of the method included: the lines add up to the gross amount, or to another amount
 * that staff took instead.
 */
export const linesWithFee = ({
  lines,
  fee,
  grossAmount,
  acceptedAmount,
}: Pick<PaymentRow, 'lines' | 'fee' | 'grossAmount' | 'acceptedAmount'>): readonly ChargeLine[] => [
  ...lines,
  ...(fee === 0 ? [] : [{ ...lineWords(words.en.fee, words.id.fee), value: fee, discount: 0 }]),
  ...(acceptedAmount === null || acceptedAmount === grossAmount
    ? []
    : [
        {
          ...lineWords(words.en.difference, words.id.difference),
          value: acceptedAmount - grossAmount,
          discount: 0,
        },
      ]),
];

/** The number of the bill without its days, in the family's language, where a bank shows no more. */
export const shortDescription = (
  locale: Locale,
  { billDescription, billDescriptionIndo }: BillDescription,
): string => (locale === 'ID' ? billDescriptionIndo : billDescription).split(' · ')[0] ?? '';

/** What a wallet shows of a name; the payment service refuses longer ones. */
const SHOWN_LENGTH = 50;

/** What the payment service shows of a charge, line by line, in the family's language. Lines of nothing are left out. */
export const gatewayItems = (
  locale: Locale,
  payment: Parameters<typeof linesWithFee>[0],
): { name: string; price: Rupiah }[] =>
  linesWithFee(payment)
    .map(({ name, nameIndo, value, discount }) => ({
      name: shownName(locale === 'ID' ? nameIndo : name),
      price: rupiah(value - discount),
    }))
    .filter(({ price }) => price !== noMoney);

/** A bill's number without its days, rather than a date that is cut in the middle. */
const shownName = (name: string): string =>
  name.length > SHOWN_LENGTH ? (name.split(' · ')[0] ?? name) : name;
