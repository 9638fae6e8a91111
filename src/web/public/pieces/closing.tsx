import type { ReactNode } from 'react';
import css from './closing.module.css';

interface Props {
  title: string;
  text: string;
  ground: 'mango' | 'pandan';
  /** one main step, and at most one besides */
  children: ReactNode;
}

/** The last word of a page: one sentence, and where to go from here. */
export const Closing = ({ title, text, ground, children }: Props) => (
  <section className={css.closing} data-ground={ground}>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
);
