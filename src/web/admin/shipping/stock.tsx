import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KitStock } from '../../../contract/shipping.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Alert } from '../../ui/app/alert.tsx';
import { Button } from '../../ui/app/button.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { officeDate, officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import cells from '../list/cells.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { StockForms, type StockForm } from './stock-forms.tsx';
import { stockQuery } from './stock-link.tsx';

const queries: ScreenQueries = () => [stockQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.stock.title };

/** How many study kits are there, and what staff wrote down of them. */
export default function AdminKitStock() {
  const { stock: words, orders } = useTexts().admin;
  const { stock } = useSuspenseQuery(stockQuery).data;
  const isOwner = useUser()?.role === 'owner';
  const [opened, setOpened] = useState<StockForm | null>(null);
  const columns = useColumns();
  const { entries } = stock;
  return (
    <OfficeScreen
      title={words.title}
      back={{ to: paths.adminOrders, words: orders.title }}
      lead={words.lead}
      actions={
        <>
          {isOwner && (
            <Button variant="subtle" onClick={() => setOpened('warn_below')}>
              {words.warn}
            </Button>
          )}
          <Button variant="outline" onClick={() => setOpened('corrected')}>
            {words.correct}
          </Button>
          <Button onClick={() => setOpened('received')}>{words.receive}</Button>
        </>
      }
    >
      <div className={formStyles.form}>
        <State stock={stock} />
        <section className={formStyles.card} aria-labelledby="entries">
          <h2 id="entries">{words.entries}</h2>
          {entries.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <OfficeTable
              label={words.entries}
              rows={entries}
              rowKey={({ entry_id: id }) => id}
              columns={columns}
            />
          )}
        </section>
      </div>
      <StockForms opened={opened} warnBelow={stock.warn_below} onClose={() => setOpened(null)} />
    </OfficeScreen>
  );
}

/** The numbers, and whether they are enough. */
const State = ({ stock }: { stock: KitStock }) => {
  const { stock: words } = useTexts().admin;
  const { left, missing, to_order: toOrder, waiting, warn_below: warnBelow } = stock;
  if (left === null) return <Alert color="mango">{words.notKept}</Alert>;
  const parts = [
    [words.received, stock.received],
    [words.corrected, signed(stock.corrected)],
    [words.sent, stock.sent],
    [words.waiting, waiting],
  ] as const;
  return (
    <section className={formStyles.card}>
      <dl className={cells.counts}>
        <div data-short={missing > 0 || undefined}>
          <dt>{words.left}</dt>
          <dd>{left}</dd>
        </div>
        {parts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {toOrder > 0 ? (
        <Alert
          color={missing > 0 ? 'rosella' : 'mango'}
          role="status"
          title={missing > 0 ? words.missing(missing) : words.fewer}
        >
          {left < 0 ? words.below : words.toOrder(toOrder, waiting, warnBelow)}
        </Alert>
      ) : (
        <p>{words.enough}</p>
      )}
    </section>
  );
};

const signed = (kits: number): string => (kits > 0 ? `+${kits}` : String(kits));

const useColumns = (): OfficeColumn<KitStock['entries'][number]>[] => {
  const { list, stock: words } = useTexts().admin;
  const formats = useFormats();
  return [
    {
      name: 'what',
      title: words.what,
      render: ({ kind, kits }) => (
        <strong>{words.kinds[kind](kind === 'corrected' ? signed(kits) : String(kits))}</strong>
      ),
    },
    {
      name: 'note',
      title: words.note,
      render: ({ note }) => (
        <OneLine more={list.more} lines={2}>
          {note || '–'}
        </OneLine>
      ),
    },
    { name: 'day', title: words.day, width: 8, render: ({ day }) => officeDate(day) },
    {
      name: 'by',
      title: words.by,
      width: 12,
      render: ({ by, at }) => (
        <>
          {by}
          <span className={cells.under}>{withWholeDays(officeMoment(at, formats))}</span>
        </>
      ),
    },
  ];
};
