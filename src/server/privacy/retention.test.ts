import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../../tests/support/registration.ts';
import { START, type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import { addDays, addMonths, calendarDate } from '../../domain/values/calendar-date.ts';
import { addChild } from '../families/children.test-support.ts';
import { buyCourse } from '../payments/paying.test-support.ts';
import { openMemory } from '../platform/db/embedded.ts';
import { addJudgedWork } from './judged-child.test-support.ts';
import { tablesKeep } from './tables-keep.test-support.ts';
let parent: Awaited<ReturnType<TestSchool['parent']>>;
const folder = await mkdtemp(join(tmpdir(), 'kancil-erased-'));
const list = join(folder, 'erased.txt');
const school = await startSchool({ ERASED_LIST: list });
const staff = await school.admin();
beforeEach(async () => {
  school.clock.set(START);
  parent = await school.parent({ first_name: 'Ratnasari' });
});
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true, force: true });
});

const tidy = async () => {
  await school.parts.jobs.kick('housekeeping');
  await school.parts.jobs.idle();
};
const tidyOn = async (day: string) => {
  school.clock.set(`${day}T05:00:00.000Z`);
  await tidy();
};
const childRow = async (childId: number) => {
  const [row] = await school.rows(
    'select first_name, image_key, erased_at from children where child_id = $1',
    [childId],
  );
  return row;
};
const userRow = async () => {
  const [row] = await school.rows('select first_name, closed_at, erased_at from users where user_id = $1', [
    parent.userId,
  ]);
  return row;
};
const counted = async (text: string, ...values: unknown[]) =>
  Number((await school.rows(text, values))[0]?.['n']);
/** Two years after the last day of the year of a child. */
const goneOf = async (childId: number) => {
  const [row] = await school.rows(
    `select to_char(max(start_date), 'YYYY-MM-DD') as day from enrolments join batches using (academic_year_id) where child_id = $1`,
    [childId],
  );
  return addMonths(addDays(calendarDate(String(row?.['day'])), 52 * 7 - 1), 24);
};

test('it is said of whom every table of the database speaks, so that a new one is thought of', async () => {
  const rows = await school.rows(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const unsaid = rows.map((row) => String(row['table_name'])).filter((name) => !(name in tablesKeep));
  expect(unsaid).toEqual([]);
});

test('a child two years gone is erased after its family was told, and the account stays with another child (rule R181)', async () => {
  const { childId, orderId } = await buyCourse(school, parent, {
    child: { first_name: 'Kinanthi', last_name: 'Wulandari' },
  });
  const gone = await goneOf(childId);
  school.clock.set(`${addDays(gone, -40)}T05:00:00.000Z`);
  const sibling = await addChild(parent, { first_name: 'Bagaskara' });
  await tidyOn(addDays(gone, -31));
  expect(await counted(`select count(*) as n from notifications where kind = 'child_erased_soon'`)).toBe(0);
  await tidyOn(addDays(gone, -30));
  await tidyOn(addDays(gone, -1));
  const told = await school.rows(
    `select title, body from notifications where kind = 'child_erased_soon' and child_id = $1`,
    [childId],
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.['title']).toContain('Kinanthi');
  expect(told[0]?.['body']).not.toContain('your account');
  expect((await childRow(childId))?.['erased_at']).toBeNull();

  await tidyOn(gone);
  expect(await childRow(childId)).toMatchObject({ first_name: `#${childId}`, erased_at: expect.anything() });
  expect(await counted(`select count(*) as n from children where search_text ilike '%kinanthi%'`)).toBe(0);
  expect(await counted(`select count(*) as n from notifications where body ilike '%kinanthi%'`)).toBe(0);
  expect(await counted(`select count(*) as n from payments where search_text ilike '%kinanthi%'`)).toBe(0);
  expect(await counted('select count(*) as n from payments where order_id = $1', orderId)).toBe(1);
  expect(await userRow()).toEqual({ first_name: 'Ratnasari', closed_at: null, erased_at: null });
  expect((await childRow(sibling))?.['erased_at']).toBeNull();
  // Its family does not see it any more.
  expect((await parent.call('GET', `/childs/${childId}`)).status).toBe(404);
  const session = await parent.call('GET', '/users/session');
  expect(JSON.stringify(session.body)).not.toContain(`#${childId}`);
});

test('attendance and the teacher’s notes of live classes stay as long as the child, and go with it (rule R199)', async () => {
  const { childId } = await buyCourse(school, parent, { child: { first_name: 'Kinanthi' } });
  const gone = await goneOf(childId);
  await school.rows(
    `with made as (
       insert into live_groups (academic_year_id, grade, number, places, created_at)
       select academic_year_id, 6, $1::int, 12, now() from enrolments where child_id = $1 returning group_id
     ), met as (
       insert into live_sessions (group_id, kind, unit, starts_at, minutes)
       select group_id, 'class', 1, '2026-09-03T09:00:00Z', 60 from made returning session_id
     )
     insert into live_attendance (session_id, child_id, state, note) select session_id, $1, 'present', 'Sings' from met`,
    [childId],
  );
  const kept = () =>
    counted('select count(*) as n from live_attendance where child_id = $1 and note <> $2', childId, '');
  await tidyOn(addDays(gone, -30));
  await tidyOn(addDays(gone, -1));
  expect(await kept()).toBe(1);
  await tidyOn(gone);
  expect(await kept()).toBe(0);
});

test('of an erased child the log keeps that a task, an oral test and a report were changed, and not what was said (rule R178)', async () => {
  const { childId } = await buyCourse(school, parent, { child: { first_name: 'Kinanthi' } });
  await addJudgedWork(school, staff, childId);
  const gone = await goneOf(childId);
  await tidyOn(addDays(gone, -30));
  await tidyOn(gone);
  expect((await childRow(childId))?.['erased_at']).not.toBeNull();
  const log = await school.rows(
    `select kind, object_name, before, after from audit_log where kind in ('task', 'oral_test', 'report') order by log_id`,
  );
  expect(log).toEqual(
    ['task', 'oral_test', 'report'].map((kind) => ({ kind, object_name: '', before: {}, after: {} })),
  );
});

test('the account goes with its last child, which never learned here, two years after it was added (rule R181)', async () => {
  const childId = await addChild(parent, { first_name: 'Kinanthi' });
  await tidyOn('2028-07-11');
  await tidyOn('2028-08-09');
  expect((await childRow(childId))?.['erased_at']).toBeNull();
  const told = await school.rows('select body from notifications where child_id = $1', [childId]);
  expect(told[0]?.['body']).toContain('your account');
  await tidyOn('2028-08-10');
  expect(await userRow()).toMatchObject({
    first_name: `#${parent.userId}`,
    closed_at: expect.anything(),
    erased_at: expect.anything(),
  });
  expect((await parent.call('GET', '/users/session')).status).toBe(401);
  expect(await readFile(list, 'utf8')).toMatch(new RegExp(`^family ${parent.userId} made 2026-08-10T`, 'm'));
});

test('who was erased is changed by nobody any more: every call of staff is refused (rule R184)', async () => {
  const { childId } = await buyCourse(school, parent, { child: { first_name: 'Laksmini' } });
  const other = await addChild(parent, { first_name: 'Sekar' });
  const [order] = await school.rows('select order_id from orders where child_id = $1', [childId]);
  const orderId = order?.['order_id'];
  await staff.call('POST', '/order/update', {
    body: { order_id: orderId, courier: 'jne', delivery_status: 'shipped', resi: 'RESI998877' },
  });
  const user_id = parent.userId;
  await staff.call('POST', '/office/family/close', { body: { user_id } });
  school.clock.advance('P31D');
  await tidy();
  expect((await userRow())?.['erased_at']).not.toBeNull();

  const calls: [path: string, options: Parameters<Visitor['call']>[2]][] = [
    ['/course/change-grade', { body: { child_id: childId, grade: 3 } }],
    [
      '/order/update',
      { body: { order_id: orderId, courier: 'pos', delivery_status: 'shipped', resi: 'X1' } },
    ],
    ['/childs/family-size', { body: { child_id: childId, max_children: 12 } }],
    [
      '/office/family/update',
      {
        body: {
          user_id,
          first_name: 'Ratna',
          last_name: '',
          phone_number: '081234567890',
          province: '32',
          city: '3205',
          zip_code: '44151',
          address_details: 'Jl. Baru 1',
          special_notes: '',
        },
      },
    ],
    [`/users/${user_id}/email`, { body: { email: 'anew@example.test' } }],
    [`/users/${user_id}/activate`, { body: {} }],
    [`/users/${user_id}/resend-activation`, { body: {} }],
    [`/users/${user_id}/reset-link`, { body: {} }],
    ['/office/family/close', { body: { user_id } }],
  ];
  for (const [path, options] of calls) {
    const { status, body } = await staff.call('POST', path, options);
    expect([path, status, body['error']]).toEqual([path, 409, 'data_erased']);
  }
  const [draft] = await school.rows(
    `insert into news (category, title, title_indo, card_button_text, card_button_text_indo, content_detail,
       content_detail_indo, content_button_text, content_button_text_indo, created_at, updated_at)
     values (2, 'A song', 'Lagu', '', '', '', '', '', '', now(), now()) returning news_id`,
  );
  const form = new FormData();
  const shown = { titleEN: 'A song', titleID: 'Lagu', descriptionEN: 'Sung', descriptionID: 'Dinyanyikan' };
  const fields = { id: String(draft?.['news_id']), category: '2', child_id: String(childId), ...shown };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const news = await staff.call('POST', '/news/update', { form });
  expect([news.status, news.body['error']]).toEqual([409, 'data_erased']);
  // Nothing that was told it is there to be repeated.
  expect(await counted('select count(*) as n from notifications where user_id = $1', user_id)).toBe(0);

  // Its children are listed all the same, under their numbers.
  const { body } = await staff.call('GET', `/childs?parent_user_id=${user_id}`);
  expect(body['childs']).toMatchObject([
    { child_id: childId, first_name: `#${childId}`, is_erased: true },
    { child_id: other, first_name: `#${other}`, is_erased: true },
  ]);
});

test.skipIf(process.env['TEST_DATABASE_URL'])(
  'whom a restored backup has brought back is erased again before the first answer (rule R183)',
  async () => {
    const childId = await addChild(parent, { first_name: 'Sekarwangi' });
    const { database } = school.parts;
    await database.checkpoint();
    const backup = await (database as Awaited<ReturnType<typeof openMemory>>).dump();
    await parent.call('POST', '/users/close', { body: { password: PASSWORD } });
    school.clock.advance('P31D');
    await tidy();
    expect((await childRow(childId))?.['erased_at']).not.toBeNull();

    const named = `select first_name from children where child_id = $1 or search_text ilike '%sekarwangi%'`;
    // Without the list it is back: what protects is the list alone.
    const unprotected = await startSchool({}, { database: await openMemory(backup) });
    expect(await unprotected.rows(named, [childId])).toEqual([{ first_name: 'Sekarwangi' }]);
    await unprotected.close();

    const restored = await startSchool({ ERASED_LIST: list }, { database: await openMemory(backup) });
    try {
      expect(await restored.rows(named, [childId])).toEqual([{ first_name: `#${childId}` }]);
      const [user] = await restored.rows('select first_name, erased_at from users where user_id = $1', [
        parent.userId,
      ]);
      expect(user).toEqual({ first_name: `#${parent.userId}`, erased_at: expect.anything() });
      expect(
        (
          await restored.call('POST', '/users/login', {
            body: { email: parent.email, password: PASSWORD, type: 2 },
          })
        ).status,
      ).toBe(401);
    } finally {
      await restored.close();
    }
  },
);

test('payments of an erased child go with receipts and bills 10 years after money moved for them (rule R182)', async () => {
  const { childId, orderId } = await buyCourse(school, parent, { child: { first_name: 'Tirta' } });
  await parent.call('POST', '/users/close', { body: { password: PASSWORD } });
  await tidyOn('2026-10-01');
  await tidyOn('2036-08-01');
  const left = (table: string) => counted(`select count(*) as n from ${table} where order_id = $1`, orderId);
  expect(await left('payments')).toBe(1);
  await tidyOn('2036-08-12');
  expect([await left('payments'), await left('payment_events')]).toEqual([0, 0]);
  expect(await counted('select count(*) as n from enrolments where child_id = $1', childId)).toBe(0);
  expect((await childRow(childId))?.['first_name']).toBe(`#${childId}`);
});

test('a word of the gateway is deleted by nothing else', async () => {
  await buyCourse(school, parent);
  await expect(school.rows('delete from payment_events')).rejects.toThrow();
});
