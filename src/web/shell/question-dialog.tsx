import { useId, useRef, useState } from 'react';
import { notifyFailure } from './notify.ts';
import styles from './question-dialog.module.css';

interface Words {
  title: string;
  text: string;
  yes: string;
  no: string;
  /** the button that stands out is the one that stays */
  staysFirst?: boolean;
}

/**
 * A question before something is ended. Put `dialog` anywhere outside a popover, and call `ask` from a button.
 * @param act done after a yes; the dialog stays, busy, until it is over, and a failure is shown in the notification bar
 * @param onDone called once the dialog has closed after success; until then nothing behind it takes the focus
 */
export const useQuestion = (
  { title, text, yes, no, staysFirst = false }: Words,
  act: () => Promise<void>,
  onDone?: () => void,
) => {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [busy, setBusy] = useState(false);

  const answerYes = async () => {
    setBusy(true);
    let done = false;
    try {
      await act();
      done = true;
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
    element.current?.close();
    if (done) onDone?.();
  };

  const dialog = (
    <dialog ref={element} className={styles.dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <div className={styles.choices}>
        <button
          type="button"
          className={staysFirst ? styles.filled : styles.quiet}
          onClick={() => element.current?.close()}
        >
          {no}
        </button>
        <button
          type="button"
          className={staysFirst ? styles.quiet : styles.filled}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void answerYes();
          }}
        >
          {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
          {yes}
        </button>
      </div>
    </dialog>
  );
  return { ask: () => element.current?.showModal(), dialog };
};
