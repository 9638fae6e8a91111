import type { City } from '../../../../contract/objects.ts';
import { type Term, isTerm } from '../../../../domain/billing/terms.ts';
import { type Courier, couriers } from '../../../../domain/shipping/couriers.ts';
import { originNumber, parcelWeight } from '../../../../domain/shipping/parcel.ts';
import { type Call, ApiRefusal } from '../../../frame/api.ts';
import { textIn } from '../../pieces/form-text.ts';
import { type CityMatches, findCities } from './find-cities.ts';
import type { LoadRegions, Regions } from './cached-regions.ts';
import { defaultTerm, longestName } from './price-question.ts';

/** What a courier takes to a city, in rupiah. */
export interface Delivery {
  readonly courier: Courier;
  readonly service: string;
  readonly value: number;
  readonly etd: string;
}

interface PriceQuestion {
  readonly term: Term;
  /** the city as it was typed */
  readonly typed: string;
}
/** A city or regency with the name of its province. */
export interface Place {
  readonly cityId: string;
  readonly provinceId: string;
  readonly name: string;
  readonly province: string;
}
/** What is still missing for a price. */
type PriceProblem = PriceQuestion &
  (
    | { readonly problem: 'city_required' | 'city_unknown' }
    | {
        readonly problem: 'city_open';
        readonly how: Exclude<CityMatches['how'], 'sure'>;
        readonly places: readonly Place[];
      }
  );
/** Everything that a price is worked out from. */
interface FoundPlace extends PriceQuestion {
  readonly problem: null;
  readonly place: Place;
}
export interface Price extends FoundPlace {
  /** the cheapest first; null when none is known because a courier could not be asked */
  readonly deliveries: readonly Delivery[] | null;
}
/** A price that can be worked out, or what is still missing for it. */
export type PriceAnswer = PriceProblem | Price;

interface Parts {
  readonly call: Call;
  readonly loadRegions: LoadRegions;
}

/** Null when this courier cannot be asked or the rate limit is reached; the other couriers are shown anyway. */
const deliveryBy = async (call: Call, courier: Courier, destination: string): Promise<Delivery[] | null> => {
  try {
    const { costs } = await call('POST /rajaongkir/cost', {
      body: { origin: originNumber, destination, weight: parcelWeight, courier },
    });
    // The first is what the checkout charges.
    return costs.slice(0, 1).map(({ service, value, etd }) => ({ courier, service, value, etd }));
  } catch (error) {
    if (error instanceof ApiRefusal) return null;
    throw error;
  }
};

const deliveriesTo = async (call: Call, cityId: string): Promise<Delivery[] | null> => {
  const answers = await Promise.all(couriers.map((courier) => deliveryBy(call, courier, cityId)));
  const known = answers.flatMap((answer) => answer ?? []).toSorted((a, b) => a.value - b.value);
  // "Nobody delivers" holds only when every courier has answered.
  return known.length === 0 && answers.includes(null) ? null : known;
};

const matchCities = (chosenId: string, typed: string, regions: Regions): CityMatches | null => {
  const chosen = regions.cities.find(({ city_id }) => city_id === chosenId);
  return chosen ? { how: 'sure', city: chosen } : findCities(typed, regions);
};

const termIn = (given: unknown): Term => {
  const term = Number(given);
  return isTerm(term) ? term : defaultTerm;
};

const placeOf = (city: City, regions: Regions): Place => ({
  cityId: city.city_id,
  provinceId: city.province_id,
  name: `${city.type} ${city.city_name}`,
  province: regions.provinceOf(city),
});

/** Reads a form or an address with `term`, and `city` as it was typed or by its number; `city_id` is one that was chosen. */
export const askedPrice = async (
  { call, loadRegions }: Parts,
  given: FormData | URLSearchParams,
): Promise<PriceProblem | FoundPlace> => {
  const typed = textIn(given, 'city').trim().slice(0, longestName);
  const asked: PriceQuestion = { term: termIn(given.get('term')), typed };
  const regions = await loadRegions(call);
  const meant = matchCities(textIn(given, 'city_id') || typed, typed, regions);
  if (!meant) return { ...asked, problem: typed === '' ? 'city_required' : 'city_unknown' };
  if (meant.how !== 'sure') {
    const places = meant.cities.map((city) => placeOf(city, regions));
    return { ...asked, problem: 'city_open', how: meant.how, places };
  }
  const place = placeOf(meant.city, regions);
  return { ...asked, typed: place.name, problem: null, place };
};

/** What an address asks that names a city, an interval or both; null where it asks nothing. */
export const priceAt = async (parts: Parts, address: URLSearchParams): Promise<PriceAnswer | null> => {
  if (!address.has('city') && !address.has('term')) return null;
  const asked = await askedPrice(parts, address);
  if (asked.problem !== null) return asked;
  return { ...asked, deliveries: await deliveriesTo(parts.call, asked.place.cityId) };
};
