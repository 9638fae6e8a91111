import { beforeAll, expect, test, vi } from 'vitest';
import type { FamilyFile } from '../../contract/family-file.ts';
import type { Visitor } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { oralSchool } from '../oral-tests/oral.test-support.ts';
import { act, buyCourse, chargeFirst, firstPayment, makeBatch } from '../payments/paying.test-support.ts';

const given = oralSchool();
let clerk: Visitor & { userId: number };
beforeAll(async () => {
  clerk = await given.live.school.admin('clerk');
});

const left = (childId: number, who: Visitor = clerk) =>
  who.call('POST', '/office/child/left', { body: { child_id: childId } });
const back = (childId: number) => clerk.call('POST', '/office/child/back', { body: { child_id: childId } });
const fileOf = async (userId: number) =>
  (await clerk.call('GET', `/office/family/${userId}`)).body as unknown as FamilyFile;
const billsOf = async (userId: number, childId: number) =>
  (await fileOf(userId)).bills.filter((bill) => bill.child_id === childId).map(({ status }) => status);

const listed = async (state: string) => {
  const { body } = await clerk.call('GET', `/childs?state=${state}&page=1`);
  return (body['childs'] as { child_id: number }[]).map(({ child_id }) => child_id);
};
const nextYear = async (parent: Visitor, childId: number) =>
  (await parent.call('POST', '/grade/next-grade', { body: { child_id: childId } })).body['refusal'];

test('of a child that has left open bills lapse, its place, its classes and its test end, and it can come back (rules R289, R291, R317, R318)', async () => {
  const { live } = given;
  const alya = await given.pupil({ term: 4 });
  const { childId, enrolmentId, parent } = alya;
  await live.school.rows('update bills set amount = 900000 where enrolment_id = $1', [enrolmentId]);
  given.on('2026-10-26');
  const [slot] = await given.slots();
  expect((await given.book(alya, slot)).status).toBe(200);
  given.on('2026-12-20');
  const late = await fileOf(parent.userId);
  expect(late.ledger.balance).toBe(900_000);
  given.on('2026-10-27');

  expect((await left(childId)).status).toBe(200);
  // True at once, before anybody's place in a group was looked at.
  expect((await parent.call('GET', `/live-class/child/${childId}`)).body).toMatchObject({ group: null });
  expect(await listed('left')).toEqual([childId]);
  expect(await nextYear(parent, childId)).toBe('no_later_batch');
  await live.seat();
  expect(await live.school.rows('select 1 from live_pupils where enrolment_id = $1', [enrolmentId])).toEqual(
    [],
  );
  expect(await live.school.rows('select 1 from oral_tests where enrolment_id = $1', [enrolmentId])).toEqual(
    [],
  );
  const { body } = await parent.call('GET', `/childs/${childId}`);
  expect(body['childs']).toMatchObject({ status: 'LEFT', grade: 3, test_until: null });
  expect((await parent.call('GET', `/course/child/${childId}`)).body['billing_status']).not.toBe(true);
  given.on('2026-12-20');
  const file = await fileOf(parent.userId);
  expect(file.ledger.balance).toBe(0);
  expect(file.enrolments).toMatchObject([{ state: 'left', left_on: '2026-10-27' }]);
  expect(file.bills.map(({ status }) => status)).toEqual(['PAID', 'SKIPPED', 'SKIPPED']);
  expect((await clerk.call('GET', '/bills')).body).toMatchObject({ total: 0, sum: 0 });
  // What would have been due after it left did not lapse: it was never owed.
  expect((await clerk.call('GET', '/bills?state=skipped')).body).toMatchObject({ total: 0, sum: 0 });

  given.on('2026-11-26');
  expect((await back(childId)).status).toBe(200);
  expect([await listed('left'), await nextYear(parent, childId)]).toEqual([[], 'year_not_far_enough']);
  await live.seat();
  expect(await live.seated()).toEqual({ '3.1': 1 });
  given.on('2026-12-20');
  expect((await fileOf(parent.userId)).ledger.balance).toBe(900_000);

  // 30 days, and not one more.
  given.on('2026-10-27');
  await left(childId);
  given.on('2026-11-27');
  expect((await back(childId)).body.message).toMatch(/30 days/);
  given.on('2026-08-10');
});

test('two who say so at once leave one entry in the log, and a child without a year cannot leave', async () => {
  const { school } = given.live;
  const parent = await school.parent();
  const { childId } = await buyCourse(school, parent, { term: 4 });
  const answers = await Promise.all([left(childId), left(childId, given.live.owner)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const entries = await school.rows(`select 1 from audit_log where kind = 'family' and object_id = $1`, [
    String(parent.userId),
  ]);
  expect(entries).toHaveLength(1);
  expect((await left(await addChild(parent))).body.code).toBe(409);
  expect((await left(2_000_000_000)).status).toBe(404);
});

test('its open charge is cancelled first; one that settles meanwhile keeps the child (rule R290)', async () => {
  const { school } = given.live;
  const parent = await school.parent();
  const batch = await makeBatch(school);
  const { childId, bills } = await buyCourse(school, parent, { batch, term: 4 });
  const sibling = await addChild(parent, { first_name: 'Citra' });
  const ofSibling = await chargeFirst(school, parent, { childId: sibling, batch });
  const pay = async () => {
    const body = { payment_type: 'gopay', child_id: childId, billing_id: bills[1]?.billing_id };
    const answer = await parent.call('POST', '/payment/pay-billing', { body });
    expect(answer.status, answer.body.message).toBe(201);
    await school.parts.jobs.idle();
    return String(answer.body['order_id']);
  };
  const orderId = await pay();
  const stateOf = async (id: string) =>
    (await school.rows('select state from payments where order_id = $1', [id]))[0]?.['state'];
  const { payments } = school.parts.billing;
  const cancel = vi.spyOn(payments, 'cancel').mockImplementationOnce(async (id) => {
    await act(school, id, 'settle', 'lost');
    return payments.status(id);
  });
  expect((await left(childId)).status).toBe(409);
  cancel.mockRestore();
  expect(await stateOf(orderId)).toBe('SETTLED');
  expect(await billsOf(parent.userId, childId)).toEqual(['PAID', 'PAID', 'PAYABLE']);

  expect((await left(childId)).status).toBe(200);
  expect(await billsOf(parent.userId, childId)).toEqual(['PAID', 'PAID', 'SKIPPED']);
  // The charge of its sibling is none of it.
  expect(await stateOf(ofSibling.order_id)).toBe('PENDING');
  // What is refused ends nobody's payment.
  expect((await left(sibling)).status).toBe(409);
  expect(await stateOf(ofSibling.order_id)).toBe('PENDING');
});

test('whose child has left may buy the same grade in a later class at once (rules R317, R318)', async () => {
  const { school } = given.live;
  const parent = await school.parent();
  const { childId } = await buyCourse(school, parent, { term: 2 });
  const later = await makeBatch(school, { start: '2026-09-14', registration: ['2026-08-10', '2026-09-20'] });
  const body = await firstPayment(school, { childId, batch: later });
  expect((await parent.call('POST', '/payment/pay-next-grade', { body })).body.code).toBe(409);
  expect((await left(childId)).status).toBe(200);
  expect(await listed('left')).toContain(childId);
  const bought = await parent.call('POST', '/payment/pay-next-grade', { body });
  expect(bought.status, bought.body.message).toBe(201);
  await school.parts.jobs.idle();
  await act(school, String(bought.body['order_id']), 'settle');
  const { body: shown } = await parent.call('GET', `/childs/${childId}`);
  // Its placement test of the first days waits still.
  expect(shown['childs']).toMatchObject({ status: 'TEST_AWAITED' });
  expect(await listed('left')).not.toContain(childId);
});

test('a closed account is left as it is', async () => {
  const { school } = given.live;
  const parent = await school.parent();
  const { childId } = await buyCourse(school, parent, {});
  await clerk.call('POST', '/office/family/close', { body: { user_id: parent.userId } });
  expect((await left(childId)).status).toBe(409);
});

test('a child that left is told of nothing, and its sibling as before (rule R289)', async () => {
  const { school } = given.live;
  const parent = await school.parent();
  const batch = await makeBatch(school);
  const { childId: leaving } = await buyCourse(school, parent, { batch, term: 2 });
  const { childId: staying } = await buyCourse(school, parent, { batch, term: 2 });
  expect((await left(leaving)).status).toBe(200);
  await school.rows('delete from notifications where user_id = $1', [parent.userId]);
  // The last day of the placement test, and three days after the second bill was due.
  for (const [job, moment] of [
    ['remind-of-test', '2026-08-12T09:00:00Z'],
    ['tell-of-bills', '2026-10-15T03:00:00Z'],
  ] as const) {
    school.clock.set(moment);
    await school.parts.jobs.kick(job);
    await school.parts.jobs.idle();
  }
  const told = await school.rows(
    'select distinct child_id, kind from notifications where user_id = $1 and child_id is not null',
    [parent.userId],
  );
  expect(told).toEqual(
    expect.arrayContaining(
      ['placement_due', 'bill_due', 'bill_overdue'].map((kind) => ({ child_id: staying, kind })),
    ),
  );
  expect(told.filter(({ child_id: of }) => of === leaving)).toEqual([]);
});
