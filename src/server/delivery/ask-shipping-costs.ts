import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import { chargeableCosts } from '../../domain/shipping/chargeable-costs.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { parcelWeight } from '../../domain/shipping/parcel.ts';
import { type CourierCost, ShippingRatesDown } from '../providers/shipping-rates/shipping-rates.ts';
import type { DeliveryContext } from './context.ts';
import { loadRegions } from './regions.ts';

/** `destination` is a city or regency by its official code. */
interface CostQuestion {
  courier: Courier;
  destination: string;
}

/**
 * What may be charged for sending a study kit, what is charged first; empty where the courier has nothing for it.
 * It asks the outside world: never inside a transaction.
 */
export const askShippingCosts = async (
  { shipping, log }: Pick<DeliveryContext, 'shipping' | 'log'>,
  { courier, destination }: CostQuestion,
): Promise<readonly CourierCost[] | Refused<'shipping_down'>> => {
  try {
    const costs = await shipping.costs({ courier, destination, grams: parcelWeight });
    return chargeableCosts(courier, destination, costs);
  } catch (error) {
    if (!(error instanceof ShippingRatesDown)) throw error;
    log.warn({ reason: error.message }, 'shipping costs could not be asked');
    return refuse('shipping_down');
  }
};

/** The same for anybody who asks, about a region that there is. */
export const answerCostQuestion = async (
  context: DeliveryContext,
  question: CostQuestion,
): Promise<{ costs: CourierCost[] } | Refused<'shipping_down' | 'invalid_input'>> => {
  const { knowsCity } = await loadRegions();
  // A regency's code begins with its province's.
  if (!knowsCity(question.destination.slice(0, 2), question.destination))
    return refuseFields({ destination: 'invalid' });
  const costs = await askShippingCosts(context, question);
  return 'refused' in costs ? costs : { costs: [...costs] };
};
