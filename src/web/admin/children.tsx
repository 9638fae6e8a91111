import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Navigate, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { useTexts } from '../page-info.tsx';
import { type ScreenQueries, ensure, prefetch } from '../screen.ts';
import { PageHead } from '../shell/page-head.tsx';
import { EmptyState, ErrorState } from '../ui/app/states.tsx';
import { type Sought, childrenQuery, lastPage, searchFor, soughtIn } from './children-search.ts';
import { ChildrenTable } from './children-table.tsx';
import styles from './children.module.css';

const WAIT_FOR_TYPING_MS = 300;

const queries: ScreenQueries = ({ url }) => [childrenQuery(soughtIn(url.searchParams))];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);
// Another search is shown in place, with the former rows until the new ones are there.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Every child of the school, found by the child's or the parent's name. */
export default function AdminChildren() {
  const { children } = useTexts().admin;
  const [search, setSearch] = useSearchParams();
  const sought = soughtIn(search);
  const find = (next: Sought, how?: { replace: true }) => setSearch(searchFor(next), how);
  return (
    <section className={styles.screen}>
      <PageHead title={children.title} />
      <h1>{children.title}</h1>
      <SearchBox q={sought.q} onSearch={(q) => find({ q, page: 1 }, { replace: true })} />
      <Found sought={sought} find={find} />
    </section>
  );
}

const SearchBox = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => {
  const { children } = useTexts().admin;
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  // The search can be cleared elsewhere.
  if (shown !== q) {
    setShown(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const searchSoon = useDebouncedCallback(onSearch, WAIT_FOR_TYPING_MS);
  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    searchSoon.cancel();
    onSearch(typed);
  };
  return (
    <form role="search" method="get" onSubmit={searchNow} className={styles.search}>
      <TextInput
        type="search"
        name="q"
        label={children.search}
        placeholder={children.searchHint}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          searchSoon(currentTarget.value);
        }}
      />
    </form>
  );
};

const Found = ({ sought, find }: { sought: Sought; find: (next: Sought) => void }) => {
  const { children } = useTexts().admin;
  const answer = useQuery({ ...childrenQuery(sought), placeholderData: keepPreviousData });
  const { data, isError, isFetching, isPlaceholderData, refetch } = answer;
  if (isError)
    return (
      <ErrorState
        level={2}
        title={children.failedTitle}
        text={children.failedText}
        retry={children.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const total = data?.total ?? 0;
  if (data && !isPlaceholderData && total === 0)
    return <Nobody q={sought.q} onClear={() => find({ q: '', page: 1 })} />;
  if (data && !isPlaceholderData && sought.page > lastPage(total))
    return (
      <Navigate
        to={{ search: new URLSearchParams(searchFor({ ...sought, page: lastPage(total) })).toString() }}
        replace
      />
    );
  return (
    <>
      <p className={styles.count} role="status">
        {data && children.found(total)}
      </p>
      <ChildrenTable
        rows={data?.childs}
        total={total}
        page={sought.page}
        fetching={isPlaceholderData}
        onPage={(page) => find({ ...sought, page })}
      />
    </>
  );
};

const Nobody = ({ q, onClear }: { q: string; onClear: () => void }) => {
  const { children } = useTexts().admin;
  if (q === '') return <EmptyState level={2} title={children.emptyTitle} text={children.emptyText} />;
  return (
    <EmptyState level={2} pose="lost" title={children.noneTitle} text={children.noneText(q)}>
      <Button variant="outline" onClick={onClear}>
        {children.clear}
      </Button>
    </EmptyState>
  );
};
