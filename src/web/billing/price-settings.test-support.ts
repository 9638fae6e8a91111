import type { PaymentMethod } from '../../contract/payment-objects.ts';
import type { PriceSetting } from '../../contract/price-objects.ts';

const setting = (
  setting_id: number,
  setting_key: PriceSetting['setting_key'],
  name: string,
  value: object,
): PriceSetting => ({
  setting_id,
  setting_key,
  setting_name: name,
  setting_name_indo: `${name} (id)`,
  setting_desc: `About ${name}`,
  setting_desc_indo: `Tentang ${name}`,
  value: JSON.stringify(value),
});
const interval = (id: number, months: 2 | 4 | 12, normal_price: number, discount: number) => {
  const term = `${months} months`;
  return setting(id, `interval_${months}`, term, {
    price: normal_price - discount,
    term,
    normal_price,
    discount,
  });
};

/** The prices a new school starts with, as the API answers them. */
export const priceSettings: readonly PriceSetting[] = [
  setting(11, 'registration', 'Lifetime Registration', { price: 250_000 }),
  setting(12, 'kit', 'Study Kit', { price: 350_000 }),
  setting(13, 'book', 'English Course Book', { price: 200_000 }),
  interval(14, 2, 700_000, 0),
  interval(15, 4, 1_400_000, 100_000),
  interval(16, 12, 4_200_000, 1_000_000),
];

/** The ways to pay of a school that has set another card fee, as the API answers them. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    payment_type: 'gopay',
    offered: true,
    minimum: 1,
    maximum: 10_000_000,
    fee_share: 0,
    lifetime_minutes: 60,
  },
  {
    payment_type: 'credit_card',
    offered: true,
    minimum: 10_000,
    maximum: 999_999_999,
    fee_share: 0.0275,
    lifetime_minutes: 30,
  },
];
