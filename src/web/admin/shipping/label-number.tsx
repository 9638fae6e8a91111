import type { Order } from '../../../contract/objects.ts';
import { parcelLabelWords as words } from '../../../i18n/parcel-labels.ts';
import { type Bar, barsOf, unitsOf } from './bars.ts';
import { isScannable, numberOf } from './label-sheets.ts';
import styles from './parcel-label.module.css';

/** Units of white that a scanner needs on either side. */
const QUIET = 10;

/** A text as a barcode (Code 128); it takes what `canBeBarcode` says. */
const Barcode = ({ text }: { text: string }) => {
  const { bars, width } = barsOf(unitsOf(text));
  return (
    <svg
      className={styles.barcode}
      viewBox={`${-QUIET} 0 ${width + 2 * QUIET} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
    >
      {bars.map(({ x, wide }: Bar) => (
        <rect key={x} x={x} y={0} width={wide} height={40} />
      ))}
    </svg>
  );
};

/** The number of a parcel as a barcode and in letters; one that no barcode can say, in letters alone. */
export const LabelNumber = ({ order }: { order: Pick<Order, 'resi' | 'order_id'> }) => (
  <p>
    {isScannable(order) && <Barcode text={numberOf(order)} />}
    <span>{order.resi ? words.resi(order.resi) : words.order(String(order.order_id))}</span>
    {!isScannable(order) && <span> ({words.byHand})</span>}
  </p>
);
