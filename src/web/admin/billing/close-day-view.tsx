import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { CloseDay, SettlementDifference } from '../../../contract/day-close.ts';
import { needsReport } from '../../../domain/billing/day-close.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { Link } from '../../shell/link.tsx';
import { TablePages } from '../../ui/app/office-pages.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { ErrorState } from '../../ui/app/states.tsx';
import type { ListPage } from '../list/list-page.ts';
import { changeListParams, readListParams } from '../list/list-params.ts';
import { useListSearch } from '../list/list-search.ts';
import { officeDate } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { usePanel } from '../list/open-row.ts';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import { DayMovements } from './day-movements.tsx';
import { DifferenceList } from './difference-list.tsx';
import { DifferencePanel } from './difference-panel.tsx';
import { MethodTotals } from './method-totals.tsx';
import { UndoneEntries } from './money-words.tsx';

const SIZE = 20;

const dayQuery = (day: string, pages: { page: number; differences_page: number }) =>
  apiQuery('GET /payment/days/{day}', { params: { day }, query: { ...pages, size: SIZE } });

/** The link to the day leaves the screen with the month, and the focus would fall to the document. */
const useFocusOnOpen = () => {
  const isOpened = useNavigationType() === NavigationType.Push;
  const keepFocus = useEffectEvent(() => {
    if (isOpened && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  });
  // Once, as the day opens.
  useEffect(() => keepFocus(), []);
};

/** One day: its methods, what differs from the report, and every payment and refund. */
export const CloseDayView = ({
  day,
  month,
  closed,
}: {
  day: string;
  month: string;
  closed: CloseDay | undefined;
}) => {
  const { dayClose, list } = useTexts().admin;
  const [page, setPage] = useState(1);
  useFocusOnOpen();
  const { search, change } = useListSearch();
  const { page: differencesPage } = readListParams(search);
  const panel = usePanel('difference');
  const isReportNeeded = closed === undefined || needsReport(closed.methods);
  const { data, isError, isFetching, refetch } = useQuery({
    ...dayQuery(day, { page, differences_page: differencesPage }),
    placeholderData: keepPreviousData,
  });
  const shown: ListPage<SettlementDifference> = {
    rows: data?.differences,
    page: differencesPage,
    size: SIZE,
    total: data?.differences_total ?? 0,
    readPage: async (other) => (await readAnew(dayQuery(day, { page, differences_page: other }))).differences,
  };
  return (
    <div>
      <p>
        <Link className={formStyles.back} to={paths.adminDayClose(month)}>
          ← {dayClose.close}
        </Link>
      </p>
      <div className={formStyles.form}>
        {closed && (
          <section className={formStyles.card} aria-labelledby="methods">
            <h2 id="methods">{`${officeDate(day)}: ${dayClose.byMethod}`}</h2>
            <p>{`${dayClose.payments(closed.total.paid_count)}, ${dayClose.refunds(closed.total.back_count)}. ${dayClose.net}: ${formatRupiah(rupiah(closed.total.net))}`}</p>
            <UndoneEntries total={closed.total} />
            <MethodTotals methods={closed.methods} />
          </section>
        )}
        <section className={formStyles.card} aria-labelledby="differences">
          <h2 id="differences">{`${officeDate(day)}: ${dayClose.differences}`}</h2>
          {data && !data.reported && isReportNeeded && <Alert color="mango">{dayClose.notReported}</Alert>}
          {data && !data.reported && !isReportNeeded && <p>{dayClose.notNeeded}</p>}
          {data?.reported && data.differences_total === 0 && <p>{dayClose.noDifferences}</p>}
          {data && data.open_differences > 0 && <p>{dayClose.open(data.open_differences)}</p>}
          {data && (
            <DifferenceList
              differences={data.differences}
              onOpen={({ difference_id: id }) => panel.open(id)}
            />
          )}
          {data && (
            <TablePages
              label={dayClose.differences}
              total={data.differences_total}
              page={differencesPage}
              size={SIZE}
              onPage={(next) => change(changeListParams(search, { page: String(next) }))}
              addressOf={(next) => `?${changeListParams(search, { page: String(next) }).toString()}`}
              texts={list}
            />
          )}
          {!data && !isError && <Skeleton height={160} />}
          {!data && isError && (
            <ErrorState
              title={dayClose.failedTitle}
              text={dayClose.failedText}
              retry={dayClose.retry}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
        </section>
        {(data || !isError) && (
          <section className={formStyles.card} aria-labelledby="movements">
            <h2 id="movements">{dayClose.movements}</h2>
            {data?.total === 0 ? (
              <p>{dayClose.noMovements}</p>
            ) : (
              <DayMovements
                rows={data?.movements}
                paging={{ total: data?.total ?? 0, page, size: SIZE, onPage: setPage }}
                fetching={isFetching}
              />
            )}
          </section>
        )}
      </div>
      <DifferencePanel page={shown} />
    </div>
  );
};
