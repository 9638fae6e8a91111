import { type ReactNode, useId } from 'react';
import styles from './choice-field.module.css';

interface Props<Value extends string> {
  name: string;
  label: ReactNode;
  value?: string;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  error?: ReactNode;
}

/** A few answers beside each other, of which one is chosen. */
export function ChoiceField<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
  error,
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices} data-error={error ? true : undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
