import type { City } from '../../../../contract/objects.ts';
import { type Term, isTerm } from '../../../../domain/billing/terms.ts';
import { type Courier, couriers } from '../../../../domain/shipping/couriers.ts';
import { originNumber, parcelWeight } from '../../../../domain/shipping/parcel.ts';
import { type Call, ApiRefusal } from '../../../api.ts';
import { textIn } from './form-text.ts';
import { findCities } from './find-cities.ts';

/** What a courier takes to a city, in rupiah. */
export interface Delivery {
  readonly courier: Courier;
  readonly service: string;
  readonly value: number;
  readonly etd: string;
}

interface Asked {
  readonly term: Term;
  /** the city as it was typed */
  readonly typed: string;
}
/** A city or regency with the name of its province. */
export interface Place {
  readonly cityId: string;
  readonly name: string;
  readonly province: string;
}
/** A price that can be worked out, or what is still missing for it. */
export type PriceAnswer = Asked &
  (
    | { readonly problem: 'city_required' | 'city_unknown' }
    | { readonly problem: 'city_open'; readonly places: readonly Place[] }
    | {
        readonly problem: null;
        readonly place: Place;
        /** the cheapest first; null when they could not be asked */
        readonly deliveries: readonly Delivery[] | null;
      }
  );

const DEFAULT_TERM: Term = 12;
const LONGEST = 60;

const deliveryBy = async (call: Call, courier: Courier, destination: string): Promise<Delivery[]> => {
  const { costs } = await call('POST /rajaongkir/cost', {
    body: { origin: originNumber, destination, weight: parcelWeight, courier },
  });
  // The first is what the checkout charges.
  return costs.slice(0, 1).map(({ service, value, etd }) => ({ courier, service, value, etd }));
};

/** Null when the couriers cannot be asked, or have been asked too often from one address: the rest is told anyway. */
const deliveriesTo = async (call: Call, cityId: string): Promise<Delivery[] | null> => {
  try {
    const all = await Promise.all(couriers.map((courier) => deliveryBy(call, courier, cityId)));
    return all.flat().toSorted((a, b) => a.value - b.value);
  } catch (error) {
    if (error instanceof ApiRefusal) return null;
    throw error;
  }
};

const citiesMeant = (form: FormData, typed: string, cities: readonly City[]) => {
  const chosen = cities.find(({ city_id }) => city_id === form.get('city_id'));
  return chosen ? [chosen] : findCities(typed, cities);
};

/** Answers a form with `term`, and `city` as it was typed or `city_id` as it was chosen. */
export const priceAnswer = async (call: Call, form: FormData): Promise<PriceAnswer> => {
  const term = Number(form.get('term'));
  const typed = textIn(form, 'city').trim().slice(0, LONGEST);
  const asked: Asked = { term: isTerm(term) ? term : DEFAULT_TERM, typed };
  const [{ cities }, { provinces }] = await Promise.all([
    call('GET /rajaongkir/cities'),
    call('GET /rajaongkir/provinces'),
  ]);
  const placeOf = (city: City): Place => ({
    cityId: city.city_id,
    name: `${city.type} ${city.city_name}`,
    province: provinces.find(({ province_id }) => province_id === city.province_id)?.province ?? '',
  });
  const meant = citiesMeant(form, typed, cities);
  const [city] = meant;
  if (!city) return { ...asked, problem: typed === '' ? 'city_required' : 'city_unknown' };
  if (meant.length > 1) return { ...asked, problem: 'city_open', places: meant.map(placeOf) };
  const place = placeOf(city);
  return {
    ...asked,
    typed: place.name,
    problem: null,
    place,
    deliveries: await deliveriesTo(call, city.city_id),
  };
};
