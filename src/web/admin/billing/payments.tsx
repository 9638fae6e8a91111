import { deskFilters } from '../../../contract/payment-desk.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import type { DeskFilter, DeskPayment } from '../../../contract/payment-desk.ts';
import { isByHand, isPaidMethod } from '../../../domain/billing/payment-methods.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { apiQuery } from '../../app/screen.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { Instead } from '../list/instead.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { officeDate, officeMoment } from '../list/office-date.ts';
import styles from '../list/office-list.module.css';
import { usePanel } from '../list/open-row.ts';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { TableLink } from '../list/table-link.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { billName, methodName, deskStateOf, toneOf } from './desk-state.ts';

const isFilter = (text: string): text is DeskFilter => deskFilters.some((one) => one === text);

const filters = { filter: wordFilter(isFilter) };

const list = listScreen({
  filters,
  query: (page, { filter }) =>
    apiQuery('GET /payment/desk', { query: { ...page, ...(filter && { filter }) } }),
  read: ({ payments: rows, total }) => ({ rows, total }),
  rowId: 'order_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** Every payment: whose it is, how it stands, and what of it has to go back. */
export default function AdminPayments() {
  const { payments } = useTexts().admin;
  const { filters: chosen, setFilter } = list.useList();
  const panel = usePanel('payment');
  const isDone = chosen.filter === 'to_refund';
  return (
    <list.Screen
      texts={
        isDone
          ? { ...payments, filteredTitle: payments.doneTitle, filteredText: payments.doneText }
          : payments
      }
      columns={useColumns(({ order_id }) => panel.open(order_id))}
      openId={panel.named}
      minWidth={34}
      wide
      actions={<TableLink table="payments" narrowedBy={{ filter: chosen.filter }} />}
      filters={
        <ListFilter
          label={payments.filter}
          value={chosen.filter}
          onChoose={(value) => setFilter('filter', value)}
          all={payments.allStates}
          data={deskFilters.map((value) => ({ value, label: payments.filters[value] }))}
        />
      }
    >
      <PaymentPanel page={list.usePage()} />
    </list.Screen>
  );
}

/** When a payment began; of what was brought by hand the day on which it came, which is not when it was written down. */
const Begun = ({ payment }: { payment: DeskPayment }) => {
  const { payments } = useTexts().admin;
  const formats = useFormats();
  const { created_at: begun, paid_at: paid, payment_type: method } = payment;
  if (paid === null || !isPaidMethod(method) || !isByHand(method))
    return <time dateTime={begun}>{officeMoment(begun, formats)}</time>;
  const day = dayInJakarta(new Date(paid));
  return <time dateTime={day}>{withWholeDays(payments.received(officeDate(day)))}</time>;
};

const childOf = ({ child }: DeskPayment) => fullName(child.first_name, child.last_name);

const useColumns = (onOpen: (payment: DeskPayment) => void): OfficeColumn<DeskPayment>[] => {
  const { payments, list: words } = useTexts().admin;
  const language = useLanguage();
  return [
    {
      name: 'child',
      title: payments.child,
      width: 10.5,
      render: (row) => (
        <OneLine
          more={words.more}
          below={
            <Instead of={3} title={payments.when}>
              <Begun payment={row} />
            </Instead>
          }
        >
          <strong>{childOf(row)}</strong>
        </OneLine>
      ),
    },
    {
      name: 'bill',
      title: payments.bill,
      priority: 2,
      render: (row) => (
        <OneLine className={styles.fine} more={words.more} lines={2}>
          {withWholeDays(billName(row, language))}
        </OneLine>
      ),
    },
    {
      name: 'created_at',
      title: payments.when,
      width: 8.5,
      priority: 3,
      render: (row) => (
        <OneLine className={styles.fine} more={words.more} lines={2}>
          <Begun payment={row} />
        </OneLine>
      ),
    },
    {
      name: 'amount',
      title: payments.amount,
      width: 7.5,
      isNumeric: true,
      render: ({ received_amount: received, payment_type: type }) => (
        <>
          <span className={styles.fine}>{formatRupiah(rupiah(received))}</span>
          <Instead of={4} title={payments.method}>
            {methodName(payments, type)}
          </Instead>
        </>
      ),
    },
    {
      name: 'method',
      title: payments.method,
      width: 6.5,
      priority: 4,
      render: ({ payment_type: type }) => <span className={styles.fine}>{methodName(payments, type)}</span>,
    },
    {
      name: 'state',
      title: payments.state,
      width: 7.5,
      render: (row) => {
        const deskState = deskStateOf(row);
        return (
          <OneLine more={words.more} lines={2}>
            <StatusWord tone={toneOf(deskState)} wraps>
              {payments.states[deskState]}
            </StatusWord>
          </OneLine>
        );
      },
    },
    useActionsColumn(5, (row) => (
      <RowAction label={payments.open} of={childOf(row)} onClick={() => onOpen(row)} />
    )),
  ];
};
