import { add, rupiah } from '../values/money.ts';
import { paymentMethod } from './payment-methods.ts';
import {
  type IntervalPrice,
  type Prices,
  type SettingKey,
  intervalPrice,
  termOfSetting,
} from './price-items.ts';
import { terms } from './terms.ts';

/** The regulation of Bank Indonesia that restricts a fee on top of a price for paying by card. */
export const surchargeRegulation = 'PBI 23/6/PBI/2021';

/** Every family pays by QRIS, so that no bill may be higher than it takes, in rupiah (rule R81). */
const mostOfOneCharge = paymentMethod('gopay', 0).maximum;

/** What is kept free for the delivery, in rupiah: about twice the dearest parcel of the tariff table. */
export const roomForDelivery = rupiah(500_000);

/** No single price may be higher than the whole charge that it is a part of. */
export const highestPrice: number = mostOfOneCharge;

/** Whether a share may be a fee: from 0 to 1, with at most four decimals, as rounding counts them (rule R55). */
export const isFeeShare = (share: number): boolean =>
  share >= 0 && share <= 1 && Number(share.toFixed(4)) === share;

/**
 * What is wrong with a price that staff enter, or null (rule R81). Registration, kit and book may be free; an interval costs
 * something, because a bill of nothing cannot be paid.
 */
export const priceProblem = (
  key: SettingKey,
  { normalPrice, discount }: IntervalPrice,
): 'price_nothing' | 'discount_above_price' | null => {
  if (normalPrice <= 0) return 'price_nothing';
  const paid = termOfSetting(key) === null ? discount <= normalPrice : discount < normalPrice;
  return paid ? null : 'discount_above_price';
};

/** Whether staff are asked if they mean a new price or fee: it is more than 30 percent off the former one (rule R81). */
export const isLargeChange = (before: number, after: number): boolean => {
  // A share has four decimals, which are not exact.
  const [from, to] = [Math.round(before * 10_000), Math.round(after * 10_000)];
  return Math.abs(to - from) * 10 > from * 3;
};

/** Whether every first bill can still be paid: registration, kit, book, the interval and the delivery together (rule R81). */
export const isPayable = ({ registration, kit, book, intervals }: Prices): boolean =>
  terms.every(
    (term) =>
      add(registration, kit, book, intervalPrice(intervals[term]), roomForDelivery) <= mostOfOneCharge,
  );
