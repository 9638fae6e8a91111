import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../tests/support/empty-tables.ts';
import { START, testSchool } from '../../../tests/support/school.ts';
import { payments } from '../payments/tables.ts';
import { addChild } from '../families/children.test-support.ts';
import { placements } from '../placement/tables.ts';
import { addBatch, enrol } from './enrolled.test-support.ts';
import { bills, enrolments } from './tables.ts';

const school = await testSchool();
const parent = await school.parent();
const admin = await school.admin();
beforeEach(async () => {
  school.clock.set(START);
  await emptyTables(school.parts.database, ['batches', 'children']);
});

const bought = async (details: Partial<Parameters<typeof enrol>[1]> = {}, birthdate = '2018-05-02') => {
  const childId = await addChild(parent, { birthdate });
  const batch = details.batch ?? (await addBatch(school, 1, '2026-08-10'));
  const made = await enrol(school, {
    childId,
    familyId: parent.userId,
    batch,
    settledAt: '2026-08-01T03:00:00Z',
    ...details,
  });
  return { childId, batch, ...made };
};
const childOf = async (childId: number) => (await parent.call('GET', `/childs/${childId}`)).body['childs'];
const moveTo = (instant: string) =>
  school.parts.jobs.runUntil(new Date(instant), async (at) => school.clock.set(at.toISOString()));

describe('a child', () => {
  test('that nothing was bought for has no year and no grade', async () => {
    const childId = await addChild(parent, { birthdate: '2019-01-01' });
    expect(await childOf(childId)).toMatchObject({
      academic_year_id: null,
      grade: null,
      is_auto: true,
      payment_status: '',
      result: null,
      eligible_next_grade: false,
      latest_academic_year: null,
    });
  });

  test('whose first payment is pending has the status of the gateway, and no year yet', async () => {
    const { childId } = await bought({ settledAt: null });
    expect(await childOf(childId)).toMatchObject({
      academic_year_id: null,
      grade: null,
      is_auto: false,
      payment_status: 'pending',
      latest_academic_year: null,
      test_until: null,
    });
    const status = await parent.call('POST', '/childs/status', { body: { child_id: childId } });
    expect(status.body).toMatchObject({ payment_status: 'pending', is_auto: false, grade: null });
  });

  test('that is enrolled has its year and Grade 2, and awaits a result when it is 8 or older', async () => {
    const { childId, batch } = await bought({ settledAt: '2026-08-09T03:00:00Z' });
    expect(await childOf(childId)).toMatchObject({
      academic_year_id: batch.id,
      grade: 2,
      is_auto: false,
      payment_status: 'settlement',
      result: null,
      eligible_next_grade: false,
      latest_academic_year: { academic_year_id: batch.id, end_date: '2027-08-08' },
      test_until: '2026-08-12T03:00:00.000Z',
    });
  });

  test('that was under 8 on the day of settlement is auto-graded', async () => {
    const { childId } = await bought({}, '2018-08-02');
    expect(await childOf(childId)).toMatchObject({ grade: 2, is_auto: true, result: null });
  });

  test('shows the status of its first payment, not of a bill, nor of a failed attempt', async () => {
    const { childId, billIds, orderId } = await bought();
    const [first] = await school.parts.database.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId));
    if (!first) throw new Error('the first payment is missing');
    const later = { ...first, state: 'FAILED' as const, createdAt: new Date('2026-08-09T03:00:00Z') };
    await school.parts.database.transaction(async (tx) => {
      await tx.insert(payments).values({ ...later, orderId: 'late-try', gatewayStatus: 'expire' });
      await tx
        .insert(payments)
        .values({ ...later, orderId: 'a-bill', gatewayStatus: 'deny', billId: billIds[1] });
    });
    expect(await childOf(childId)).toMatchObject({ payment_status: 'settlement' });
  });

  test('whose first payment was reversed shows its newest status, and keeps its place', async () => {
    const { childId, billIds, batch } = await bought({ gatewayStatus: 'refund' });
    await school.parts.database.transaction((tx) =>
      tx
        .update(bills)
        .set({ paidAt: null, paidBy: null })
        .where(eq(bills.billId, billIds[0] ?? 0)),
    );
    expect(await childOf(childId)).toMatchObject({ payment_status: 'refund', academic_year_id: batch.id });
  });

  test('learns in the year begun last, and the year bought last is the coming one', async () => {
    const { childId, batch } = await bought({ term: 12 });
    const next = await addBatch(school, 2, '2027-08-09');
    await enrol(school, {
      childId,
      familyId: parent.userId,
      batch: next,
      settledAt: '2027-07-20T03:00:00Z',
      purpose: 'NEXT_GRADE',
      grade: 3,
    });
    school.clock.set('2027-07-21T03:00:00Z');
    expect(await childOf(childId)).toMatchObject({
      academic_year_id: batch.id,
      grade: 2,
      latest_academic_year: { academic_year_id: next.id, end_date: '2028-08-06' },
    });
    const last = await parent.call('GET', `/childs/last-academic-year/${childId}`);
    expect(last.body['academic_year']).toMatchObject({ academic_year_id: next.id, batch: 2 });
    school.clock.set('2027-08-08T17:00:00Z');
    expect(await childOf(childId)).toMatchObject({ academic_year_id: next.id, grade: 3 });
  });

  test('that was only charged for has no last year', async () => {
    const { childId } = await bought({ settledAt: null });
    const answer = await parent.call('GET', `/childs/last-academic-year/${childId}`);
    expect(answer.body['academic_year']).toBeNull();
  });
});

describe('the next grade', () => {
  const asked = async (childId: number) => {
    const { body } = await parent.call('POST', '/grade/next-grade', { body: { child_id: childId } });
    return [body['eligible'], body['reason'], body['refusal'], body['next_grade']];
  };

  test('is described in the language of whoever asks', async () => {
    const childId = await addChild(parent);
    expect(await asked(childId)).toEqual([false, 'This child has no course yet', 'not_enrolled', null]);
    const locale = (to: string) =>
      parent.call('POST', '/users/update-locale', { body: { user_id: parent.userId, locale: to } });
    await locale('ID');
    expect(await asked(childId)).toEqual([false, 'Anak ini belum punya kursus', 'not_enrolled', null]);
    await locale('EN');
  });

  test('waits for unit 9, for the bills and for a later batch, in this order', async () => {
    const { childId, billIds, orderId } = await bought({ paid: [1, 2, 3, 4] });
    // 32 teaching weeks after 2026-08-10 unit 9 begins.
    school.clock.set('2027-03-21T16:59:59Z');
    expect(await asked(childId)).toEqual([
      false,
      'The next grade can be chosen when the last unit of the year has started',
      'year_not_far_enough',
      null,
    ]);
    school.clock.set('2027-03-21T17:00:00Z');
    expect(await asked(childId)).toEqual([
      false,
      'Please pay the open bills of this year first',
      'bill_payable',
      null,
    ]);
    // The sixth opens no lesson any more, and keeps nobody from the next year (R113).
    await school.parts.database.transaction((tx) =>
      tx
        .update(bills)
        .set({ paidAt: new Date('2027-03-20T03:00:00Z'), paidBy: orderId })
        .where(eq(bills.billId, billIds[4] ?? 0)),
    );
    expect(await asked(childId)).toEqual([
      false,
      'There is no later batch open for registration yet',
      'no_later_batch',
      null,
    ]);
    await addBatch(school, 2, '2027-08-09');
    expect(await asked(childId)).toEqual([true, null, null, 3]);
    expect(await childOf(childId)).toMatchObject({ eligible_next_grade: true });
  });
});

describe('bills', () => {
  const billing = async (childId: number) =>
    (await parent.call('GET', `/child/billing/${childId}`)).body['billing'] as {
      billing_period_start: string;
      status: string;
    }[];

  test('of all years come newest year first, each year in its order', async () => {
    const { childId } = await bought({ term: 4, paid: [1, 2, 3] });
    await enrol(school, {
      childId,
      familyId: parent.userId,
      batch: await addBatch(school, 2, '2027-08-09'),
      settledAt: '2027-07-20T03:00:00Z',
      purpose: 'NEXT_GRADE',
      term: 12,
    });
    expect((await billing(childId)).map((bill) => bill.billing_period_start)).toEqual([
      '2027-08-09',
      '2026-08-10',
      '2026-12-10',
      '2027-04-10',
    ]);
  });

  test('of one year are those of that year alone, with their state today', async () => {
    const { childId, batch } = await bought({ term: 4 });
    const of = async (academic_year_id: number) =>
      (await parent.call('POST', '/payment/billing', { body: { child_id: childId, academic_year_id } })).body[
        'billing'
      ];
    expect(await of(batch.id)).toMatchObject([
      { sequence: 1, status: 'PAID', billing_period_start: '2026-08-10', billing_period_end: '2026-12-09' },
      { sequence: 2, status: 'PAYABLE', billing_period_start: '2026-12-10' },
      { sequence: 3, status: 'PAYABLE', billing_period_start: '2027-04-10' },
    ]);
    school.clock.set('2027-04-09T17:00:00Z');
    expect(await of(batch.id)).toMatchObject([
      { status: 'PAID' },
      { status: 'SKIPPED' },
      { status: 'PAYABLE' },
    ]);
    expect(await of(batch.id + 1)).toEqual([]);
  });

  test('of a purchase that was begun are the parent’s alone, while it can be gone on with', async () => {
    const batch = await addBatch(school, 1, '2026-08-10', { endRegistration: '2026-08-31' });
    const { childId } = await bought({ settledAt: null, batch });
    expect(await billing(childId)).toHaveLength(6);
    const seen = await admin.call('GET', `/child/billing/${childId}`);
    expect(seen.body['billing']).toEqual([]);
    school.clock.set('2026-08-31T17:00:00Z');
    expect(await billing(childId)).toEqual([]);
  });

  test('decide whether a child may watch and join today', async () => {
    const { childId } = await bought();
    const today = async () =>
      (await parent.call('POST', '/childs/billing-status', { body: { child_id: childId } })).body;
    expect(await today()).toMatchObject({ billing_status: true, billing: { sequence: 1, status: 'PAID' } });
    school.clock.set('2026-10-09T17:00:00Z');
    expect(await today()).toMatchObject({
      billing_status: false,
      billing: { sequence: 2, status: 'PAYABLE' },
    });
    school.clock.set('2027-12-01T03:00:00Z');
    expect(await today()).toMatchObject({ billing_status: false, billing: null });
  });

  test('give no access before they are paid', async () => {
    const { childId } = await bought({ settledAt: null });
    const { body } = await parent.call('POST', '/childs/billing-status', { body: { child_id: childId } });
    expect(body).toMatchObject({ billing_status: false, billing: null });
  });
});

describe('for staff', () => {
  test('the list of children shows grade, year and batch', async () => {
    const eighth = await addBatch(school, 8, '2026-08-10');
    const { childId, batch } = await bought({ grade: 4, batch: eighth });
    const other = await addChild(parent, { first_name: 'Bima' });
    const { body } = await admin.call('GET', '/childs');
    expect(body['childs']).toMatchObject([
      { child_id: childId, grade: 4, academic_year_id: batch.id, batch: 8 },
      { child_id: other, grade: null, academic_year_id: null, batch: null },
    ]);
  });

  test('a batch holds the children who paid, by name, with the grade of that year', async () => {
    const batch = await addBatch(school, 1, '2026-08-10');
    for (const [first_name, settledAt, grade] of [
      ['citra', '2026-08-01T03:00:00Z', 3],
      ['Bima', '2026-08-01T03:00:00Z', 2],
      ['Adi', null, 2],
    ] as const) {
      const childId = await addChild(parent, { first_name });
      await enrol(school, { childId, familyId: parent.userId, batch, settledAt, grade });
    }
    const listed = async (query: string) =>
      (await admin.call('GET', `/childs/academic-year/${batch.id}${query}`)).body;
    const ofRina = { parent_first_name: 'Rina', parent_last_name: 'Kartika' };
    const row = { ...ofRina, academic_year_id: batch.id, batch: 1 };
    expect((await listed(''))['childs']).toMatchObject([
      { first_name: 'Bima', grade: 2, ...row },
      { first_name: 'citra', grade: 3, ...row },
    ]);
    expect((await listed(''))['total']).toBeUndefined();
    expect(await listed('?page=2&size=1')).toMatchObject({ total: 2, childs: [{ first_name: 'citra' }] });
    expect(await listed('?q=BIM&page=1')).toMatchObject({ total: 1, childs: [{ first_name: 'Bima' }] });
    expect((await listed('?q=rina%20kar'))['childs']).toHaveLength(2);
    const [bima, citra] = [{ first_name: 'Bima' }, { first_name: 'citra' }];
    expect((await listed('?sort=grade'))['childs']).toMatchObject([bima, citra]);
    expect((await listed('?sort=grade&direction=desc&size=1'))['childs']).toMatchObject([citra]);
    expect((await listed('?sort=child_name&direction=desc'))['childs']).toMatchObject([citra, bima]);
    expect((await listed('?sort=parent_name'))['childs']).toMatchObject([citra, bima]);
    expect((await admin.call('GET', `/childs/academic-year/${batch.id + 1}`)).status).toBe(404);
  });

  test('a batch of a thousand children is listed whole and page by page', async () => {
    const batch = await addBatch(school, 1, '2026-08-10');
    await school.parts.database.execute(
      `with made as (
         insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
         select ${parent.userId}, 'Anak ' || lpad(n::text, 4, '0'), '', 'MALE', '2018-05-02', '2026-08-01T03:00:00Z'
         from generate_series(1, 1000) n returning child_id)
       insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at, settled_at)
       select child_id, ${batch.id}, 'BUY_COURSE', 2, 12, 'jne', 0, '2026-08-01T03:00:00Z', '2026-08-01T03:00:00Z' from made`,
    );
    const all = (await admin.call('GET', `/childs/academic-year/${batch.id}`)).body['childs'] as object[];
    expect(all).toHaveLength(1000);
    expect(all.at(-1)).toMatchObject({ first_name: 'Anak 1000', grade: 2, parent_first_name: 'Rina' });
    const page = await admin.call('GET', `/childs/academic-year/${batch.id}?page=100`);
    expect(page.body).toMatchObject({ total: 1000, childs: { length: 10 } });
  });
});

describe('a change of grade by staff', () => {
  const change = async (childId: number, grade: number, academic_year_id?: number) =>
    admin.call('POST', '/course/change-grade', {
      body: { child_id: childId, grade, ...(academic_year_id !== undefined && { academic_year_id }) },
    });
  /** the grades of a child's years, and how its placement stands */
  const rowsOf = async (childId: number) => {
    const { db } = school.parts.database;
    const years = await db
      .select()
      .from(enrolments)
      .where(eq(enrolments.childId, childId))
      .orderBy(enrolments.enrolmentId);
    const [placed] = await db.select().from(placements).where(eq(placements.childId, childId));
    return [years.map(({ grade }) => grade), placed?.placedBy ?? null, placed?.result ?? null];
  };

  test('while the test is awaited is its result, and the job leaves the child alone', async () => {
    const { childId } = await bought({ settledAt: '2026-08-10T02:00:00Z' });
    const answer = await change(childId, 4);
    expect([answer.status, answer.body.message]).toEqual([200, 'Update Success!']);
    expect(answer.body['childs']).toMatchObject({ child_id: childId, grade: 4, result: 4, is_auto: false });
    await moveTo('2026-08-20T03:00:00Z');
    expect(await rowsOf(childId)).toEqual([[4], 'staff', 4]);
  });

  test('later changes the grade and leaves the result as it was', async () => {
    const { childId } = await bought({ settledAt: '2026-08-10T02:00:00Z' });
    await change(childId, 4);
    expect((await change(childId, 5)).body['childs']).toMatchObject({ grade: 5, result: 4 });
  });

  test('of a child too young for the test sets no result, and stays', async () => {
    const { childId } = await bought({ settledAt: '2026-08-10T02:00:00Z' }, '2020-01-01');
    expect((await change(childId, 3)).body['childs']).toMatchObject({
      grade: 3,
      result: null,
      is_auto: true,
    });
    await moveTo('2026-08-20T03:00:00Z');
    expect(await childOf(childId)).toMatchObject({ grade: 3, is_auto: true });
  });

  test('may name the year', async () => {
    const { childId, batch } = await bought({ settledAt: '2026-08-01T03:00:00Z' });
    await moveTo('2026-08-10T03:00:00Z');
    const next = await addBatch(school, 2, '2027-08-09');
    await enrol(school, {
      childId,
      familyId: parent.userId,
      batch: next,
      settledAt: '2026-08-09T03:00:00Z',
      purpose: 'NEXT_GRADE',
      grade: 3,
    });
    expect((await change(childId, 6, next.id)).body['childs']).toMatchObject({
      academic_year_id: batch.id,
      grade: 2,
    });
    expect(await rowsOf(childId)).toEqual([[2, 6], 'time', null]);
  });

  test('needs a year that was paid, and a child', async () => {
    const { childId } = await bought({ settledAt: null });
    const refused = await change(childId, 3);
    expect([refused.status, refused.body.message]).toEqual([409, 'This child has no course yet']);
    expect((await change(childId + 100, 3)).status).toBe(404);
    expect((await change(childId, 7)).body.errors).toEqual({ grade: 'Invalid Grade' });
  });
});
