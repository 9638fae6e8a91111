import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './office-line.module.css';

interface Props {
  className?: string | undefined;
  /** the name of the button that shows all of it */
  more: string;
  /** how many lines there are room for; one where this is absent */
  lines?: 2;
  /** what stands there when it is open, where it is more than the line sums up */
  whole?: ReactNode;
  /** a line of its own under the text, which the button may stand above */
  below?: ReactNode;
  children: ReactNode;
}

/** Text on one line, or on two. Where it is longer or sums something up, a button opens it. */
export const OneLine = ({ className, more, lines, whole, below, children }: Props) => {
  const line = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  // After each render, because other words in a line of the same size may be cut where the last ones were not.
  useLayoutEffect(() => {
    const element = line.current;
    if (!element || open) return undefined;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  const text = (
    <div ref={line} className={styles.line} data-lines={lines} data-office-line>
      {(open && whole) || children}
    </div>
  );
  return (
    <div
      className={className === undefined ? styles.around : `${styles.around} ${className}`}
      data-open={open || undefined}
      data-below={below !== undefined || undefined}
    >
      {below === undefined ? (
        text
      ) : (
        <div className={styles.words}>
          {text}
          {below}
        </div>
      )}
      {(isCut || open || whole) && (
        <button type="button" aria-expanded={open} aria-label={more} onClick={() => setOpen(!open)}>
          <svg viewBox="0 0 12 8" width={12} height={8} aria-hidden="true">
            <path
              d="m1 1.5 5 5 5-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
      )}
    </div>
  );
};
