import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import { courseApi } from '../courses/courses.test-support.ts';
import { buyCourse } from '../payments/paying.test-support.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { makeOrder } from '../shipping/kit-orders.ts';

let school: TestSchool;
let admin: Visitor;
let parent: Awaited<ReturnType<TestSchool['parent']>>;
let ids: { childId: number; orderId: number };
beforeAll(async () => {
  school = await startSchool();
  admin = await school.admin();
  parent = await school.parent({
    email: 'ketut.surya@example.test',
    first_name: 'Ketut',
    last_name: 'Surya',
    phone_number: '0857-1122-3344',
  });
  const batch = await addBatch(school, 7, '2026-08-10');
  const childId = await addChild(parent, { first_name: 'Bintang', last_name: 'Handayani' });
  const paid = { childId, familyId: parent.userId, batch, settledAt: '2026-08-10T03:00:00Z', grade: 4 };
  const { enrolmentId } = await enrol(school, paid);
  await school.parts.database.transaction((tx) =>
    makeOrder(tx, {
      enrolmentId,
      familyId: parent.userId,
      childId,
      courier: 'jne',
      delivery: { province: '32', city: '3273', amount: 20_000 },
      now: school.clock.now(),
    }),
  );
  const { body } = await admin.call('GET', '/order');
  const orderId = (body['orders'] as { order_id: number }[])[0]?.order_id ?? 0;
  await admin.call('POST', '/order/update', {
    body: { order_id: orderId, courier: 'jne', delivery_status: 'shipped', resi: 'JNE-0099.000.123' },
  });
  await courseApi(admin).add({ titleEN: 'Stars', titleID: 'Bintang', grade: 4, unit: 5, week: 3 });
  ids = { childId, orderId };
});
afterAll(() => school.close());

const found = async (typed: string) => {
  const { status, body } = await admin.call('GET', `/search?q=${encodeURIComponent(typed)}`);
  expect(status).toBe(200);
  const { childs, parents, orders, courses, payments } = body as unknown as Record<string, object[]>;
  return { childs, parents, orders, courses, payments };
};
const nothing = { childs: [], parents: [], orders: [], courses: [], payments: [] };
const counts = async (typed: string) => Object.values(await found(typed)).map((rows) => rows?.length);

describe('one search over everything', () => {
  test('shows of each what it is told apart by', async () => {
    expect(await found('bint')).toEqual({
      childs: [
        {
          child_id: ids.childId,
          first_name: 'Bintang',
          last_name: 'Handayani',
          birthdate: '2018-05-02',
          parent_user_id: expect.any(Number),
          parent_first_name: 'Ketut',
          parent_last_name: 'Surya',
          parent_phone_number: '+6285711223344',
          parent_state: 'open',
          is_erased: false,
          max_children: 12,
          family_version: expect.any(Number),
          grade: 4,
          academic_year_id: expect.any(Number),
          batch: 7,
          version: 1,
          awaits_test: true,
          has_left: false,
          bill: 'paid',
        },
      ],
      parents: [],
      orders: [
        {
          order_id: ids.orderId,
          child: { first_name: 'Bintang', last_name: 'Handayani' },
          resi: 'JNE-0099.000.123',
          delivery_status: 'shipped',
        },
      ],
      courses: [
        {
          master_course_id: expect.any(Number),
          title: 'Stars',
          title_indo: 'Bintang',
          grade: 4,
          unit: 5,
          week: 3,
          type: 2,
        },
      ],
      payments: [expect.objectContaining({ child: { first_name: 'Bintang', last_name: 'Handayani' } })],
    });
    expect((await found('ketut')).parents).toEqual([
      {
        user_id: parent.userId,
        first_name: 'Ketut',
        last_name: 'Surya',
        email: 'ketut.surya@example.test',
        phone_number: '+6285711223344',
      },
    ]);
  });

  test.each([
    ['hand bint', [1, 0, 1, 0, 1]],
    ['sury ketu', [1, 1, 1, 0, 1]],
    ['0857-1122', [1, 1, 1, 0, 1]],
    ['+62 857 1122', [1, 1, 1, 0, 1]],
    ['ketut.surya@ex', [0, 1, 0, 0, 0]],
    ['99000123', [0, 0, 1, 0, 0]],
    ['grade 4 unit 5', [0, 0, 0, 1, 0]],
    ['minggu 3 bintang', [0, 0, 0, 1, 0]],
    ['bint nobody', [0, 0, 0, 0, 0]],
  ])('finds by %j children, parents, orders, lessons and payments: %j', async (typed, expected) => {
    expect(await counts(typed)).toEqual(expected);
  });

  test.each(['', ' ', 'bi', 'b i', '%', '--'])('finds nothing by %j, which is too short', async (typed) => {
    expect(await found(typed)).toEqual(nothing);
  });

  test('finds a payment by receipt, order id, amount and family, as the search of payments does (R160)', async () => {
    const { orderId } = await buyCourse(school, await school.parent(), { child: { first_name: 'Rembulan' } });
    const [row] = (
      await school.parts.database.execute('select receipt_number from payments where order_id = $1', [
        orderId,
      ])
    ).rows;
    const number = Number(row?.['receipt_number']);
    const payment = {
      order_id: orderId,
      child: { first_name: 'Rembulan', last_name: expect.any(String) },
      receipt_number: `KW-${String(number).padStart(6, '0')}`,
      received_amount: expect.any(Number),
    };
    const padded = String(number).padStart(6, '0');
    for (const typed of [
      `KW-${padded}`,
      `kw ${number}`,
      padded,
      orderId,
      orderId.toLowerCase(),
      orderId.slice(0, -4),
    ])
      expect([typed, (await found(typed)).payments]).toEqual([typed, [payment]]);
    expect((await found('Rembulan')).payments).toEqual([payment]);
    const [paid] = (await found('Rembulan')).payments as { received_amount: number }[];
    expect((await found(`Rembulan Rp ${paid?.received_amount}`)).payments).toEqual([payment]);
    for (const typed of [`KW-${number + 1000}`, 'KE-999-', 'KW-99999999999'])
      expect([typed, (await found(typed)).payments]).toEqual([typed, []]);
  });

  test('shows five of each at most, and of parents no admin', async () => {
    await school.parts.database.execute(`
      with parents as (
        insert into users (email, password_hash, role, staff_role, first_name, last_name, phone_number, gender, birthdate,
          province, city, zip_code, address_details, special_notes, locale, created_at)
        select 'many-' || n || '@example.test', '', case n when 9 then 'admin' else 'parent' end, case n when 9 then 'owner' end, 'Serupa', n::text, '',
          'FEMALE', '1990-01-01', '', '', '', '', '', 'EN', '2026-08-10T03:00:00Z'
        from generate_series(1, 9) n returning user_id, role)
      insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
      select user_id, 'Anak', '', 'MALE', '2018-05-02', '2026-08-10T03:00:00Z' from parents where role = 'parent'`);
    const { childs, parents } = await found('serupa');
    expect([childs?.length, parents?.length]).toEqual([5, 5]);
    expect(parents?.[0]).toMatchObject({ last_name: '8' });
    const [first] = (await found('serupa 1')).parents ?? [];
    expect(first).toMatchObject({ last_name: '1' });
    await school.admin();
    expect((await counts('admin'))[1]).toBe(0);
  });

  test('is for admins', async () => {
    expect((await parent.call('GET', '/search?q=bintang')).status).toBe(403);
    expect((await school.call('GET', '/search?q=bintang')).status).toBe(401);
  });
});
