import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Answer, CallKey } from '../../frame/api.ts';
import type { ApiQuery } from '../../app/screen.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { type OfficeColumn, OfficeTable, type Sort } from '../../ui/app/office-table.tsx';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import { rangeOf } from '../../ui/app/office-pages.tsx';
import { Button } from '../../ui/app/button.tsx';
import { changeListParams, lastPage, readListParams } from './list-params.ts';
import { useListSearch } from './list-search.ts';
import styles from './office-list.module.css';
import type { RowId } from './step-in-list.ts';
import { useTexts } from './texts.ts';
import { patiently } from './patiently.ts';
import { ListFilter } from './list-filter.tsx';
import { sortChoices } from './list-sort.ts';

export interface ResultTexts {
  found: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
  noneTitle: string;
  noneText: (q: string) => string;
}

interface Props<Key extends CallKey, Row> {
  query: ApiQuery<Key>;
  read: (answer: Answer<Key>) => { rows: Row[]; total?: number | undefined };
  rowId: keyof Row & string;
  /** the list's name */
  label: string;
  columns: OfficeColumn<Row>[];
  sort?: { sort: string; direction: 'asc' | 'desc' } | undefined;
  /** rows of a page */
  size: number;
  minWidth?: number;
  /** which row is open beside the list */
  openId: RowId | null;
  texts: ResultTexts;
  /** where else one can search, when nothing was found */
  elsewhere?: ReactNode;
  /** takes the filters away; null where none is chosen */
  onUnfilter?: (() => void) | null;
}

/** What a form hands to the list when it has created a record: `navigate(list, { state: { created } })`. */
interface Arrival<Row> {
  created?: Row;
}

/** One page of a list: bars while it loads, then the table; a sentence when it is empty, a retry when it failed. */
export function ListResults<Key extends CallKey, Row extends Record<string, unknown>>(
  props: Props<Key, Row>,
) {
  const {
    query,
    read,
    rowId,
    label,
    columns,
    sort,
    size,
    minWidth,
    openId,
    texts,
    elsewhere,
    onUnfilter = null,
  } = props;
  const { list } = useTexts().admin;
  const { search, change: goTo } = useListSearch();
  const { state } = useLocation();
  // The browser keeps it over a reload, of which the server knows nothing.
  const { created } = (useHydrated() ? (state ?? {}) : {}) as Arrival<Row>;
  const { q, page } = readListParams(search);
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...patiently(query),
    placeholderData: keepPreviousData,
  });
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  const { rows, total = rows?.length ?? 0 } = data ? read(data) : { rows: undefined };
  const isCurrent = rows && !isPlaceholderData;
  const change = (changes: Record<string, string>) => goTo(changeListParams(search, changes));
  const sorted = sort && { by: sort.sort, direction: sort.direction };
  const onSort = (to: Sort | undefined) =>
    change({ sort: to?.by ?? '', direction: to?.direction === 'desc' ? 'desc' : '' });
  if (isCurrent && total === 0 && !created)
    return (
      <>
        {/* The same element as the count of a list with rows: what it says now is read out. */}
        <p className="visually-hidden" role="status">
          {q === '' ? texts.emptyTitle : texts.noneTitle}
        </p>
        <NoResults {...{ q, texts, elsewhere, onUnfilter }} onClear={() => change({ q: '' })} />
      </>
    );
  // The page number of the address may be beyond the last page.
  if (isCurrent && page > lastPage(total, size)) {
    const last = changeListParams(search, { page: String(lastPage(total, size)) });
    return <Navigate to={{ search: last.toString() }} replace />;
  }
  const isCreated = (row: Row) => row[rowId] === created?.[rowId];
  const toPage = (next: number) => changeListParams(search, { page: String(next) });
  const paging = {
    total,
    page,
    size,
    onPage: (next: number) => goTo(toPage(next)),
    addressOf: (next: number) => `?${toPage(next).toString()}`,
  };
  // What was just created is shown also where the filters, the search or the page leave it out.
  const isLeftOut = created !== undefined && rows !== undefined && !rows.some(isCreated);
  return (
    <>
      <p className={styles.count} role="status">
        {rows && texts.found(total)}
        {isCurrent && total > size && <span className="visually-hidden">{`: ${rangeOf(paging, list)}`}</span>}
        {isLeftOut && ` ${list.justCreated}`}
      </p>
      {rows && <SortPicker columns={columns} sort={sorted} onSort={onSort} />}
      <OfficeTable
        label={label}
        rows={isLeftOut ? [created, ...rows] : rows}
        rowKey={(row) => String(row[rowId])}
        columns={columns}
        {...(minWidth !== undefined && { minWidth })}
        sort={sorted}
        onSort={onSort}
        isMarked={(row) => isCreated(row) || row[rowId] === openId}
        paging={{ ...paging, texts: list }}
        fetching={isPlaceholderData}
      />
    </>
  );
}

interface ErrorProps {
  retrying: boolean;
  onRetry: () => void;
  /** absent: those of a list */
  words?: Readonly<Record<'failed' | 'failedText', string>>;
}

/** A list, the choices of its filter or what `words` name could not be loaded. */
export const ListError = ({ retrying, onRetry, words }: ErrorProps) => {
  const { list } = useTexts().admin;
  return (
    <ErrorState
      level={2}
      title={words?.failed ?? list.failedTitle}
      text={words?.failedText ?? list.failedText}
      retry={list.retry}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
};

interface NoneProps {
  q: string;
  texts: ResultTexts;
  elsewhere: ReactNode;
  onUnfilter: (() => void) | null;
  onClear: () => void;
}

const NoResults = ({ q, texts, elsewhere, onUnfilter, onClear }: NoneProps) => {
  const { list } = useTexts().admin;
  if (q === '')
    return (
      <EmptyState level={2} title={texts.emptyTitle} text={texts.emptyText}>
        {onUnfilter && (
          <Button variant="outline" onClick={onUnfilter}>
            {list.unfilter}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <EmptyState level={2} pose="lost" title={texts.noneTitle} text={texts.noneText(q)}>
      <div className={styles.ways}>
        {elsewhere}
        <Button variant="outline" onClick={onClear}>
          {list.clear}
        </Button>
      </div>
    </EmptyState>
  );
};

interface SortPickerProps {
  columns: readonly Pick<OfficeColumn<never>, 'title' | 'sort'>[];
  sort: Sort | undefined;
  /** undefined: as the list comes without an order that was chosen */
  onSort: (sort: Sort | undefined) => void;
}

/** Sorts the cards of a phone, which have no headings. */
const SortPicker = ({ columns, sort, onSort }: SortPickerProps) => {
  const { list } = useTexts().admin;
  const choices = sortChoices(columns);
  if (choices.length === 0) return null;
  return (
    <ListFilter
      className={styles.sortBy}
      aria-label={list.sortBy}
      value={
        choices.find(({ by, direction }) => by === sort?.by && direction === sort.direction)?.value ?? ''
      }
      onChoose={(chosen) => onSort(choices.find(({ value }) => value === chosen))}
      all={list.unsorted}
      data={choices.map(({ value, title, direction }) => ({ value, label: list.sorted[direction](title) }))}
    />
  );
};
