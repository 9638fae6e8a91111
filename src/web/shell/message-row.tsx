import { useState, useSyncExternalStore } from 'react';
import styles from './notification-bar.module.css';

interface Row {
  element: HTMLElement;
  isNewOnly: boolean;
}

/** Those of the panels and dialogs that are open, in the order in which they were opened. */
let rows: readonly Row[] = [];
const listeners = new Set<() => void>();

const setRows = (next: readonly Row[]) => {
  rows = next;
  for (const listener of listeners) listener();
};

const adding = (isNewOnly: boolean) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  setRows([...rows, { element, isNewOnly }]);
  return () => setRows(rows.filter((one) => one.element !== element));
};
const add = adding(false);
const addNewOnly = adding(true);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

interface Props {
  /** a dialog tells nothing that was told before it opened: that is of something else, and would lie over its beginning */
  isNewOnly?: boolean;
}

/** The row in which an open panel tells what was done in it: the bar would lie on its buttons, or below a dialog. */
export const MessageRow = ({ isNewOnly = false }: Props) => (
  <div ref={isNewOnly ? addNewOnly : add} className={styles.row} />
);

/** The row for the message of the component that asks: that of the panel or dialog that was opened last, if one is open. */
export const useMessageRow = (): HTMLElement | null => {
  const [openBefore] = useState(() => rows);
  return useSyncExternalStore(
    subscribe,
    () => rows.findLast((row) => !row.isNewOnly || openBefore.includes(row))?.element ?? null,
    () => null,
  );
};
