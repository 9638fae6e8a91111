import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusReturnToRows } from './focus-in-rows.ts';
import styles from './office-dialog.module.css';

interface Props {
  opened: boolean;
  title: string;
  /** the name of the cross */
  close: string;
  onClose: () => void;
  children: ReactNode;
  /** busy: neither a click outside nor the Escape key closes it */
  held?: boolean;
  /** stands at the top, so that nothing moves when what it shows grows, and is wider */
  atTop?: boolean;
  /** whether the focus goes back to where it was; not where closing leads to something else that takes it */
  returnsFocus?: boolean;
}

/** A dialog over the screen. It takes the focus, keeps it, and gives it back. */
export const OfficeDialog = ({
  opened,
  title,
  close,
  onClose,
  children,
  held = false,
  atTop = false,
  returnsFocus = true,
}: Props) => (
  <Modal.Root
    opened={opened}
    onClose={onClose}
    closeOnEscape={!held}
    closeOnClickOutside={!held}
    returnFocus={returnsFocus}
    radius="lg"
    {...(atTop ? { yOffset: 'var(--space-12)', size: '40rem' } : { centered: true })}
  >
    <Modal.Overlay />
    <Modal.Content>
      {/* Not Mantine's own head, which is a second banner of the page. */}
      <div className={styles.head}>
        <Modal.Title className={styles.title}>{title}</Modal.Title>
        {!held && <Modal.CloseButton aria-label={close} size={44} />}
      </div>
      <Modal.Body>
        {children}
        <FocusReturn />
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);

const FocusReturn = () => {
  useFocusReturnToRows();
  return null;
};
