import { LRUCache } from 'lru-cache';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { parcelWeight } from '../../domain/shipping/parcel.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { CourierCost, ShippingRates } from '../providers/shipping-rates/shipping-rates.ts';

/** `destination` is a city or regency by its official code. */
export interface CostQuestion {
  courier: Courier;
  destination: string;
}

/** Couriers' prices for a study kit, asked once a day for each city. */
export interface ShippingCostCache {
  /** whether the courier's answer of today is cached */
  knows(question: CostQuestion): boolean;
  /** All of the courier's prices. Throws `ShippingRatesDown`, which is not cached. */
  costs(question: CostQuestion): Promise<readonly CourierCost[]>;
}

/** More than cities times couriers; an evicted answer is asked for again. */
const MAX_ENTRIES = 2000;

/** In memory of this process: it only saves calls to couriers. */
export const shippingCostCache = (shipping: ShippingRates, clock: Clock): ShippingCostCache => {
  const kept = new LRUCache<string, Promise<readonly CourierCost[]>>({ max: MAX_ENTRIES });
  const keyOf = ({ courier, destination }: CostQuestion) =>
    `${dayInJakarta(clock.now())} ${courier} ${destination}`;
  return {
    knows: (question) => kept.has(keyOf(question)),
    costs({ courier, destination }) {
      const key = keyOf({ courier, destination });
      const known = kept.get(key);
      if (known) return known;
      const asked = shipping.costs({ courier, destination, grams: parcelWeight });
      kept.set(key, asked);
      asked.catch(() => kept.delete(key));
      return asked;
    },
  };
};
