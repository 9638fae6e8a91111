import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import type { OpenDatabase } from './database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.execute(`
    insert into users (first_name, last_name, email, phone_number, gender, birthdate, province, city, zip_code,
      address_details, special_notes, locale, password_hash, role, created_at)
    values ('Désirée', 'Nur''aini', 'siti@example.test', '+6281234567890', 'FEMALE', '1990-01-01', '32', '3273', '40111',
      '', '', 'ID', 'x', 'parent', '2026-07-01T00:00:00Z');
    insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
    values (1, '2026-08-10', '2026-07-01', '2026-08-31', true, '[]', '2026-06-01T00:00:00Z');
    insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
    values (1, 'Bintang', 'H', 'MALE', '2017-01-01', '2026-07-02T00:00:00Z');
    insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at)
    values (1, 1, 'BUY_COURSE', 2, 12, 'jne', 0, '2026-07-05T00:00:00Z');
    insert into orders (enrolment_id, family_id, child_id, status, courier, resi, created_at)
    values (1, 1, 1, 'shipped', 'jne', 'JNE/0099.1', '2026-07-06T00:00:00Z')`);
});
afterAll(() => database.close());

const row = async (query: string) => (await database.execute(query)).rows[0];
const child = ' bintang h desiree nuraini +6281234567890 081234567890 ';

test('children and orders get what they are found and sorted by from the tables that hold it', async () => {
  expect(await row('select child_name, parent_name, search_text from children')).toEqual({
    child_name: 'bintang h',
    parent_name: 'desiree nuraini',
    search_text: child,
  });
  expect(await row('select child_name, search_text from orders')).toEqual({
    child_name: 'bintang h',
    search_text: `${child}jne 00991 `,
  });
});

test('these are written without a search path, as when a dump is restored', async () => {
  await database.execute(`
    begin;
    set local search_path = '';
    update public.users set first_name = 'Sari';
    update public.children set first_name = 'Rio';
    commit`);
  expect(
    await row(`select parent_name, children.child_name, orders.child_name as of_order
      from children join orders using (child_id)`),
  ).toEqual({ parent_name: 'sari nuraini', child_name: 'rio h', of_order: 'rio h' });
});
