import { getProvinces, getRegencies } from 'idn-area-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { chargedCost } from '../../../domain/shipping/chargeable-costs.ts';
import { couriers } from '../../../domain/shipping/couriers.ts';
import { parcelWeight } from '../../../domain/shipping/parcel.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { fixedClock } from '../clock/fixed.test-support.ts';
import { publishedKomerce, publishedRefusals } from './komerce-published-replies.test-support.ts';
import { komerceRates } from './komerce.ts';
import type { ShippingRates } from './shipping-rates.ts';
import { komercePrices } from './tables.ts';
import { tariffTable } from './tariff-table.ts';
import { tariffs } from './tariffs.ts';
import { stubRates } from './stub-rates.test-support.ts';

const bandung = '3273';
const jakartaSelatan = '3174';

const told = () => {
  const rates = stubRates();
  rates.setCosts(['Pos Reguler', 22_000], ['REG', 24_000]);
  return rates;
};
let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const published = (transport = publishedKomerce()) =>
  komerceRates(
    { key: 'a key', originDistrict: 1376 },
    { database, clock: fixedClock('2026-08-11T03:00:00.000Z'), log: { warn: () => {} }, transport },
  );
const providers: { what: string; make: () => ShippingRates; destination: string }[] = [
  { what: 'the tariff table', make: tariffTable, destination: bandung },
  { what: 'Komerce, by its published replies', make: published, destination: jakartaSelatan },
  { what: "the tests' own rates", make: told, destination: bandung },
];

describe.each(providers)('$what', ({ make, destination }) => {
  test.each(couriers)(
    'tells whole prices above nothing for %s, with service, words and days',
    async (courier) => {
      const costs = await make().costs({ courier, destination, grams: parcelWeight });
      expect(costs.length).toBeGreaterThan(0);
      for (const cost of costs) {
        expect(Number.isSafeInteger(cost.value) && cost.value > 0).toBe(true);
        expect(cost.service).toMatch(/\S/);
        expect(cost.description).toMatch(/\S/);
        expect(cost.etd).toMatch(/^\d+(-\d+)?$/);
      }
    },
  );

  test.each(couriers)('has something of %s that may be charged', async (courier) => {
    const costs = await make().costs({ courier, destination, grams: parcelWeight });
    expect(chargedCost(courier, destination, costs)).not.toBeNull();
  });

  test('is asked again about what it has told, and tells the same', async () => {
    const rates = make();
    const ask = () => rates.costs({ courier: 'jne', destination, grams: parcelWeight });
    expect(await ask()).toEqual(await ask());
  });
});

describe('Komerce, by its published replies', () => {
  const jakarta = { courier: 'pos', destination: jakartaSelatan, grams: parcelWeight } as const;
  beforeEach(() => database.db.delete(komercePrices));

  test('tells the published price, and knows it from then on', async () => {
    const rates = published();
    expect(await rates.knows?.(jakarta)).toBe(false);
    expect(await rates.costs(jakarta)).toEqual([
      { service: 'Pos Reguler', description: 'Pos Reguler', value: 11_500, etd: '3' },
    ]);
    expect(await rates.knows?.(jakarta)).toBe(true);
  });

  test('is down where its key is refused, and has nothing where no courier goes', async () => {
    await published().costs(jakarta);
    await database.db.delete(komercePrices);
    const refused = published(publishedKomerce(publishedRefusals.wrongKey));
    await expect(refused.costs(jakarta)).rejects.toMatchObject({ name: 'ShippingRatesDown' });
    expect(await published(publishedKomerce(publishedRefusals.noCourier)).costs(jakarta)).toEqual([]);
  });
});

describe('the tariff table', () => {
  const table = tariffTable();
  const cost = async (courier: 'jne' | 'pos' | 'tiki', destination: string, grams = 2000) =>
    (await table.costs({ courier, destination, grams }))[0];

  test('multiplies a province by started kilograms', async () => {
    expect(await cost('jne', bandung)).toEqual({
      service: 'REG',
      description: 'Reguler (perkiraan / estimate)',
      value: 24_000,
      etd: '1-3',
    });
    expect((await cost('jne', bandung, 1))?.value).toBe(12_000);
    expect((await cost('jne', bandung, 1001))?.value).toBe(24_000);
    expect((await cost('pos', '1271'))?.value).toBe(84_000);
    expect((await cost('tiki', '9171'))?.value).toBe(200_000);
  });

  test('has a price of its own within Kabupaten Garut, by JNE the City Courier', async () => {
    expect(await cost('jne', '3205')).toMatchObject({ service: 'CTC', value: 18_000, etd: '1-2' });
    expect(await cost('pos', '3205')).toMatchObject({ service: 'Pos Reguler', value: 16_000 });
    expect(await cost('tiki', '3205')).toMatchObject({ service: 'REG', value: 16_000 });
  });

  test('says of every price that it is an estimate', async () => {
    for (const courier of couriers)
      for (const destination of ['3205', bandung, '9171'])
        expect((await cost(courier, destination))?.description).toContain('perkiraan / estimate');
  });

  test('reaches every city and regency of Indonesia by every courier', async () => {
    const regencies = await getRegencies();
    expect(regencies.length).toBeGreaterThan(500);
    for (const { code } of regencies) {
      const destination = code.replace('.', '');
      for (const courier of couriers) {
        const costs = await table.costs({ courier, destination, grams: parcelWeight });
        expect(chargedCost(courier, destination, costs), `${courier} to ${destination}`).not.toBeNull();
      }
    }
    expect([...tariffs.keys()].toSorted()).toEqual((await getProvinces()).map(({ code }) => code).toSorted());
  });

  test('knows no price to a province that does not exist', async () => {
    expect(await table.costs({ courier: 'jne', destination: '0001', grams: 2000 })).toEqual([]);
  });
});

test('a service that is down says so', async () => {
  const rates = stubRates();
  rates.goDown();
  await expect(rates.costs({ courier: 'jne', destination: bandung, grams: 2000 })).rejects.toMatchObject({
    name: 'ShippingRatesDown',
  });
});
