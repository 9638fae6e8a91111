import { useId, useRef, useState } from 'react';
import { call, isRefusedAs } from '../frame/api.ts';
import { useTexts } from '../frame/page-info.tsx';
import { replaceDocument } from './replace-document.ts';
import { notifyFailure } from './notify.ts';
import styles from './sign-out.module.css';

/**
 * Signing out, after a question. Put `dialog` anywhere outside a popover, and call `ask` from a button.
 * @param then the page to go to, as a new document
 */
export const useSignOut = (then: string) => {
  const { signOut } = useTexts().shell;
  const element = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    setLeaving(true);
    try {
      await endSession();
      await replaceDocument(then);
    } catch (error) {
      setLeaving(false);
      element.current?.close();
      notifyFailure(error);
    }
  };

  const dialog = (
    <dialog ref={element} className={styles.dialog} aria-labelledby={title}>
      <h2 id={title}>{signOut.title}</h2>
      <p>{signOut.text}</p>
      <div className={styles.choices}>
        <button type="button" className={styles.no} onClick={() => element.current?.close()}>
          {signOut.no}
        </button>
        <button
          type="button"
          className={styles.yes}
          aria-disabled={leaving}
          onClick={() => {
            if (!leaving) void leave();
          }}
        >
          {leaving ? <span className={styles.spinner} aria-hidden="true" /> : null}
          {signOut.yes}
        </button>
      </div>
    </dialog>
  );
  return { ask: () => element.current?.showModal(), dialog };
};

/** A session that has ended already counts as success. */
const endSession = async () => {
  try {
    await call('POST /users/logout');
  } catch (error) {
    if (!isRefusedAs(error, 'not_signed_in')) throw error;
  }
};
