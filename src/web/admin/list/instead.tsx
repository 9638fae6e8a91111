import type { ReactNode } from 'react';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './office-list.module.css';

interface Props {
  /** the priority of the column, which has left a table that is too narrow for it */
  of: NonNullable<OfficeColumn<unknown>['priority']>;
  /** the column's title, for those who hear the page */
  title?: string;
  children: ReactNode;
}

/** What a column says, as a second line in the cell of another one while the column itself is not there. */
export const Instead = ({ of, title, children }: Props) => (
  <div className={`${layout.soft} ${styles.fine}`} data-instead={of}>
    {title !== undefined && <span className="visually-hidden">{title} </span>}
    {children}
  </div>
);
