import { expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';

const school = await testSchool();
const admin = await school.admin();

const drop = (month: string, days: string[], replaces: number[] = []) =>
  admin.call('POST', '/payment/settlement-report', {
    body: {
      month,
      file_name: `${days.join(' ')}.csv`,
      content: [
        'Order ID,Payment type,Amount,Transaction status,Settlement time',
        ...days.map((day) => `KE-${day},gopay,1000,settlement,${day} 10:00:00`),
      ].join('\n'),
      replaces,
    },
  });
const there = ({ body }: { body: unknown }) =>
  (body as { reports: { report_id: number; days_lost: string[] }[] }).reports;
const idOf = ({ body }: { body: unknown }) => (body as { report: { report_id: number } }).report.report_id;
const spoken = async () =>
  (
    await school.parts.database.execute('select day::text as day from settlement_report_days order by day')
  ).rows.map((row) => (row as { day: string }).day);

test('a smaller report tells of the days that it would leave without one, and takes them only then (R126)', async () => {
  const wide = await drop('2026-11', ['2026-10-31', '2026-11-22', '2026-11-25']);
  const before = ['2026-10-31', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
  expect(await spoken()).toEqual(before);
  const refused = await drop('2026-11', ['2026-11-23']);
  expect(refused.status).toBe(409);
  const lost = ['2026-10-31', '2026-11-22', '2026-11-24', '2026-11-25'];
  expect(there(refused)).toMatchObject([{ report_id: idOf(wide), days_lost: lost }]);
  expect(await spoken()).toEqual(before);
  expect((await drop('2026-11', ['2026-11-23'], [idOf(wide)])).status).toBe(200);
  expect(await spoken()).toEqual(before.filter((day) => !lost.includes(day)));
});

test('rows beside the month are counted, in the answer and in the list (R126)', async () => {
  const taken = await drop('2026-06', ['2026-05-31', '2026-06-03', '2026-06-05', '2026-07-01']);
  expect(taken.body['report']).toMatchObject({
    row_count: 4,
    rows_beside: 2,
    first_day: '2026-06-03',
    last_day: '2026-06-05',
  });
  await drop('2026-06', ['2026-06-07', '2026-06-08']);
  const { body } = await admin.call('GET', '/payment/days?month=2026-06');
  expect(body['reports']).toMatchObject([{ rows_beside: 0 }, { rows_beside: 2 }]);
});

test('of several that give way each has its own lost days, and a wider report leaves none (R126)', async () => {
  const first = await drop('2026-09', ['2026-09-01', '2026-09-03']);
  const second = await drop('2026-09', ['2026-09-04', '2026-09-05']);
  expect(there(await drop('2026-09', ['2026-09-03', '2026-09-04']))).toMatchObject([
    { report_id: idOf(first), days_lost: ['2026-09-01', '2026-09-02'] },
    { report_id: idOf(second), days_lost: ['2026-09-05'] },
  ]);
  expect(there(await drop('2026-09', ['2026-09-01', '2026-09-30']))).toMatchObject([
    { report_id: idOf(first), days_lost: [] },
    { report_id: idOf(second), days_lost: [] },
  ]);
});
