import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../tests/support/database-before.ts';

let database: OldDatabase;
beforeAll(async () => {
  database = await databaseBefore('0023_settings');
});
afterAll(() => database.close());

test('entries from before names were kept get those of today, where the object is still there', async () => {
  await database.execute(`
    insert into users (first_name, last_name, email, phone_number, gender, birthdate, province, city, zip_code,
      address_details, special_notes, locale, password_hash, role, created_at)
    values ('Dewi', '', 'dewi@example.test', '+6281234567890', 'FEMALE', '1990-01-01', '32', '3273', '40111', '', '', 'ID',
      'x', 'admin', '2026-07-01T00:00:00Z'),
      ('Siti', 'Nuraini', 'siti@example.test', '+6281234567891', 'FEMALE', '1990-01-01', '32', '3273', '40111', '', '', 'ID',
      'x', 'parent', '2026-07-01T00:00:00Z');
    insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
    values (2, 'Bintang', '', 'MALE', '2017-01-01', '2026-07-02T00:00:00Z');
    insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
    values (7, '2026-08-10', '2026-07-01', '2026-08-31', true, '[]', '2026-06-01T00:00:00Z');
    insert into audit_log (at, user_id, kind, object_id, action, before, after)
    values ('2026-08-10T00:00:00Z', 1, 'family', '2', 'update', '{}', '{}'),
      ('2026-08-10T00:00:00Z', 1, 'grade', '1', 'update', '{}', '{}'),
      ('2026-08-10T00:00:00Z', 1, 'batch', '1', 'update', '{}', '{}'),
      ('2026-08-10T00:00:00Z', 1, 'course', '99', 'delete', '{}', null)`);
  await database.migrate();
  const { rows } = await database.execute(
    'select kind, by_name, object_name, search_text from audit_log order by log_id',
  );
  expect(rows).toEqual([
    { kind: 'family', by_name: 'Dewi', object_name: 'Siti Nuraini', search_text: ' dewi siti nuraini 2 ' },
    { kind: 'grade', by_name: 'Dewi', object_name: 'Bintang', search_text: ' dewi bintang 1 ' },
    { kind: 'batch', by_name: 'Dewi', object_name: '7', search_text: ' dewi 7 1 ' },
    { kind: 'course', by_name: 'Dewi', object_name: '', search_text: ' dewi  99 ' },
  ]);
});
