import { type Refused, isRefused, refuse, refuseFields } from '../../contract/refusals.ts';
import { chargeableCosts } from '../../domain/shipping/chargeable-costs.ts';
import { type CourierCost, ShippingRatesDown } from '../providers/shipping-rates/shipping-rates.ts';
import type { ShippingContext } from './context.ts';
import type { CostQuestion } from './shipping-cost-cache.ts';
import { loadRegions } from './regions.ts';

/**
 * What may be charged for sending a study kit, what is charged first; empty where the courier has nothing for it.
 * It may ask the outside world: never inside a transaction.
 */
export const askShippingCosts = async (
  { costs, log }: Pick<ShippingContext, 'costs' | 'log'>,
  question: CostQuestion,
): Promise<readonly CourierCost[] | Refused<'shipping_down'>> => {
  try {
    const told = await costs.costs(question);
    return chargeableCosts(question.courier, question.destination, told);
  } catch (error) {
    if (!(error instanceof ShippingRatesDown)) throw error;
    log.warn({ reason: error.message }, 'shipping costs could not be asked');
    return refuse('shipping_down');
  }
};

/**
 * What couriers take, for anybody who asks about a region that there is. Only a question that goes out to the couriers is
 * counted: a whole town may share an address, and families who pay ask through it too.
 */
export const answerCostQuestion = async (
  context: ShippingContext,
  question: CostQuestion,
  count: () => Promise<Refused<'too_many_tries'> | null>,
): Promise<{ costs: CourierCost[] } | Refused<'shipping_down' | 'invalid_input' | 'too_many_tries'>> => {
  const { knowsCity } = await loadRegions();
  // A regency's code begins with its province's.
  if (!knowsCity(question.destination.slice(0, 2), question.destination))
    return refuseFields({ destination: 'invalid' });
  const tooMany = (await context.costs.knows(question)) ? null : await count();
  if (tooMany) return tooMany;
  const costs = await askShippingCosts(context, question);
  return isRefused(costs) ? costs : { costs: [...costs] };
};
