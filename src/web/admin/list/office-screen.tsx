import type { ReactNode } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { ListHead } from './list-head.tsx';
import { OfficeBack } from './office-back.tsx';
import styles from './office-list.module.css';

interface Props {
  title: string;
  /** the way to the screen that this one belongs to, and what it is called */
  back?: { to: string; words: string };
  isWide?: boolean;
  /** beside the title */
  actions?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** What stands around a screen of the back office that is no list and no form of one record. */
export const OfficeScreen = ({ title, back, isWide = false, actions, lead, children }: Props) => (
  <section className={isWide ? `${styles.screen} ${styles.wide}` : styles.screen}>
    <PageHead title={title} />
    {back && <OfficeBack {...back} />}
    <ListHead title={title} actions={actions} />
    {lead !== undefined && <p>{lead}</p>}
    {children}
  </section>
);
