import type { MoneyMethod } from '../../../domain/billing/day-close.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import listStyles from '../list/office-list.module.css';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import styles from './day-close.module.css';
import { methodName } from './desk-state.ts';

/** How money moved, in words: by a way to pay, or by a transfer that staff made. */
export const moneyMethodName = ({ payments, dayClose }: OfficeTexts['admin'], method: MoneyMethod): string =>
  method === 'transfer' ? dayClose.transfer : methodName(payments, method);

/** An amount in a table; nothing is a dash, so that it is not read for an amount. It is never cut. */
export const Amount = ({ of }: { of: number }) => (
  <span className={`${listStyles.fine} ${styles.amount}`}>{of === 0 ? '–' : formatRupiah(rupiah(of))}</span>
);

/** What staff had written down by mistake, which counts nowhere; nothing where there is none. */
export const UndoneEntries = ({ total }: { total: { undone_count: number; undone: number } }) => {
  const { dayClose } = useTexts().admin;
  if (total.undone_count === 0) return null;
  return <p>{dayClose.undone(total.undone_count, formatRupiah(rupiah(total.undone)))}</p>;
};
