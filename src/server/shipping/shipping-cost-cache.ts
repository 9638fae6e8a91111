import { LRUCache } from 'lru-cache';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { parcelWeight } from '../../domain/shipping/parcel.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { CourierCost, Parcel, ShippingRates } from '../providers/shipping-rates/shipping-rates.ts';

/** `destination` is a city or regency by its official code. */
export interface CostQuestion {
  courier: Courier;
  destination: string;
}

/** Couriers' prices for a study kit. */
export interface ShippingCostCache {
  /** whether the next question about it goes out to nobody */
  knows(question: CostQuestion): Promise<boolean>;
  /** All of the courier's prices. Throws `ShippingRatesDown`, which is not cached. */
  costs(question: CostQuestion): Promise<readonly CourierCost[]>;
}

/** More than cities times couriers; an evicted answer is asked for again. */
const MAX_ENTRIES = 2000;

/** Rates that keep answers themselves are asked each time; others once a day for each city, in memory of this process. */
export const shippingCostCache = (shipping: ShippingRates, clock: Clock): ShippingCostCache =>
  shipping.knows
    ? {
        knows: (question) => shipping.knows?.(parcelOf(question)) ?? Promise.resolve(false),
        costs: (question) => shipping.costs(parcelOf(question)),
      }
    : cachedForTheDay(shipping, clock);

const parcelOf = ({ courier, destination }: CostQuestion): Parcel => ({
  courier,
  destination,
  grams: parcelWeight,
});

const cachedForTheDay = (shipping: ShippingRates, clock: Clock): ShippingCostCache => {
  const kept = new LRUCache<string, Promise<readonly CourierCost[]>>({ max: MAX_ENTRIES });
  const keyOf = ({ courier, destination }: CostQuestion) =>
    `${dayInJakarta(clock.now())} ${courier} ${destination}`;
  return {
    knows: async (question) => kept.has(keyOf(question)),
    costs(question) {
      const key = keyOf(question);
      const known = kept.get(key);
      if (known) return known;
      const asked = shipping.costs(parcelOf(question));
      kept.set(key, asked);
      asked.catch(() => kept.delete(key));
      return asked;
    },
  };
};
