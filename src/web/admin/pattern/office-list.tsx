import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Answer, CallKey } from '../../frame/api.ts';
import { useTexts } from './texts.ts';
import type { Ask } from '../../hydrated/screen.ts';
import { OfficeTable } from '../../ui/app/office-table.tsx';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import { type Find, PAGE_SIZE, type Sought, lastPage, searchFor } from './list-search.ts';
import styles from './office-list.module.css';
import { SearchBox } from './search-box.tsx';

export interface ListWords {
  searchHint: string;
  found: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
  noneTitle: string;
  noneText: (sought: string) => string;
}

interface Props<Key extends CallKey, Row> {
  question: Ask<Key>;
  read: (answer: Answer<Key>) => { rows: Row[]; total: number | undefined };
  id: keyof Row & string;
  columns: DataTableColumn<Row>[];
  /** pixels below which the table scrolls inside its own box */
  minWidth?: number;
  sought: Sought;
  find: Find;
  words: ListWords;
  /** what stands beside the search, such as filters */
  filters?: ReactNode;
  /** what stands between the search and the table */
  children?: ReactNode;
}

/** A searchable list of the back office, page by page: with bars while it loads, a word when it is empty, and a retry. */
export function OfficeList<Key extends CallKey, Row extends Record<string, unknown>>(props: Props<Key, Row>) {
  const { sought, find, words, filters, children } = props;
  return (
    <>
      <div className={styles.above}>
        <SearchBox
          q={sought.q}
          hint={words.searchHint}
          onSearch={(q) => find({ q, page: 1 }, { replace: true })}
        />
        {filters}
      </div>
      {children}
      <Found {...props} />
    </>
  );
}

function Found<Key extends CallKey, Row extends Record<string, unknown>>(props: Props<Key, Row>) {
  const { question, read, id, columns, minWidth, sought, find, words } = props;
  const { list } = useTexts().admin;
  const answer = useQuery({ ...question, placeholderData: keepPreviousData });
  const { data, isError, isFetching, isPlaceholderData, refetch } = answer;
  if (isError)
    return (
      <ErrorState
        level={2}
        title={list.failedTitle}
        text={list.failedText}
        retry={list.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const { rows, total = rows?.length ?? 0 } = data ? read(data) : { rows: undefined };
  if (rows && !isPlaceholderData && total === 0)
    return <Nothing q={sought.q} words={words} onClear={() => find({ q: '', page: 1 })} />;
  if (rows && !isPlaceholderData && sought.page > lastPage(total))
    return <ToLastPage {...{ sought, total }} />;
  return (
    <>
      <p className={styles.count} role="status">
        {rows && words.found(total)}
      </p>
      <OfficeTable
        rows={rows}
        id={id}
        columns={columns}
        {...(minWidth !== undefined && { minWidth })}
        paging={{
          total,
          page: sought.page,
          size: PAGE_SIZE,
          onPage: (page) => find({ ...sought, page }),
          texts: list,
        }}
        fetching={isPlaceholderData}
      />
    </>
  );
}

/** An address may name a page that is no more. */
const ToLastPage = ({ sought, total }: { sought: Sought; total: number }) => {
  const search = new URLSearchParams(useLocation().search);
  search.delete('page');
  for (const [name, value] of Object.entries(searchFor({ ...sought, page: lastPage(total) })))
    search.set(name, value);
  return <Navigate to={{ search: search.toString() }} replace />;
};

const Nothing = ({ q, words, onClear }: { q: string; words: ListWords; onClear: () => void }) => {
  const { list } = useTexts().admin;
  if (q === '') return <EmptyState level={2} title={words.emptyTitle} text={words.emptyText} />;
  return (
    <EmptyState level={2} pose="lost" title={words.noneTitle} text={words.noneText(q)}>
      <Button variant="outline" onClick={onClear}>
        {list.clear}
      </Button>
    </EmptyState>
  );
};
