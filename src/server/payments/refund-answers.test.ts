import { afterEach, describe, expect, test, vi } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { rupiah } from '../../domain/values/money.ts';
import { addChild } from '../families/children.test-support.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { atGateway, deskRecord, paidBy, refundAtDesk, titlesOf } from '../desk/desk.test-support.ts';
import { act, buyCourse, cardToken, firstPayment, makeBatch } from './paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const admin = await school.admin();
afterEach(() => vi.restoreAllMocks());

const bought = async () => buyCourse(school, await school.parent(), { batch });

/** The job asks every six hours, for a week. */
const aWeekLater = async () => {
  for (let hours = 0; hours < 7 * 24; hours += 6) {
    school.clock.advance('PT6H1M');
    await school.parts.jobs.kick('ask-for-refunds');
    await school.parts.jobs.idle();
  }
};
/** Once the answer is not known, the job has asked again. */
const askAgain = async () => {
  school.clock.advance('PT2M');
  await school.parts.jobs.kick('ask-for-refunds');
  await school.parts.jobs.idle();
};
const statesOf = async (orderId: string) =>
  (await deskRecord(admin, orderId)).refunds.map(({ amount, state }) => [amount, state]);
const staffTold = async (orderId: string) =>
  (
    await school.rows(
      `select title from notifications n join users u using (user_id)
       where u.role = 'admin' and n.body like $1 order by notif_id`,
      [`%${orderId}%`],
    )
  ).map(({ title }) => title);

/** What the log of changes says of a payment's money, the oldest first. */
const logOf = async (orderId: string) =>
  (
    await school.rows(
      `select after ->> 'refunding_amount' as asked, after ->> 'refunded_amount' as given
       from audit_log where object_id = $1 order by log_id`,
      [orderId],
    )
  ).map(({ asked, given }) => (asked === null ? { refunded_amount: given } : { refunding_amount: asked }));

describe('a refund that the gateway did not answer', () => {
  test('is not taken for a part that went back before: after six days it is refused, and staff are told', async () => {
    const { orderId } = await bought();
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: 10_000 });
    vi.spyOn(school.parts.billing.payments, 'refund').mockRejectedValue(new GatewayDown('no answer'));
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: 500_000, refunded_before: 10_000 });
    await aWeekLater();
    expect(await statesOf(orderId)).toEqual([
      [10_000, 'DONE'],
      [500_000, 'REFUSED'],
    ]);
    expect(await deskRecord(admin, orderId)).toMatchObject({
      refunded_amount: 10_000,
      payment_status: 'SUCCESS',
    });
    expect(await staffTold(orderId)).toEqual(['A refund was refused']);
  });

  test('is not taken for one that was made by hand at the gateway, and of the whole rest neither', async () => {
    const { orderId } = await bought();
    const { gross_amount: gross } = await deskRecord(admin, orderId);
    const { payments } = school.parts.billing;
    await payments.refund(orderId, { key: 'portal-1', amount: rupiah(1_000), reason: 'by hand' });
    await school.parts.jobs.idle();
    vi.spyOn(payments, 'refund').mockRejectedValue(new GatewayDown('no answer'));
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: gross - 1_000, refunded_before: 1_000 });
    await aWeekLater();
    expect(await statesOf(orderId)).toEqual([
      [1_000, 'DONE'],
      [gross - 1_000, 'REFUSED'],
    ]);
    expect(await paidBy(school, orderId)).toBe(1);
  });

  test('is not asked for after six days, and then its own key in the list of the gateway counts', async () => {
    const { orderId } = await bought();
    const { payments } = school.parts.billing;
    const real = payments.refund.bind(payments);
    const asked = vi.spyOn(payments, 'refund').mockImplementation(async (id, wish) => {
      await real(id, wish);
      throw new GatewayDown('the answer was lost');
    });
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 });
    school.clock.advance('P6D');
    await askAgain();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await statesOf(orderId)).toEqual([[40_000, 'DONE']]);
  });

  test.each(['refund_key_used', 'not_refundable'] as const)(
    'and is refused as %s when it is asked for again, is done if the gateway lists it',
    async (refused) => {
      const { orderId } = await bought();
      const { gross_amount: gross } = await deskRecord(admin, orderId);
      const { payments } = school.parts.billing;
      const real = payments.refund.bind(payments);
      vi.spyOn(payments, 'refund').mockImplementationOnce(async (id, wish) => {
        await real(id, wish);
        throw new GatewayDown('the answer was lost');
      });
      await refundAtDesk(admin, orderId, { way: 'gateway', amount: gross });
      vi.spyOn(payments, 'refund').mockResolvedValue({ refused });
      await askAgain();
      expect(await statesOf(orderId)).toEqual([[gross, 'DONE']]);
      expect(await deskRecord(admin, orderId)).toMatchObject({ failure: 'reversed', refunded_amount: gross });
      expect(await staffTold(orderId)).toEqual([]);
    },
  );

  test('and whose key was used for another, is refused', async () => {
    const { orderId } = await bought();
    vi.spyOn(school.parts.billing.payments, 'refund').mockResolvedValue({ refused: 'refund_key_used' });
    expect((await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 })).body['error']).toBe(
      'refund_refused',
    );
    expect(await statesOf(orderId)).toEqual([[40_000, 'REFUSED']]);
    // The log never says that it went back (R79).
    expect(await logOf(orderId)).toEqual([{ refunding_amount: '40000' }, { refunding_amount: '0' }]);
  });

  test('stands in the log as asked for, and as given back once it is', async () => {
    const { orderId } = await bought();
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 });
    expect(await logOf(orderId)).toEqual([{ refunding_amount: '40000' }, { refunded_amount: '40000' }]);
  });

  test('of a part is ended without advice to transfer it when the bank takes all of it back', async () => {
    const { orderId } = await bought();
    const { payments } = school.parts.billing;
    const down = vi.spyOn(payments, 'refund').mockRejectedValue(new GatewayDown('no answer'));
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 });
    await act(school, orderId, 'reverse');
    down.mockRestore();
    await askAgain();
    expect(await statesOf(orderId)).toEqual([[40_000, 'REFUSED']]);
    expect(await staffTold(orderId)).toEqual(['A payment was reversed', 'A refund is no longer needed']);
  });
});

describe('a card that has not settled', () => {
  const captured = async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { body } = await parent.call('POST', '/payment/first-payment', {
      body: {
        ...(await firstPayment(school, { childId, batch })),
        payment_type: 'credit_card',
        token_id: await cardToken(school, '5410111111111116'),
      },
    });
    await school.parts.jobs.idle();
    const orderId = String(body['order_id']);
    expect(await atGateway(school, orderId)).toBe('capture');
    return { parent, orderId, gross: (await deskRecord(admin, orderId)).gross_amount };
  };

  test('is let go, and nothing is asked to be refunded', async () => {
    const { orderId, gross } = await captured();
    const asked = vi.spyOn(school.parts.billing.payments, 'refund');
    expect((await refundAtDesk(admin, orderId, { way: 'gateway', amount: gross })).status).toBe(200);
    expect(await atGateway(school, orderId)).toBe('cancel');
    expect(asked).not.toHaveBeenCalled();
    expect(await deskRecord(admin, orderId)).toMatchObject({ failure: 'reversed', refunded_amount: gross });
    expect(await statesOf(orderId)).toEqual([[gross, 'DONE']]);
  });

  test('is let go once when that answer is lost, whoever hears of it first', async () => {
    const { parent, orderId, gross } = await captured();
    const { payments } = school.parts.billing;
    const real = payments.cancel.bind(payments);
    vi.spyOn(payments, 'cancel').mockImplementationOnce(async (id) => {
      await real(id);
      throw new GatewayDown('the answer was lost');
    });
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: gross });
    school.clock.advance('PT1H');
    await parent.call('GET', `/payment/status/${orderId}`);
    expect(await deskRecord(admin, orderId)).toMatchObject({ failure: 'reversed', refunding_amount: gross });
    await askAgain();
    expect(await statesOf(orderId)).toEqual([[gross, 'DONE']]);
    expect(await deskRecord(admin, orderId)).toMatchObject({ refunding_amount: 0, refunded_amount: gross });
    expect(await staffTold(orderId)).toEqual([]);
    expect((await titlesOf(school, parent.userId)).at(-1)).toBe('We have refunded money');
  });

  test('is refunded when it settles before it could be let go', async () => {
    const { orderId, gross } = await captured();
    vi.spyOn(school.parts.billing.payments, 'cancel').mockRejectedValueOnce(new GatewayDown('no answer'));
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: gross });
    await act(school, orderId, 'settle');
    await askAgain();
    expect(await atGateway(school, orderId)).toBe('refund');
    expect(await statesOf(orderId)).toEqual([[gross, 'DONE']]);
  });
});

describe('money that staff transferred and the bank takes back as well', () => {
  const backOn = async (orderId: string) => {
    const day = dayInJakarta(school.clock.now());
    const { body } = await admin.call('GET', `/payment/days/${day}?size=200`);
    return (body['movements'] as { order_id: string; kind: string; amount: number }[])
      .filter((one) => one.order_id === orderId && one.kind === 'back')
      .map(({ amount }) => amount);
  };

  test.each(['whole', 'part'] as const)('is told to staff and booked twice: a %s', async (what) => {
    const { orderId } = await bought();
    const { gross_amount: gross } = await deskRecord(admin, orderId);
    const amount = what === 'whole' ? gross : 50_000;
    await refundAtDesk(admin, orderId, { way: 'transfer', amount, reference: 'T1' });
    expect(await backOn(orderId)).toEqual([amount]);
    await act(school, orderId, 'reverse', 'twice');
    await admin.call('POST', '/payment/desk/ask', { body: { order_id: orderId } });
    const told = (await staffTold(orderId)).filter((title) => title === 'Money was returned twice');
    expect(told).toHaveLength(1);
    expect((await backOn(orderId)).toSorted((a, b) => a - b)).toEqual([amount, gross]);
    const { money } = (await deskRecord(admin, orderId)) as {
      money: { step: string; way: string | null; amount: number }[];
    };
    expect(money.slice(2).map(({ step, way, amount: of }) => [step, way, of])).toEqual([
      [what === 'whole' ? 'gone_back' : 'part_back', 'transfer', amount],
      ['gone_back', null, gross],
    ]);
  });

  test('is heard of without a notification', async () => {
    const { orderId } = await bought();
    const { gross_amount: gross } = await deskRecord(admin, orderId);
    await refundAtDesk(admin, orderId, { way: 'transfer', amount: gross, reference: 'T1' });
    await act(school, orderId, 'reverse', 'lost');
    school.clock.advance('P1DT1M');
    await school.parts.jobs.kick('poll-payments');
    await school.parts.jobs.idle();
    expect(await staffTold(orderId)).toEqual(['Money was returned twice']);
  });

  test('is no matter while staff gave it back by the gateway, or nothing at all', async () => {
    const [byGateway, untouched] = [await bought(), await bought()];
    const { gross_amount: gross } = await deskRecord(admin, byGateway.orderId);
    await refundAtDesk(admin, byGateway.orderId, { way: 'gateway', amount: gross });
    await act(school, byGateway.orderId, 'repeat', 'twice');
    await act(school, untouched.orderId, 'reverse');
    expect(await backOn(byGateway.orderId)).toEqual([gross]);
    expect(await backOn(untouched.orderId)).toEqual([gross]);
    expect(await staffTold(byGateway.orderId)).toEqual([]);
    expect(await staffTold(untouched.orderId)).toEqual(['A payment was reversed']);
  });
});

test('the sandbox lists what it gave back by its keys, as the gateway does', async () => {
  const { orderId } = await bought();
  const { payments } = school.parts.billing;
  await payments.refund(orderId, { key: 'r-1', amount: rupiah(1_000), reason: 'a part' });
  await payments.refund(orderId, { key: 'r-2', amount: rupiah(2_000), reason: 'another' });
  expect((await payments.status(orderId))?.givenBack).toEqual({
    total: 3_000,
    refunds: [
      expect.objectContaining({ key: 'r-1', amount: 1_000 }),
      expect.objectContaining({ key: 'r-2', amount: 2_000 }),
    ],
  });
});
