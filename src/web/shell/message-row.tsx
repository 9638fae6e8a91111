import { useSyncExternalStore } from 'react';
import styles from './notification-bar.module.css';

let current: HTMLElement | null = null;
const listeners = new Set<() => void>();

const use = (row: HTMLElement | null) => {
  current = row;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The row in which an open panel tells what was done in it: the bar would lie on the panel's buttons. */
export const MessageRow = () => <div ref={use} className={styles.row} />;

/** The row of the panel that is open, if one is. */
export const useMessageRow = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
