import type { Rupiah } from '../values/money.ts';
import { type Courier, isAcceptedService } from './couriers.ts';
import { staysInRegion } from './parcel.ts';

/** A courier's price for the parcel, in rupiah. */
export interface ShippingCost {
  readonly service: string;
  readonly value: Rupiah;
}

/**
 * What may be charged of a courier's costs, what is charged first: to region 3205 the courier's first cost alone,
 * whatever the service; else its accepted service (rule R64). A cost of nothing is a gap in the courier's list and
 * is left out.
 */
export function chargeableCosts<Cost extends ShippingCost>(
  courier: Courier,
  destination: string | number,
  costs: readonly Cost[],
): readonly Cost[] {
  const priced = costs.filter(({ value }) => value > 0);
  if (staysInRegion(destination)) return priced.slice(0, 1);
  return priced.filter(({ service }) => isAcceptedService(courier, service));
}

/** The cost that is charged; null when the courier has none for this destination. */
export const chargedCost = <Cost extends ShippingCost>(
  courier: Courier,
  destination: string | number,
  costs: readonly Cost[],
): Cost | null => chargeableCosts(courier, destination, costs)[0] ?? null;
