import type { ReactNode } from 'react';
import styles from './profile.module.css';

/** One tab's content: what it is for, and the thing itself. */
export const Panel = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <section className={styles.panel}>
    <h2>{title}</h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
);
