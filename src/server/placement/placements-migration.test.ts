import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../tests/support/database-before.ts';

let database: OldDatabase;

beforeAll(async () => {
  database = await databaseBefore('0008_placements');
});
afterAll(() => database.close());

/** A family with the children 1 to 8, and these enrolments as the tables held them before; their ids count from 1. */
const oldSchool = async (years: string[]) => {
  await database.execute(`
    insert into users (first_name, last_name, email, phone_number, gender, birthdate, province, city, zip_code,
      address_details, special_notes, locale, password_hash, role, created_at)
    values ('Rina', '', 'rina@example.test', '+62812', 'FEMALE', '1990-01-01', '32', '3273', '40111', '', '', 'ID', 'x',
      'parent', '2026-07-01T00:00:00Z');
    insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
    values (1, '2026-08-10', '2026-07-01', '2026-08-31', true, '[]', '2026-06-01T00:00:00Z'),
      (2, '2027-08-09', '2027-07-01', '2027-08-31', true, '[]', '2027-06-01T00:00:00Z');
    insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
    select 1, 'Anak ' || n, '', 'MALE', '2017-01-01', '2026-07-02T00:00:00Z' from generate_series(1, 8) n;
    insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at,
      settled_at, too_young_at_settlement, placed_by_time_at, result)
    select child, year, purpose, grade, 12, 'jne', 0, '2026-07-05T00:00:00Z', settled::timestamptz, young,
      placed::timestamptz, result::jsonb
    from (values ${years.join(',')}) as given (child, year, purpose, grade, settled, young, placed, result)`);
};

test('placements carry over what was stored: who was too young, whose time passed, and what staff set', async () => {
  await oldSchool([
    // too young, before and after the job looked at it, and in a grade that staff chose afterwards
    `(1, 1, 'BUY_COURSE', 2, '2026-07-20T03:00:00Z', true, null, null)`,
    `(2, 1, 'BUY_COURSE', 3, '2026-07-20T03:00:00Z', true, '2026-07-23T03:00:00Z', null)`,
    // old enough: its time passed, staff set the grade, the test is awaited
    `(3, 1, 'BUY_COURSE', 2, '2026-07-20T03:00:00Z', false, '2026-07-23T03:05:00Z', null)`,
    `(4, 1, 'BUY_COURSE', 4, '2026-07-20T03:00:00Z', false, null, '{"setBy": "staff", "grade": 4}')`,
    `(5, 1, 'BUY_COURSE', 2, '2026-07-20T03:00:00Z', false, null, null)`,
    // never paid
    `(6, 1, 'BUY_COURSE', 2, null, null, null, null)`,
    // replaced by a second choice before it was paid; the second one was paid
    `(7, 1, 'BUY_COURSE', 2, null, null, null, null)`,
    `(7, 2, 'BUY_COURSE', 2, '2026-07-21T03:00:00Z', false, null, null)`,
    // a second year awaits no test
    `(8, 1, 'BUY_COURSE', 2, '2026-07-20T03:00:00Z', false, '2026-07-23T03:05:00Z', null)`,
    `(8, 2, 'NEXT_GRADE', 3, '2027-07-20T03:00:00Z', false, null, null)`,
  ]);
  await database.migrate();
  const { rows } = await database.execute(
    `select child_id, enrolment_id, placed_by, result, settled_at at time zone 'UTC' = '2026-07-20 03:00' as first_day,
       to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as placed_at
     from placements order by child_id`,
  );
  const lines = rows.map((row) => Object.values(row));
  expect(lines).toEqual([
    [1, 1, 'age', null, true, '2026-07-20 03:00'],
    [2, 2, 'age', null, true, '2026-07-20 03:00'],
    [3, 3, 'time', null, true, '2026-07-23 03:05'],
    [4, 4, 'staff', 4, true, null],
    [5, 5, null, null, true, null],
    [7, 8, null, null, false, null],
    [8, 9, 'time', null, true, '2026-07-23 03:05'],
  ]);
  const grades = await database.execute('select grade from enrolments order by enrolment_id');
  expect(grades.rows.map(({ grade }) => grade)).toEqual([2, 3, 2, 4, 2, 2, 2, 2, 2, 3]);
});
