import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../tests/support/database-before.ts';

let database: OldDatabase;
beforeAll(async () => {
  database = await databaseBefore('0026_payment-records');
});
afterAll(() => database.close());

/** A payment of bill 1 or 2, as it stood before: [order, bill, state, the gateway's word, when it settled]. */
const payment = (order: string, bill: number, state: string, word: string, settled: string | null) =>
  `('${order}', 1, 1, 1, ${bill}, 'Bill', 'Tagihan', 'BUY_COURSE', 'gopay', 1518000, 0, '[]', 18000, '${state}',
    '${word}', '{}', '{}', '[]', '2026-07-05T00:00:00Z', ${settled === null ? 'null' : `'${settled}'`})`;

test('payments from before say why they ended, have receipts in the order of their money, and know their parcel', async () => {
  await database.execute(`
    insert into users (first_name, last_name, email, phone_number, gender, birthdate, province, city, zip_code,
      address_details, special_notes, locale, password_hash, role, created_at)
    values ('Rina', '', 'rina@example.test', '+62812', 'FEMALE', '1990-01-01', '32', '3273', '40111', '', '', 'ID', 'x',
      'parent', '2026-07-01T00:00:00Z');
    insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
    values (1, '2026-08-10', '2026-07-01', '2026-08-31', true, '[]', '2026-06-01T00:00:00Z');
    insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
    values (1, 'Alya', '', 'FEMALE', '2017-01-01', '2026-07-02T00:00:00Z');
    insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount,
      delivery_province, delivery_city, created_at)
    values (1, 1, 'BUY_COURSE', 2, 2, 'jne', 18000, '32', '3273', '2026-07-05T00:00:00Z');
    insert into bills (enrolment_id, sequence, period_start, period_end, amount)
    values (1, 1, '2026-08-10', '2026-10-10', 1518000), (1, 2, '2026-10-10', '2026-12-10', 700000);
    insert into payments (order_id, family_id, child_id, enrolment_id, bill_id, bill_description,
      bill_description_indo, purpose, payment_type, gross_amount, fee, lines, delivery_amount, state, gateway_status,
      request, response, actions, created_at, settled_at)
    values ${[
      payment('A-later', 2, 'SETTLED', 'settlement', '2026-10-05T00:00:00Z'),
      payment('B-first', 1, 'SETTLED', 'settlement', '2026-07-06T00:00:00Z'),
      payment('C-open', 2, 'PENDING', 'pending', null),
      payment('D-denied', 2, 'FAILED', 'deny', null),
      payment('E-expired', 2, 'FAILED', 'expire', null),
      payment('F-never', 2, 'FAILED', '', null),
      payment('G-reversed', 2, 'REVERSED', 'refund', '2026-10-06T00:00:00Z'),
    ].join(', ')}`);
  await database.migrate();
  const { rows } = await database.execute(
    'select order_id, ended_by, receipt_number, parcel from payments order by order_id',
  );
  const parcel = { courier: 'jne', province: '32', city: '3273', addressDetails: '', zipCode: '' };
  const row = (
    order_id: string,
    ended_by: string | null,
    receipt_number: number | null,
    sent: object | null,
  ) => ({
    order_id,
    ended_by,
    receipt_number,
    parcel: sent,
  });
  expect(rows).toEqual([
    row('A-later', null, 2, null),
    row('B-first', null, 1, parcel),
    row('C-open', null, null, null),
    row('D-denied', 'denied', null, null),
    row('E-expired', 'expired', null, null),
    row('F-never', 'cancelled', null, null),
    row('G-reversed', 'reversed', null, null),
  ]);
});
