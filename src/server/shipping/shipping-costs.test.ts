import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSchool, startSchool } from '../../../tests/support/school.ts';
import { type StubRates, stubRates } from '../providers/shipping-rates/stub-rates.test-support.ts';
import { askShippingCosts } from './ask-shipping-costs.ts';

const question = { origin: '126', destination: '3273', weight: '2000', courier: 'jne' };
const reg = { service: 'REG', description: 'REG as told', value: 24_000, etd: '2-4' };

describe('shipping costs of a school', () => {
  let school: TestSchool;
  let rates: StubRates;
  beforeAll(async () => {
    rates = stubRates();
    school = await startSchool({}, { shippingRates: rates });
  });
  // Answers are kept for a day.
  beforeEach(() => school.clock.advance('P1D'));
  afterAll(() => school.close());
  const ask = (changes: Record<string, unknown> = {}) =>
    school.call('POST', '/rajaongkir/cost', { body: { ...question, ...changes } });

  test('are given to a guest: only what may be charged', async () => {
    rates.setCosts(['OKE', 20_000], ['REG', 24_000], ['YES', 48_000], ['CTC', 10_000]);
    const answer = await ask();
    expect([answer.status, answer.body]).toEqual([200, { code: 200, message: 'OK', costs: [reg] }]);
    expect(rates.asked.at(-1)).toEqual({ courier: 'jne', destination: '3273', grams: 2000 });
  });

  test("to Kabupaten Garut are the courier's first cost alone, whatever the service", async () => {
    rates.setCosts(['CTC', 18_000], ['REG', 24_000]);
    const { body } = await ask({ destination: '3205' });
    expect(body['costs']).toEqual([
      { service: 'CTC', description: 'CTC as told', value: 18_000, etd: '2-4' },
    ]);
  });

  test('are empty where the courier has no service that may be charged', async () => {
    rates.setCosts(['YES', 48_000]);
    expect((await ask()).body).toMatchObject({ code: 200, costs: [] });
  });

  test.each([
    { origin: 126, weight: 2000, destination: 3273 },
    { origin: '3205' },
    { origin: 3205 },
    { courier: ' JNE ' },
  ])('are asked with %j as well', async (changes) => {
    rates.setCosts(['REG', 24_000]);
    expect((await ask(changes)).body['costs']).toEqual([reg]);
  });

  test.each([
    ['origin', '3273', 'Invalid Origin'],
    ['origin', '127', 'Invalid Origin'],
    ['origin', undefined, 'Origin are required'],
    ['weight', 1000, 'Invalid Weight'],
    ['weight', '2001', 'Invalid Weight'],
    ['weight', undefined, 'Weight are required'],
    ['destination', '3299', 'Invalid Destination'],
    ['destination', 'Garut', 'Invalid Destination'],
    ['courier', 'jnt', 'Invalid Courier'],
    ['courier', '', 'Courier is required'],
  ])('with %s %j are refused without asking', async (field, value, message) => {
    rates.setCosts(['REG', 24_000]);
    const before = rates.asked.length;
    const answer = await ask({ [field]: value });
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: message }]);
    expect(rates.asked.length).toBe(before);
  });

  test('answer 503 when the courier cannot be asked, in both languages', async () => {
    rates.goDown();
    const answer = await ask();
    expect([answer.status, answer.body]).toEqual([
      503,
      { code: 503, error: 'shipping_down', message: 'Oops.. Something went wrong please try again later.' },
    ]);
    const indonesian = await school.call('POST', '/rajaongkir/cost', {
      body: question,
      headers: { 'accept-language': 'id' },
    });
    expect(indonesian.body.message).toBe('Ups.. Terjadi kesalahan, silakan coba lagi nanti.');
    expect(await askShippingCosts(school.parts.shipping, { courier: 'jne', destination: '3273' })).toEqual({
      refused: 'shipping_down',
    });
  });
});

test('by default they come from the table of estimates, to the farthest island', async () => {
  const school = await startSchool();
  try {
    const { body } = await school.call('POST', '/rajaongkir/cost', {
      body: { ...question, destination: '9171', courier: 'pos' },
    });
    expect(body['costs']).toEqual([
      { service: 'Pos Reguler', description: 'Reguler (perkiraan / estimate)', value: 188_000, etd: '6-12' },
    ]);
  } finally {
    await school.close();
  }
});

test('requests that ask a courier are limited per address; cached costs do not count', async () => {
  const school = await startSchool({ RATE_SHIPPING: '2' });
  try {
    const ask = async (courier: string) =>
      (await school.call('POST', '/rajaongkir/cost', { body: { ...question, courier } })).status;
    for (let time = 0; time < 5; time += 1) expect(await ask('jne')).toBe(200);
    expect([await ask('pos'), await ask('tiki')]).toEqual([200, 429]);
    expect([await ask('jne'), await ask('pos')]).toEqual([200, 200]);
    // The checkout of the day finds what guests have asked.
    expect(await school.parts.shipping.costs.knows({ courier: 'pos', destination: '3273' })).toBe(true);
  } finally {
    await school.close();
  }
});

test('a question about no region is refused without being counted', async () => {
  const school = await startSchool({ RATE_SHIPPING: '1' });
  try {
    const ask = async (destination: string) =>
      (await school.call('POST', '/rajaongkir/cost', { body: { ...question, destination } })).status;
    expect([await ask('3299'), await ask('3299'), await ask('3273')]).toEqual([422, 422, 200]);
  } finally {
    await school.close();
  }
});
