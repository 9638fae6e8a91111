import { type ReactNode, useId } from 'react';
import layout from '../../ui/page/layout.module.css';
import styles from './choices.module.css';

export const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={layout.stack}>
    <legend className="visually-hidden">{label}</legend>
    {children}
  </fieldset>
);

interface Props {
  name: string;
  value: string | number;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
  /** why it cannot be chosen; it stays in sight and says so */
  reason?: string | null;
  /** what stands at its end, such as a price */
  end?: ReactNode;
  /** below the name and its end, over the whole width */
  below?: ReactNode;
  /** more about it, with controls of its own */
  more?: ReactNode;
}

/** One answer of several, as a card. */
export const Choice = ({
  name,
  value,
  checked,
  onChoose,
  children,
  reason = null,
  end,
  below,
  more,
}: Props) => {
  const id = useId();
  return (
    <div
      className={styles.choice}
      data-checked={checked || undefined}
      data-disabled={reason !== null || undefined}
    >
      <label className={styles.label}>
        <input
          type="radio"
          name={`purchase-${name}`}
          value={value}
          checked={checked}
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : id}
          onChange={onChoose}
        />
        <span className={styles.words}>{children}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
        {below !== undefined && <span className={`${styles.words} ${styles.below}`}>{below}</span>}
      </label>
      {reason !== null && (
        <p id={id} className={styles.reason}>
          {reason}
        </p>
      )}
      {more}
    </div>
  );
};
