import type { ReactNode } from 'react';
import styles from './check-line.module.css';

interface Props {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  /** names it, and may hold more than words */
  children: ReactNode;
}

/** One thing to tick, with its words beside it. */
export const CheckLine = ({ isTicked, onChange, children }: Props) => (
  <label className={styles.line}>
    <input
      type="checkbox"
      checked={isTicked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
);
