import { type Bar, barsOf, unitsOf } from './bars.ts';
import styles from './labels.module.css';

/** Units of white that a scanner needs on either side. */
const QUIET = 10;

/** A text of ASCII letters and digits as a barcode (Code 128); others, which it cannot say, are left out. */
export const Barcode = ({ text }: { text: string }) => {
  const said = text.replace(/[^\u0020-\u007e]/g, '');
  const { bars, width } = barsOf(unitsOf(said));
  return (
    <svg
      className={styles.barcode}
      viewBox={`${-QUIET} 0 ${width + 2 * QUIET} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={said}
    >
      {bars.map(({ x, wide }: Bar) => (
        <rect key={x} x={x} y={0} width={wide} height={40} />
      ))}
    </svg>
  );
};
