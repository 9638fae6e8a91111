import type { ReactNode } from 'react';
import { TextInput, type TextInputProps, Textarea, type TextareaProps } from '../../ui/app/field.tsx';
import styles from './limited-text.module.css';

/** From this share of its limit on a field says how much it holds. */
const NEAR = 0.8;

interface Limited {
  /** how many letters the contract takes; more are refused with its message, never cut; null: nothing is counted */
  limit: number | null;
}

const Counted = ({
  value,
  limit,
  children,
}: Limited & { value: TextInputProps['value']; children: ReactNode }) => {
  const length = typeof value === 'string' ? value.trim().length : 0;
  return (
    <div className={styles.counted}>
      {children}
      {limit !== null && length >= NEAR * limit && (
        <span className={styles.count} data-over={length > limit || undefined}>
          {length} / {limit}
        </span>
      )}
    </div>
  );
};

export const LimitedInput = ({ limit, ...rest }: TextInputProps & Limited) => (
  <Counted value={rest.value} limit={limit}>
    <TextInput {...rest} />
  </Counted>
);

export const LimitedTextarea = ({ limit, ...rest }: TextareaProps & Limited) => (
  <Counted value={rest.value} limit={limit}>
    <Textarea {...rest} />
  </Counted>
);
