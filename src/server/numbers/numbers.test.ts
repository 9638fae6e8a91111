import { expect, test } from 'vitest';
import type { SchoolNumbers } from '../../contract/numbers.ts';
import type { Visitor } from '../../../tests/support/school.ts';
import { reportSchool } from '../reports/report.test-support.ts';

const given = reportSchool();
const rows = (text: string, values?: unknown[]) => given.school.rows(text, values);
const numbers = async (period = '') => {
  const { status, body } = await given.live.owner.call('GET', `/office/numbers${period}`);
  expect(status, body.message).toBe(200);
  return body['numbers'] as SchoolNumbers;
};

test('money, places, groups and videos are counted from what was paid and watched (R273, R274, R319)', async () => {
  const [alya, budi] = [await given.pupil({ term: 4 }), await given.pupil({ name: 'Budi', term: 4 })];
  // Everything of Citra's year went back, so it counts as never paid.
  const citra = await given.pupil({ name: 'Citra', term: 4 });
  await rows('update bills set paid_at = null, paid_by = null where enrolment_id = $1', [citra.enrolmentId]);
  await rows('update enrolments set settled_at = null where enrolment_id = $1', [citra.enrolmentId]);
  await rows('delete from live_pupils where enrolment_id = $1', [citra.enrolmentId]);
  await rows(
    `insert into live_groups (academic_year_id, grade, number, places, created_at) values ($1, 3, 2, 12, now())`,
    [given.live.batch.id],
  );
  // Two second bills begin in November, of which one is due by now; Citra's counts for nothing.
  await rows(
    `update bills set amount = 900000, discount = 100000,
       period_start = case when enrolment_id = $1 then date '2026-11-02' else date '2026-11-20' end where sequence = 2`,
    [budi.enrolmentId],
  );
  const payment = (id: string, settled: string, gross: number, back = 0, purpose = 'BUY_COURSE') =>
    rows(
      `insert into payments (order_id, family_id, child_id, bill_description, bill_description_indo, purpose, payment_type, gross_amount,
         fee, lines, delivery_amount, state, gateway_status, request, response, actions, created_at, settled_at, refunded_amount)
       select $1, family_id, child_id, 'Bill', 'Tagihan', $6, 'gopay', $3::int, 5000,
         json_build_array(json_build_object('name', 'Course', 'nameIndo', 'Kursus', 'value', $3::int - 5000 + 20000, 'discount', 20000)),
         0, 'SETTLED', '', '', '', '', $4::timestamptz, $4::timestamptz, $5 from children where child_id = $2`,
      [id, alya.childId, gross, settled, back, purpose],
    );
  await rows(`update payments set settled_at = '2024-01-05'`);
  // In WIB the first of these is of November already.
  await payment('NR-1', '2026-10-31T18:00:00Z', 905_000);
  await payment('NR-2', '2026-10-31T16:00:00Z', 305_000, 100_000, 'COURSE_EXTENSION');
  await rows(
    `insert into refunds (refund_key, order_id, amount, way, state, reason, asked_by, asked_at, ended_at, reference)
     select 'NR-2-1', 'NR-2', 100000, 'transfer', 'DONE', 'Asked', user_id, '2026-11-02', '2026-11-02', 'R-1' from users limit 1`,
  );
  const lessons = await rows(
    `insert into course_masters (grade, unit, week, type, title, title_indo, description, description_indo, created_at)
     select 3, 1, week, 2, 'A', 'A', '', '', now() from generate_series(1, 2) week returning course_id`,
  );
  for (const [child, at] of [
    [alya, '2026-11-01T16:00:00Z'],
    [alya, '2026-11-01T17:00:00Z'],
    [budi, '2026-11-02T10:00:00Z'],
  ] as const)
    await rows(
      `insert into watched_marks (child_id, academic_year_id, course_id, watched_at) values ($1, $2, $3, $4)`,
      [child.childId, given.live.batch.id, lessons[at === '2026-11-01T17:00:00Z' ? 1 : 0]?.['course_id'], at],
    );
  const found = await numbers();
  expect(found.months).toHaveLength(12);
  const [october, november] = found.months.slice(-2);
  expect(october).toMatchObject({
    month: '2026-10',
    paid: 305_000,
    back: 0,
    net: 305_000,
    due: 0,
    outstanding: 0,
  });
  expect(november).toMatchObject({ month: '2026-11', paid: 905_000, back: 100_000, net: 805_000 });
  expect(november).toMatchObject({ due: 1_600_000, outstanding: 800_000 });
  expect(found.income).toEqual([
    { name: 'Course', name_indo: 'Kursus', amount: 900_000 },
    { name: 'Later bills of a year', name_indo: expect.any(String), amount: 300_000 },
    { name: 'Card fee', name_indo: expect.any(String), amount: 10_000 },
  ]);
  expect(found.intakes[0]).toMatchObject({
    children: 2,
    grades: [{ grade: 3, children: 2 }],
    last_intake: null,
  });
  expect(found.groups.map(({ grade, number, children }) => [grade, number, children])).toEqual([
    [3, 1, 2],
    [3, 2, 0],
  ]);
  expect(found.weeks.slice(-2)).toEqual([
    { monday: '2026-10-26', videos: 1, children: 1 },
    { monday: '2026-11-02', videos: 2, children: 2 },
  ]);
  expect(found.ahead[0]).toMatchObject({ month: '2026-11', children: 2 });
  expect(JSON.stringify(found)).not.toMatch(/Alya|Budi/);
  // The year of its batch: twelve months from August on, and its weeks so far.
  const year = await numbers('?batch=1');
  expect([year.months[0]?.month, year.months.at(-1)?.month]).toEqual(['2026-08', '2027-07']);
  expect(year.months.find(({ month }) => month === '2026-11')).toEqual(november);
  expect([year.weeks[0]?.monday, year.weeks.at(-1)?.monday]).toEqual(['2026-08-10', '2026-11-02']);
  expect([year.batch, year.weeks.at(-1)]).toEqual([1, found.weeks.at(-1)]);
  expect((await given.live.owner.call('GET', '/office/numbers?batch=98')).status).toBe(404);
  const table = async (query: string, by: Visitor = given.live.owner) => {
    const { statusCode, payload } = await given.school.app.inject({
      url: `/api/v1/export/numbers.csv${query}`,
      headers: { cookie: by.cookie() },
    });
    return { statusCode, lines: payload.split('\r\n') };
  };
  const { lines } = await table('?batch=1');
  expect(lines[0]).toBe('\uFEFFMonth;Came in;Went back;Net;Due;"Of that, not paid"');
  expect(lines.slice(3, 5)).toEqual([
    '2026-10;305000;0;305000;0;0',
    '2026-11;905000;100000;805000;1600000;800000',
  ]);
  expect(lines).toHaveLength(14);
  expect(await rows(`select after from audit_log where kind = 'export' and object_id = 'numbers'`)).toEqual([
    { after: { row_count: 12, filter: 'batch=1' } },
  ]);
  expect((await table('?batch=98')).statusCode).toBe(404);
  expect((await table('', await given.school.admin('clerk'))).statusCode).toBe(403);
});

test('a year that is over says who moved up, finished the last grade and left (R274)', async () => {
  const [alya, , dina, eka] = [
    await given.pupil({ term: 12 }),
    await given.pupil({ name: 'Budi', term: 12 }),
    await given.pupil({ name: 'Dina', term: 12, grade: 6 }),
    await given.pupil({ name: 'Eka', term: 12, grade: 6 }),
  ];
  // Three had paid a week before their year began, as the next one stands today.
  await rows(
    `update enrolments set settled_at = (select start_date - 8 from batches b where b.academic_year_id = enrolments.academic_year_id)
    where child_id <> $1`,
    [dina.childId],
  );
  // Who left during grade 6 did not finish it.
  await rows(`update enrolments set left_on = '2026-10-01' where enrolment_id = $1`, [eka.enrolmentId]);
  given.on('2028-01-10');
  const [next] = await rows(
    `insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
     values (99, '2028-01-17', '2027-11-01', '2028-01-16', true, '[]', now()) returning academic_year_id`,
  );
  const nextId = next?.['academic_year_id'];
  const [year] = await rows(
    `insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at, settled_at)
     values ($1, $2, 'NEXT_GRADE', 4, 12, 'jne', 0, now(), '2027-12-20') returning enrolment_id`,
    [alya.childId, nextId],
  );
  await rows(
    `insert into bills (enrolment_id, sequence, period_start, period_end, amount, paid_at, paid_by)
     select $1, 1, '2028-01-17', '2029-01-17', 3200000, '2027-12-20', order_id from payments limit 1`,
    [year?.['enrolment_id']],
  );
  const found = await numbers();
  const last = found.moves.find(({ children }) => children === 4);
  expect(last).toMatchObject({ children: 4, moved_up: 1, finished: 1, left: 2 });
  expect(found.intakes[0]).toMatchObject({ batch: 99, children: 1, last_intake: 3 });
});
