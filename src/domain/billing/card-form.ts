import type { CalendarDate } from '../values/calendar-date.ts';

/** The brands of cards that the school takes (rule R94). */
export type CardBrand = 'visa' | 'mastercard' | 'jcb';

/** The number ranges that the brands have published, and how many digits their numbers have. */
const brands = [
  { brand: 'visa', begins: /^4/, digits: /^(\d{13}|\d{16}|\d{19})$/ },
  {
    brand: 'mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    digits: /^\d{16}$/,
  },
  { brand: 'jcb', begins: /^35(2[89]|[3-8])/, digits: /^\d{16,19}$/ },
] as const;

const rowOf = (digits: string) => brands.find(({ begins }) => begins.test(digits));

/** A card's number as it is sent: dashes and spaces stripped. */
export const cardDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** The brand, as soon as the first digits tell it; null: not recognised. */
export const cardBrand = (typed: string): CardBrand | null => rowOf(cardDigits(typed))?.brand ?? null;

/**
 * What is wrong with a card's number: `brand` is none that is taken, `number` has a digit too many or too few, or one that was
 * mistyped (its check digit does not fit). Null: nothing.
 */
export const cardNumberProblem = (typed: string): 'required' | 'brand' | 'number' | null => {
  const digits = cardDigits(typed);
  if (digits === '') return 'required';
  if (!/^\d+$/.test(digits)) return 'number';
  const row = rowOf(digits);
  if (!row) return 'brand';
  return row.digits.test(digits) && checkDigitFits(digits) ? null : 'number';
};

/** The formula of Luhn: every second digit from the right counts twice, the sum of all digits is a multiple of ten. */
const checkDigitFits = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
};

/** A number in groups of four while it is typed. */
export const groupedCardNumber = (typed: string): string =>
  (
    typed
      .replaceAll(/\D/g, '')
      .slice(0, 19)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');

/**
 * An expiry as MM/YY while it is typed or filled in by the browser: `1/28`, `0128` and `01/2028` become `01/28`, and `5` is
 * `05`, because no month begins with it.
 */
export const shownExpiry = (typed: string): string => {
  const [first = '', second] = typed.replaceAll(/[^\d/]/g, '').split('/');
  const month =
    second !== undefined && first.length === 1 ? `0${first}` : /^[2-9]/.test(first) ? `0${first}` : first;
  const digits = `${month.slice(0, 2)}${month.slice(2)}${second ?? ''}`;
  const year = digits.slice(2).replace(/^20(?=\d\d$)/, '');
  if (digits.length < 2) return digits;
  return digits.length === 2 && second === undefined ? digits : `${digits.slice(0, 2)}/${year.slice(0, 4)}`;
};

/** An expiry as the gateway takes it. */
export interface CardExpiry {
  /** two digits */
  readonly month: string;
  /** four digits */
  readonly year: string;
}

/**
 * Reads MM/YY. A card may be used until the last day of its month.
 * @param today the school's day, never the phone's
 * @returns `required` when nothing was typed, `invalid` when it is no month of a year, `past` when that is over
 */
export const readCardExpiry = (
  typed: string,
  today: CalendarDate,
): CardExpiry | 'required' | 'invalid' | 'past' => {
  const text = typed.replaceAll(/\s/g, '');
  if (text === '') return 'required';
  const [, month = '', ending = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  if (month === '') return 'invalid';
  const year = `20${ending}`;
  return `${year}-${month}` < today.slice(0, 7) ? 'past' : { month, year };
};

/** What is wrong with the code on the back: three digits at all brands that are taken. */
export const cardCodeProblem = (typed: string): 'required' | 'invalid' | null => {
  if (typed.trim() === '') return 'required';
  return /^\d{3}$/.test(typed.trim()) ? null : 'invalid';
};
