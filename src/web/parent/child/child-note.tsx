import type { ReactNode } from 'react';
import styles from './child-head.module.css';

interface Props {
  tone?: 'plain' | 'well' | 'waiting' | 'overdue';
  title: string;
  text?: string;
  children?: ReactNode;
}

/** How things stand for a child, in the head of its page. */
export const Note = ({ tone = 'plain', title, text, children }: Props) => (
  <section className={styles.note} data-tone={tone}>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </section>
);
