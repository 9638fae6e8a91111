import { IconChevronUp } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import type { BillView } from '../../../domain/billing/bill-view.ts';
import { type Rupiah, formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './bill-panel.module.css';

/** A line as the panel shows it: whole rupiah, `value` null while its choice is open. */
export interface PanelLine {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** what the discount is for; '' when nobody says */
  readonly discountText: string;
  readonly info: string;
  readonly value: number | null;
  readonly discount: number;
}

interface Props {
  lines: readonly PanelLine[];
  total: Rupiah;
  /** nothing is open */
  complete: boolean;
  /** what follows in the year */
  later: BillView['later'];
}

/** What it comes to so far: a bar with the total on a phone, which opens; a column at a desk, always open. */
export const BillPanel = ({ lines, total, complete, later }: Props) => {
  const { purchase } = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  useFoldByEscape(open, setOpen);
  const made = lines.filter(({ value }) => value !== null).length;
  return (
    <aside className={styles.panel} aria-label={purchase.bill.title} data-open={open || undefined}>
      <h3 className={styles.title}>{purchase.bill.title}</h3>
      <div id={id} className={styles.details}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
        {later && (
          <p className={styles.later}>{purchase.bill.later(later.count, formatRupiah(later.amount))}</p>
        )}
      </div>
      <div className={styles.bar}>
        <p className={styles.total} aria-live="polite">
          <span>
            {complete ? purchase.bill.total : purchase.bill.totalSoFar}
            <span className={styles.count}> · {purchase.bill.count(made)}</span>
          </span>
          <strong>{formatRupiah(total)}</strong>
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? purchase.bill.hide : purchase.bill.show}
          <IconChevronUp size={20} aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
};

/** The first Escape folds the bill; the drawer handles the next one and closes. */
const useFoldByEscape = (open: boolean, setOpen: (open: boolean) => void) =>
  useEffect(() => {
    if (!open) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [open, setOpen]);

const Line = ({ line }: { line: PanelLine }) => {
  const { name, value, discount } = line;
  const { purchase } = useTexts();
  const more = [line.description, line.info].filter((text) => text !== '').join(' · ');
  return (
    <>
      <li data-open={value === null || undefined}>
        <span>
          {name}
          {more !== '' && <small>{more}</small>}
        </span>
        <span>{value === null ? purchase.bill.open : formatRupiah(rupiah(value))}</span>
      </li>
      {discount > 0 && (
        <li className={styles.minus}>
          <span>{line.discountText || purchase.bill.discount}</span>
          <span>{formatRupiah(rupiah(-discount))}</span>
        </li>
      )}
    </>
  );
};
