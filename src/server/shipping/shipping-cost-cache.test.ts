import { beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../providers/clock/fixed.test-support.ts';
import { ShippingRatesDown } from '../providers/shipping-rates/shipping-rates.ts';
import { stubRates } from '../providers/shipping-rates/stub-rates.test-support.ts';
import { shippingCostCache } from './shipping-cost-cache.ts';

const toBandung = { courier: 'jne', destination: '3273' } as const;

const setUp = () => {
  const rates = stubRates();
  const clock = fixedClock('2026-08-10T20:00:00+07:00');
  rates.setCosts(['REG', 24_000]);
  return { rates, clock, costs: shippingCostCache(rates, clock) };
};
let { rates, clock, costs } = setUp();
beforeEach(() => {
  ({ rates, clock, costs } = setUp());
});
const valueOf = async (question: Parameters<typeof costs.costs>[0]) =>
  (await costs.costs(question))[0]?.value;

test('a courier is asked once a day for a city, whatever it would say later', async () => {
  expect(await costs.knows(toBandung)).toBe(false);
  expect(await valueOf(toBandung)).toBe(24_000);
  rates.setCosts(['REG', 30_000]);
  expect([await costs.knows(toBandung), await valueOf(toBandung)]).toEqual([true, 24_000]);
  expect(rates.asked).toEqual([{ courier: 'jne', destination: '3273', grams: 2000 }]);
});

test('two requests at the same time get the same costs, and the courier is asked once', async () => {
  const first = valueOf(toBandung);
  expect(await costs.knows(toBandung)).toBe(true);
  rates.setCosts(['REG', 30_000]);
  expect(await Promise.all([first, valueOf(toBandung)])).toEqual([24_000, 24_000]);
  expect(rates.asked).toHaveLength(1);
});

test('another courier, another city and another day in Jakarta are asked for again', async () => {
  await costs.costs(toBandung);
  rates.setCosts(['REG', 30_000]);
  expect(await valueOf({ ...toBandung, courier: 'pos' })).toBe(30_000);
  expect(await valueOf({ ...toBandung, destination: '3205' })).toBe(30_000);
  clock.advance('PT3H59M');
  expect(await valueOf(toBandung)).toBe(24_000);
  clock.advance('PT1M');
  expect(await valueOf(toBandung)).toBe(30_000);
});

test('that a courier has nothing for a city is known as well', async () => {
  rates.setCosts();
  expect(await costs.costs(toBandung)).toEqual([]);
  expect(await costs.knows(toBandung)).toBe(true);
});

test('a courier that did not answer is asked again', async () => {
  rates.goDown();
  await expect(costs.costs(toBandung)).rejects.toThrow(ShippingRatesDown);
  expect(await costs.knows(toBandung)).toBe(false);
  rates.setCosts(['REG', 24_000]);
  expect(await valueOf(toBandung)).toBe(24_000);
});

test('two thousand answers are kept and no more: the one that was asked for longest ago goes', async () => {
  for (let city = 0; city <= 2000; city += 1)
    await costs.costs({ courier: 'tiki', destination: String(city) });
  const known = ['0', '1', '2000'].map((destination) => costs.knows({ courier: 'tiki', destination }));
  expect(await Promise.all(known)).toEqual([false, true, true]);
});

test('rates that keep answers themselves are asked each time, and say whether they know one', async () => {
  const told = { ...stubRates(), knows: async () => true };
  const own = shippingCostCache(told, clock);
  told.setCosts(['REG', 24_000]);
  expect([await own.knows(toBandung), (await own.costs(toBandung))[0]?.value]).toEqual([true, 24_000]);
  told.setCosts(['REG', 30_000]);
  expect((await own.costs(toBandung))[0]?.value).toBe(30_000);
});
