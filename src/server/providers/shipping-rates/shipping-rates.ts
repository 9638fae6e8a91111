import type { ShippingCost } from '../../../domain/shipping/chargeable-costs.ts';
import type { Courier } from '../../../domain/shipping/couriers.ts';

/** A parcel from the school to a family. */
export interface Parcel {
  courier: Courier;
  /** the city or regency it goes to, by its official code without the dot ("3273"); a provider's own numbers stay inside it */
  destination: string;
  /** a positive number */
  grams: number;
}

/** One of a courier's prices for a parcel. `service` is the courier's name for it, such as REG. */
export interface CourierCost extends ShippingCost {
  description: string;
  /** days it takes: "2" or "2-4"; '' where the courier does not say */
  etd: string;
}

/** Knows what couriers take: a table of estimates that comes with the product, or a service that asks them. */
export interface ShippingRates {
  readonly name: 'tariff-table' | 'komerce';
  /**
   * All of the courier's prices in its own order, what may be charged and what not; empty when it does not go there.
   * Throws `ShippingRatesDown`. No call may stand inside a transaction.
   */
  costs(parcel: Parcel): Promise<readonly CourierCost[]>;
  /**
   * Whether the next question about a parcel goes out to nobody, because the answer is kept and fresh. Who has it decides what may
   * be kept and for how long, and nobody keeps its answers besides; who has it not is asked once a day.
   */
  knows?(parcel: Parcel): Promise<boolean>;
}

/** The service did not answer, answered too late, or what nobody can read. Its message may be logged. */
export class ShippingRatesDown extends Error {
  override name = 'ShippingRatesDown';

  constructor(reason: string) {
    super(`the shipping rates did not answer: ${reason}`);
  }
}
