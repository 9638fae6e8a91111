import type { ReactNode } from 'react';
import styles from './office-list.module.css';

interface Props {
  /** `waiting` for somebody to act, `done`, `stopped` by something that went wrong, or `off` */
  tone: 'waiting' | 'done' | 'stopped' | 'off';
  /** where its line may be too short for all of it */
  wraps?: boolean;
  children: ReactNode;
}

/** A status in a word. The colour is beside it, never instead of it. */
export const StatusWord = ({ tone, wraps = false, children }: Props) => (
  <span className={styles.status} data-tone={tone} data-wraps={wraps || undefined}>
    {children}
  </span>
);
