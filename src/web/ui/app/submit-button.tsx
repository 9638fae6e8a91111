import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Loader } from './loader.tsx';
import styles from './submit-button.module.css';

interface Props {
  children: ReactNode;
  /** said to a screen reader while it loads */
  busy: string;
  loading: boolean;
  /** the page cannot send yet: the button looks as always, but does nothing */
  waiting: boolean;
  /** something has to be decided first: pressing it says what */
  blocked?: boolean | undefined;
  variant?: 'filled' | 'outline';
  /** tells the form which of its buttons sent it */
  value?: string;
}

/** Sends its form. While it loads it keeps the focus and its width, and says that it is at work. */
export const SubmitButton = ({
  children,
  busy,
  loading,
  waiting,
  blocked = false,
  variant = 'filled',
  value,
}: Props) => (
  <Button
    className={styles.submit}
    type="submit"
    size="md"
    variant={variant}
    value={value}
    aria-disabled={loading || blocked || undefined}
    data-blocked={blocked || undefined}
    data-at-work={loading || undefined}
    data-waiting={waiting || undefined}
    disabled={waiting}
  >
    <span className={styles.words}>{children}</span>
    {loading && (
      <span className={styles.loader} role="status">
        <Loader />
        <span className="visually-hidden">{busy}</span>
      </span>
    )}
  </Button>
);
