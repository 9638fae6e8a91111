import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { rupiah } from '../../domain/values/money.ts';
import type { Charged } from '../providers/payment-gateway/payment-gateway.ts';
let told: { order_id: string; transaction_status: string }[] = [];
const school = await testSchool();
school.parts.paymentSandbox?.deliverTo(async (body) => {
  told.push(JSON.parse(body) as (typeof told)[number]);
  return 200;
});

const charge = async (orderId: string, type: 'gopay' | 'echannel' = 'gopay'): Promise<Charged> => {
  const answer = await school.parts.payments.charge({
    orderId,
    type,
    gross: rupiah(1_300_000),
    items: [{ name: 'Kelas A', price: rupiah(1_300_000) }],
    customer: { firstName: 'Sari', lastName: null, email: 'sari@kancil.test', phone: '081234567890' },
    description: 'Tagihan 1 dari 3',
    lifetimeMinutes: 60,
  });
  if ('refused' in answer) throw new Error(answer.gatewayMessage);
  await school.parts.jobs.idle();
  told = [];
  return answer;
};
const settle = (orderId: string, notification: string) =>
  school.app.inject({
    method: 'POST',
    url: `/sandbox/gateway/${orderId}/settle`,
    payload: { notification },
  });
const words = () => told.map((one) => one.transaction_status);
const move = (advance: string) =>
  school.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance } });

describe('a notification', () => {
  test('can come five minutes late', async () => {
    await charge('KE-slow');
    await settle('KE-slow', 'late');
    await move('PT4M');
    expect(words()).toEqual([]);
    await move('PT1M');
    expect(words()).toEqual(['settlement']);
  });

  test('can come before an older one', async () => {
    await charge('KE-mixed');
    await settle('KE-mixed', 'reordered');
    expect(words()).toEqual(['settlement', 'pending']);
  });
});

describe('a customer', () => {
  const page = async (asked: Record<string, string>) => {
    const query = new URLSearchParams(asked).toString();
    const { headers, body } = await school.app.inject(`/sandbox/gateway/simulator?${query}`);
    return headers.location ?? /role="alert">([^<]*)/.exec(body)?.[1];
  };

  test('of Mandiri finds a bill by the numbers that the school shows', async () => {
    const { billerCode, billKey } = await charge('KE-bill', 'echannel');
    const numbers = { biller_code: billerCode ?? '', bill_key: billKey ?? '' };
    expect(await page(numbers)).toBe('/sandbox/gateway/pay/KE-bill');
    expect(await page({ ...numbers, biller_code: '70013' })).toBe('There is no such charge.');
    const { body } = await school.app.inject('/sandbox/gateway/pay/KE-bill');
    expect(body).toContain(`biller code 70012, bill key ${billKey}`);
  });

  test('with a wallet reads a code by what it says, or by its picture', async () => {
    const { qrText, actions } = await charge('KE-code');
    const [{ url } = { url: '' }] = JSON.parse(actions) as { url: string }[];
    for (const qr of [qrText ?? '', url]) expect(await page({ qr })).toBe('/sandbox/gateway/pay/KE-code');
    expect(await page({ qr: '00020101021226' })).toBe('There is no such charge.');
  });

  test('finds both on one page', async () => {
    const { body } = await school.app.inject('/sandbox/gateway/simulator');
    expect(body).toContain('name="bill_key"');
    expect(body).toContain('name="qr"');
  });
});
