import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import type { HandOver } from '../../../contract/shipping.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { parseCalendarDate } from '../../../domain/values/calendar-date.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { paths } from '../../../paths.ts';
import { apiQuery } from '../../app/screen.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { Button } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ListError } from '../list/list-results.tsx';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { officeDate } from '../list/office-date.ts';
import listStyles from '../list/office-list.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type PlaceNames, useArePlacesPending, useCityNames } from '../list/place-names.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import styles from './hand-over.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.handOver.title };

/** What was shipped on a day, a sheet for each courier to sign. */
export default function HandOverSheets() {
  const { handOver: words, orders } = useTexts().admin;
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const day = parseCalendarDate(search.get('day') ?? '') ?? today;
  const isReady = useHydrated();
  const arePlacesPending = useArePlacesPending();
  const cities = useCityNames();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...apiQuery('GET /order/hand-over', { query: { day } }),
    placeholderData: keepPreviousData,
  });
  const sheets = data?.hand_overs ?? [];
  return (
    <OfficeScreen title={words.title} back={{ to: paths.adminOrders, words: orders.title }}>
      <div className={listStyles.above}>
        <OfficeDateField
          name="day"
          label={words.day}
          value={day}
          max={today}
          onChange={(chosen) => {
            if (parseCalendarDate(chosen)) setSearch({ day: chosen }, { replace: true });
          }}
        />
        {sheets.length > 0 && (
          <Button
            size="md"
            disabled={!isReady || arePlacesPending || isFetching}
            onClick={() => window.print()}
          >
            <IconPrinter size={22} aria-hidden="true" />
            {words.print}
          </Button>
        )}
      </div>
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height={320} />}
      {data && sheets.length === 0 && <EmptyState level={2} title={words.noneTitle} text={words.noneText} />}
      {sheets.length > 0 && (
        <div className={styles.sheets}>
          {sheets.map((sheet) => (
            <Sheet key={sheet.courier} sheet={sheet} day={day} cities={cities} />
          ))}
        </div>
      )}
    </OfficeScreen>
  );
}

const Sheet = ({ sheet, day, cities }: { sheet: HandOver; day: string; cities: PlaceNames }) => {
  const { handOver: words } = useTexts().admin;
  const brand = useBrand();
  const { courier, parcels, pieces } = sheet;
  const name = isCourier(courier) ? courierNames[courier] : courier;
  return (
    <section className={styles.sheet} aria-label={words.sheet(name)}>
      <h2>{words.sheet(name)}</h2>
      <p>
        {words.from}: <strong>{brand.name}</strong>, {brand.street}, {brand.place} {brand.postal_code}
        <br />
        {words.day}: <strong>{withWholeDays(officeDate(day))}</strong>
      </p>
      <table className={styles.parcels}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.resi}</th>
            <th scope="col">{words.city}</th>
            <th scope="col">{words.pieces}</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map(({ resi, city, pieces: kits }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- parcels without a number are known by their place alone
            <tr key={place}>
              <td data-label={words.number}>{place + 1}</td>
              <td data-label={words.resi}>{resi ?? words.noResi}</td>
              <td data-label={words.city}>{cities.get(city) ?? city}</td>
              <td data-label={words.pieces}>{kits}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.end}>
        <p>
          <strong>{words.sum(parcels.length, pieces)}</strong>
        </p>
        <div className={styles.signatures}>
          {[words.school, words.courier].map((who) => (
            <div key={who}>
              <p>{who}</p>
              {[words.name, words.at, words.signature].map((line) => (
                <p key={line} className={styles.line}>
                  {line}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
