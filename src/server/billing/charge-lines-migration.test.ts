import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../tests/support/database-before.ts';

let database: OldDatabase;
beforeAll(async () => {
  database = await databaseBefore('0010_charge-lines');
});
afterAll(() => database.close());

test('a payment from before has its bill as its only line, the fee apart', async () => {
  await database.execute(`
    insert into users (first_name, last_name, email, phone_number, gender, birthdate, province, city, zip_code,
      address_details, special_notes, locale, password_hash, role, created_at)
    values ('Rina', '', 'rina@example.test', '+62812', 'FEMALE', '1990-01-01', '32', '3273', '40111', '', '', 'ID', 'x',
      'parent', '2026-07-01T00:00:00Z');
    insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
    values (1, '2026-08-10', '2026-07-01', '2026-08-31', true, '[]', '2026-06-01T00:00:00Z');
    insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
    values (1, 'Alya', '', 'FEMALE', '2017-01-01', '2026-07-02T00:00:00Z');
    insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at)
    values (1, 1, 'BUY_COURSE', 2, 12, 'jne', 18000, '2026-07-05T00:00:00Z');
    insert into bills (enrolment_id, sequence, period_start, period_end, amount)
    values (1, 1, '2026-08-10', '2027-08-10', 4018000);
    insert into payments (order_id, family_id, child_id, enrolment_id, bill_id, bill_description,
      bill_description_indo, purpose, payment_type, gross_amount, fee, delivery_amount, state, word, request, response,
      actions, created_at)
    values ('KE-1', 1, 1, 1, 1, 'Bill 1 of 1', 'Tagihan 1 dari 1', 'BUY_COURSE', 'credit_card', 4138540, 120540,
      18000, 'PENDING', 'pending', '{}', '{}', '[]', '2026-07-05T00:00:00Z')`);
  await database.migrate();
  const { rows } = await database.execute('select lines from payments');
  expect(rows).toEqual([
    {
      lines: [
        {
          name: 'Bill 1 of 1',
          nameIndo: 'Tagihan 1 dari 1',
          description: '',
          descriptionIndo: '',
          value: 4_018_000,
          discount: 0,
        },
      ],
    },
  ]);
});
