import { Skeleton } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import styles from './office-table.module.css';

interface PagingTexts {
  previous: string;
  next: string;
  pageNumber: (page: number) => string;
}

interface Props<Row> {
  /** absent while the first answer is on its way: then bars stand in the rows' place */
  rows: Row[] | undefined;
  id: keyof Row & string;
  columns: DataTableColumn<Row>[];
  paging: { total: number; page: number; size: number; onPage: (page: number) => void; texts: PagingTexts };
  /** new rows are on their way */
  fetching?: boolean;
  /** pixels; where there is less room the table scrolls sideways */
  minWidth?: number;
}

/** A table of the back office, page by page. On a phone it scrolls inside its own box. */
export function OfficeTable<Row extends Record<string, unknown>>(props: Props<Row>) {
  const { rows, id, columns, paging, fetching = false, minWidth = 0 } = props;
  const { total, page, size, onPage, texts } = paging;
  if (!rows) return <Waiting rows={size} />;
  return (
    <DataTable<Row>
      className={`${styles.table} ${total > size ? '' : styles.onePage}`}
      style={{ '--office-table-width': `${minWidth / 16}rem` }}
      idAccessor={id}
      records={rows}
      columns={columns}
      fetching={fetching}
      // Rows without buttons, too, can be scrolled by the keyboard, and without a pointer on them.
      scrollAreaProps={{ type: 'auto', viewportProps: { tabIndex: 0 } }}
      loaderBackgroundBlur={0}
      withTableBorder
      borderRadius="lg"
      verticalSpacing="xs"
      horizontalSpacing="sm"
      fz="md"
      highlightOnHover
      minHeight={120}
      noRecordsText=""
      totalRecords={total}
      recordsPerPage={size}
      page={page}
      onPageChange={onPage}
      paginationSize="xl"
      paginationText={({ from, to, totalRecords }) => `${from}–${to} / ${totalRecords}`}
      getPaginationControlProps={(control) => ({
        'aria-label': control === 'next' ? texts.next : texts.previous,
      })}
      getPaginationItemProps={(number) => ({ 'aria-label': texts.pageNumber(number) })}
    />
  );
}

const Waiting = ({ rows }: { rows: number }) => (
  <div className={styles.waiting} aria-busy="true">
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height={28} radius="sm" />
    ))}
  </div>
);
