import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { SchoolNumbers } from '../../../contract/numbers.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { apiQuery, prefetch } from '../../app/screen.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { ListError } from '../list/list-results.tsx';
import { officeDate } from '../list/office-date.ts';
import listStyles from '../list/office-list.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { parseId } from '../list/record-id.ts';
import { TableLink } from '../list/table-link.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { Figure } from './figure.tsx';
import { figuresOf } from './figures.ts';
import styles from './numbers.module.css';

/** Of the year of the batch that the address names, else of the time up to today. */
const numbersQuery = (search: URLSearchParams) => {
  const batch = parseId(search.get('batch') ?? '');
  return apiQuery('GET /office/numbers', { query: batch === undefined ? {} : { batch } });
};

export const loader = (visit: LoaderFunctionArgs) =>
  prefetch(({ url }) => [numbersQuery(url.searchParams)])(visit);
// In the browser the screen shows that it is being added up.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.numbers.title };

/** The school in numbers: pictures, each with the table behind it. */
export default function AdminNumbers() {
  const { numbers: words } = useTexts().admin;
  const batch = parseId(useSearchParams()[0].get('batch') ?? '');
  const table = <TableLink table="numbers" narrowedBy={{ batch }} />;
  return (
    <OfficeScreen title={words.title} isWide lead={words.lead} actions={table}>
      <Figures />
    </OfficeScreen>
  );
}

const Figures = () => {
  const { numbers: words } = useTexts().admin;
  const language = useLanguage();
  const [canDraw, setCanDraw] = useState(true);
  const [search] = useSearchParams();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...numbersQuery(search),
    placeholderData: keepPreviousData,
  });
  const figures = useMemo(
    () => (data ? figuresOf(data.numbers, words, language) : null),
    [data, words, language],
  );
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} words={words} />;
  if (!data || !figures)
    return (
      <div className={styles.figures} role="status" aria-label={words.loading}>
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} height={320} />
        ))}
      </div>
    );
  return (
    <>
      <PeriodChoice numbers={data.numbers} />
      {data.numbers.waiting > 0 && <p>{words.waiting(data.numbers.waiting)}</p>}
      {!canDraw && <p role="status">{words.noPictures}</p>}
      <div className={styles.figures}>
        {figures.map((figure) => (
          <Figure
            key={figure.title}
            {...figure}
            chart={canDraw ? figure.chart : null}
            empty={words.none}
            onNoPicture={() => setCanDraw(false)}
          />
        ))}
      </div>
    </>
  );
};

/** The last twelve months, or the year of a batch. */
const PeriodChoice = ({ numbers: { intakes } }: { numbers: SchoolNumbers }) => {
  const { numbers: words } = useTexts().admin;
  const [search, setSearch] = useSearchParams();
  return (
    <ListFilter
      className={listStyles.batch}
      label={words.period}
      value={search.get('batch')}
      onChoose={(value) => setSearch(value === '' ? {} : { batch: value }, { preventScrollReset: true })}
      all={words.lastMonths}
      data={intakes.map(({ batch, start_date: start }) => ({
        value: String(batch),
        label: words.yearOf(batch, officeDate(calendarDate(start))),
      }))}
    />
  );
};
