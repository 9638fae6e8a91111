import { useMutation, useQuery } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Order } from '../../../contract/objects.ts';
import { MOST_LABELS } from '../../../contract/shipping.ts';
import { paths } from '../../../paths.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Link } from '../../shell/link.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import layout from '../../ui/page/layout.module.css';
import listStyles from '../list/office-list.module.css';
import { parseId } from '../list/record-id.ts';
import { OfficeScreen } from '../list/office-screen.tsx';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { changedLabels } from './changed-labels.ts';
import { PLACES, labelRun, sheetsOf } from './label-sheets.ts';
import styles from './labels.module.css';
import { childOf } from './order-record.ts';
import labelStyles from './parcel-label.module.css';
import { ParcelLabel } from './parcel-label.tsx';
import { useArePlacesPending, usePlaceNames } from '../list/place-names.ts';
import { useLetters } from './use-letters.ts';

/** The orders that the address names: what is no number is not asked for. */
const idsIn = (named: string): number[] => [
  ...new Set(named.split('-').flatMap((text) => parseId(text) ?? [])),
];

/** Labels for the parcels that the address names, to be printed and cut. */
export default function ParcelLabels() {
  const { orders } = useTexts().admin;
  const [search] = useSearchParams();
  const named = idsIn(search.get('ids') ?? '');
  const ids = named.slice(0, MOST_LABELS);
  const { data, isError, isFetching, refetch } = useQuery({
    ...apiQuery('GET /order/labels', { query: { ids: ids.join('-') } }),
    enabled: ids.length > 0,
  });
  return (
    <OfficeScreen title={orders.labels.title}>
      <p>
        <Link to={paths.adminOrders}>{orders.labels.back}</Link>
      </p>
      {named.length > MOST_LABELS && <Alert color="mango">{orders.labels.tooMany(MOST_LABELS)}</Alert>}
      {data && (
        <Labels
          orders={data.orders}
          asked={ids.length}
          readAnew={async () => (await refetch({ throwOnError: true })).data?.orders ?? []}
        />
      )}
      {ids.length === 0 && (
        <EmptyState level={2} title={orders.labels.noneTitle} text={orders.labels.noneText} />
      )}
      {ids.length > 0 && !data && !isError && <Skeleton height={240} />}
      {!data && isError && (
        <ErrorState
          level={2}
          title={orders.labels.failedTitle}
          text={orders.labels.failedText}
          retry={orders.labels.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </OfficeScreen>
  );
}

interface LabelsProps {
  orders: readonly Order[];
  /** how many the address names */
  asked: number;
  /** null when no answer came, which the page says */
  readAnew: () => Promise<readonly Order[]>;
}

/** What is printed is asked for once more: a family may have moved since the labels were shown. */
const usePrint = (orders: readonly Order[], readAnew: LabelsProps['readAnew']) => {
  const [seen, setSeen] = useState(orders);
  const printing = useMutation({
    mutationFn: async (shown: readonly Order[]) => ({ shown, now: await readAnew() }),
    onSuccess: ({ shown, now }) => {
      // Nobody has looked at what has changed: the next press prints it.
      if (changedLabels(shown, now).length > 0) return;
      setSeen(now);
      window.print();
    },
  });
  return {
    print: () => printing.mutate(orders),
    isAsking: printing.isPending,
    changed: changedLabels(seen, orders),
  };
};

const Labels = ({ orders: asked, asked: count, readAnew }: LabelsProps) => {
  const { labels } = useTexts().admin.orders;
  const [place, setPlace] = useState(1);
  const [withShipped, setWithShipped] = useState(true);
  const isReady = useHydrated();
  const places = usePlaceNames();
  const arePlacesPending = useArePlacesPending();
  const brand = useBrand();
  const box = useRef<HTMLDivElement>(null);
  const { print, isAsking, changed } = usePrint(asked, readAnew);
  const { printed, held, incomplete, byHand, shipped } = labelRun(asked, { withShipped, places });
  const unfit = useLetters(box, [asked, withShipped, place, places, brand]);
  if (printed.length + shipped.length === 0 && held.length === 0)
    return <EmptyState level={2} title={labels.noneTitle} text={labels.noneText} />;
  const namesOf = (some: readonly Order[]) => some.map(childOf).join(', ');
  const written = printed.filter(({ order_id: id }) => unfit?.has(id));
  return (
    <>
      {held.length > 0 && <Alert color="rosella">{labels.held(namesOf(held))}</Alert>}
      {written.length > 0 && <Alert color="rosella">{labels.unfit(namesOf(written))}</Alert>}
      {incomplete.length > 0 && <Alert color="mango">{labels.incomplete(namesOf(incomplete))}</Alert>}
      {changed.length > 0 && (
        <Alert color="mango" role="status">
          {labels.changed(namesOf(changed))}
        </Alert>
      )}
      {byHand.length > 0 && <Alert color="mango">{labels.byHand(namesOf(byHand))}</Alert>}
      {asked.length < count && <Alert color="mango">{labels.missing(count - asked.length)}</Alert>}
      {shipped.length > 0 && (
        <Alert color="mango">
          <div className={layout.ways}>
            {withShipped ? labels.shipped(namesOf(shipped)) : labels.withShipped(shipped.length)}
            <Button variant="outline" onClick={() => setWithShipped(!withShipped)}>
              {withShipped ? labels.withoutShipped : labels.printShipped}
            </Button>
          </div>
        </Alert>
      )}
      <div className={listStyles.above}>
        {printed.length > 0 && (
          <Button
            size="md"
            onClick={() => {
              if (!isAsking) print();
            }}
            aria-disabled={isAsking || undefined}
            disabled={!isReady || unfit === null || arePlacesPending}
          >
            <IconPrinter size={22} aria-hidden="true" />
            {labels.print(printed.length)}
          </Button>
        )}
        <Select
          className={listStyles.filter}
          disabled={!isReady}
          label={labels.place}
          value={String(place)}
          onChange={({ currentTarget }) => setPlace(Number(currentTarget.value))}
          data={Array.from({ length: PLACES }, (_place, index) => ({
            value: String(index + 1),
            label: labels.placeOf(index + 1),
          }))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it is scrolled by the keyboard, too */}
      <div ref={box} className={styles.box} role="region" aria-label={labels.preview} tabIndex={0} data-row>
        <div className={styles.sheets}>
          {sheetsOf(printed, place).map((sheet, number) => (
            // oxlint-disable-next-line react/no-array-index-key -- sheets are known by their place alone
            <ul key={number} className={styles.sheet} aria-label={labels.sheet(number + 1)}>
              {sheet.map((order, position) =>
                order ? (
                  <ParcelLabel key={order.order_id} order={order} places={places} />
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- an empty place
                  <li key={`empty ${position}`} className={labelStyles.label} aria-hidden="true" />
                ),
              )}
            </ul>
          ))}
        </div>
      </div>
    </>
  );
};
