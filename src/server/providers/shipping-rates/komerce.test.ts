import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { type TestSchool, startSchool } from '../../../../tests/support/school.ts';
import { chargedCost } from '../../../domain/shipping/chargeable-costs.ts';
import { type Courier, couriers } from '../../../domain/shipping/couriers.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { fixedClock } from '../clock/fixed.test-support.ts';
import { httpTransport } from '../http-transport.ts';
import { type KomerceStub, STUB_KEY, openKomerceStub, publishedPrices } from './komerce-stub.test-support.ts';
import { komerceRates } from './komerce.ts';
import { ShippingRatesDown } from './shipping-rates.ts';
import { komercePlaces, komercePrices } from './tables.ts';

let database: OpenDatabase;
let komerce: KomerceStub;
const clock = fixedClock('2026-08-11T03:00:00.000Z');
const warned: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  komerce = await openKomerceStub();
});
afterEach(async () => {
  await komerce.close();
  await database.db.delete(komercePlaces);
  await database.db.delete(komercePrices);
  warned.length = 0;
});

/** The rates of a process that has just started. */
const rates = (changes: { key?: string; originDistrict?: number } = {}, timeoutMs = 2000) =>
  komerceRates(
    { key: STUB_KEY, originDistrict: null, ...changes },
    {
      database,
      clock,
      log: { warn: (facts: unknown) => void warned.push(facts) },
      transport: httpTransport(komerce.url, timeoutMs),
    },
  );
const costs = (destination: string, courier: Courier = 'jne', from = rates()) =>
  from.costs({ courier, destination, grams: 2000 });
const districtAsked = () => komerce.asked.at(-1)?.form['destination'];
const bandung = '3273';

describe('a parcel', () => {
  test('is asked about once for all couriers, by district, with the key in a header', async () => {
    const own = rates();
    for (const courier of couriers) await costs(bandung, courier, own);
    const { method, path, headers, form } = komerce.asked.at(-1) ?? {};
    expect([method, path, headers?.['key'], headers?.['content-type']]).toEqual([
      'POST',
      '/calculate/district/domestic-cost',
      STUB_KEY,
      'application/x-www-form-urlencoded',
    ]);
    expect(form).toEqual({
      origin: '6002',
      destination: '5603',
      weight: '2000',
      courier: 'jne:pos:tiki',
      price: 'lowest',
    });
    expect(komerce.asked.filter((one) => one.method === 'POST')).toHaveLength(1);
  });

  test('costs what the couriers say, in their words, the lowest first, without trucks and motorcycles', async () => {
    expect(await costs(bandung)).toEqual([
      { service: 'REG', description: 'Layanan Reguler', value: 24_000, etd: '1-2' },
      { service: 'YES', description: 'Yakin Esok Sampai', value: 48_000, etd: '1' },
    ]);
    expect((await costs(bandung, 'tiki')).map(({ service, etd }) => [service, etd])).toEqual([
      ['ECO', '4'],
      ['REG', '2'],
    ]);
    // A number says nothing to a family.
    expect(await costs(bandung, 'pos')).toEqual([
      { service: 'Pos Reguler', description: 'Pos Reguler', value: 21_000, etd: '3' },
    ]);
  });

  test('within Kabupaten Garut costs the lowest price above nothing', async () => {
    komerce.setPrices(
      { code: 'jne', service: 'CTCYES', cost: 18_000, etd: '1 day' },
      { code: 'jne', service: 'JTR', cost: 5_000, etd: '1 day' },
      { code: 'jne', service: 'REG', cost: 0, etd: '' },
      { code: 'jne', service: 'CTC', cost: 10_000, etd: '0-0 day' },
    );
    const told = await costs('3205');
    expect(told.map(({ service, value, etd }) => [service, value, etd])).toEqual([
      ['REG', 0, ''],
      ['CTC', 10_000, ''],
      ['CTCYES', 18_000, '1'],
    ]);
    expect(chargedCost('jne', '3205', told)).toMatchObject({ service: 'CTC', value: 10_000 });
  });

  test('comes from the district that is set, without a question for Garut', async () => {
    await costs(bandung, 'jne', rates({ originDistrict: 777 }));
    expect(komerce.asked.at(-1)?.form['origin']).toBe('777');
    expect(komerce.asked.map(({ path }) => path)).not.toContain('/destination/district/60');
  });
});

describe('the district that stands for a city', () => {
  test.each([
    ['3273', 'Kota Bandung, by its districts: the list has two of the name and no type', '5603'],
    ['3204', 'Kabupaten Bandung', '5501'],
    ['3171', 'where the city is not named', undefined],
    ['3174', 'Jakarta Selatan, whose list begins with itself', '1362'],
    ['5271', 'Mataram, in the second of two rows of its province', '2101'],
    ['1471', 'Pekanbaru, in Riau', '3001'],
    ['2171', 'Batam, in Kepulauan Riau', '3101'],
    ['9301', 'Merauke, in a province that was cut from Papua in 2022', '4001'],
  ])('%s: %s', async (region, _what, district) => {
    const told = await costs(region);
    expect(komerce.asked.some((one) => one.method === 'POST')).toBe(district !== undefined);
    if (district) expect(districtAsked()).toBe(district);
    else expect(told).toEqual([]);
  });

  test('is not guessed: nothing is told where no row bears the name, and the log says of which', async () => {
    expect(await costs('3277')).toEqual([]);
    expect(warned).toEqual([{ region: '3277' }]);
    expect(komerce.asked.some((one) => one.method === 'POST')).toBe(false);
  });

  test('is the first row where it is the only one of its name and knows none of its districts', async () => {
    await costs('3274');
    expect(districtAsked()).toBe('6101');
  });
});

describe('answers are kept', () => {
  test('lists for 90 days, over a restart, and prices for one', async () => {
    await costs(bandung);
    const first = komerce.asked.length;
    await costs(bandung, 'pos', rates());
    expect(komerce.asked.length).toBe(first);
    clock.advance('P1D');
    await costs(bandung);
    expect(komerce.asked.length).toBe(first + 1);
    clock.advance('P90D');
    await costs(bandung);
    expect(komerce.asked.length).toBe(2 * first + 1);
  });

  test('two families who ask at the same time share the questions', async () => {
    const own = rates();
    await Promise.all([costs(bandung, 'jne', own), costs(bandung, 'tiki', own)]);
    const paths = komerce.asked.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('prices are used for seven days while Komerce does not answer, then no more', async () => {
    await costs(bandung);
    komerce.always(null);
    clock.advance('P6D');
    expect((await costs(bandung))[0]).toMatchObject({ service: 'REG', value: 24_000 });
    clock.advance('P1D');
    await expect(costs(bandung)).rejects.toThrow(ShippingRatesDown);
    komerce.always(undefined);
    expect((await costs(bandung))[0]).toMatchObject({ service: 'REG' });
  });

  test('what was asked for in the future, by a wrong clock, is asked for again', async () => {
    const right = clock.now().toISOString();
    clock.advance('P3650D');
    await costs(bandung);
    clock.set(right);
    komerce.setPrices({ code: 'jne', service: 'REG', cost: 30_000, etd: '1 day' });
    expect(await costs(bandung)).toMatchObject([{ value: 30_000 }]);
    komerce.always(null);
    expect(await costs(bandung)).toMatchObject([{ value: 30_000 }]);
  });

  test('that no courier goes there is kept for an hour', async () => {
    komerce.setPrices();
    expect(await costs(bandung)).toEqual([]);
    komerce.setPrices(...publishedPrices);
    clock.advance('PT59M');
    expect(await costs(bandung)).toEqual([]);
    clock.advance('PT1M');
    expect(await costs(bandung)).toHaveLength(2);
  });
});

const body = (message: string, code: number, data: unknown = null) => ({
  meta: { message, code, status: code === 200 ? 'success' : 'failed' },
  data,
});
const priced = (row: object) =>
  body('Success', 200, [{ code: 'jne', service: 'REG', description: '', cost: 1000, etd: '', ...row }]);

describe('Komerce counts as down when it', () => {
  // The places are known, so that what is answered is the price.
  beforeEach(async () => {
    await costs(bandung);
    await database.db.delete(komercePrices);
  });

  test.each<[string, { status: number; body: unknown } | null]>([
    ['hangs up', null],
    ['refuses the key', { status: 400, body: body('Invalid Api key, key not found', 400) }],
    ['refuses the key by 401', { status: 401, body: body('Unauthorized', 401) }],
    ['fails', { status: 500, body: body('Internal Server Error', 500) }],
    [
      'fails in the words of a missing courier',
      { status: 500, body: body('Domestic Shipping Cost not found', 500) },
    ],
    [
      'fails so with another code',
      { status: 502, body: body('Calculate Domestic Shipping Cost not found', 404) },
    ],
    [
      'fails so with another status',
      { status: 200, body: body('Calculate Domestic Shipping Cost not found', 500) },
    ],
    ['has moved', { status: 404, body: body('Route not found', 404) }],
    ['sends a page', { status: 200, body: '<html>Under maintenance</html>' }],
    ['sends nothing', { status: 200, body: '' }],
    ['sends another shape', { status: 200, body: { rajaongkir: { results: [] } } }],
    ['sends prices that are no list', { status: 200, body: body('Success', 200, { jne: 1 }) }],
    ['sends a price as text', { status: 200, body: priced({ cost: '24000' }) }],
    ['sends a price below nothing', { status: 200, body: priced({ cost: -24_000 }) }],
    ['sends a price with a fraction', { status: 200, body: priced({ cost: 24_000.5 }) }],
    ['sends a price that no parcel has', { status: 200, body: priced({ cost: 5_000_001 }) }],
    ['sends a service without end', { status: 200, body: priced({ service: 'x'.repeat(201) }) }],
    ['sends more than anybody waits for', { status: 200, body: 'x'.repeat(1_100_000) }],
  ])('%s', async (_what, given) => {
    komerce.always(given);
    await expect(costs(bandung)).rejects.toThrow(ShippingRatesDown);
    komerce.always(undefined);
    expect(await costs(bandung)).toHaveLength(2);
  });

  test('is silent for too long', async () => {
    komerce.always({ status: 200, body: priced({}), afterMs: 2000 });
    await expect(costs(bandung, 'jne', rates({}, 50))).rejects.toThrow(ShippingRatesDown);
  });

  test('has no more questions for the day, and is left alone for an hour', async () => {
    const own = rates();
    komerce.always({ status: 429, body: body('Daily limit exceeded', 429) });
    await expect(costs(bandung, 'jne', own)).rejects.toThrow(ShippingRatesDown);
    const before = komerce.asked.length;
    komerce.always(undefined);
    clock.advance('PT59M');
    await expect(costs(bandung, 'jne', own)).rejects.toThrow('used up');
    expect(komerce.asked.length).toBe(before);
    clock.advance('PT1M');
    expect(await costs(bandung, 'jne', own)).toHaveLength(2);
  });

  test('had no more questions at a time that has not come, because the clock was wrong', async () => {
    const own = rates();
    const right = clock.now().toISOString();
    clock.advance('P3650D');
    komerce.always({ status: 429, body: body('Daily limit exceeded', 429) });
    await expect(costs(bandung, 'jne', own)).rejects.toThrow(ShippingRatesDown);
    clock.set(right);
    komerce.always(undefined);
    expect(await costs(bandung, 'jne', own)).toHaveLength(2);
  });

  test('says in its reason nothing of the key', async () => {
    const told = await costs(bandung, 'jne', rates({ key: 'a-wrong-key' })).catch(
      (error: unknown) => error as Error,
    );
    expect(told).toMatchObject({ message: expect.stringContaining('refused (400)') as string });
    expect(told).not.toMatchObject({ message: expect.stringContaining('a-wrong-key') as string });
  });

  test.each([400, 404, 200])('but not when it finds no courier, with %i', async (status) => {
    komerce.always({ status, body: body('Calculate Domestic Shipping Cost not found', status) });
    expect(await costs(bandung)).toEqual([]);
  });
});

describe('a school that asks Komerce', () => {
  let school: TestSchool;
  let stub: KomerceStub;
  beforeAll(async () => {
    stub = await openKomerceStub();
    school = await startSchool(
      { RATE_SHIPPING: '3' },
      {
        shippingRates: komerceRates(
          { key: STUB_KEY, originDistrict: null },
          { database, clock, log: { warn: () => {} }, transport: httpTransport(stub.url) },
        ),
      },
    );
    return () => stub.close();
  });
  beforeEach(() => {
    stub.always(undefined);
    stub.setPrices(...publishedPrices);
    // Past the window of the limit.
    school.wallClock.advance('PT2H');
  });
  afterAll(() => school.close());

  test('tells a family what the courier said, and nothing of it is called an estimate', async () => {
    const question = { origin: '126', destination: bandung, weight: '2000', courier: 'jne' };
    const { status, body: told } = await school.call('POST', '/rajaongkir/cost', { body: question });
    expect([status, told['costs']]).toEqual([
      200,
      [{ service: 'REG', description: 'Layanan Reguler', value: 24_000, etd: '1-2' }],
    ]);
  });

  const value = async (destination = bandung) => {
    const question = { origin: '126', destination, weight: '2000', courier: 'jne' };
    const { status, body: told } = await school.call('POST', '/rajaongkir/cost', { body: question });
    return status === 200 ? ((told['costs'] as { value: number }[])[0]?.value ?? 'none') : status;
  };
  const reg = (cost: number) => stub.setPrices({ code: 'jne', service: 'REG', cost, etd: '1 day' });

  test('keeps its prices in one place, for 24 hours and not until midnight (R132)', async () => {
    await value();
    reg(25_000);
    clock.advance('PT23H');
    school.clock.advance('P3D');
    expect(await value()).toBe(24_000);
    clock.advance('PT1H');
    expect(await value()).toBe(25_000);
  });

  test('keeps nothing of a time when the service was down, nor that a city is not found (R132)', async () => {
    await value();
    clock.advance('P2D');
    stub.always(null);
    expect(await value()).toBe(24_000);
    stub.always(undefined);
    reg(26_000);
    expect(await value()).toBe(26_000);
    school.wallClock.advance('PT2H');
    stub.always({ status: 200, body: body('Success', 200, []) });
    expect(await value('5271')).toBe('none');
    stub.always(undefined);
    expect(await value('5271')).toBe(26_000);
  });

  test('counts the questions that go out to the service, for each address', async () => {
    clock.advance('P2D');
    for (let time = 0; time < 9; time += 1) expect(await value()).toBe(24_000);
    expect([await value('3204'), await value('3174'), await value('1471'), await value()]).toEqual([
      24_000, 24_000, 429, 24_000,
    ]);
  });
});

test('a key in the settings has couriers asked, and without one the estimates are told', async () => {
  for (const [settings, name] of [
    [{ RAJAONGKIR_API_KEY: 'shipping-key' }, 'komerce'],
    [{}, 'tariff-table'],
  ] as const) {
    const school = await startSchool(settings);
    expect(school.parts.shippingRates.name).toBe(name);
    await school.close();
  }
});
