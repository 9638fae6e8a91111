import { useFocusTrap } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId } from 'react';
import { InBody } from './in-body.tsx';
import styles from './side-panel.module.css';

interface Props {
  title: string;
  /** the name of the cross */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog from the right at a desk, over the whole screen on a phone; open while it is rendered. It takes the focus,
 * keeps it, and gives it back.
 */
export const SidePanel = ({ title, close, onClose, children }: Props) => {
  const id = useId();
  const trap = useFocusTrap(true);
  useFocusBack();
  useEscape(onClose);
  return (
    <InBody>
      {/* For the mouse alone: Escape and the cross do the same. */}
      <div className={styles.overlay} onClick={onClose} aria-hidden="true" />
      <section
        ref={trap}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        data-side-panel
      >
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
            <IconX size={24} aria-hidden="true" />
          </button>
        </div>
        {children}
      </section>
    </InBody>
  );
};

const useFocusBack = () =>
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

const useEscape = (onEscape: () => void) =>
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // A question above it is closed first, by the browser.
      const isAsked = document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isAsked) onEscape();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onEscape]);
