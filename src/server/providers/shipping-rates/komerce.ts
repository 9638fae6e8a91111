import { couriers } from '../../../domain/shipping/couriers.ts';
import { originRegion } from '../../../domain/shipping/parcel.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Clock } from '../clock/clock.ts';
import { type HttpAnswer, type HttpRequest, type HttpTransport, httpTransport } from '../http-transport.ts';
import { keptAnswers } from './kept-answers.ts';
import { citiesFor, districtFor, officialCities, provincesFor } from './komerce-places.ts';
import {
  type ListName,
  type ParcelName,
  destinationOf,
  gramsOf,
  placesStore,
  pricesStore,
} from './komerce-store.ts';
import { type CourierPrice, type Place, parcelPrices, placesOf, pricesOf } from './komerce-wire.ts';
import { type Parcel, type ShippingRates, ShippingRatesDown } from './shipping-rates.ts';

const KOMERCE = 'https://rajaongkir.komerce.id/api/v1';
/** A page waits for up to seven answers when a city is asked about for the first time. */
const TIMEOUT_MS = 4000;
const HOUR_MS = 60 * 60 * 1000;
/** Nothing says when the day ends whose questions are used up. */
const PAUSE_MS = HOUR_MS;
/** How long lists are kept (rule R132). Numbers of places hardly ever change, and a district that is gone has no price. */
const lists = { freshMs: () => 90 * 24 * HOUR_MS, usableMs: Number.POSITIVE_INFINITY };
/** How long prices are kept (rule R132). One of last week is what couriers most likely still take; without it nobody could buy. */
const prices = {
  // That nobody goes there may be a fault of the service: a city should not be without its couriers for a day.
  freshMs: (found: readonly CourierPrice[]) => (found.length > 0 ? 24 : 1) * HOUR_MS,
  usableMs: 7 * 24 * HOUR_MS,
};

export interface KomerceSettings {
  key: string;
  /** the district that parcels come from, by Komerce's number; null: the one that stands for Kabupaten Garut */
  originDistrict: number | null;
}

/**
 * RajaOngkir by Komerce, version 2: couriers' own prices between districts. One question tells those of all couriers.
 * Source: https://rajaongkir.com/docs, "Shipping Cost".
 * @param parts.clock what the age of kept answers is counted by
 */
export const komerceRates = (
  { key, originDistrict }: KomerceSettings,
  parts: {
    database: Pick<OpenDatabase, 'db'>;
    clock: Clock;
    log: Pick<Log, 'warn'>;
    transport?: HttpTransport;
  },
): ShippingRates => {
  const { database, clock, log, transport = httpTransport(KOMERCE, TIMEOUT_MS) } = parts;
  let pausedUntil = 0;

  const request = async (one: Omit<HttpRequest, 'headers'>, headers = {}): Promise<HttpAnswer> => {
    // Longer than a pause it waits only for a clock that was wrong.
    const pause = pausedUntil - clock.now().getTime();
    if (pause > 0 && pause <= PAUSE_MS) throw new ShippingRatesDown('the questions of a day are used up');
    const answer = await transport({
      ...one,
      headers: { key, accept: 'application/json', ...headers },
    }).catch((error: unknown) => {
      // The kind of failure alone: a message may hold the key.
      throw new ShippingRatesDown(error instanceof Error ? error.name : 'no connection');
    });
    if (answer.status === 429) pausedUntil = clock.now().getTime() + PAUSE_MS;
    return answer;
  };

  const listOf = keptAnswers<ListName, readonly Place[]>({
    ...placesStore(database),
    ...lists,
    clock,
    ask: async (name) => {
      const path = name.startsWith('province') ? '/destination/province' : `/destination/${name}`;
      const places = placesOf(await request({ method: 'GET', path }));
      // An empty list would hide a province for months.
      return places.length > 0 ? places : null;
    },
  });
  const placesIn = async (name: ListName) => (await listOf.answer(name)) ?? [];

  /** The number of the district that stands for a city or regency; null when the lists do not tell it. */
  const districtOf = async (region: string): Promise<number | null> => {
    const official = (await officialCities()).get(region);
    if (!official) return null;
    const candidates = [];
    for (const province of provincesFor(official, await placesIn('province/0')))
      for (const place of citiesFor(official, await placesIn(`city/${province.id}`)))
        candidates.push({ place, districts: await placesIn(`district/${place.id}`) });
    const district = districtFor(official, candidates);
    if (!district) log.warn({ region }, 'no district of Komerce stands for this region');
    return district?.id ?? null;
  };

  /** Null where it is not known which place is meant. */
  const ask = async (parcel: ParcelName): Promise<readonly CourierPrice[] | null> => {
    const to = await districtOf(destinationOf(parcel));
    if (to === null) return null;
    const from = originDistrict ?? (await districtOf(originRegion));
    if (from === null) throw new ShippingRatesDown('the district that parcels come from is not known');
    const form = new URLSearchParams({
      origin: String(from),
      destination: String(to),
      weight: String(gramsOf(parcel)),
      courier: couriers.join(':'),
      price: 'lowest',
    });
    const answer = await request(
      { method: 'POST', path: '/calculate/district/domestic-cost', body: form.toString() },
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    return pricesOf(answer);
  };

  const pricesFor = keptAnswers<ParcelName, readonly CourierPrice[]>({
    ...pricesStore(database),
    ...prices,
    clock,
    ask,
  });
  const nameOf = ({ destination, grams }: Pick<Parcel, 'destination' | 'grams'>): ParcelName =>
    `${destination}/${Math.ceil(grams)}`;
  return {
    name: 'komerce',
    knows: (parcel) => pricesFor.isFresh(nameOf(parcel)),
    async costs(parcel) {
      const told = await pricesFor.answer(nameOf(parcel));
      return parcelPrices(parcel.courier, told ?? []);
    },
  };
};
