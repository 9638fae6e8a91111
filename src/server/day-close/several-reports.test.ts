import { beforeAll, describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { CloseDay, SettlementDifference } from '../../contract/day-close.ts';

const school = await testSchool();
const admin = await school.admin();

const heading = 'Order ID,Payment type,Amount,Transaction status,Settlement time,Customer name';
const fileOf = (lines: string[]) => `\uFEFF${[heading, ...lines].join('\r\n')}\r\n`;
const drop = (content: string, more: object = {}) =>
  admin.call('POST', '/payment/settlement-report', {
    body: { file_name: 'november.csv', content, ...more },
  });
const month = async (of: string) =>
  (await admin.call('GET', `/payment/days?month=${of}`)).body as unknown as {
    days: CloseDay[];
    reports: { report_id: number; file_name: string; row_count: number }[];
  };
const day = async (of: string) =>
  (await admin.call('GET', `/payment/days/${of}?size=200`)).body as unknown as {
    reported: boolean;
    differences: SettlementDifference[];
    differences_total: number;
    open_differences: number;
  };
/** The reports that a refusal names. */
const named = ({ body }: { body: unknown }) =>
  (body as { reports?: { report_id: number; file_name: string }[] }).reports ?? [];
const idsOf = (reports: { report_id: number }[]) => reports.map(({ report_id: id }) => id);

describe('reports beside each other', () => {
  const paid = (order: string, on: string) => `${order},gopay,1000,settlement,${on} 10:00:00,`;
  const card = (on: string) => `KE-CARD,credit_card,1000,settlement,${on} 10:00:00,`;
  const of = (wanted: string, content: string, more: object = {}) =>
    drop(content, { month: wanted, ...more });
  const october = fileOf([paid('KE-O1', '2025-10-01'), card('2025-10-31')]);

  test('speak of the days of their month: a row of the month before takes nothing from its report', async () => {
    expect((await of('2025-10', october)).status).toBe(200);
    // The card was captured on the last day of October and is in both exports.
    const november = fileOf([card('2025-10-31'), paid('KE-N1', '2025-11-01'), paid('KE-N2', '2025-11-03')]);
    expect((await of('2025-11', november, { file_name: 'nov.csv' })).status).toBe(200);
    expect((await month('2025-10')).reports).toMatchObject([{ row_count: 2 }]);
    expect((await month('2025-11')).reports).toMatchObject([
      { file_name: 'nov.csv', first_day: '2025-11-01', last_day: '2025-11-03' },
    ]);
    expect((await day('2025-10-31')).differences.map(({ kind }) => kind)).toEqual(['missing_here']);
    // The quiet day among them is spoken of, the one after them is not.
    const spoken = [];
    for (const one of ['2025-10-15', '2025-11-02', '2025-11-04']) spoken.push((await day(one)).reported);
    expect(spoken).toEqual([true, true, false]);
  });

  test('are taken for each of the months that one file speaks of', async () => {
    const both = fileOf([paid('KE-D1', '2025-12-30'), paid('KE-J1', '2026-01-02')]);
    expect((await of('2025-12', both)).body['already']).toBe(false);
    expect((await day('2026-01-02')).reported).toBe(true);
    expect((await of('2026-01', both)).body['already']).toBe(false);
    const [december, january] = [await day('2025-12-30'), await day('2026-01-02')];
    expect([december.reported, january.reported]).toEqual([true, true]);
    expect([december.differences_total, january.differences_total]).toEqual([1, 1]);
  });

  test('are all named when they give way to one, and none is when a date was mistyped', async () => {
    const parts = ['2025-09-02', '2025-09-20'].map((at, place) => fileOf([paid(`KE-P${place}`, at)]));
    for (const [place, part] of parts.entries())
      await of('2025-09', part, { file_name: `part-${place}.csv` });
    const whole = (last: string) => fileOf([paid('KE-P0', '2025-09-01'), paid('KE-P1', last)]);
    const slip = await of('2025-09', whole('2062-01-01'), { replaces: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(slip.body['report']).toMatchObject({ problem: 'far_from_month', found: '2062-01-01' });
    const refused = await of('2025-09', whole('2025-09-30'));
    expect(named(refused).map(({ file_name: name }) => name)).toEqual(['part-0.csv', 'part-1.csv']);
    // One alone is not enough: the other was not agreed to.
    const [first] = idsOf(named(refused));
    expect((await of('2025-09', whole('2025-09-30'), { replaces: [first] })).status).toBe(409);
    const taken = await of('2025-09', whole('2025-09-30'), { replaces: idsOf(named(refused)) });
    expect([taken.status, (await month('2025-09')).reports.length]).toEqual([200, 1]);
  });
});

describe('reports of as many unknown orders as fit', () => {
  const at = (dayOfMonth: number) => `2025-06-0${dayOfMonth}`;
  const unknown = (dayOfMonth: number, count: number) =>
    fileOf(
      Array.from(
        { length: count },
        (_row, place) => `X${dayOfMonth}-${place},gopay,1,settlement,${at(dayOfMonth)},`,
      ),
    );
  beforeAll(async () => {
    await drop(unknown(1, 20_000), { month: '2025-06' });
    await drop(unknown(2, 9999), { month: '2025-06' });
  });

  test('answer the month with its counts, and a day by page', async () => {
    const { days } = await month('2025-06');
    expect(days.map((one) => [one.day, one.differences])).toEqual([
      [at(2), 9999],
      [at(1), 20_000],
    ]);
    const { body } = await admin.call('GET', `/payment/days/${at(1)}?size=50&differences_page=400`);
    expect([body['differences_total'], body['open_differences']]).toEqual([20_000, 20_000]);
    expect((body['differences'] as SettlementDifference[]).map(({ order_id: order }) => order)).toHaveLength(
      50,
    );
  });

  test('let one of them be looked into, which the counts show', async () => {
    const body = { day: at(1), order_id: 'X1-7', kind: 'missing_here', note: 'Another shop' };
    expect((await admin.call('POST', '/payment/difference', { body })).status).toBe(200);
    const { differences_total: all1, open_differences: open } = await day(at(1));
    expect([all1, open]).toEqual([20_000, 19_999]);
  });

  test('are refused beyond 30,000 rows of a month, and nothing of the last is kept', async () => {
    const { body } = await drop(unknown(3, 2), { month: '2025-06' });
    expect(body['report']).toMatchObject({ problem: 'month_full', found: '30001' });
    expect((await day(at(3))).reported).toBe(false);
    expect((await drop(unknown(3, 1), { month: '2025-06' })).status).toBe(200);
  });
});
