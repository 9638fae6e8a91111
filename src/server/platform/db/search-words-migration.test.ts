import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../../tests/support/database-before.ts';

let database: OldDatabase;

beforeAll(async () => {
  database = await databaseBefore('0013_search-words');
  await database.execute(`
    insert into users (first_name, last_name, email, phone_number, gender, birthdate, province, city, zip_code,
      address_details, special_notes, locale, password_hash, role, created_at)
    values ('Désirée', 'Nur''aini', 'siti@example.test', '+6281234567890', 'FEMALE', '1990-01-01', '32', '3273', '40111',
      '', '', 'ID', 'x', 'parent', '2026-07-01T00:00:00Z');
    insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
    values (1, '2026-08-10', '2026-07-01', '2026-08-31', true, '[]', '2026-06-01T00:00:00Z');
    insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
    values (1, 'Bintang', 'H.', 'MALE', '2017-01-01', '2026-07-02T00:00:00Z');
    insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at)
    values (1, 1, 'BUY_COURSE', 2, 12, 'jne', 0, '2026-07-05T00:00:00Z');
    insert into orders (enrolment_id, family_id, child_id, status, courier, resi, created_at)
    values (1, 1, 1, 'shipped', 'jne', 'JNE/0099.1', '2026-07-06T00:00:00Z');
    insert into course_masters (title, title_indo, description, description_indo, grade, unit, week, type,
      created_at)
    values ('Unit 3: animals', 'Unit 3: hewan', '', '', 2, 1, 1, 1, '2026-06-01T00:00:00Z')`);
  await database.migrate();
});
afterAll(() => database.close());

const searchTexts = async (table: string) =>
  (await database.execute(`select search_text from ${table}`)).rows.map((row) => row['search_text']);

test('search texts that were stored are written in the new form', async () => {
  const child = ' bintang h desiree nuraini +6281234567890 081234567890 ';
  expect(await searchTexts('children')).toEqual([child]);
  expect(await searchTexts('orders')).toEqual([`${child}jne 00991 `]);
  expect(await searchTexts('course_masters')).toEqual([' unit 3  animals unit 3  hewan ']);
});

test('search texts are written without a search path, as when a dump is restored', async () => {
  await database.execute(`
    begin;
    set local search_path = '';
    update public.users set first_name = 'Sari';
    update public.orders set resi = 'X1';
    commit`);
  const child = ' bintang h sari nuraini +6281234567890 081234567890 ';
  expect(await searchTexts('children')).toEqual([child]);
  expect(await searchTexts('orders')).toEqual([`${child}x1 `]);
});
