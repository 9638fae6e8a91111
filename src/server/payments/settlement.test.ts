import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { Billing } from '../../contract/payment-objects.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { SANDBOX_KEY } from '../providers/payment-gateway/sandbox-wire.ts';
import { signatureOf } from '../providers/payment-gateway/midtrans-wire.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, buyCourse, chargeFirst, firstPayment, makeBatch } from './paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const staff = await school.admin();

const signed = (orderId: string, gross = 1_518_000) => {
  const body = { order_id: orderId, status_code: '200', gross_amount: `${gross}.00` };
  return { ...body, transaction_status: 'settlement', signature_key: signatureOf(body, SANDBOX_KEY) };
};
const notify = (orderId: string) => school.call('POST', '/payment/notification', { body: signed(orderId) });
const statusOf = async (who: Visitor, orderId: string) =>
  (await who.call('GET', `/payment/status/${orderId}`)).body['payment_status'];
const firstBill = async (childId: number) =>
  (
    await school.rows(
      `select b.paid_by, b.paid_at is not null as paid, e.settled_at is not null as enrolled
       from bills b join enrolments e using (enrolment_id) where e.child_id = $1 and b.sequence = 1`,
      [childId],
    )
  )[0];
const titlesOf = async (userId: number) =>
  (await school.rows('select title from notifications where user_id = $1 order by notif_id', [userId])).map(
    ({ title }) => title,
  );
const staffTitles = async (orderId: string) =>
  (
    await school.rows(
      `select distinct title from notifications n join users u using (user_id)
       where u.role = 'admin' and n.body like $1`,
      [`%${orderId}%`],
    )
  ).map(({ title }) => title);
const ordersOf = (childId: number) =>
  school.rows('select order_id from orders where child_id = $1', [childId]);
const charged = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch });
  return { parent, childId, orderId };
};

describe('a settlement', () => {
  test('pays bill 1, enrols the child, orders the kit and tells the parent', async () => {
    const { parent, childId, orderId } = await charged();
    expect(await firstBill(childId)).toEqual({ paid_by: null, paid: false, enrolled: false });
    expect(await ordersOf(childId)).toEqual([]);
    await act(school, orderId, 'settle');
    expect(await firstBill(childId)).toEqual({ paid_by: orderId, paid: true, enrolled: true });
    expect(await ordersOf(childId)).toHaveLength(1);
    expect(await school.rows('select courier, status from orders where child_id = $1', [childId])).toEqual([
      { courier: 'jne', status: 'unshipped' },
    ]);
    expect(await titlesOf(parent.userId)).toEqual(['Alya is enrolled']);
    expect(await statusOf(parent, orderId)).toBe('SUCCESS');
  });

  test('of a family that moved after its charge leaves the order with the city it was charged to', async () => {
    const { childId, orderId } = await charged();
    await school.rows(
      `update users set province = '91', city = '9171'
       where user_id = (select family_id from children where child_id = $1)`,
      [childId],
    );
    await act(school, orderId, 'settle');
    expect(
      await school.rows(
        'select charged_province, charged_city, charged_amount from orders where child_id = $1',
        [childId],
      ),
    ).toEqual([{ charged_province: '32', charged_city: '3205', charged_amount: 18_000 }]);
  });

  test('is found by asking for the status when no notification came', async () => {
    const { parent, childId, orderId } = await charged();
    await act(school, orderId, 'settle', 'lost');
    expect(await firstBill(childId)).toMatchObject({ paid: false });
    expect(await statusOf(parent, orderId)).toBe('SUCCESS');
    expect(await firstBill(childId)).toMatchObject({ paid: true, enrolled: true });
  });

  test('is found by the job when nobody asks', async () => {
    const { childId, orderId } = await charged();
    await act(school, orderId, 'settle', 'lost');
    school.clock.advance('PT1M');
    await school.parts.jobs.kick('poll-payments');
    await school.parts.jobs.idle();
    expect(await firstBill(childId)).toMatchObject({ paid: true, enrolled: true });
  });

  test('that is notified twice is answered 200 and happens once', async () => {
    const { parent, childId, orderId } = await charged();
    await act(school, orderId, 'settle', 'twice');
    expect((await notify(orderId)).status).toBe(200);
    expect((await notify(orderId)).status).toBe(200);
    expect(await ordersOf(childId)).toHaveLength(1);
    expect(await titlesOf(parent.userId)).toHaveLength(1);
  });

  test('that notification, page and job report at once makes exactly one enrolment, order and message', async () => {
    const { parent, childId, orderId } = await charged();
    await act(school, orderId, 'settle', 'lost');
    school.clock.advance('PT2M');
    await school.parts.jobs.kick('poll-payments');
    const answers = await Promise.all([
      notify(orderId),
      notify(orderId),
      parent.call('GET', `/payment/status/${orderId}`),
      parent.call('GET', `/payment/status/${orderId}`),
      staff.call('GET', `/payment/status/${orderId}`),
    ]);
    await school.parts.jobs.idle();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await firstBill(childId)).toEqual({ paid_by: orderId, paid: true, enrolled: true });
    expect(await ordersOf(childId)).toHaveLength(1);
    expect(await titlesOf(parent.userId)).toHaveLength(1);
    expect(await school.rows('select to_refund from payments where order_id = $1', [orderId])).toEqual([
      { to_refund: false },
    ]);
  });

  test('enrols after registration has closed, when its charge was made in time', async () => {
    const { childId, orderId } = await charged();
    await school.rows('update batches set is_active = false where academic_year_id = $1', [
      batch.academicYearId,
    ]);
    await act(school, orderId, 'settle');
    await school.rows('update batches set is_active = true where academic_year_id = $1', [
      batch.academicYearId,
    ]);
    expect(await firstBill(childId)).toMatchObject({ paid: true, enrolled: true });
  });

  test('of another amount than was charged is not believed', async () => {
    const { parent, childId, orderId } = await charged();
    await school.rows('update sandbox_charges set gross = gross - 1 where order_id = $1', [orderId]);
    await act(school, orderId, 'settle');
    expect(await statusOf(parent, orderId)).toBe('PENDING');
    expect(await firstBill(childId)).toMatchObject({ paid: false });
  });

  test('racing with a new charge never leaves two that are paid or open', async () => {
    const { parent, childId, orderId } = await charged();
    const again = firstPayment(school, { childId, batch, term: 4 });
    const [, answer] = await Promise.all([
      school.parts.paymentSandbox?.act(orderId, 'settle'),
      parent.call('POST', '/payment/first-payment', { body: await again }),
    ]);
    await school.parts.jobs.idle();
    const states = (
      await school.rows('select state from payments where child_id = $1 order by state', [childId])
    ).map(({ state }) => state);
    // A new charge that came first is open, or ends again when the money for the former one arrives after all.
    const right = answer.status === 201 ? ['FAILED PENDING', 'FAILED SETTLED'] : ['SETTLED'];
    expect(right).toContain(states.join(' '));
    expect(await firstBill(childId)).toMatchObject({ paid: states.includes('SETTLED') });
    expect(
      await school.rows('select 1 from enrolments where child_id = $1 and replaced_at is null', [childId]),
    ).toHaveLength(1);
  });
});

describe('whether a child takes the placement test', () => {
  const changeBirthdate = async (parent: Visitor, childId: number, birthdate: string) => {
    const body = { child_id: childId, first_name: 'Alya', last_name: '', gender: 'FEMALE', birthdate };
    expect((await parent.call('POST', '/childs/update-child', { body })).status).toBe(200);
    return (await parent.call('GET', `/childs/${childId}`)).body['childs'];
  };

  test.each([
    ['2018-08-11', true, '2015-03-01'],
    ['2018-08-10', false, '2020-03-01'],
  ])(
    'is decided at settlement: born on %s, is_auto stays %s when the birthdate is corrected',
    async (birthdate, isAuto, corrected) => {
      const parent = await school.parent();
      const { childId } = await buyCourse(school, parent, { batch, child: { birthdate } });
      expect(await changeBirthdate(parent, childId, corrected)).toMatchObject({ is_auto: isAuto });
    },
  );

  test('is a forecast by the birthdate as long as nothing is settled', async () => {
    const { parent, childId } = await charged();
    expect(await changeBirthdate(parent, childId, '2020-03-01')).toMatchObject({ is_auto: true });
    expect(await changeBirthdate(parent, childId, '2015-03-01')).toMatchObject({ is_auto: false });
  });
});

describe('a notification', () => {
  test('with a wrong signature is refused and changes nothing', async () => {
    const { childId, orderId } = await charged();
    await act(school, orderId, 'settle', 'lost');
    const answer = await school.call('POST', '/payment/notification', {
      body: { ...signed(orderId), signature_key: 'a'.repeat(128) },
    });
    expect([answer.status, answer.body.message]).toEqual([403, 'The signature is wrong']);
    expect(await firstBill(childId)).toMatchObject({ paid: false });
  });

  test('is not believed: what it says counts only when the gateway says it too', async () => {
    const { parent, childId, orderId } = await charged();
    expect((await notify(orderId)).status).toBe(200);
    expect(await statusOf(parent, orderId)).toBe('PENDING');
    expect(await firstBill(childId)).toMatchObject({ paid: false });
  });

  test('about a payment that the school has not is taken while the gateway is down, too', async () => {
    const down = vi
      .spyOn(school.parts.payments, 'status')
      .mockRejectedValue(new GatewayDown('no connection'));
    onTestFinished(() => down.mockRestore());
    expect((await notify('KE-0-unknown')).status).toBe(200);
    const { orderId } = await charged();
    expect((await notify(orderId)).status).toBe(503);
  });
});

describe('a reversal', () => {
  test('opens the bill again, ends a year of which nothing is paid, and tells parent and staff', async () => {
    const parent = await school.parent();
    const { childId, orderId, bills } = await buyCourse(school, parent, { batch });
    await act(school, orderId, 'reverse');
    expect(await firstBill(childId)).toEqual({ paid_by: null, paid: false, enrolled: false });
    expect(await statusOf(parent, orderId)).toBe('FAILED');
    expect(await titlesOf(parent.userId)).toEqual(['Alya is enrolled', 'A payment was reversed']);
    expect(await staffTitles(orderId)).toEqual(['A payment was reversed']);
    const listed = (await parent.call('GET', `/child/billing/${childId}`)).body['billing'] as Billing[];
    expect(listed[0]).toMatchObject({
      academic_year_id: batch.academicYearId,
      is_active: false,
      paid_at: null,
    });
    const again = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: bills[0]?.billing_id },
    });
    expect([again.status, again.body['gross_amount']]).toEqual([201, 1_518_000]);
    await act(school, String(again.body['order_id']), 'settle');
    expect(await firstBill(childId)).toMatchObject({ paid: true });
    expect(await ordersOf(childId)).toHaveLength(1);
  });

  test('notified again, or followed by a late settlement, changes nothing more', async () => {
    const parent = await school.parent();
    const { childId, orderId } = await buyCourse(school, parent, { batch });
    await act(school, orderId, 'reverse', 'twice');
    expect((await notify(orderId)).status).toBe(200);
    expect(await firstBill(childId)).toMatchObject({ paid: false });
    expect(await titlesOf(parent.userId)).toHaveLength(2);
  });
});

describe('a second settlement', () => {
  /** A charge that the school holds for ended while the gateway does not: as after a lost cancellation. */
  const twoCharges = async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const pay = async () => {
      const { body } = await parent.call('POST', '/payment/pay-billing', {
        body: { payment_type: 'gopay', child_id: childId, billing_id: bills[1]?.billing_id },
      });
      await school.parts.jobs.idle();
      return String(body['order_id']);
    };
    const first = await pay();
    await school.rows(`update payments set state = 'FAILED' where order_id = $1`, [first]);
    return { parent, childId, billId: bills[1]?.billing_id, first, second: await pay() };
  };
  const refundOf = async (orderId: string) =>
    (await school.rows('select state, to_refund from payments where order_id = $1', [orderId]))[0];

  test('is kept for staff to refund and pays nothing', async () => {
    const { parent, billId, first, second } = await twoCharges();
    await act(school, second, 'settle');
    await act(school, first, 'settle');
    expect(await school.rows('select paid_by from bills where bill_id = $1', [billId])).toEqual([
      { paid_by: second },
    ]);
    expect(await refundOf(first)).toEqual({ state: 'SETTLED', to_refund: true });
    expect(await refundOf(second)).toEqual({ state: 'SETTLED', to_refund: false });
    expect(await staffTitles(first)).toEqual(['A payment has to be refunded']);
    expect(await titlesOf(parent.userId)).toEqual([
      'Alya is enrolled',
      'Your payment has arrived',
      'We will refund a payment',
    ]);
  });

  test('that was refunded is not to refund any more, and the bill stays paid', async () => {
    const { billId, first, second } = await twoCharges();
    await act(school, second, 'settle');
    await act(school, first, 'settle');
    await act(school, first, 'reverse');
    expect(await refundOf(first)).toEqual({ state: 'REVERSED', to_refund: false });
    expect(await school.rows('select paid_by from bills where bill_id = $1', [billId])).toEqual([
      { paid_by: second },
    ]);
  });

  test('at the same instant pays once as well', async () => {
    const { billId, first, second } = await twoCharges();
    await Promise.all([act(school, first, 'settle'), act(school, second, 'settle')]);
    const [bill] = await school.rows('select paid_by from bills where bill_id = $1', [billId]);
    const refunds = [await refundOf(first), await refundOf(second)].map((one) => one?.['to_refund']);
    expect(new Set(refunds)).toEqual(new Set([false, true]));
    expect(refunds[bill?.['paid_by'] === first ? 0 : 1]).toBe(false);
  });
});

test('a charge that is not paid in its hour fails, and its bill can be charged again', async () => {
  const { parent, childId, orderId } = await charged();
  school.clock.advance('PT61M');
  await school.parts.jobs.kick('poll-payments');
  await school.parts.jobs.idle();
  expect(await statusOf(parent, orderId)).toBe('FAILED');
  const again = await chargeFirst(school, parent, { childId, batch });
  expect(again.payment_status).toBe('PENDING');
});

test('a denied charge fails', async () => {
  const { parent, orderId } = await charged();
  await act(school, orderId, 'deny');
  expect(await statusOf(parent, orderId)).toBe('FAILED');
});
