import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../values/money.ts';
import { totalsOf } from './amounts.ts';
import {
  extensionItems,
  firstYearPrice,
  intervalPrice,
  itemsBooked,
  monthlyPrice,
  priceItems,
  savedInYear,
  yearPrice,
} from './price-items.ts';
import { anyPrices, anyTerm, prices } from './prices.test-support.ts';
import { billsInYear, laterBills, terms } from './terms.ts';

const chosen = { term: 4, delivery: rupiah(24_000) } as const;

describe('buying a course', () => {
  test('costs registration, kit, book, interval and delivery, in slots 0 to 4', () => {
    expect(priceItems('BUY_COURSE', prices, chosen)).toEqual([
      { kind: 'registration', value: 250_000, discount: 0 },
      { kind: 'kit', value: 350_000, discount: 0 },
      { kind: 'book', value: 200_000, discount: 0 },
      { kind: 'interval', value: 1_400_000, discount: 100_000 },
      { kind: 'delivery', value: 24_000, discount: 0 },
    ]);
  });
  test('leaves the slots of interval and delivery empty until they are chosen', () => {
    const open = priceItems('BUY_COURSE', prices, { term: null, delivery: null });
    expect(open.map((item) => item?.kind ?? null)).toEqual(['registration', 'kit', 'book', null, null]);
    expect(totalsOf(open)).toEqual({ value: 800_000, discount: 0, net: 800_000 });
  });
});

test('an interval comes to so much in a month, halves up', () => {
  const of = (price: number, term: 2 | 4 | 12) =>
    monthlyPrice({ normalPrice: rupiah(price), discount: rupiah(0) }, term);
  expect([of(700_000, 2), of(1_300_000, 4), of(3_200_000, 12)]).toEqual([350_000, 325_000, 266_667]);
  expect(of(1, 2)).toBe(1);
  expect(monthlyPrice(prices.intervals[4], 4)).toBe(325_000);
});

describe('a next grade', () => {
  test('costs interval and delivery, in slots 1 and 2; the lifetime registration is fully discounted', () => {
    expect(priceItems('NEXT_GRADE', prices, chosen)).toEqual([
      { kind: 'registration', value: 250_000, discount: 250_000 },
      { kind: 'interval', value: 1_400_000, discount: 100_000 },
      { kind: 'delivery', value: 24_000, discount: 0 },
    ]);
    expect(totalsOf(priceItems('NEXT_GRADE', prices, chosen)).net).toBe(1_324_000);
  });
});

test('a course extension costs its bill, in slot 0', () => {
  expect(extensionItems(rupiah(700_000))).toEqual([{ kind: 'bill', value: 700_000, discount: 0 }]);
});

test('an interval costs its normal price less its discount', () => {
  expect([2, 4, 12].map((term) => intervalPrice(prices.intervals[term as 2 | 4 | 12]))).toEqual([
    700_000, 1_300_000, 3_200_000,
  ]);
});

test('a first year costs all bills of the interval, and once registration, kit and book', () => {
  expect(terms.map((term) => firstYearPrice(prices, term))).toEqual([5_000_000, 4_700_000, 4_000_000]);
});

test('a year costs as many bills as the interval makes of it', () => {
  expect(terms.map((term) => yearPrice(prices.intervals[term], term))).toEqual([
    4_200_000, 3_900_000, 3_200_000,
  ]);
});

test('a year saves the discount of each of its bills', () => {
  expect(terms.map((term) => savedInYear(prices.intervals[term], term))).toEqual([0, 300_000, 1_000_000]);
});

test('what a year costs and what it saves are together the normal price of all its bills', () => {
  fc.assert(
    fc.property(anyPrices, anyTerm, ({ intervals }, term) => {
      const price = intervals[term];
      const paid = intervalPrice(price) * (1 + laterBills(term));
      expect(paid + savedInYear(price, term)).toBe(price.normalPrice * billsInYear[term]);
    }),
  );
});

test('the money of a payment is booked item by item, and comes to what was received', () => {
  const line = (value: number, discount = 0) => ({ value, discount });
  const first = [line(250_000), line(350_000), line(200_000), line(1_400_000, 100_000), line(18_000)];
  expect(
    itemsBooked({
      purpose: 'BUY_COURSE',
      lines: first,
      fee: 63_540,
      charged: 2_181_540,
      received: 2_180_540,
    }),
  ).toEqual({
    registration: 250_000,
    kit: 350_000,
    book: 200_000,
    course: 1_300_000,
    delivery: 18_000,
    fee: 63_540,
    difference: -1_000,
  });
  const next = [line(250_000, 250_000), line(700_000), line(18_000)];
  expect(
    itemsBooked({ purpose: 'NEXT_GRADE', lines: next, fee: 0, charged: 718_000, received: 718_000 }),
  ).toMatchObject({ registration: 0, kit: 0, course: 700_000, delivery: 18_000 });
  expect(
    itemsBooked({
      purpose: 'COURSE_EXTENSION',
      lines: [line(700_000)],
      fee: 0,
      charged: 700_000,
      received: 700_000,
    }),
  ).toMatchObject({ course: 700_000, delivery: 0 });
});
