import type { RowId } from './step-in-list.ts';
import { type QueryClient, keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, redirect, useLocation, useSearchParams } from 'react-router';
import type { Answer, CallKey } from '../../frame/api.ts';
import { PageHead } from '../../frame/page-head.tsx';
import {
  type ApiQuery,
  type ScreenQueries,
  type Visit,
  ensure,
  prefetch,
  readAnew,
} from '../../app/screen.ts';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import {
  type FilterParser,
  type Filters,
  PAGE_SIZE,
  changeListParams,
  lastPage,
  onlyListParams,
  readFilters,
  readListParams,
  readSort,
} from './list-params.ts';
import { ListHead } from './list-head.tsx';
import type { ListPage } from './list-page.ts';
import { ListResults, type ResultTexts } from './list-results.tsx';
import { useListSearch } from './list-search.ts';
import styles from './office-list.module.css';
import {
  forgetList,
  isFoundBySearch,
  rememberFilters,
  rememberList,
  rememberedFilters,
  rememberedList,
} from './remembered-list.ts';
import { SearchBox } from './search-box.tsx';
import { patiently } from './patiently.ts';

type Parsers = Readonly<Record<string, FilterParser>>;

/** What one page of a list is asked for. */
type PageQuery<By extends string> = {
  q: string;
  page: number;
  size: number;
  sort?: By;
  direction?: 'asc' | 'desc';
};

interface Definition<Key extends CallKey, Row, Chosen extends Parsers, By extends string> {
  /** the filters of the address by their names there, each with its parser: `numberFilter`, `wordFilter` or another */
  filters?: Chosen;
  /** the query for one page; null while a filter must be chosen first */
  query: (page: PageQuery<By>, filters: Filters<Chosen>) => ApiQuery<Key> | null;
  /** the orders that the call offers, as its contract names them */
  sorts?: readonly By[];
  read: (answer: Answer<Key>) => { rows: Row[]; total?: number | undefined };
  rowId: keyof Row & string;
  /** rows of a page, where the agreed ten are too few */
  pageSize?: number;
  /** what the choices of the filters are made of */
  filterQueries?: readonly ApiQuery[];
  /**
   * the key of the browser's storage under which the filters are kept across visits, and those of them that are; within a tab
   * every list is kept as it was
   */
  remember?: { as: string; only?: readonly (keyof Chosen & string)[] };
}

interface ListTexts extends ResultTexts {
  title: string;
  searchHint: string;
  create?: string;
  /** said instead of the empty texts while a filter is chosen */
  filteredTitle?: string;
  filteredText?: string;
}

interface ScreenProps<Row> {
  texts: ListTexts;
  columns: OfficeColumn<Row>[];
  /** rem below which the table scrolls inside its own box */
  minWidth?: number;
  wide?: boolean;
  /** where the button `texts.create` leads */
  createAt?: string;
  /** beside the title, where a panel beside the list leaves them room */
  actions?: ReactNode;
  /** the filter that comes before everything else, and what is said until it is chosen */
  choice?: { select: ReactNode; missing: string };
  /** beside the search */
  filters?: ReactNode;
  /** many filters: the same rows of them with and without a panel beside the list, so that opening one moves nothing */
  hasFilterGrid?: boolean;
  /** where else one can search, when nothing was found */
  elsewhere?: ReactNode;
  /** stays in view at the lower edge of the window, so that no row moves when it comes */
  notice?: ReactNode;
  /** which row is open beside the list */
  openId?: RowId | null;
  /** dialogs and panels */
  children?: ReactNode;
}

/** Another search, filter or page is shown in place, with the former rows until the new ones are there. */
const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * A searchable, paginated list of the back office whose state is its address. The route exports what is made of it:
 *
 * ```tsx
 * const list = listScreen({
 *   query: (page) => apiQuery('GET /academic-year-admin', { query: page }),
 *   read: ({ academic_years: rows, total }) => ({ rows, total }),
 *   rowId: 'academic_year_id',
 * });
 * export const loader = list.loader;
 * export const clientLoader = list.clientLoader;
 * export const shouldRevalidate = list.shouldRevalidate;
 *
 * export default function Batches() {
 *   return <list.Screen texts={useTexts().admin.batches} columns={useColumns()} />;
 * }
 * ```
 */
export const listScreen = <
  Key extends CallKey,
  Row extends Record<string, unknown>,
  Chosen extends Parsers = Parsers,
  By extends string = never,
>({
  filters: parsers = {} as Chosen,
  query,
  sorts = [],
  read,
  rowId,
  pageSize = PAGE_SIZE,
  filterQueries = [],
  remember,
}: Definition<Key, Row, Chosen, By>) => {
  const queryOf = (search: URLSearchParams) =>
    query(
      { ...readListParams(search), size: pageSize, ...readSort(search, sorts) },
      readFilters(parsers, search),
    );
  const queries: ScreenQueries = ({ url: { searchParams } }) => {
    const page = queryOf(searchParams) as ApiQuery | null;
    return page ? [...filterQueries, page] : filterQueries;
  };
  const load = ensure(queries, { fresh: true });

  /** On the server: an address beyond the last page leads to that page. In the browser the results do so. */
  const toLastPage = (known: QueryClient, { url: { pathname, searchParams } }: { url: URL }) => {
    const page = queryOf(searchParams);
    const answer = page && known.getQueryData<Answer<Key>>(page.queryKey);
    if (!answer) return;
    const { rows, total = rows.length } = read(answer);
    const last = lastPage(total, pageSize);
    if (readListParams(searchParams).page <= last) return;
    const search = changeListParams(searchParams, { page: String(last) }).toString();
    // Without a query the browser would show the list as this tab has left it.
    throw redirect(`${pathname}?${search || 'page=1'}`);
  };

  const rememberedSearch = (pathname: string) =>
    rememberedList(pathname) ?? (remember ? rememberedFilters(remember.as) : '');

  const clientLoader = async (visit: Visit) => {
    const { url } = visit;
    const remembered = rememberedSearch(url.pathname);
    if (url.search === '' && remembered !== '') throw redirect(`${url.pathname}?${remembered}`);
    try {
      return await load(visit);
    } catch (thrown) {
      // What the list was left with may name something that has been deleted since.
      if (!isNotFound(thrown) || url.search !== `?${remembered}`) throw thrown;
      forgetList(url.pathname, remember?.as);
      throw redirect(url.pathname);
    }
  };

  /** On a first visit the server cannot know how the list was left: that is set as soon as the page runs. */
  const useRememberedList = () => {
    const { pathname } = useLocation();
    const [, setSearch] = useSearchParams();
    // Who goes on before a page of the list has come wants that one back.
    const { search, state, isComing } = useListSearch();
    const remembered = useRef<string | null>(null);
    useEffect(() => {
      // Without a query the loader leads to the list as it was left.
      if (isComing && search.size === 0) return;
      const before = remembered.current === null ? rememberedSearch(pathname) : '';
      remembered.current = search.toString();
      if (search.size === 0 && before !== '') setSearch(before, { replace: true });
      else if (!isFoundBySearch(state)) rememberList(pathname, onlyListParams(search, parsers));
      // oxlint-disable-next-line react/exhaustive-deps -- the setter is another one after each navigation
    }, [pathname, search]);
  };

  /** The chosen filters, and the ways to another choice and to the first page. */
  const useList = () => {
    const { search, change } = useListSearch();
    const setFilters = (changes: Partial<Record<'q' | (keyof Chosen & string), string>>, how: How = {}) => {
      const page = how.keepPage ? { page: search.get('page') ?? '' } : {};
      const next = changeListParams(search, { ...page, ...(changes as Record<string, string>) });
      const kept = remember?.only ?? Object.keys(parsers);
      // Another filter may be set by itself before a new tab has read those that are kept.
      if (remember && kept.some((name) => name in changes))
        rememberFilters(remember.as, onlyThese(next, kept));
      change(next, how);
    };
    const setFilter = (name: keyof Chosen & string, text: string, how: How = {}) =>
      setFilters({ [name]: text } as Parameters<typeof setFilters>[0], how);
    const toFirstPage = () => change(changeListParams(search, {}), { replace: true });
    return { filters: readFilters(parsers, search), setFilter, setFilters, toFirstPage };
  };

  /** What the server says of the page that is shown; undefined until it has answered. */
  const useAnswer = (): Answer<Key> | undefined => {
    const asked = queryOf(useListSearch().search);
    return useQuery<Answer<Key>>({
      ...(asked ? patiently(asked) : { queryKey: ['nothing'], queryFn: skipToken }),
      placeholderData: keepPreviousData,
    }).data;
  };

  /** The rows that are shown, for what is open beside them. */
  const usePage = (): ListPage<Row> => {
    const { search } = useListSearch();
    const data = useAnswer();
    const { rows, total = rows?.length ?? 0 } = data ? read(data) : { rows: undefined };
    const readPage = async (page: number) => {
      const other = queryOf(changeListParams(search, { page: String(page) }));
      return other ? read(await readAnew(other)).rows : [];
    };
    return { rows, total, page: readListParams(search).page, size: pageSize, readPage };
  };

  const Screen = (props: ScreenProps<Row>) => {
    const {
      texts,
      columns,
      minWidth,
      wide = false,
      choice,
      filters,
      hasFilterGrid = false,
      elsewhere,
      notice,
      openId,
      children,
    } = props;
    const { search, change } = useListSearch();
    useRememberedList();
    const page = queryOf(search);
    const { filters: chosen, setFilters } = useList();
    const isFiltered = Object.values(chosen).some((value) => value !== undefined);
    const showAll = () => {
      const none = Object.fromEntries(Object.keys(parsers).map((name) => [name, '']));
      setFilters(none as Parameters<typeof setFilters>[0]);
    };
    return (
      <section className={wide ? `${styles.screen} ${styles.wide}` : styles.screen}>
        <PageHead title={texts.title} />
        <ListHead
          title={texts.title}
          create={texts.create}
          createAt={props.createAt}
          actions={props.actions}
        />
        {choice?.select}
        {page ? (
          <>
            <div className={hasFilterGrid ? styles.grid : styles.above}>
              <SearchBox
                q={readListParams(search).q}
                hint={texts.searchHint}
                onSearch={(q, how) => {
                  const next = changeListParams(search, { q });
                  if (next.toString() !== search.toString()) change(next, how);
                }}
              />
              {filters}
            </div>
            <ListResults
              query={page}
              read={read}
              rowId={rowId}
              label={texts.title}
              columns={columns}
              sort={readSort(search, sorts)}
              size={pageSize}
              {...(minWidth !== undefined && { minWidth })}
              openId={openId ?? null}
              texts={isFiltered ? whileFiltered(texts) : texts}
              onUnfilter={isFiltered && texts.filteredTitle !== undefined ? showAll : null}
              elsewhere={elsewhere}
            />
            {notice}
          </>
        ) : (
          <p className={styles.please}>{choice?.missing}</p>
        )}
        {children}
      </section>
    );
  };

  return {
    loader: prefetch(queries, { check: toLastPage }),
    clientLoader,
    shouldRevalidate,
    useList,
    useAnswer,
    usePage,
    Screen,
  };
};

/** How the address changes. */
interface How {
  /** leaves no way back to the one before */
  replace?: boolean;
  /** the change leaves the same rows: the page stays */
  keepPage?: boolean;
}

const onlyThese = (search: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams([...search].filter(([name]) => names.includes(name)));

/** What a loader throws for a page that is not there. */
const isNotFound = (thrown: unknown) =>
  (thrown as { init?: ResponseInit | null } | null)?.init?.status === 404;

const whileFiltered = (texts: ListTexts): ListTexts => ({
  ...texts,
  emptyTitle: texts.filteredTitle ?? texts.emptyTitle,
  emptyText: texts.filteredText ?? texts.emptyText,
});
