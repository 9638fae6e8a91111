import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../values/money.ts';
import { amountsOf, totalsOf } from './amounts.ts';
import { amountsRefusal } from './amounts-sent.ts';
import {
  type PaymentType,
  defaultFeeShare,
  isOffered,
  isPaymentType,
  methodRefusal,
  paymentMethod,
  paymentTypes,
} from './payment-methods.ts';
import { extensionItems, itemsToCharge } from './price-items.ts';
import { anyDelivery, anyPrices, anyTerm, prices } from './prices.test-support.ts';

const bought = (term: 2 | 4 | 12) => itemsToCharge('BUY_COURSE', prices, { term, delivery: rupiah(24_000) });

describe('a first purchase by card', () => {
  test('adds 3 per cent of the net bill, delivery included', () => {
    expect(amountsOf(bought(2), paymentMethod('credit_card', defaultFeeShare))).toEqual({
      value: 1_524_000,
      discount: 0,
      net: 1_524_000,
      delivery: 24_000,
      fee: 45_720,
      gross: 1_569_720,
      chargeAmount: 69_720,
    });
  });
  test('computes the fee after the discount', () => {
    expect(amountsOf(bought(12), paymentMethod('credit_card', 0.03))).toEqual({
      value: 5_024_000,
      discount: 1_000_000,
      net: 4_024_000,
      delivery: 24_000,
      fee: 120_720,
      gross: 4_144_720,
      chargeAmount: 144_720,
    });
  });
});

test('other methods bear no fee and no charge amount', () => {
  for (const type of ['gopay', 'echannel'] as const)
    expect(amountsOf(bought(2), paymentMethod(type, 0.03))).toMatchObject({
      fee: 0,
      gross: 1_524_000,
      chargeAmount: null,
    });
});

test('a bill paid by card has no delivery', () => {
  expect(amountsOf(extensionItems(rupiah(700_000)), paymentMethod('credit_card', 0.03))).toMatchObject({
    delivery: 0,
    fee: 21_000,
    gross: 721_000,
    chargeAmount: 21_000,
  });
});

test('the fee is the share that the school has set, and none before a method is chosen', () => {
  const bill = extensionItems(rupiah(700_000));
  const fee = (type: PaymentType, share: number) => amountsOf(bill, paymentMethod(type, share)).fee;
  expect([fee('credit_card', 0.0275), fee('credit_card', 0), fee('gopay', 0.0275)]).toEqual([19_250, 0, 0]);
  expect(amountsOf(bill, paymentMethod('credit_card', 0)).chargeAmount).toBe(0);
  expect(amountsOf(bill, null)).toMatchObject({ fee: 0, gross: 700_000, chargeAmount: null });
});

test('half a rupiah of fee is a whole one', () => {
  const fee = (net: number) => amountsOf(extensionItems(rupiah(net)), paymentMethod('credit_card', 0.03)).fee;
  expect([fee(1_000_050), fee(1_000_049), fee(1_000_016)]).toEqual([30_002, 30_001, 30_000]);
});

test('value, discount, net, fee, gross and delivery always add up', () => {
  const purpose = fc.constantFrom('BUY_COURSE', 'NEXT_GRADE');
  const type = fc.constantFrom(...paymentTypes);
  fc.assert(
    fc.property(purpose, anyPrices, anyTerm, anyDelivery, type, (buying, some, term, delivery, method) => {
      const items = itemsToCharge(buying, some, { term, delivery });
      const amounts = amountsOf(items, paymentMethod(method, 0.03));
      expect(amounts.net).toBe(amounts.value - amounts.discount);
      expect(amounts.gross).toBe(amounts.net + amounts.fee);
      expect(amounts.delivery).toBe(delivery);
      expect(Math.abs(amounts.fee - (method === 'credit_card' ? amounts.net * 0.03 : 0))).toBeLessThanOrEqual(
        0.5001,
      );
      expect(amounts.chargeAmount).toBe(method === 'credit_card' ? amounts.fee + delivery : null);
    }),
  );
});

describe('the figures a client sends', () => {
  const byCard = amountsOf(bought(2), paymentMethod('credit_card', 0.03));
  const right = { deliveryAmount: 24_000, chargeAmount: 69_720, grossAmount: 1_569_720 };
  test('are accepted when they are right or absent', () => {
    expect(amountsRefusal(right, byCard)).toBeNull();
    expect(amountsRefusal({}, byCard)).toBeNull();
    expect(amountsRefusal({ deliveryAmount: null, grossAmount: 1_569_720 }, byCard)).toBeNull();
  });
  test.each([{ deliveryAmount: 0 }, { chargeAmount: 69_719 }, { grossAmount: 1_569_721 }])(
    '%j differs, and the right ones come back',
    (sent) => {
      expect(amountsRefusal({ ...right, ...sent }, byCard)).toEqual({ refused: 'amounts_differ', right });
    },
  );
  test('need no charge amount for other than cards', () => {
    const byQris = amountsOf(bought(2), paymentMethod('gopay', 0.03));
    expect(amountsRefusal({ chargeAmount: 24_000 }, byQris)).toBeNull();
    expect(amountsRefusal({ grossAmount: 1_569_720 }, byQris)).toEqual({
      refused: 'amounts_differ',
      right: { deliveryAmount: 24_000, chargeAmount: null, grossAmount: 1_524_000 },
    });
  });
});

describe('a method takes an amount', () => {
  test.each([
    ['gopay', 10_000_000, null],
    ['gopay', 10_000_001, 'method_not_for_amount'],
    ['echannel', 10_000_001, null],
    ['credit_card', 9_999, 'method_not_for_amount'],
    ['credit_card', 10_000, null],
    ['gopay', 0, 'method_not_for_amount'],
    ['echannel', 50_000_000_000, null],
    ['echannel', 50_000_000_001, 'method_not_for_amount'],
    ['credit_card', 999_999_999, null],
    ['credit_card', 1_000_000_000, 'method_not_for_amount'],
  ] as const)('%s of %i: %s', (type, gross, refusal) => {
    expect(methodRefusal(paymentMethod(type, 0.03), rupiah(gross))).toBe(refusal);
  });
  test('by three names only', () => {
    expect(['gopay', 'echannel', 'credit_card', 'qris', ''].map(isPaymentType)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

test('nothing costs nothing', () => {
  expect(totalsOf([])).toEqual({ value: 0, discount: 0, net: 0 });
});

test('all ways to pay are offered today', () => {
  expect(paymentTypes.filter(isOffered)).toEqual(['gopay', 'echannel', 'credit_card']);
});
