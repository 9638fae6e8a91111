import { IconSelector } from '@tabler/icons-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  /** absent where `aria-label` names it */
  label?: ReactNode;
  /** a hint below it; there fields beside each other stay on one line */
  description?: ReactNode;
  error?: ReactNode;
  /** of the field as a whole */
  className?: string | undefined;
}

interface FrameProps extends FieldProps {
  id: string;
  /** what has no single control is named by it through `aria-labelledby` */
  isGroup?: boolean;
  children: ReactNode;
}

const idsOf = (id: string) => ({
  label: `${id}-label`,
  error: `${id}-error`,
  description: `${id}-description`,
});

/** Label, control, what is wrong with it, and a hint. The ids of its parts are made of its own. */
const Frame = ({ id, label, description, error, className, isGroup = false, children }: FrameProps) => {
  const ids = idsOf(id);
  return (
    <div className={className}>
      {label && isGroup && (
        <div id={ids.label} className={styles.label}>
          {label}
        </div>
      )}
      {label && !isGroup && (
        <label id={ids.label} htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {children}
      {error && (
        <p id={ids.error} className={styles.error}>
          {error}
        </p>
      )}
      {description && (
        <p id={ids.description} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
};

/** A field whose control is none of the browser's own. */
export const FieldGroup = (props: Omit<FrameProps, 'isGroup'>) => <Frame {...props} isGroup />;

/** Parts the props of a field from those of its control, and says what stands below it. */
const useParts = <Props extends FieldProps & { id?: string | undefined }>(props: Props) => {
  const made = useId();
  const { label, description, error, className, id = made, ...rest } = props;
  const ids = idsOf(id);
  const below = [error && ids.error, description && ids.description].filter(Boolean).join(' ');
  const control = { id, className: styles.input, 'aria-invalid': error ? true : undefined };
  return {
    frame: { id, label, description, error, className },
    control: { ...rest, ...control, 'aria-describedby': below || undefined },
  };
};

type ControlProps<Name extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Name>, 'className'>;

export interface TextInputProps extends ControlProps<'input'>, FieldProps {
  /** a sign before what is typed */
  atStart?: ReactNode;
  /** a sign or a button behind what is typed */
  atEnd?: ReactNode;
}

export const TextInput = ({ atStart, atEnd, ...props }: TextInputProps) => {
  const { frame, control } = useParts(props);
  return (
    <Frame {...frame}>
      <div className={styles.control}>
        {atStart && <div className={styles.start}>{atStart}</div>}
        <input {...control} />
        {atEnd && <div className={styles.end}>{atEnd}</div>}
      </div>
    </Frame>
  );
};

export interface TextareaProps extends ControlProps<'textarea'>, FieldProps {
  /** as high as it is at least: it grows with what is typed, where the browser can */
  rows: number;
}

export const Textarea = (props: TextareaProps) => {
  const { frame, control } = useParts(props);
  return (
    <Frame {...frame}>
      <div className={styles.control}>
        <textarea {...control} style={{ '--rows': props.rows } as CSSProperties} />
      </div>
    </Frame>
  );
};

export interface SelectProps extends ControlProps<'select'>, FieldProps {
  /** in place of `option` elements */
  data?: readonly { value: string; label: string }[];
}

export const Select = ({ data, children, ...props }: SelectProps) => {
  const { frame, control } = useParts(props);
  return (
    <Frame {...frame}>
      <div className={styles.control}>
        <select {...control}>
          {data?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {children}
        </select>
        <IconSelector size={20} className={styles.arrow} aria-hidden="true" />
      </div>
    </Frame>
  );
};
