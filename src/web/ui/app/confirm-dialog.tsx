import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { OfficeDialog } from './office-dialog.tsx';

interface Props<Subject> {
  /** what it is about; null while nothing is asked */
  subject: Subject | null;
  words: { title: string; yes: string; no: string; close: string };
  /** the question, naming the thing */
  ask: (subject: Subject) => string;
  note?: (subject: Subject) => ReactNode;
  /** what it comes to, below the question */
  children?: ReactNode;
  onYes: (subject: Subject) => void;
  onNo: () => void;
  busy?: boolean;
  /** whether yes takes something away: it does not look like the way on */
  isDestructive?: (subject: Subject) => boolean;
}

/** A confirmation dialog. The focus is on the answer that changes nothing. */
export function ConfirmDialog<Subject>(props: Props<Subject>) {
  const { subject, words, ask, note, onYes, onNo, busy, isDestructive, children } = props;
  return (
    <OfficeDialog opened={subject !== null} title={words.title} close={words.close} onClose={onNo}>
      {subject !== null && (
        <>
          <p className={styles.question}>{ask(subject)}</p>
          <div className={styles.note}>{note?.(subject)}</div>
          {children}
          <div className={styles.answers}>
            <Button variant="outline" onClick={onNo} data-autofocus>
              {words.no}
            </Button>
            <Button
              {...(isDestructive?.(subject) && { color: 'rosella' })}
              aria-disabled={busy || undefined}
              onClick={() => {
                if (!busy) onYes(subject);
              }}
            >
              {words.yes}
            </Button>
          </div>
        </>
      )}
    </OfficeDialog>
  );
}
