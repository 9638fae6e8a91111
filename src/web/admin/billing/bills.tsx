import { useQuery } from '@tanstack/react-query';
import { type OwedBill, billSorts } from '../../../contract/bill-desk.ts';
import { type OwedState, owedStates } from '../../../domain/billing/owed-bills.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import { Button } from '../../ui/app/button.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { batchesQuery, useBatchOption } from '../list/batch-choice.tsx';
import { Instead } from '../list/instead.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/office-list.module.css';
import { idOf, usePanel } from '../list/open-row.ts';
import { parseId } from '../list/record-id.ts';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { TableLink } from '../list/table-link.tsx';
import { useTexts } from '../list/texts.ts';
import { BillPanel } from './bill-panel.tsx';
import { toneOf } from './bill-tone.ts';
import { inRupiah } from './refund-entry.ts';
import { useWaits } from './use-waits.ts';

const isState = (text: string): text is OwedState => owedStates.some((one) => one === text);
const isYes = (text: string): text is 'true' => text === 'true';

const filters = {
  state: wordFilter(isState),
  batch: (text: string) => parseId(text) ?? undefined,
  contacted: wordFilter(isYes),
};

const list = listScreen({
  filters,
  query: (page, { state, batch, contacted }) =>
    apiQuery('GET /bills', {
      query: {
        ...page,
        ...(state && { state }),
        ...(batch !== undefined && { academic_year_id: batch }),
        ...(contacted && { contacted }),
      },
    }),
  sorts: billSorts,
  read: ({ bills: rows, total }) => ({ rows, total }),
  rowId: 'billing_id',
  filterQueries: [batchesQuery],
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** What families owe, since when and by whom, and what came of it. */
export default function AdminBills() {
  const { bills } = useTexts().admin;
  const panel = usePanel('bill');
  const resting = useResting();
  return (
    <list.Screen
      texts={{ ...bills, ...resting?.texts }}
      columns={useColumns(({ billing_id }) => panel.open(String(billing_id)))}
      openId={idOf(panel.named)}
      minWidth={34}
      wide
      actions={
        <>
          <Sum />
          {resting && <ShowResting hidden={resting.text} />}
          <ExportBills />
        </>
      }
      filters={<BillFilters />}
    >
      <BillPanel page={list.usePage()} />
    </list.Screen>
  );
}

/** What is said instead of nothing being owed, while bills rest. */
const useResting = () => {
  const { bills } = useTexts().admin;
  const answer = list.useAnswer();
  if (!answer || answer.resting.count === 0) return null;
  const { count, waiting } = answer.resting;
  const title = bills.noneToday;
  const text = bills.hidden(count - waiting, waiting);
  return { text, texts: { emptyTitle: title, emptyText: text, filteredTitle: title, filteredText: text } };
};

/** Shows those that rest, too. */
const ShowResting = ({ hidden }: { hidden: string }) => {
  const { bills } = useTexts().admin;
  const { setFilter } = list.useList();
  return (
    <Button variant="subtle" title={hidden} onClick={() => setFilter('contacted', 'true')}>
      {bills.showHidden}
    </Button>
  );
};

/** What the bills of all pages come to, those that rest among them. */
const Sum = () => {
  const { bills } = useTexts().admin;
  const answer = list.useAnswer();
  const resting = answer?.resting.sum ?? 0;
  const sum = (answer?.sum ?? 0) + resting;
  if (sum === 0) return null;
  return (
    <strong role="status">
      {resting > 0 ? bills.sumHidden(inRupiah(sum), inRupiah(resting)) : bills.sum(inRupiah(sum))}
    </strong>
  );
};

/** The list as a table, narrowed as it is shown. */
const ExportBills = () => {
  const { filters: chosen } = list.useList();
  const { state, batch, contacted } = chosen;
  return <TableLink table="bills" narrowedBy={{ state, academic_year_id: batch, contacted }} />;
};

const BillFilters = () => {
  const { bills } = useTexts().admin;
  const optionOf = useBatchOption();
  const { filters: chosen, setFilter } = list.useList();
  const { data } = useQuery(batchesQuery);
  const isOwed = chosen.state !== 'paid' && chosen.state !== 'skipped';
  return (
    <>
      <ListFilter
        label={bills.filter}
        value={chosen.state}
        onChoose={(value) => setFilter('state', value)}
        all={bills.owed}
        data={owedStates.map((value) => ({ value, label: bills.filters[value] }))}
      />
      <ListFilter
        label={bills.batch}
        value={chosen.batch}
        onChoose={(value) => setFilter('batch', value)}
        all={bills.allBatches}
        data={(data?.academic_years ?? []).map(optionOf)}
      />
      {isOwed && (
        <ListFilter
          label={bills.spoken}
          value={chosen.contacted}
          onChoose={(value) => setFilter('contacted', value)}
          data={[
            { value: '', label: bills.spokenHidden },
            { value: 'true', label: bills.spokenShown },
          ]}
        />
      )}
    </>
  );
};

/** How long ago a bill was due, or how soon it will be; nothing of one that is paid or lapsed. */
const Since = ({ bill }: { bill: OwedBill }) => {
  const { bills } = useTexts().admin;
  const waits = useWaits();
  const { state, days } = bill;
  if (state === 'paid' || state === 'skipped' || waits(bill)) return null;
  return <span>{days > 0 ? bills.late(days) : bills.dueIn(-days)}</span>;
};

const useColumns = (onOpen: (bill: OwedBill) => void): OfficeColumn<OwedBill>[] => {
  const { bills, list: words } = useTexts().admin;
  const language = useLanguage();
  const waits = useWaits();
  const childOf = ({ child }: OwedBill) => fullName(child.first_name, child.last_name);
  const parentOf = ({ family }: OwedBill) => fullName(family.first_name, family.last_name);
  return [
    {
      name: 'child',
      title: bills.child,
      render: (row) => (
        <OneLine more={words.more} below={parentOf(row)}>
          <strong>{childOf(row)}</strong>
        </OneLine>
      ),
    },
    {
      name: 'bill',
      title: bills.bill,
      width: 6.5,
      render: (row) => (
        <OneLine className={styles.fine} more={words.more} lines={2}>
          {bills.shortBill(
            // "2 of 6": what it is, the column says.
            /\d[^·]*\d/.exec(language === 'id' ? row.billing_desc_indo : row.billing_desc)?.[0] ?? '',
            row.batch,
            row.grade,
          )}
        </OneLine>
      ),
    },
    {
      name: 'due',
      title: bills.due,
      sort: 'due',
      width: 7.5,
      render: (row) => (
        <OneLine className={styles.fine} more={words.more} below={<Since bill={row} />}>
          <time dateTime={row.due} className={styles.day}>
            {officeDate(row.due)}
          </time>
        </OneLine>
      ),
    },
    {
      name: 'amount',
      title: bills.amount,
      sort: 'amount',
      width: 7,
      isNumeric: true,
      render: ({ amount, contacted }) => (
        <>
          <span className={styles.fine}>{inRupiah(amount)}</span>
          {contacted && (
            <Instead of={2} title={bills.contacted}>
              {contacted.by}
            </Instead>
          )}
        </>
      ),
    },
    {
      name: 'state',
      title: bills.state,
      width: 7.5,
      priority: 2,
      render: (row) =>
        row.state && (
          <StatusWord tone={waits(row) ? 'waiting' : toneOf(row.state)} wraps>
            {waits(row) ? bills.waits : bills.states[row.state]}
          </StatusWord>
        ),
    },
    useActionsColumn(5.5, (row) => (
      <RowAction label={bills.open} of={childOf(row)} onClick={() => onOpen(row)} />
    )),
  ];
};
