import { type ReactNode, useEffect, useRef } from 'react';
import styles from './drawer.module.css';

/** A screen of the drawer: the question above, the bill beside or below it, and the buttons. */
export const Screen = ({
  children,
  bill,
  controls,
}: {
  children: ReactNode;
  bill?: ReactNode;
  controls?: ReactNode;
}) => (
  <div className={styles.screen}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it, also where nothing in it takes the focus */}
    <div className={styles.step} tabIndex={0}>
      <div className={styles.inner}>{children}</div>
    </div>
    {bill}
    {controls && <div className={styles.controls}>{controls}</div>}
  </div>
);

/** The heading of a screen takes the focus when the screen comes, so that it is read from its top. */
export const Heading = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    for (const scrolled of [styles.step, styles.screen])
      element.current?.closest(`.${scrolled}`)?.scrollTo({ top: 0 });
  }, []);
  return (
    <h3 ref={element} tabIndex={-1} data-autofocus className={styles.heading}>
      {children}
    </h3>
  );
};

export const Lead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>;

export const Progress = ({ step, of, label }: { step: number; of: number; label: string }) => (
  <p className={styles.progress}>
    {label}
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: of }, (_, place) => (
        <span key={place} data-reached={place < step || undefined} />
      ))}
    </span>
  </p>
);
