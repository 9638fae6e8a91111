import type { DayMovement } from '../../../contract/day-close.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import type { Paging } from '../../ui/app/office-pages.tsx';
import { officeMoment } from '../list/office-date.ts';
import listStyles from '../list/office-list.module.css';
import { useTexts } from '../list/texts.ts';
import { moneyMethodName } from './money-words.tsx';

interface Props {
  rows: readonly DayMovement[] | undefined;
  paging: Paging;
  fetching: boolean;
}

/** Every payment, refund and undone entry of a day, in the order of time. */
export const DayMovements = ({ paging, ...props }: Props) => {
  const { dayClose, list } = useTexts().admin;
  return (
    <OfficeTable
      label={dayClose.movements}
      rowKey={({ order_id: order, kind, at }) => `${order} ${kind} ${at}`}
      columns={useColumns()}
      minWidth={36}
      paging={{ ...paging, texts: list }}
      {...props}
    />
  );
};

const useColumns = (): OfficeColumn<DayMovement>[] => {
  const { admin } = useTexts();
  const { dayClose, payments, list } = admin;
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
      width: 10,
      render: ({ kind, method, reference }) => (
        <OneLine className={listStyles.fine} more={list.more} lines={2}>
          {[
            moneyMethodName(admin, method),
            ...(reference === null ? [] : [reference]),
            ...(kind === 'undone' ? [dayClose.entryUndone] : []),
          ].join(', ')}
        </OneLine>
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
      width: 7,
      isNumeric: true,
      render: ({ kind, amount }) => (
        <span className={listStyles.fine}>
          {kind === 'undone' ? (
            <del>{formatRupiah(rupiah(amount))}</del>
          ) : (
            formatRupiah(rupiah(kind === 'paid' ? amount : -amount))
          )}
        </span>
      ),
    },
    {
      name: 'order',
      title: dayClose.order,
      width: 11.5,
      render: ({ order_id: order }) => (
        // An order's number would break at its hyphens.
        <Link
          className={`${listStyles.phone} ${listStyles.day} ${listStyles.fine}`}
          to={paths.adminPayments(order)}
        >
          {order}
        </Link>
      ),
    },
  ];
};
