import { type Bar, barsOf, unitsOf } from './bars.ts';
import styles from './parcel-label.module.css';

/** Units of white that a scanner needs on either side. */
const QUIET = 10;

/** A text as a barcode (Code 128); it takes what `canBeBarcode` says. */
export const Barcode = ({ text }: { text: string }) => {
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
