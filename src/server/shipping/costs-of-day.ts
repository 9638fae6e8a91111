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

/** What couriers take for a study kit, asked once a day for each city. */
export interface CostsOfDay {
  /** whether the courier has been asked today, so that asking costs nobody anything */
  knows(question: CostQuestion): boolean;
  /** All of the courier's prices. Throws `ShippingRatesDown`, which is not kept. */
  costs(question: CostQuestion): Promise<readonly CourierCost[]>;
}

/** Every city of every courier, and some to spare; what is forgotten is asked once more. */
const MOST = 2000;

/** Kept in this process alone and lost with it: it spares the couriers, it decides nothing. */
export const costsOfDay = (shipping: ShippingRates, clock: Clock): CostsOfDay => {
  const kept = new LRUCache<string, Promise<readonly CourierCost[]>>({ max: MOST });
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
