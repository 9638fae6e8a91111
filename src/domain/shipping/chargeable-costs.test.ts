import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../values/money.ts';
import { chargeableCosts, chargedCost } from './chargeable-costs.ts';
import { couriers, isAcceptedService, isCourier } from './couriers.ts';

const cost = (service: string, value: number) => ({ service, value: rupiah(value) });

describe('outside the region', () => {
  const jne = [cost('OKE', 20_000), cost('REG', 24_000), cost('YES', 48_000), cost('CTC', 10_000)];
  test('jne and tiki are charged by REG', () => {
    expect(chargedCost('jne', '3273', jne)).toEqual(cost('REG', 24_000));
    expect(chargedCost('tiki', '3273', [cost('ECO', 18_000), cost('REG', 22_000)])).toEqual(
      cost('REG', 22_000),
    );
  });
  test('pos is charged by one service under either of its names', () => {
    expect(chargedCost('pos', '3273', [cost('Pos Nextday', 30_000), cost('Pos Reguler', 22_000)])).toEqual(
      cost('Pos Reguler', 22_000),
    );
    expect(chargedCost('pos', '3273', [cost('Paket Kilat Khusus', 22_000)])).toEqual(
      cost('Paket Kilat Khusus', 22_000),
    );
  });
  test('a courier without its accepted service cannot be charged, CTC included', () => {
    expect(chargedCost('jne', '3273', [cost('CTC', 10_000), cost('YES', 48_000)])).toBeNull();
    expect(chargedCost('jne', '3273', [])).toBeNull();
  });
  test('only what may be charged is listed', () => {
    expect(chargeableCosts('jne', '3273', jne)).toEqual([cost('REG', 24_000)]);
  });
});

describe('within region 3205', () => {
  test('the first cost of the courier counts, whatever the service', () => {
    expect(chargedCost('jne', '3205', [cost('CTC', 18_000), cost('REG', 24_000)])).toEqual(
      cost('CTC', 18_000),
    );
    expect(chargedCost('tiki', 3205, [cost('ONS', 30_000), cost('REG', 16_000)])).toEqual(
      cost('ONS', 30_000),
    );
    expect(chargeableCosts('jne', '3205', [cost('CTC', 18_000), cost('REG', 24_000)])).toHaveLength(1);
  });
});

test('a cost of nothing is no price', () => {
  expect(chargedCost('jne', '3205', [cost('CTC', 0), cost('REG', 24_000)])).toEqual(cost('REG', 24_000));
  expect(chargedCost('jne', '3273', [cost('REG', 0)])).toBeNull();
});

test('what is charged is listed first, and one of the costs offered', () => {
  const anyCost = fc.record({
    service: fc.constantFrom('REG', 'CTC', 'YES', 'Pos Reguler', 'Paket Kilat Khusus', 'ECO'),
    value: fc.nat(200_000).map(rupiah),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...couriers),
      fc.constantFrom('3205', '3273', '9471'),
      fc.array(anyCost),
      (courier, destination, costs) => {
        const charged = chargedCost(courier, destination, costs);
        expect(charged).toBe(chargeableCosts(courier, destination, costs)[0] ?? null);
        expect(charged === null || (costs.includes(charged) && charged.value > 0)).toBe(true);
      },
    ),
  );
});

test('there are three couriers, and services are recognised in any case', () => {
  expect(['jne', 'pos', 'tiki', 'jnt', 'JNE'].map(isCourier)).toEqual([true, true, true, false, false]);
  expect(isAcceptedService('pos', ' POS REGULER ')).toBe(true);
  expect(isAcceptedService('tiki', 'Pos Reguler')).toBe(false);
});
