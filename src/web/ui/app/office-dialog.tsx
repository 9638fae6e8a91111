import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { MessageRow } from '../../shell/message-row.tsx';
import { useFocusReturnToRows } from './focus-in-rows.ts';
import { InBody } from './in-body.tsx';
import styles from './office-dialog.module.css';

interface OpenProps {
  title: string;
  /** the name of the cross */
  close: string;
  onClose: () => void;
  children: ReactNode;
  /** busy: neither a click outside nor the Escape key closes it */
  held?: boolean;
  /** stands at the top, so that nothing moves when what it shows grows, and is wider */
  atTop?: boolean;
}

/** A dialog over the screen. It takes the focus, keeps it, and gives it back. */
export const OfficeDialog = ({ opened, ...rest }: OpenProps & { opened: boolean }) =>
  opened && (
    <InBody>
      <OpenDialog {...rest} />
    </InBody>
  );

const OpenDialog = ({ title, close, onClose, children, held = false, atTop = false }: OpenProps) => {
  const id = useId();
  const dialog = useModal();
  useFocusReturnToRows();
  const isPressedOutside = useRef(false);
  const closeUnlessHeld = () => {
    if (!held) onClose();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.isDefaultPrevented()) return;
    // Else the browser would close it whatever the form in it asks, and React would tell the dialog in which it was written.
    event.preventDefault();
    event.stopPropagation();
    closeUnlessHeld();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the mouse beside it; Escape and the cross do the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      data-at-top={atTop || undefined}
      onKeyDown={closeByKey}
      // A phone's Back.
      onCancel={(event) => {
        event.preventDefault();
        closeUnlessHeld();
      }}
      onMouseDown={({ target, currentTarget }) => {
        isPressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && isPressedOutside.current) closeUnlessHeld();
      }}
    >
      <div>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {!held && (
            <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
              <IconX size={24} aria-hidden="true" />
            </button>
          )}
        </div>
        <MessageRow isNewOnly />
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
};

/** Opens the dialog as it appears, on the part that is marked `data-autofocus`; as it goes, the browser gives the focus back. */
const useModal = () => {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    opener.current = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  useEffect(
    () => () => {
      // The browser could not, where a question over this dialog goes with it.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    [],
  );
  return ref;
};
