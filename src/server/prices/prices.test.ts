import { beforeEach, describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { PaymentMethod } from '../../contract/payment-objects.ts';
import type { PriceSetting, CardFee, Price } from '../../contract/price-objects.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, chargeFirst, firstPayment, makeBatch } from '../payments/paying.test-support.ts';

const school = await testSchool();
const admin = await school.admin();
const batch = await makeBatch(school);

const shown = async () => (await admin.call('GET', '/settings/prices')).body as unknown as Shown;
interface Shown {
  prices: Price[];
  card_fee: CardFee;
}
const priceOf = async (key: string) => {
  const found = (await shown()).prices.find(({ setting_key }) => setting_key === key);
  if (!found) throw new Error(`no price ${key}`);
  return found;
};
const change = async (key: string, changes: Record<string, unknown>) => {
  const { setting_key: _key, ...stored } = await priceOf(key);
  return admin.call('POST', '/settings/price', { body: { ...stored, ...changes } });
};
const listed = async (key: string) => {
  const { body } = await school.call('GET', '/payment/price-list');
  return (body['settings'] as PriceSetting[]).find(({ setting_key }) => setting_key === key);
};
const logged = async () =>
  ((await admin.call('GET', '/log?kind=price&size=1')).body['entries'] as { log_id: number }[])[0];

describe('a price', () => {
  test('is changed with its texts, told to the next caller of the price list, and kept in the log', async () => {
    const before = await priceOf('interval_4');
    const answer = await change('interval_4', {
      normal_price: 'Rp\u00a01.500.000',
      discount: '200.000',
      setting_name: 'Term',
    });
    expect(answer.status).toBe(200);
    expect(answer.body['price']).toEqual({
      ...before,
      setting_name: 'Term',
      normal_price: 1_500_000,
      discount: 200_000,
      version: before.version + 1,
    });
    expect(await listed('interval_4')).toMatchObject({
      setting_name: 'Term',
      value:
        '{"price":1300000,"term":"4 months","term_indo":"4 bulan","normal_price":1500000,"discount":200000}',
    });
    expect(await logged()).toMatchObject({
      action: 'update',
      object_name: 'Term',
      before: { normal_price: 1_400_000, discount: 100_000, setting_name: '4 months' },
      after: { normal_price: 1_500_000, discount: 200_000, setting_name: 'Term' },
    });
  });

  test.each([
    [0, 'Normal Price must be more than 0'],
    [-1, 'Normal Price must be whole rupiah, such as 1.300.000'],
    ['1,5', 'Normal Price must be whole rupiah, such as 1.300.000'],
    ['1.4000.00', 'Normal Price must be whole rupiah, such as 1.300.000'],
    [700_000.5, 'Normal Price must be whole rupiah, such as 1.300.000'],
    ['1e6', 'Normal Price must be whole rupiah, such as 1.300.000'],
    ['seven', 'Normal Price must be whole rupiah, such as 1.300.000'],
    ['', 'Normal Price are required'],
    [null, 'Normal Price are required'],
    [
      10_000_001,
      'Normal Price is too high: with everything a family pays with it and Rp\u00a0500.000 for the delivery, QRIS takes at most Rp\u00a010.000.000',
    ],
    [
      '99999999999999999999',
      'Normal Price is too high: with everything a family pays with it and Rp\u00a0500.000 for the delivery, QRIS takes at most Rp\u00a010.000.000',
    ],
  ])('of %s is refused on its field', async (normal_price, message) => {
    const { status, body } = await change('interval_2', { normal_price });
    expect([status, body.errors]).toEqual([422, { normal_price: message }]);
    expect((await priceOf('interval_2')).normal_price).toBe(700_000);
  });

  test.each([
    ['kit', 350_001],
    ['interval_2', 700_000],
  ])('of %s keeps something to pay below its discount of %i', async (key, discount) => {
    const { status, body } = await change(key, { discount });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      discount: 'The discount must leave a price to pay: only registration, kit and book may be free',
    });
  });

  test('is refused when the first bill would be more than QRIS takes at once', async () => {
    const { status, body } = await change('interval_12', { normal_price: 10_000_000, discount: 0 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['normal_price']]);
  });

  test('is refused with HTML in its texts', async () => {
    const { status, body } = await change('kit', { setting_desc: 'A <b>box</b>' });
    expect([status, body.errors]).toEqual([
      422,
      { setting_desc: 'Description (English) cannot hold < or >' },
    ]);
  });

  test('changed meanwhile is refused with what is there now', async () => {
    const { version, normal_price } = await priceOf('book');
    expect((await change('book', { normal_price: 210_000 })).status).toBe(200);
    const late = await change('book', { normal_price: 220_000, version });
    expect([late.status, late.body['error']]).toEqual([409, 'changed_meanwhile']);
    expect(late.body['price']).toEqual(await priceOf('book'));
    expect((await change('book', { normal_price })).status).toBe(200);
  });

  test('of two raises at once, each payable alone, is refused for one', async () => {
    const [kit, book] = [await priceOf('kit'), await priceOf('book')];
    const raises = [kit, book].map(({ setting_key: _key, version: _version, ...stored }) =>
      admin.call('POST', '/settings/price', { body: { ...stored, normal_price: 4_000_000 } }),
    );
    const statuses = (await Promise.all(raises)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
    for (const { setting_key, normal_price } of [kit, book]) await change(setting_key, { normal_price });
  });

  test('that does not exist is not found, and only staff reach any', async () => {
    expect((await change('book', { setting_id: 999 })).status).toBe(404);
    const parent = await school.parent();
    expect((await parent.call('GET', '/settings/prices')).status).toBe(403);
    expect((await parent.call('POST', '/settings/price', { body: await priceOf('book') })).status).toBe(403);
  });
});

test('an open charge keeps its amount when a price changes; a new one takes the new price', async () => {
  const parent = await school.parent();
  const first = await addChild(parent, { first_name: 'Alya' });
  const second = await addChild(parent, { first_name: 'Bima' });
  const open = await chargeFirst(school, parent, { childId: first, batch, term: 2 });
  const { normal_price } = await priceOf('interval_2');
  expect((await change('interval_2', { normal_price: normal_price + 50_000 })).status).toBe(200);
  const later = await chargeFirst(school, parent, { childId: second, batch, term: 2 });
  expect(later.gross_amount).toBe(open.gross_amount + 50_000);
  await act(school, open.order_id, 'settle');
  const { body } = await parent.call('GET', `/payment/status/${open.order_id}`);
  expect(body).toMatchObject({ payment_status: 'SUCCESS', gross_amount: open.gross_amount });
  const bills = (await parent.call('GET', `/child/billing/${first}`)).body['billing'] as { amount: number }[];
  expect(bills.map(({ amount }) => amount).filter((amount) => amount === normal_price)).toHaveLength(5);
});

test('a price and a batch that another process has changed count before its message comes', async () => {
  const parent = await school.parent();
  const [first, second] = [await addChild(parent), await addChild(parent, { first_name: 'Bima' })];
  const { database } = school.parts;
  const charged = await chargeFirst(school, parent, { childId: first, batch });
  // Raw statements tell nobody, as long as a message of another process is on its way.
  await database.execute(`update settings set normal_price = normal_price + 60000 where key = 'interval_2'`);
  const dearer = await chargeFirst(school, parent, { childId: second, batch });
  expect(dearer.gross_amount).toBe(charged.gross_amount + 60_000);
  await database.execute('update batches set is_active = false');
  const refused = await parent.call('POST', '/payment/first-payment', {
    body: await firstPayment(school, { childId: await addChild(parent, { first_name: 'Caca' }), batch }),
  });
  expect([refused.status, refused.body['error']]).toEqual([409, 'registration_closed']);
  await database.execute(`update settings set normal_price = normal_price - 60000 where key = 'interval_2'`);
  await database.execute('update batches set is_active = true');
});

describe('the card fee', () => {
  let before: CardFee;
  beforeEach(async () => {
    before = (await shown()).card_fee;
  });
  const set = (fee_share: unknown, version?: number) =>
    admin.call('POST', '/settings/card-fee', { body: { fee_share, version } });
  const ofCards = async () => {
    const { body } = await school.call('GET', '/payment/price-list');
    return (body['methods'] as PaymentMethod[]).map(({ payment_type, fee_share }) => [
      payment_type,
      fee_share,
    ]);
  };

  test('is 3 percent until staff set another, names its regulation, and shows with the next price list', async () => {
    expect(before).toEqual({ fee_share: 0.03, regulation: 'PBI 23/6/PBI/2021', version: 1 });
    expect((await set('0.0275', 1)).body['card_fee']).toEqual({ ...before, fee_share: 0.0275, version: 2 });
    expect(await ofCards()).toEqual([
      ['gopay', 0],
      ['echannel', 0],
      ['credit_card', 0.0275],
    ]);
    expect(await logged()).toMatchObject({ before: { fee_share: 0.03 }, after: { fee_share: 0.0275 } });
  });

  test.each([-0.01, 1.01, '0,03', '3%', 'three', 0.00001])('is refused as %s', async (share) => {
    const { status, body } = await set(share);
    expect([status, body.errors]).toEqual([
      422,
      { fee_share: 'Card Fee must be a number from 0 to 1 with at most four decimals: 0.03 is 3 percent' },
    ]);
  });

  test('changed meanwhile is refused with what is there now', async () => {
    const late = await set(0.02, before.version - 1);
    expect([late.status, late.body['card_fee']]).toEqual([409, before]);
  });

  test('of two at once from the same version, one is refused', async () => {
    const saves = await Promise.all([0.01, 0.02].map((share) => set(share, before.version)));
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
