import type { ReactNode } from 'react';
import styles from './office-list.module.css';

interface Props {
  /** `waiting` for somebody to act, `done`, `stopped` by something that went wrong, or `off` */
  tone: 'waiting' | 'done' | 'stopped' | 'off';
  children: ReactNode;
}

/** A status in a word. The colour is beside it, never instead of it. */
export const StatusWord = ({ tone, children }: Props) => (
  <span className={styles.status} data-tone={tone}>
    {children}
  </span>
);
