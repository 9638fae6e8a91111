// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop a table's roles where cards replace its layout
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useFocusInRows } from './focus-in-rows.ts';
import { type PagesTexts, type Paging, TablePages } from './office-pages.tsx';
import styles from './office-table.module.css';
import { Skeleton } from './skeleton.tsx';

/** How a list is ordered: by the column of this name. */
export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

type Priority = 2 | 3 | 4 | 5;

export interface OfficeColumn<Row> {
  /** unique in its table */
  name: string;
  title: string;
  /** in its heading, before the title */
  beside?: ReactNode;
  /** in rem; the columns without a width share what the others leave */
  width?: number;
  /** what the server calls the order by this column; absent: it cannot be sorted by it */
  sort?: string;
  /** the order by another column of this priority, which stands in this one's rows while it has left the table */
  sortInstead?: { of: Priority; title: string; sort: string };
  /**
   * When it leaves a table that is too narrow for all columns, the highest first: 5 below 64rem, 4 below 56rem, 3 below 48rem,
   * 2 below 40rem of the table's own box. Absent: it always stays. Cards have every column.
   */
  priority?: Priority;
  /** amounts: at the end of their cells, digit below digit */
  isNumeric?: boolean;
  render: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** names the table for those who do not see it */
  label: string;
  /** absent while the first answer is on its way: then bars stand in the rows' place */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  columns: readonly OfficeColumn<Row>[];
  /** absent: all rows are there */
  paging?: Paging & { texts: PagesTexts };
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** rows that are marked, such as one that was just created */
  isMarked?: (row: Row) => boolean;
  /** new rows are on their way */
  fetching?: boolean;
  /** in rem; where there is less room the table scrolls sideways, its first and last column stay */
  minWidth?: number;
}

/**
 * A table of the back office, page by page. The widths of its columns are fixed, so that nothing moves when other rows come;
 * the first column names the row and the last one holds its actions. On a narrow screen each row is a card.
 */
export function OfficeTable<Row>(props: Props<Row>) {
  const {
    label,
    rows,
    rowKey,
    columns,
    paging,
    sort,
    onSort,
    isMarked,
    fetching = false,
    minWidth = 0,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  useFocusInRows(box, rows);
  if (!rows) return <Waiting rows={paging?.size ?? 10} />;
  return (
    <>
      <div
        ref={box}
        className={styles.box}
        style={{ '--office-table-width': `${minWidth}rem` } as CSSProperties}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows without buttons are scrolled by the keyboard, too
        tabIndex={0}
        role="region"
        aria-label={label}
        aria-busy={fetching}
      >
        <table role="table" className={styles.table}>
          <colgroup>
            {columns.map(({ name, width, priority }) => (
              <col
                key={name}
                data-priority={priority}
                style={width === undefined ? {} : { width: `${width}rem` }}
              />
            ))}
          </colgroup>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <Heading key={column.name} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                data-row={rowKey(row)}
                data-marked={isMarked?.(row) || undefined}
              >
                {columns.map(({ name, title, priority, isNumeric, render }) => (
                  <td
                    key={name}
                    role="cell"
                    data-label={title}
                    data-priority={priority}
                    data-numeric={isNumeric || undefined}
                  >
                    <div className={styles.cell}>{render(row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {paging && <TablePages {...paging} label={label} onPointed={() => showFirstRow(box.current)} />}
    </>
  );
}

/** On a phone a page is turned below its last row, from where the first one of the next page is not in sight. */
const showFirstRow = (box: HTMLElement | null) => {
  if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView();
};

interface SortProps {
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}
interface HeadingProps extends SortProps {
  column: Pick<OfficeColumn<never>, 'title' | 'beside' | 'sort' | 'sortInstead' | 'priority' | 'isNumeric'>;
}

const Heading = ({ column, sort, onSort }: HeadingProps) => {
  const { title, beside, sort: by, sortInstead, priority, isNumeric } = column;
  if (by === undefined || !onSort)
    return (
      <th role="columnheader" scope="col" data-priority={priority} data-numeric={isNumeric || undefined}>
        {beside}
        {title}
      </th>
    );
  const isSorted = sort && [by, sortInstead?.sort].includes(sort.by);
  const own = <SortButton by={by} title={title} sort={sort} onSort={onSort} />;
  return (
    <th
      role="columnheader"
      scope="col"
      data-priority={priority}
      data-numeric={isNumeric || undefined}
      data-beside={beside !== undefined || undefined}
      aria-sort={isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {beside}
      {sortInstead ? (
        <div className={styles.sorts}>
          {own}
          <div data-instead={sortInstead.of}>
            <SortButton by={sortInstead.sort} title={sortInstead.title} sort={sort} onSort={onSort} />
          </div>
        </div>
      ) : (
        own
      )}
    </th>
  );
};

const SortButton = ({ by, title, sort, onSort }: SortProps & { by: string; title: string }) => {
  const direction = sort?.by === by ? sort.direction : undefined;
  return (
    <button
      type="button"
      data-sorted={direction}
      onClick={() => onSort?.({ by, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      {title}
      <svg viewBox="0 0 10 14" aria-hidden="true" data-direction={direction}>
        <path d="M5 1 1.5 5.5h7z" />
        <path d="M5 13 1.5 8.5h7z" />
      </svg>
    </button>
  );
};

const Waiting = ({ rows }: { rows: number }) => (
  <div className={styles.waiting} aria-busy="true">
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height={28} />
    ))}
  </div>
);
