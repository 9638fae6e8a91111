import { afterEach, expect, test } from 'vitest';
import { type OldDatabase, databaseBefore } from '../../../tests/support/database-before.ts';

let database: OldDatabase;
afterEach(() => database.close());

const user = `insert into users (first_name, last_name, email, phone_number, gender, birthdate, province, city, zip_code,
    address_details, special_notes, locale, password_hash, role, created_at)
  values ('Rina', '', 'rina@example.test', '+62812', 'FEMALE', '1990-01-01', '32', '3273', '40111', '', '', 'ID', 'x',
    'parent', '2026-07-01T00:00:00Z')`;

test('a report from before is for the month of most of its rows, and speaks of that month’s days and of others that nobody else speaks of', async () => {
  database = await databaseBefore('0040_settlement-report-days');
  const report = (digest: string, days: readonly string[]) =>
    `('${digest}', '${digest}.csv', '${days[0]}', '${days.at(-1)}', ${days.length}, 0, 1, '2026-11-20T00:00:00Z')`;
  const reports = {
    october: ['2026-10-01', '2026-10-03'],
    november: ['2026-10-31', '2026-11-01', '2026-11-03'],
    again: ['2026-11-03', '2026-11-04'],
  };
  const rows = Object.values(reports).flatMap((days, place) =>
    days.map(
      (day, line) => `(${place + 1}, ${line + 1}, 'KE-${place}-${line}', 1, 'paid', 'qris', '${day}')`,
    ),
  );
  await database.execute(user);
  await database.execute(`insert into settlement_reports
    (digest, file_name, first_day, last_day, row_count, paid_total, added_by, added_at)
    values ${Object.entries(reports)
      .map(([digest, days]) => report(digest, days))
      .join(', ')}`);
  await database.execute(`insert into settlement_rows (report_id, line, order_id, amount, standing, method, day)
    values ${rows.join(', ')}`);
  await database.migrate();
  const { rows: months } = await database.execute(
    `select digest, month, first_day::text, last_day::text from settlement_reports order by report_id`,
  );
  expect(months).toEqual([
    { digest: 'october', month: '2026-10', first_day: '2026-10-01', last_day: '2026-10-03' },
    { digest: 'november', month: '2026-11', first_day: '2026-11-01', last_day: '2026-11-03' },
    { digest: 'again', month: '2026-11', first_day: '2026-11-03', last_day: '2026-11-04' },
  ]);
  const { rows: days } = await database.execute(
    `select day::text || ' ' || report_id as spoken from settlement_report_days order by day`,
  );
  expect(days.map((row) => (row as { spoken: string }).spoken)).toEqual([
    '2026-10-01 1',
    '2026-10-02 1',
    '2026-10-03 1',
    '2026-10-31 2',
    '2026-11-01 2',
    '2026-11-02 2',
    '2026-11-03 3',
    '2026-11-04 3',
  ]);
});

test('a payment from before ended unpaid, or went to its bank, when the school first heard so', async () => {
  database = await databaseBefore('0044_payment-status-since');
  await database.execute(user);
  await database.execute(`insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
    values (1, 'Alya', '', 'FEMALE', '2017-01-01', '2026-07-02T00:00:00Z')`);
  const payment = (order: string, state: string, word: string) =>
    `('${order}', 1, 1, 'Bill', 'Tagihan', 'BUY_COURSE', 'credit_card', 1518000, 0, '[]', 18000, '${state}', '${word}',
      '', '', '', '2026-11-01T00:00:00Z')`;
  await database.execute(`insert into payments (order_id, family_id, child_id, bill_description, bill_description_indo,
      purpose, payment_type, gross_amount, fee, lines, delivery_amount, state, gateway_status, request, response,
      actions, created_at)
    values ${[payment('A', 'FAILED', 'deny'), payment('B', 'PENDING', 'capture'), payment('C', 'PENDING', 'pending'), payment('D', 'FAILED', '')].join(', ')}`);
  const heard = (order: string, said: string, state: string, minute: number) =>
    `('${order}', 'notification', '${said}', '', '${state}', '2026-11-01T00:0${minute}:00Z')`;
  await database.execute(`insert into payment_events (order_id, source, said, response, state, at)
    values ${[
      heard('A', 'pending', 'PENDING', 1),
      heard('A', 'deny', 'FAILED', 2),
      heard('A', 'cancel', 'FAILED', 3),
      heard('B', 'authorize', 'PENDING', 4),
      heard('B', 'capture', 'PENDING', 5),
      heard('C', 'pending', 'PENDING', 6),
    ].join(', ')}`);
  await database.migrate();
  const { rows } = await database.execute('select order_id, status_since from payments order by order_id');
  const since = rows as { order_id: string; status_since: Date | string | null }[];
  expect(
    since.map(({ order_id: order, status_since: at }) => [order, at && new Date(at).toISOString()]),
  ).toEqual([
    ['A', '2026-11-01T00:02:00.000Z'],
    ['B', '2026-11-01T00:04:00.000Z'],
    ['C', null],
    ['D', null],
  ]);
});
