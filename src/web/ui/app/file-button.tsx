import { type ComponentProps, type ReactNode, useId } from 'react';
import button from './button.module.css';
import styles from './file-button.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'children'> {
  /** of the words on it, where something else names the field with them */
  labelId?: string;
  /** a file is being sent: it keeps the focus, and chooses nothing */
  isBusy?: boolean;
  /** opens the camera of a phone at once; hidden where there is none */
  takes?: boolean;
  onFile: (file: File | undefined) => void;
  /** a sign and words */
  children: ReactNode;
}

/** A pill that opens the device's own choice of files. The same file may be chosen again. */
export const FileButton = (props: Props) => {
  const { id: given, labelId, isBusy = false, takes = false, onFile, children, ...input } = props;
  const made = useId();
  const id = given ?? made;
  return (
    <span className={takes ? styles.take : styles.file}>
      <input
        {...input}
        {...(takes && { capture: 'environment' as const })}
        id={id}
        className={styles.input}
        type="file"
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <label
        id={labelId}
        htmlFor={id}
        className={button.button}
        data-variant="outline"
        data-off={isBusy || undefined}
      >
        {children}
      </label>
    </span>
  );
};
