import { afterEach, expect, test, vi } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { rupiah } from '../../domain/values/money.ts';
import { deleteBatch } from '../calendar/delete-batch.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { type ShippingRates, ShippingRatesDown } from '../providers/shipping-rates/shipping-rates.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, firstPayment, makeBatch } from './paying.test-support.ts';

/** JNE goes everywhere, Pos nowhere, and TIKI does not answer. */
const shippingRates: ShippingRates = {
  name: 'tariff-table',
  costs: async ({ courier }) => {
    if (courier === 'tiki') throw new ShippingRatesDown('on purpose');
    return courier === 'jne' ? [{ service: 'REG', description: '', value: rupiah(18_000), etd: '1' }] : [];
  },
};

const school = await testSchool({}, { shippingRates });
const batch = await makeBatch(school);
afterEach(() => vi.restoreAllMocks());

const payWith = async (parent: Visitor & { userId: number; email: string }, changes: object = {}) => {
  const childId = await addChild(parent);
  const body = { ...(await firstPayment(school, { childId, batch })), ...changes };
  const pay = () => parent.call('POST', '/payment/first-payment', { body });
  const answer = await pay();
  await school.parts.jobs.idle();
  return { childId, answer, pay };
};
const statusOf = async (who: Visitor, orderId: unknown) =>
  (await who.call('GET', `/payment/status/${String(orderId)}`)).body['payment_status'];

test('while the gateway is down the charge is kept, and fails when the gateway does not know it after its expiry', async () => {
  const parent = await school.parent({ email: 'gateway-down@example.test' });
  const { answer } = await payWith(parent);
  expect([answer.status, answer.body.message]).toEqual([
    503,
    'We could not reach the payment service. Please look at the status before you try again',
  ]);
  const orderId = answer.body['order_id'];
  expect(await statusOf(parent, orderId)).toBe('PENDING');
  school.clock.advance('PT59M');
  expect(await statusOf(parent, orderId)).toBe('PENDING');
  school.clock.advance('PT2M');
  await school.parts.jobs.kick('poll-payments');
  await school.parts.jobs.idle();
  expect(await statusOf(parent, orderId)).toBe('FAILED');
});

test('a charge whose answer was lost is found by its status, and its settlement enrols', async () => {
  const parent = await school.parent({ email: 'gateway-lost@example.test' });
  const { answer, childId } = await payWith(parent);
  expect(answer.status).toBe(503);
  const orderId = String(answer.body['order_id']);
  await act(school, orderId, 'settle', 'lost');
  expect(await statusOf(parent, orderId)).toBe('SUCCESS');
  const { rows } = await school.parts.database.execute(
    'select settled_at is not null as paid from enrolments where child_id = $1',
    [childId],
  );
  expect(rows).toEqual([{ paid: true }]);
});

test('a charge whose answer was lost has no picture, and is ended when the family tries again', async () => {
  const parent = await school.parent({ email: 'gateway-lost-again@example.test' });
  const { answer, pay } = await payWith(parent);
  const orderId = String(answer.body['order_id']);
  await statusOf(parent, orderId);
  expect((await parent.call('GET', `/payment/qr-code/${orderId}`)).status).toBe(404);
  const again = await pay();
  expect(again.body['order_id']).not.toBe(orderId);
  expect((await school.parts.paymentSandbox?.find(orderId))?.gatewayStatus).toBe('cancel');
  expect(await statusOf(parent, orderId)).toBe('FAILED');
});

test('what the gateway refuses is a failed payment, and nothing stays open', async () => {
  const parent = await school.parent({ email: 'gateway-refuses@example.test' });
  const { answer } = await payWith(parent);
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'The payment could not be started. Please try again or choose another method',
  ]);
  const { body } = await parent.call('GET', `/billing/childs/${parent.userId}`);
  expect(body['payments']).toMatchObject([{ payment_status: 'FAILED', gross_amount: 1_518_000 }]);
});

test('without an answer about the delivery nothing is charged', async () => {
  const parent = await school.parent();
  const { answer, childId } = await payWith(parent, { courier: 'tiki' });
  expect([answer.status, answer.body.message]).toEqual([
    503,
    'Oops.. Something went wrong please try again later.',
  ]);
  const { rows } = await school.parts.database.execute('select 1 from enrolments where child_id = $1', [
    childId,
  ]);
  expect(rows).toEqual([]);
});

test('a courier that does not go to the family’s city cannot be chosen', async () => {
  const { answer } = await payWith(await school.parent(), { courier: 'pos' });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'This courier does not deliver to your city. Please choose another',
  ]);
});

const statesOf = async (childId: number) =>
  (
    await school.parts.database.execute(
      'select order_id, state from payments where child_id = $1 order by state',
      [childId],
    )
  ).rows;

test('a charge is saved before the gateway is called, and no transaction is open then', async () => {
  const { payments, database } = school.parts;
  const charge = payments.charge.bind(payments);
  const seen: unknown[] = [];
  vi.spyOn(payments, 'charge').mockImplementation(async (request) => {
    database.afterCommit(() => seen.push('outside of a transaction'));
    const sql = 'select state, gross_amount, next_poll_at from payments where order_id = $1';
    seen.push(...(await database.execute(sql, [request.orderId])).rows);
    return charge(request);
  });
  expect((await payWith(await school.parent())).answer.status).toBe(201);
  expect(seen[0]).toBe('outside of a transaction');
  expect(seen[1]).toMatchObject({ state: 'PENDING', gross_amount: 1_518_000 });
  expect((seen[1] as { next_poll_at: unknown }).next_poll_at).not.toBeNull();
});

test('a charge that another one replaced while the gateway answered is ended and gives way', async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const body = await firstPayment(school, { childId, batch });
  const { payments } = school.parts;
  const charge = payments.charge.bind(payments);
  let newer: Awaited<ReturnType<Visitor['call']>> | undefined;
  vi.spyOn(payments, 'charge').mockImplementationOnce(async (request) => {
    newer = await parent.call('POST', '/payment/first-payment', { body });
    return charge(request);
  });
  const older = await parent.call('POST', '/payment/first-payment', { body });
  expect([newer?.status, older.status]).toEqual([201, 409]);
  const [failed, open] = await statesOf(childId);
  expect([failed?.['state'], open?.['state'], open?.['order_id']]).toEqual([
    'FAILED',
    'PENDING',
    newer?.body['order_id'],
  ]);
  expect((await school.parts.paymentSandbox?.find(String(failed?.['order_id'])))?.gatewayStatus).toBe(
    'cancel',
  );
});

test('an order id that the gateway knows already is our own charge whose answer was lost', async () => {
  vi.spyOn(school.parts.payments, 'charge').mockResolvedValueOnce({
    refused: 'order_id_used',
    gatewayMessage: '406',
  });
  const { childId, answer } = await payWith(await school.parent());
  expect([answer.status, answer.body['error']]).toEqual([503, 'payment_answer_lost']);
  expect(await statesOf(childId)).toEqual([{ order_id: answer.body['order_id'], state: 'PENDING' }]);
});

test('a settlement that is known before the answer to its charge keeps its record', async () => {
  const parent = await school.parent();
  const { payments } = school.parts;
  const charge = payments.charge.bind(payments);
  vi.spyOn(payments, 'charge').mockImplementationOnce(async (request) => {
    const answer = await charge(request);
    await act(school, request.orderId, 'settle');
    // The notification of the charge itself would ask again.
    vi.spyOn(payments, 'status').mockRejectedValue(new GatewayDown('on purpose'));
    return answer;
  });
  const { answer } = await payWith(parent);
  expect([answer.status, answer.body['payment_status']]).toEqual([201, 'SUCCESS']);
  const { rows } = await school.parts.database.execute(
    'select state, gateway_status from payments where order_id = $1',
    [answer.body['order_id']],
  );
  expect(rows).toEqual([{ state: 'SETTLED', gateway_status: 'settlement' }]);
});

test('when the former charge cannot be ended no other is opened', async () => {
  const parent = await school.parent();
  const { childId, answer, pay } = await payWith(parent);
  vi.spyOn(school.parts.payments, 'cancel').mockRejectedValueOnce(new GatewayDown('on purpose'));
  const refused = await pay();
  expect([refused.status, refused.body['order_id']]).toEqual([503, answer.body['order_id']]);
  expect(await statesOf(childId)).toEqual([{ order_id: answer.body['order_id'], state: 'PENDING' }]);
});

test('while the gateway is down a notification is to be retried, and the status is the last known one', async () => {
  const parent = await school.parent();
  const { answer } = await payWith(parent);
  const orderId = String(answer.body['order_id']);
  vi.spyOn(school.parts.payments, 'status').mockRejectedValue(new GatewayDown('on purpose'));
  vi.spyOn(school.parts.payments, 'readNotification').mockReturnValue({ orderId });
  const body = { order_id: orderId, signature_key: 'read by the stand-in above' };
  expect((await school.call('POST', '/payment/notification', { body })).status).toBe(503);
  expect(await statusOf(parent, orderId)).toBe('PENDING');
});

test('a batch that staff delete while a family buys takes no registration any more', async () => {
  const deleted = await makeBatch(school);
  const parent = await school.parent({ email: 'batch-deleted@example.test' });
  vi.spyOn(shippingRates, 'costs').mockImplementationOnce(async () => {
    await deleteBatch(school.parts.calendar, { by: null, academicYearId: deleted.academicYearId });
    return [{ service: 'REG', description: '', value: rupiah(18_000), etd: '1' }];
  });
  const choice = { courier: 'tiki', academic_year_id: deleted.academicYearId };
  const { answer } = await payWith(parent, choice);
  expect([answer.status, answer.body['error']]).toEqual([409, 'registration_closed']);
});
