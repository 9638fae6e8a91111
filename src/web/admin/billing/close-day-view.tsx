import { Alert } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CloseDay, DayMovement } from '../../../contract/day-close.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { apiQuery } from '../../hydrated/screen.ts';
import { Link } from '../../shell/link.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import { type OfficeColumn, OfficeTable, TablePages } from '../../ui/app/office-table.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { ErrorState } from '../../ui/app/states.tsx';
import { officeDate, officeMoment } from '../pattern/office-date.ts';
import formStyles from '../pattern/office-form.module.css';
import listStyles from '../pattern/office-list.module.css';
import { useTexts } from '../pattern/texts.ts';
import { DifferenceList } from './difference-list.tsx';
import { methodName } from './desk-state.ts';

const SIZE = 20;

/** One day: what differs from the report, and every payment and refund. */
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
  const [differencesPage, setDifferencesPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery({
    ...apiQuery('GET /payment/days/{day}', {
      params: { day },
      query: { page, differences_page: differencesPage, size: SIZE },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div>
      <p>
        <Link className={formStyles.back} to={paths.adminDayClose(month)}>
          ← {dayClose.close}
        </Link>
      </p>
      <div className={formStyles.form}>
        <section className={formStyles.card} aria-labelledby="differences">
          <h2 id="differences">{`${officeDate(day)}: ${dayClose.differences}`}</h2>
          {closed && (
            <p>{`${dayClose.payments(closed.total.paid_count)}. ${dayClose.net}: ${formatRupiah(rupiah(closed.total.net))}`}</p>
          )}
          {data && !data.reported && <Alert color="mango">{dayClose.notReported}</Alert>}
          {data?.reported && data.differences_total === 0 && <p>{dayClose.noDifferences}</p>}
          {data && data.open_differences > 0 && <p>{dayClose.open(data.open_differences)}</p>}
          {data && <DifferenceList differences={data.differences} />}
          {data && (
            <TablePages
              total={data.differences_total}
              page={differencesPage}
              size={SIZE}
              onPage={setDifferencesPage}
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
        <section className={formStyles.card} aria-labelledby="movements">
          <h2 id="movements">{dayClose.movements}</h2>
          {data?.total === 0 ? (
            <p>{dayClose.noMovements}</p>
          ) : (
            <Movements
              rows={data?.movements}
              paging={{ total: data?.total ?? 0, page, size: SIZE, onPage: setPage }}
              fetching={isFetching}
            />
          )}
        </section>
      </div>
    </div>
  );
};

interface MovementsProps {
  rows: readonly DayMovement[] | undefined;
  paging: { total: number; page: number; size: number; onPage: (page: number) => void };
  fetching: boolean;
}

const Movements = (props: MovementsProps) => {
  const { dayClose, list } = useTexts().admin;
  return (
    <OfficeTable
      label={dayClose.movements}
      rowKey={({ order_id: order, kind, at }) => `${order} ${kind} ${at}`}
      columns={useColumns()}
      minWidth={34}
      texts={list}
      {...props}
    />
  );
};

const useColumns = (): OfficeColumn<DayMovement>[] => {
  const { dayClose, payments, list } = useTexts().admin;
  const formats = useFormats();
  return [
    {
      name: 'parent',
      title: dayClose.parent,
      render: ({ parent }) => (
        <OneLine more={list.more}>
          <strong>{parent}</strong>
        </OneLine>
      ),
    },
    {
      name: 'at',
      title: dayClose.time,
      width: 8.5,
      priority: 3,
      render: ({ at }) => (
        <time dateTime={at} className={listStyles.fine}>
          {officeMoment(at, formats)}
        </time>
      ),
    },
    {
      name: 'method',
      title: dayClose.method,
      width: 7,
      priority: 4,
      render: ({ payment_type: type }) => (
        <span className={listStyles.fine}>{methodName(payments, type)}</span>
      ),
    },
    {
      name: 'receipt',
      title: payments.receipt,
      width: 6.5,
      priority: 5,
      render: ({ receipt_number: receipt }) => <span className={listStyles.fine}>{receipt ?? '–'}</span>,
    },
    {
      name: 'amount',
      title: dayClose.amount,
      width: 8.5,
      render: ({ kind, amount }) => (
        <span className={listStyles.fine}>{formatRupiah(rupiah(kind === 'paid' ? amount : -amount))}</span>
      ),
    },
    {
      name: 'order',
      title: dayClose.order,
      width: 15,
      render: ({ order_id: order }) => (
        <Link className={listStyles.phone} to={paths.adminPayments(order)}>
          {order}
        </Link>
      ),
    },
  ];
};
