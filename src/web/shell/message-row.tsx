import { useSyncExternalStore } from 'react';
import styles from './notification-bar.module.css';

/** Those of the panels and dialogs that are open, in the order in which they were opened. */
let rows: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const setRows = (next: readonly HTMLElement[]) => {
  rows = next;
  for (const listener of listeners) listener();
};

const add = (row: HTMLElement | null) => {
  if (!row) return undefined;
  setRows([...rows, row]);
  return () => setRows(rows.filter((one) => one !== row));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The row in which an open panel tells what was done in it: the bar would lie on its buttons, or below a dialog. */
export const MessageRow = () => <div ref={add} className={styles.row} />;

/** The row of the panel or dialog that was opened last, if one is open. */
export const useMessageRow = () =>
  useSyncExternalStore(
    subscribe,
    () => rows.at(-1) ?? null,
    () => null,
  );
