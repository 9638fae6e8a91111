import { withoutUnseen } from './visible-text.ts';

/** Whole rupiah; there are no smaller coins (rule R2). Negative amounts occur as differences only. */
export type Rupiah = number & { readonly [unit]: 'rupiah' };
declare const unit: unique symbol;

/** Names a number as rupiah; throws when it is not a whole number, because that is a bug. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of rupiah: ${amount}`);
  // `+ 0` turns -0 into 0, which would show as "-Rp 0" and differ in comparisons of tests.
  return (amount + 0) as Rupiah;
}

export const noMoney = rupiah(0);

export const add = (...amounts: readonly Rupiah[]): Rupiah =>
  rupiah(amounts.reduce((sum, amount) => sum + amount, 0));

export const subtract = (amount: Rupiah, less: Rupiah): Rupiah => rupiah(amount - less);

/**
 * `rate` per cent of an amount, halves up: 3 per cent of Rp 50 is Rp 2. The rate counts to four decimals
 * (2.9 or 0.7125 are exact), and the computation is in whole numbers, so that a binary fraction cannot change how a half is rounded.
 */
export function percent(amount: Rupiah, rate: number): Rupiah {
  const tenThousandths = BigInt(Math.round(rate * 10_000));
  const doubled = 2n * BigInt(amount) * tenThousandths + whole;
  return rupiah(Number(floorDivide(doubled, 2n * whole)));
}
const whole = 1_000_000n;

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}

/** `Rp 1.300.000` in both languages; the space does not break, so an amount never spreads over two lines. */
export function formatRupiah(amount: Rupiah): string {
  const digits = String(Math.abs(amount)).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}Rp\u00a0${digits}`;
}

/**
 * Whole rupiah as people in Indonesia type them: digits, alone or with a dot before every three of them, perhaps after `Rp` and before `,-`;
 * null for anything else (rule R81). What is larger than any safe number counts as the largest.
 */
export function typedRupiah(text: string): number | null {
  const amount = withoutUnseen(text)
    .trim()
    .replace(/^rp\s*/i, '')
    .replace(/,-$/, '');
  if (!/^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)$/.test(amount)) return null;
  return Math.min(Number(amount.replaceAll('.', '')), Number.MAX_SAFE_INTEGER);
}
