import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, formatRupiah, noMoney, percent, rupiah, subtract, typedRupiah } from './money.ts';

const anyAmount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map(rupiah);

describe('rupiah', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (amount) => {
    expect(() => rupiah(amount)).toThrow(RangeError);
  });

  test('nothing is zero without a sign', () => {
    expect(Object.is(rupiah(-0), 0)).toBe(true);
  });

  test('add up and take away', () => {
    expect(add(rupiah(250_000), rupiah(350_000), rupiah(200_000), rupiah(1_300_000))).toBe(2_100_000);
    expect(add()).toBe(0);
    expect(subtract(rupiah(1_400_000), rupiah(100_000))).toBe(1_300_000);
    expect(subtract(rupiah(100), rupiah(250))).toBe(-150);
  });

  test('taking away undoes adding', () => {
    fc.assert(fc.property(anyAmount, anyAmount, (a, b) => subtract(add(a, b), b) === a));
  });
});

describe('per cent', () => {
  test.each([
    [1_300_000, 3, 39_000],
    [2_100_000, 3, 63_000],
    [50, 3, 2], // 1.5
    [150, 3, 5], // 4.5
    [49, 3, 1], // 1.47
    [51, 3, 2], // 1.53
    [1_000, 2.95, 30], // 29.5
    [10_000, 0.7125, 71], // 71.25
    [100_000, 0, 0],
    [100_000, 100, 100_000],
    [-50, 3, -1], // -1.5: up is towards more
  ])('of %i at %d is %i', (amount, rate, expected) => {
    expect(percent(rupiah(amount), rate)).toBe(expected);
  });

  test('a half is never lost to binary fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (n) => {
        // 5 % of 10(2n + 1) is exactly n + 0.5
        expect(percent(rupiah(10 * (2 * n + 1)), 5)).toBe(n + 1);
      }),
    );
  });

  test('a fraction below a half goes down, the others up', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 0, max: 100 }), (amount, rate) => {
        const error = percent(amount, rate) * 100 - amount * rate;
        expect(error > -50 && error <= 50).toBe(true);
      }),
    );
  });
});

describe('an amount shown', () => {
  test.each([
    [0, 'Rp\u00a00'],
    [999, 'Rp\u00a0999'],
    [1_000, 'Rp\u00a01.000'],
    [1_300_000, 'Rp\u00a01.300.000'],
    [-100_000, '-Rp\u00a0100.000'],
  ])('%i reads as %s', (amount, expected) => {
    expect(formatRupiah(rupiah(amount))).toBe(expected);
  });

  test('loses nothing: without dots and sign of money it is the amount', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(Number(formatRupiah(amount).replace('Rp\u00a0', '').replaceAll('.', ''))).toBe(amount);
      }),
    );
  });

  test('nothing costs Rp 0', () => {
    expect(formatRupiah(noMoney)).toBe('Rp\u00a00');
  });
});

describe('an amount that is typed', () => {
  test.each([
    ['750000', 750_000],
    [' 750.000 ', 750_000],
    ['1.300.000', 1_300_000],
    ['Rp 750.000', 750_000],
    ['Rp\u00a01.300.000', 1_300_000],
    ['Rp 100.000,-', 100_000],
    ['0', 0],
    ['99999999999999999999', Number.MAX_SAFE_INTEGER],
    ['\u202aRp\u00a01.300.000\u202c', 1_300_000],
    ['750\u200b000', 750_000],
  ])('%s is whole rupiah', (text, amount) => expect(typedRupiah(text)).toBe(amount));

  test.each(['', '750,000', '750.00', '7500.000', '0.750', '1.300000', '750.000,00', '-5', '1e6', 'Rp'])(
    '%j is none',
    (text) => expect(typedRupiah(text)).toBeNull(),
  );

  test('is read back as it is written', () => {
    fc.assert(fc.property(fc.nat(), (amount) => typedRupiah(formatRupiah(rupiah(amount))) === amount));
  });
});
