import { rupiah } from '../../../domain/values/money.ts';
import { type CourierCost, type Parcel, type ShippingRates, ShippingRatesDown } from './shipping-rates.ts';

/** Answers with the costs that a test sets, and records the requests. */
export interface StubRates extends ShippingRates {
  readonly asked: readonly Parcel[];
  /** what every courier takes to anywhere from now on, in this order */
  setCosts(...costs: readonly (readonly [service: string, value: number])[]): void;
  /** does not answer from now on, until costs are set */
  goDown(): void;
}

export const stubRates = (): StubRates => {
  const asked: Parcel[] = [];
  let answer: readonly CourierCost[] | null = [];
  return {
    name: 'tariff-table',
    asked,
    setCosts: (...costs) => {
      answer = costs.map(([service, value]) => ({
        service,
        description: `${service} as told`,
        value: rupiah(value),
        etd: '2-4',
      }));
    },
    goDown: () => {
      answer = null;
    },
    costs: async (parcel) => {
      asked.push(parcel);
      if (!answer) throw new ShippingRatesDown('told so');
      return answer;
    },
  };
};
