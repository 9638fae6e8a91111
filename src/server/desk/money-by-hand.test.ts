import { describe, expect, test } from 'vitest';
import { type Answer, type TestSchool, type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { OwedBill } from '../../contract/bill-desk.ts';
import type { CloseDay, DayMovement } from '../../contract/day-close.ts';
import type { DeskRecord } from '../../contract/payment-desk.ts';
import type { FamilyFile } from '../../contract/family-file.ts';
import type { Billing } from '../../contract/payment-objects.ts';
import { addChild } from '../families/children.test-support.ts';
import { erasePayments, erasedWithWords } from '../payments/family-data.ts';
import { act, buyCourse, chargeFirst, makeBatch } from '../payments/paying.test-support.ts';
import { atGateway, deskRecord, paidBy, refundAtDesk, titlesOf } from './desk.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const owner = await school.admin();
const clerk = await school.admin('clerk');
const teacher = await school.admin('teacher');

type Parent = Awaited<ReturnType<TestSchool['parent']>>;

/** A family whose second bill can be paid: Rp 700.000. */
const family = async () => {
  const parent = await school.parent();
  const { childId, bills, orderId } = await buyCourse(school, parent, { batch });
  return { parent, childId, orderId, billId: bills[1]?.billing_id ?? 0 };
};
const enter = (by: Visitor, billId: number, given: object = {}) =>
  by.call('POST', '/payments/by-hand', {
    body: { billing_id: billId, payment_type: 'cash', amount: 700_000, reference: 'Book 3, 17', ...given },
  });
const orderIdOf = ({ body }: Pick<Answer, 'body'>) => (body['payment'] as DeskRecord).order_id;
const undo = (by: Visitor, orderId: string) =>
  by.call('POST', '/payments/by-hand/undo', { body: { order_id: orderId, reason: 'The wrong child' } });
const charge = async (parent: Parent, childId: number, billId: number, more: object = {}) => {
  const answer = await parent.call('POST', '/payment/pay-billing', {
    body: { payment_type: 'gopay', child_id: childId, billing_id: billId, ...more },
  });
  await school.parts.jobs.idle();
  return { ...answer, orderId: String(answer.body['order_id']), gross: answer.body['gross_amount'] };
};
const billOf = async (parent: Visitor, childId: number, billId: number) =>
  ((await parent.call('GET', `/child/billing/${childId}`)).body['billing'] as Billing[]).find(
    ({ billing_id }) => billing_id === billId,
  );
const refusal = ({ status, body }: Pick<Answer, 'status' | 'body'>) => [status, body['error']];
const owed = async (billId: number) => (await owner.call('GET', `/bills/${billId}`)).body['bill'] as OwedBill;
const discount = (billId: number, amount: number, by = owner) =>
  by.call('POST', '/bills/discount', { body: { billing_id: billId, amount, reason: 'Two siblings' } });
const delay = (billId: number, until: string, by = owner) =>
  by.call('POST', '/bills/delay', { body: { billing_id: billId, until, reason: 'Paid on the 25th' } });
const end = (what: 'discount' | 'delay', billId: number) =>
  owner.call('POST', `/bills/${what}/end`, { body: { billing_id: billId } });

describe('money that is brought by hand (R245)', () => {
  test('pays its bill with a receipt, in the close of its day, and the gateway is asked nothing', async () => {
    const { parent, childId, billId } = await family();
    const paid = await enter(clerk, billId, { received_on: '2026-08-10' });
    expect(paid.status, paid.body.message).toBe(201);
    const orderId = orderIdOf(paid);
    expect(await billOf(parent, childId, billId)).toMatchObject({
      status: 'PAID',
      money: { payment_type: 'cash', steps: [{ step: 'here' }] },
    });
    const panel = await clerk.call('GET', `/bills/${billId}`);
    expect(panel.body['payment']).toMatchObject({
      order_id: orderId,
      payment_type: 'cash',
      paid_on: '2026-08-10',
      by_hand: { reference: 'Book 3, 17' },
    });
    const { body } = await parent.call('GET', `/payment/status/${orderId}`);
    expect(body).toMatchObject({ payment_status: 'SUCCESS', receipt_number: expect.stringMatching(/^KW-/) });
    const mails = await school.mailsTo(parent.email);
    expect(mails.map(({ text }) => text).join()).toContain('Cash at the school');
    expect(await deskRecord(owner, orderId)).toMatchObject({
      by_hand: { received_on: '2026-08-10', reference: 'Book 3, 17', undone: null, may_undo: true },
      closed: { gateway: 'refund_not_by_gateway', transfer: null },
    });
    expect((await clerk.call('POST', '/payment/desk/ask', { body: { order_id: orderId } })).status).toBe(200);
    const day = await clerk.call('GET', '/payment/days/2026-08-10?size=200');
    expect(day.body['movements'] as DayMovement[]).toContainEqual(
      expect.objectContaining({ order_id: orderId, method: 'cash', amount: 700_000 }),
    );
    const month = await clerk.call('GET', '/payment/days?month=2026-08');
    const [close] = (month.body['days'] as CloseDay[]).filter((one) => one.day === '2026-08-10');
    expect(close?.methods.find(({ method }) => method === 'cash')?.paid).toBe(700_000);
  });

  test('leaves no words of staff behind that they wrote after its child was erased (R178)', async () => {
    const { childId, billId } = await family();
    const orderId = orderIdOf(await enter(clerk, billId));
    const { database } = school.parts;
    await database.transaction((tx) => erasePayments(tx, [childId]));
    await school.rows('update children set erased_at = now() where child_id = $1', [childId]);
    expect(await erasedWithWords(database.db)).not.toContain(childId);
    await school.rows(`update hand_payments set undo_reason = 'Sri came' where order_id = $1`, [orderId]);
    expect(await erasedWithWords(database.db)).toContain(childId);
  });

  test('is no way by which a family pays by itself', async () => {
    const { parent, childId, billId } = await family();
    for (const payment_type of ['cash', 'transfer'])
      expect(refusal(await charge(parent, childId, billId, { payment_type }))).toEqual([
        422,
        'undefined_payment_method',
      ]);
  });

  test('pays a registration whose first charge was opened, and ends that charge', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const first = await chargeFirst(school, parent, { childId, batch });
    const [bill] = first.billing;
    const paid = await enter(clerk, bill?.billing_id ?? 0, {
      amount: bill?.amount,
      payment_type: 'transfer',
    });
    expect(paid.status, paid.body.message).toBe(201);
    expect(await atGateway(school, first.order_id)).toBe('cancel');
    expect(await titlesOf(school, parent.userId)).toContain('Alya is enrolled');
  });

  test('has to be what is due, on a day within the last fourteen', async () => {
    const { billId } = await family();
    expect(refusal(await enter(clerk, billId, { amount: 600_000 }))).toEqual([409, 'amounts_differ']);
    expect(refusal(await enter(clerk, 999_999))).toEqual([404, 'not_found']);
    expect(refusal(await enter(teacher, billId))).toEqual([403, 'not_allowed']);
    const before = school.clock.now();
    school.clock.set('2026-08-30T10:00:00+07:00');
    const notPossible = [422, 'received_day_not_possible'];
    for (const received_on of ['2026-08-31', '2026-08-15'])
      expect(refusal(await enter(clerk, billId, { received_on }))).toEqual(notPossible);
    expect((await enter(clerk, billId, { received_on: '2026-08-16' })).status).toBe(201);
    school.clock.set(before.toISOString());
  });

  test('is written down once, whoever enters it twice', async () => {
    const { billId } = await family();
    const [one, other] = await Promise.all([enter(clerk, billId), enter(owner, billId)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
    const again = await enter(one.status === 201 ? clerk : owner, billId);
    expect(again.status).toBe(201);
    const entered = await school.rows(
      `select order_id from payments where bill_id = $1 and payment_type = 'cash'`,
      [billId],
    );
    expect(entered).toHaveLength(1);
    expect(refusal(await enter(clerk, billId, { reference: 'Book 3, 18' }))).toEqual([
      409,
      'bill_already_paid',
    ]);
  });

  test.each(['lost', 'once'] as const)(
    'is refused when the gateway was faster, and its notification was %s',
    async (notification) => {
      const { parent, childId, billId } = await family();
      const { orderId } = await charge(parent, childId, billId);
      await act(school, orderId, 'settle', notification);
      const refused = notification === 'lost' ? 'payment_settled_meanwhile' : 'bill_already_paid';
      expect(refusal(await enter(clerk, billId))).toEqual([409, refused]);
      expect(await paidBy(school, orderId)).toBe(1);
    },
  );
});

describe('an entry is undone (R247)', () => {
  test('on its day by an owner: the bill is open again, the family is told, and the close counts nothing of it', async () => {
    const { parent, childId, billId } = await family();
    const orderId = orderIdOf(await enter(clerk, billId));
    expect(refusal(await undo(clerk, orderId))).toEqual([403, 'not_allowed']);
    const undone = await undo(owner, orderId);
    expect(undone.status, undone.body.message).toBe(200);
    expect(undone.body['payment']).toMatchObject({
      money: [{ step: 'here' }, { step: 'undone' }],
      by_hand: { undone: { reason: 'The wrong child' }, may_undo: false },
    });
    expect(await billOf(parent, childId, billId)).toMatchObject({ status: 'PAYABLE' });
    expect((await titlesOf(school, parent.userId)).at(-1)).toBe('A payment was recorded by mistake');
    expect(refusal(await undo(owner, orderId))).toEqual([409, 'payment_not_paid']);
    const day = await clerk.call('GET', '/payment/days/2026-08-10?size=200');
    const moved = (day.body['movements'] as DayMovement[]).filter((one) => one.order_id === orderId);
    expect(moved.map(({ kind, amount }) => [kind, amount])).toEqual([['undone', 700_000]]);
    expect((await enter(clerk, billId)).status).toBe(201);
  });

  test('it is neither income nor refund of the month, in its table, and in the ledger of the family', async () => {
    const { parent, billId } = await family();
    const month = async () =>
      (await clerk.call('GET', '/payment/days?month=2026-08')).body['total'] as CloseDay['total'];
    const table = async (url: string) =>
      (await school.app.inject({ url: `/api/v1/${url}`, headers: { cookie: clerk.cookie() } })).body;
    const before = await month();
    const orderId = orderIdOf(await enter(clerk, billId));
    await undo(owner, orderId);
    const { undone_count: count, undone } = before;
    expect(await month()).toEqual({ ...before, undone_count: count + 1, undone: undone + 700_000 });
    expect(await table('payment/days/export?month=2026-08')).toMatch(
      new RegExp(`\n2026-08-10;Entry undone;Cash;0;${orderId};`),
    );
    expect(await table(`export/payments.csv?q=${orderId}`)).toMatch(
      /;Cash;700000;0;Undone;;"Book 3, 17";[^;]+\r\n$/,
    );
    const { ledger } = (await clerk.call('GET', `/office/family/${parent.userId}`)).body;
    expect((ledger as FamilyFile['ledger']).lines).toContainEqual(
      expect.objectContaining({ day: '2026-08-10', kind: 'undone', order_id: orderId, amount: 0 }),
    );
  });

  test('twice at once it is undone once', async () => {
    const { billId } = await family();
    const orderId = orderIdOf(await enter(clerk, billId));
    const both = await Promise.all([undo(owner, orderId), undo(owner, orderId)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('never of the gateway, and not after its day: then it goes back by a transfer', async () => {
    const { billId, orderId: gateways } = await family();
    expect(refusal(await undo(owner, gateways))).toEqual([409, 'not_by_hand']);
    const orderId = orderIdOf(await enter(clerk, billId));
    const before = school.clock.now();
    school.clock.set('2026-08-11T00:00:01+07:00');
    expect(refusal(await undo(owner, orderId))).toEqual([409, 'undo_too_late']);
    const back = await refundAtDesk(owner, orderId, { way: 'transfer', amount: 700_000, reference: 'BCA 9' });
    expect(back.status, back.body.message).toBe(200);
    expect((await owed(billId)).state).not.toBe('paid');
    school.clock.set(before.toISOString());
  });
});

describe('a discount (R248)', () => {
  test('is what everybody is asked for less, on the receipt, and nothing more can be given back', async () => {
    const { parent, childId, billId } = await family();
    const given = await discount(billId, 100_000);
    expect(given.status, given.body.message).toBe(200);
    expect(given.body['bill']).toMatchObject({ amount: 600_000, discount: 100_000 });
    expect(await billOf(parent, childId, billId)).toMatchObject({ amount: 600_000, discount: 100_000 });
    const link = await parent.call('POST', '/payment/link', {
      body: { child_id: childId, billing_id: billId },
    });
    const token = String(link.body['url']).split('/pay/')[1];
    expect((await school.call('GET', `/payment/link/${token}`)).body['bill']).toMatchObject({
      amount: 600_000,
    });
    const { orderId, gross } = await charge(parent, childId, billId);
    expect(gross).toBe(600_000);
    for (const refused of [await end('discount', billId), await discount(billId, 1)])
      expect(refused.status).toBe(409);
    await act(school, orderId, 'settle');
    const { body } = await parent.call('GET', `/payment/status/${orderId}`);
    expect(body).toMatchObject({
      gross_amount: 600_000,
      lines: [{ value: 700_000, discount: 100_000 }],
    });
    expect((await deskRecord(owner, orderId)).refundable_amount).toBe(600_000);
    expect(refusal(await end('discount', billId))).toEqual([409, 'bill_already_paid']);
  });

  test('is ended while the bill is not paid, and the whole is due again', async () => {
    const { billId } = await family();
    await discount(billId, 100_000);
    expect(refusal(await discount(billId, 50_000))).toEqual([409, 'agreement_there']);
    const ended = await end('discount', billId);
    expect(ended.body['bill']).toMatchObject({ amount: 700_000, discount: 0 });
    expect(refusal(await end('discount', billId))).toEqual([409, 'agreement_gone']);
    const { body } = await clerk.call('GET', `/bills/${billId}/agreements`);
    expect(body['agreements']).toMatchObject([
      { kind: 'discount', amount: 100_000, reason: 'Two siblings', ended: { by: expect.any(String) } },
    ]);
  });

  test('leaves Rp 10.000 at least, is no clerk’s, and none of the first bill of a year', async () => {
    const { parent, childId, billId } = await family();
    expect(refusal(await discount(billId, 690_001))).toEqual([422, 'discount_too_high']);
    expect(refusal(await discount(billId, 1000, clerk))).toEqual([403, 'not_allowed']);
    const { body } = await parent.call('GET', `/child/billing/${childId}`);
    const first = (body['billing'] as Billing[]).find(({ sequence }) => sequence === 1);
    expect(refusal(await discount(first?.billing_id ?? 0, 1000))).toEqual([404, 'not_found']);
  });

  test('is kept in the log under the parent’s name, the child by its number alone', async () => {
    const { parent, childId, billId } = await family();
    await discount(billId, 100_000);
    const [entry] = await school.rows(
      `select object_id, object_name, after from audit_log where kind = 'family' order by log_id desc limit 1`,
    );
    expect(entry).toMatchObject({
      object_id: String(parent.userId),
      after: { child_id: childId, discount: 100_000 },
    });
    expect(entry?.['object_name']).not.toContain('Alya');
  });

  test('is none for the bill of an erased child', async () => {
    const { childId, billId } = await family();
    await school.rows('update children set erased_at = now() where child_id = $1', [childId]);
    expect(refusal(await discount(billId, 100_000))).toEqual([404, 'not_found']);
    expect(await school.rows('select discount from bills where bill_id = $1', [billId])).toEqual([
      { discount: 0 },
    ]);
  });

  test('while a charge opens, the charge asks for what is due, or is refused', async () => {
    const { parent, childId, billId } = await family();
    const [opened, given] = await Promise.all([charge(parent, childId, billId), discount(billId, 100_000)]);
    if (given.status === 200) {
      expect(opened.status === 201 ? opened.gross : refusal(opened)).toEqual(
        opened.status === 201 ? 600_000 : [409, 'amounts_differ'],
      );
    } else {
      expect(refusal(given)).toEqual([409, 'charge_is_open']);
      expect(opened.gross).toBe(700_000);
    }
  });
});

describe('a delay (R250)', () => {
  /** Moves the second bill of a child to days that are late on 10 August 2026, the first to those before. */
  const late = async (billId: number, ends = '2026-10-12') => {
    await school.rows(
      `update bills set period_start = '2026-06-12', period_end = '2026-08-01'
       where sequence = 1 and enrolment_id = (select enrolment_id from bills where bill_id = $1)`,
      [billId],
    );
    await school.rows(`update bills set period_start = '2026-08-01', period_end = $2 where bill_id = $1`, [
      billId,
      ends,
    ]);
  };
  const access = async (parent: Visitor, childId: number) =>
    (await parent.call('POST', '/childs/billing-status', { body: { child_id: childId } })).body[
      'billing_status'
    ];

  test('opens the lessons, lets the bill rest in the list, and is seen by the family; it ends early', async () => {
    const { parent, childId, billId } = await family();
    await late(billId);
    const listed = async (query = '') =>
      ((await clerk.call('GET', `/bills?size=200${query}`)).body['bills'] as OwedBill[]).some(
        (bill) => bill.billing_id === billId,
      );
    expect([await access(parent, childId), await listed()]).toEqual([false, true]);
    expect(refusal(await delay(billId, '2026-09-10'))).toEqual([422, 'delay_day_not_possible']);
    expect(refusal(await delay(billId, '2026-08-25', clerk))).toEqual([403, 'not_allowed']);
    const agreed = await delay(billId, '2026-08-25');
    expect(agreed.status, agreed.body.message).toBe(200);
    expect(await billOf(parent, childId, billId)).toMatchObject({ delayed_until: '2026-08-25' });
    expect([await access(parent, childId), await listed(), await listed('&contacted=true')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(refusal(await delay(billId, '2026-08-26'))).toEqual([409, 'agreement_there']);
    expect((await end('delay', billId)).body['bill']).toMatchObject({ delayed_until: null });
    expect([await access(parent, childId), await listed()]).toEqual([false, true]);
    expect(refusal(await end('delay', billId))).toEqual([409, 'agreement_gone']);
  });

  test('keeps a bill from lapsing until its day is over', async () => {
    const { parent, childId, billId } = await family();
    await late(billId, '2026-08-14');
    expect((await delay(billId, '2026-08-20')).status).toBe(200);
    const before = school.clock.now();
    const stateOn = async (day: string) => {
      school.clock.set(`2026-08-${day}T10:00:00+07:00`);
      return (await billOf(parent, childId, billId))?.status;
    };
    expect([await stateOn('20'), await stateOn('21')]).toEqual(['PAYABLE', 'SKIPPED']);
    school.clock.set(before.toISOString());
  });
});
