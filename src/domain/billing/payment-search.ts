import { typedRupiah } from '../values/money.ts';
import { splitWords } from '../values/search-words.ts';
import { lookedUp, typedReceiptNumber } from './receipt-number.ts';

/** What was typed to find payments, each of it to be met; null is a number that no payment can have. */
export interface PaymentSearch {
  /** the numbers of receipts */
  readonly receipts: readonly (number | null)[];
  /** whole rupiah */
  readonly amounts: readonly (number | null)[];
  /** words of names, phone numbers and order ids; one of digits alone may be a receipt or an amount as well */
  readonly words: readonly string[];
}

const receipts = /(?<![\p{L}\d])kw[\s.-]*\d{1,12}(?![\p{L}\d])/giu;
const amounts = /(?<![\p{L}\d])rp[\s.]*\d[\d.]*(?![\p{L}\d])/giu;

/** Takes apart what was typed into the search of payments: `Alya Rp 640.000`, `kw 42`, `0857 1122` (rule R160). */
export function paymentSearch(typed: string): PaymentSearch {
  const foundReceipts = [...typed.matchAll(receipts)].map(([text]) => typedReceiptNumber(text));
  const withoutReceipts = typed.replaceAll(receipts, ' ');
  const foundAmounts = [...withoutReceipts.matchAll(amounts)].map(([text]) => amountIn(text));
  return {
    receipts: foundReceipts,
    amounts: foundAmounts,
    words: [...new Set(splitWords(withoutReceipts.replaceAll(amounts, ' ')))],
  };
}

const amountIn = (text: string): number | null => {
  const amount = typedRupiah(text.replace(/^rp[\s.]*/i, '').replace(/\.$/, ''));
  return amount === null ? null : lookedUp(String(amount));
};

/** The number that a word of digits alone may be besides; null for any other word. */
export const numberIn = (word: string): number | null => (/^\d{1,12}$/.test(word) ? lookedUp(word) : null);
