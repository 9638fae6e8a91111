import type { ReactNode } from 'react';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import styles from './office-list.module.css';
import { useTexts } from './texts.ts';

/** The last column of a list: what can be done with a row. Its width is in rem. */
export const useActionsColumn = <Row,>(
  width: number,
  actionsOf: (row: Row) => ReactNode,
): OfficeColumn<Row> => ({
  name: 'actions',
  title: useTexts().admin.list.actions,
  width,
  render: (row) => <div className={styles.actions}>{actionsOf(row)}</div>,
});
