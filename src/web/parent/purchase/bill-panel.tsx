import { IconChevronUp } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import type { PriceSetting } from '../../../contract/objects.ts';
import type { ItemKind } from '../../../domain/billing/price-items.ts';
import { formatRupiah, noMoney, subtract } from '../../../domain/values/money.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import type { BillLine, BillView } from '../../../domain/billing/bill-view.ts';
import styles from './bill-panel.module.css';
import { priceListOf } from '../../billing/price-list.ts';
import type { PurchaseAddress } from './purchase-address.ts';

interface Props {
  view: BillView;
  at: PurchaseAddress;
  /** what a bill is called that is paid by itself */
  name: string;
  settings: readonly PriceSetting[];
}

/** What it comes to so far: a bar with the total on a phone, which opens; a column at a desk, always open. */
export const BillPanel = (props: Props) => {
  const { purchase } = useTexts();
  const { view } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  useFoldByEscape(open, setOpen);
  const made = view.lines.filter(({ item }) => item !== null).length;
  return (
    <aside className={styles.panel} aria-label={purchase.bill.title} data-open={open || undefined}>
      <h3 className={styles.title}>{purchase.bill.title}</h3>
      <div id={id} className={styles.details}>
        <ul className={styles.lines}>
          {view.lines.map((line) => (
            <Line key={line.kind} line={line} {...props} />
          ))}
          {view.fee !== null && (
            <li>
              <span>{purchase.bill.fee}</span>
              <span>{formatRupiah(view.fee)}</span>
            </li>
          )}
        </ul>
        {view.later && (
          <p className={styles.later}>
            {purchase.bill.later(view.later.count, formatRupiah(view.later.amount))}
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <p className={styles.total} aria-live="polite">
          <span>
            {view.complete ? purchase.bill.total : purchase.bill.totalSoFar}
            <span className={styles.count}> · {purchase.bill.count(made)}</span>
          </span>
          <strong>{formatRupiah(view.total)}</strong>
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

/** The first Escape folds the bill; only the next one closes the drawer, which hears it after this. */
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

const Line = ({ line: { kind, item }, ...props }: Props & { line: BillLine }) => {
  const { purchase } = useTexts();
  const name = useLineName(props)(kind, item !== null);
  return (
    <>
      <li data-open={item === null || undefined}>
        <span>{name}</span>
        <span>{item === null ? purchase.bill.open : formatRupiah(item.value)}</span>
      </li>
      {item !== null && item.discount > noMoney && (
        <li className={styles.minus}>
          <span>{purchase.bill.discount}</span>
          <span>{formatRupiah(subtract(noMoney, item.discount))}</span>
        </li>
      )}
    </>
  );
};

const useLineName = ({ at, name, settings }: Props) => {
  const { purchase } = useTexts();
  const language = useLanguage();
  return (kind: ItemKind, made: boolean): string => {
    if (kind === 'bill') return name;
    const { fixed, intervals } = priceListOf(settings);
    if (kind === 'interval')
      return made && at.term
        ? purchase.bill.interval(intervals[at.term].name[language])
        : purchase.bill.intervalOpen;
    if (kind === 'delivery')
      return made && at.courier
        ? purchase.bill.delivery(purchase.delivery.names[at.courier])
        : purchase.bill.deliveryOpen;
    return fixed[kind].name[language];
  };
};
