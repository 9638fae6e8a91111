import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { CloseDay, DayMovement, MethodMoney, SettlementDifference } from '../../contract/day-close.ts';
import { addChild } from '../families/children.test-support.ts';

/** Payment n of a month, n from 1: one more each hour and a half, by each method in turn. */
const methods = ['gopay', 'echannel', 'credit_card'] as const;
const amountOf = (n: number) => 200_000 + n * 100;
const orderOf = (n: number) => `KE-${String(n).padStart(4, '0')}`;
const dayOf = (n: number) => `2026-11-${String(Math.ceil((n * 30) / 500)).padStart(2, '0')}`;

const school = await testSchool();
const admin = await school.admin();
const parent = await school.parent();
const childId = await addChild(parent);
for (let n = 1; n <= 500; n += 1)
  await school.rows(
    `insert into payments (order_id, family_id, child_id, bill_description, bill_description_indo, purpose, payment_type,
       gross_amount, fee, lines, delivery_amount, state, gateway_status, request, response, actions, created_at, settled_at,
       receipt_number)
     values ($1, $2, $3, 'Bill', 'Tagihan', 'BUY_COURSE', $4, $5, 0, '[]', 0, 'SETTLED', 'settlement', '', '', '', $6, $6, $7)`,
    [
      orderOf(n),
      parent.userId,
      childId,
      methods[n % 3],
      amountOf(n),
      `${dayOf(n)}T10:00:00+07:00`,
      100_000 + n,
    ],
  );

const heading = 'Order ID,Payment type,Amount,Transaction status,Settlement time,Customer name';
const lineOf = (n: number, changes: Partial<Record<'type' | 'amount' | 'status' | 'time', string>> = {}) =>
  [
    orderOf(n),
    changes.type ?? methods[n % 3],
    changes.amount ?? `${amountOf(n)}.00`,
    changes.status ?? 'settlement',
    changes.time ?? `${dayOf(n)} 10:00:00`,
    '"=HYPERLINK(""http://x"")"',
  ].join(',');
const fileOf = (lines: string[]) => `\uFEFF${[heading, ...lines].join('\r\n')}\r\n`;
const drop = (content: string, more: object = {}) =>
  admin.call('POST', '/payment/settlement-report', {
    body: { month: '2026-11', file_name: 'november.csv', content, ...more },
  });
const month = async (of = '2026-11') =>
  (await admin.call('GET', `/payment/days?month=${of}`)).body as unknown as {
    days: CloseDay[];
    methods: MethodMoney[];
    total: { paid_count: number; paid: number; back_count: number; back: number; net: number };
    reports: { report_id: number; file_name: string; row_count: number }[];
  };
const day = async (of: string) =>
  (await admin.call('GET', `/payment/days/${of}?size=200`)).body as unknown as {
    movements: DayMovement[];
    total: number;
    reported: boolean;
    differences: SettlementDifference[];
    differences_total: number;
    open_differences: number;
  };
/** The reports that a refusal names. */
const named = ({ body }: { body: unknown }) =>
  (body as { reports?: { report_id: number; file_name: string }[] }).reports ?? [];
const idsOf = (reports: { report_id: number }[]) => reports.map(({ report_id: id }) => id);
const keptRows = async () =>
  (await school.rows('select count(*)::int as count from settlement_rows'))[0]?.['count'];
const all = Array.from({ length: 500 }, (_, place) => place + 1);

test('a month is shown by day and method, with its sum', async () => {
  const { days, total } = await month();
  expect(days).toHaveLength(30);
  expect(total).toEqual({
    paid_count: 500,
    paid: 112_525_000,
    back_count: 0,
    back: 0,
    undone_count: 0,
    undone: 0,
    net: 112_525_000,
  });
  const last = days[0];
  expect([last?.day, last?.reported, last?.methods.map(({ method }) => method)]).toEqual([
    '2026-11-30',
    false,
    ['credit_card', 'echannel', 'gopay'],
  ]);
  expect((await month('2026-10')).days).toEqual([]);
});

describe('a report that is not taken', () => {
  test.each([
    ['NUL in it', `${heading}\r\n\0`, { problem: 'not_text' }],
    ['more than 2 MB', 'x'.repeat(2 * 1024 ** 2 + 1), { problem: 'too_large' }],
    ['an open quote', fileOf([lineOf(1), '"KE-0002,gopay']), { problem: 'broken_quote', line: 3 }],
    ['no heading', [lineOf(1), lineOf(2)].join('\n'), { problem: 'no_heading', line: 1 }],
    ['no rows', fileOf([]), { problem: 'no_rows' }],
    [
      'a cell with a line break before a wrong amount',
      fileOf([lineOf(1).replace('"=HYP', '"Sari\nDewi =HYP'), lineOf(2, { amount: 'many' })]),
      { problem: 'no_amount', line: 4, column: 'Amount', found: 'many' },
    ],
    ['a row too short', fileOf(['KE-0001,gopay']), { problem: 'row_too_short', line: 2, column: 'Amount' }],
    [
      'another month',
      fileOf([lineOf(1, { time: '2026-10-03 10:00:00' })]),
      { problem: 'other_month', found: '2026-10' },
    ],
    [
      'a row years away',
      fileOf([lineOf(1), lineOf(2, { time: '2062-11-03 10:00:00' })]),
      { problem: 'far_from_month', line: 3, found: '2062-11-03' },
    ],
    ['a heading of commas', `${heading}${','.repeat(2_000_000)}`, { problem: 'too_many_columns', line: 1 }],
    ['a row of commas', `${fileOf([])}${','.repeat(2_000_000)}`, { problem: 'too_many_columns', line: 2 }],
    [
      'more than 20,000 rows',
      fileOf(Array<string>(20_001).fill('KE-1,gopay,1,settlement,2026-11-03,')),
      { problem: 'too_many_rows', line: 20_002 },
    ],
  ])('because of %s says so, and nothing of it is kept (R126)', async (_why, content, problem) => {
    const { status, body } = await drop(content);
    expect([status, body['error'], body['report']]).toMatchObject([422, 'report_unreadable', problem]);
    expect([await keptRows(), (await month()).reports]).toEqual([0, []]);
  });
});

describe('the report of 500 payments with 20 differences', () => {
  const planted: [number, string][] = [
    [7, 'missing_there'],
    [99, 'missing_there'],
    [311, 'missing_there'],
    [15, 'other_amount'],
    [160, 'other_amount'],
    [444, 'other_amount'],
    [30, 'other_status'],
    [200, 'other_status'],
    [350, 'other_status'],
    [45, 'other_method'],
    [210, 'other_method'],
    [60, 'repeated_row'],
    [220, 'repeated_row'],
    [470, 'repeated_row'],
    [75, 'other_day'],
    [230, 'other_day'],
    [401, 'other_day'],
    [9001, 'missing_here'],
    [9002, 'missing_here'],
    [9003, 'missing_here'],
  ];
  const kindOf = new Map(planted);
  const reported = all.flatMap((n): string[] => {
    const kind = kindOf.get(n);
    if (kind === 'missing_there') return [];
    if (kind === 'other_amount') return [lineOf(n, { amount: String(amountOf(n) - 9) })];
    if (kind === 'other_status') return [lineOf(n, { status: 'refund' })];
    if (kind === 'other_method') return [lineOf(n, { type: 'bca_va' })];
    if (kind === 'repeated_row') return [lineOf(n), lineOf(n)];
    if (kind === 'other_day') return [lineOf(n, { time: '2026-11-28 23:59:59' })];
    return [lineOf(n)];
  });
  /** Cards that were let go after their capture, one of which the report does not list. */
  const letGo = [9101, 9102];
  beforeAll(async () => {
    for (const n of letGo)
      await school.rows(
        `insert into payments (order_id, family_id, child_id, bill_description, bill_description_indo, purpose, payment_type,
           gross_amount, fee, lines, delivery_amount, state, gateway_status, ended_by, request, response, actions, created_at,
           settled_at, reversed_at)
         select $1, family_id, child_id, '', '', purpose, 'credit_card', $2, 0, '[]', 0, 'REVERSED', 'cancel', 'reversed', '', '', '',
           created_at, settled_at, settled_at from payments where order_id = 'KE-0100'`,
        [orderOf(n), amountOf(n)],
      );
  });
  afterAll(() => school.rows(`delete from payments where order_id in ('KE-9101', 'KE-9102')`));
  const file = fileOf([
    ...reported,
    lineOf(9101, { type: 'credit_card', status: 'cancel', time: `${dayOf(100)} 10:00:00` }),
    ...[9001, 9002, 9003].map((n) => lineOf(n, { time: '2026-11-12 09:00:00' })),
  ]);

  test('finds each of them and nothing else (R127)', async () => {
    const { status, body } = await drop(file);
    expect([status, body['already']]).toEqual([200, false]);
    expect(body['report']).toMatchObject({ row_count: 504, first_day: '2026-11-01', last_day: '2026-11-30' });
    const { days } = await month();
    expect(days.reduce((sum, one) => sum + one.open_differences, 0)).toBe(20);
    const found: string[] = [];
    for (const one of days.filter(({ differences }) => differences > 0))
      for (const { order_id: orderId, kind } of (await day(one.day)).differences)
        found.push(`${orderId} ${kind}`);
    expect(found.toSorted()).toEqual(planted.map(([n, kind]) => `${orderOf(n)} ${kind}`).toSorted());
  });

  test('dropped in twice changes nothing and says so', async () => {
    const { body } = await drop(file, { file_name: 'again.csv' });
    expect([body['already'], await keptRows()]).toEqual([true, 504]);
    expect((await month()).reports.map(({ file_name: name }) => name)).toEqual(['november.csv']);
  });

  test('gives way to another one of the same days only when staff were told of it by name', async () => {
    const better = fileOf(all.map((n) => lineOf(n, kindOf.get(n) === 'other_amount' ? { amount: '1' } : {})));
    const refused = await drop(better);
    expect(refused.body['error']).toBe('report_there');
    expect(named(refused)).toMatchObject([
      {
        file_name: 'november.csv',
        first_day: '2026-11-01',
        last_day: '2026-11-30',
        row_count: 504,
        days_lost: [],
      },
    ]);
    expect(await keptRows()).toBe(504);
    expect((await drop(better, { replaces: [999_999] })).body['error']).toBe('report_there');
    expect((await drop(better, { replaces: idsOf(named(refused)) })).body['already']).toBe(false);
    expect(await keptRows()).toBe(500);
    const { days } = await month();
    expect(days.reduce((sum, one) => sum + one.open_differences, 0)).toBe(3);
    await drop(file, { replaces: idsOf(named(await drop(file))) });
  });

  test('has differences that are looked into, and open again when a side says something else (R128)', async () => {
    const wanted = { day: dayOf(15), order_id: orderOf(15), kind: 'other_amount' };
    const note = (body: object) =>
      admin.call('POST', '/payment/difference', { body: { ...wanted, ...body } });
    expect((await note({ note: ' ' })).status).toBe(422);
    expect((await note({ note: 'x', kind: 'other_day' })).body['error']).toBe('difference_gone');
    expect((await note({ note: 'A voucher of the shop' })).status).toBe(200);
    const of = async () =>
      (await day(dayOf(15))).differences.find(({ order_id: orderId }) => orderId === orderOf(15));
    expect((await of())?.looked_into).toMatchObject({ note: 'A voucher of the shop' });
    const closed = (await month()).days.find((one) => one.day === dayOf(15));
    expect([closed?.differences, closed?.open_differences]).toEqual([2, 1]);
    await school.rows('update payments set gross_amount = gross_amount + 1 where order_id = $1', [
      orderOf(15),
    ]);
    expect((await of())?.looked_into).toBeNull();
    await school.rows('update payments set gross_amount = gross_amount - 1 where order_id = $1', [
      orderOf(15),
    ]);
  });
});

test.each(['9999-12', '0001-01', '2100-01'])('the month %s and its days are refused', async (of) => {
  const asked = [`days?month=${of}`, `days/export?month=${of}`, `days/${of}-31`];
  const answers = [];
  for (const path of asked) answers.push((await admin.call('GET', `/payment/${path}`)).status);
  expect(answers).toEqual([422, 422, 404]);
});

describe('the table for the bookkeeper', () => {
  test('has a row for each payment and refund, and no cell that a spreadsheet takes for a formula (R129)', async () => {
    await school.rows(`update users set first_name = '=1+1', last_name = '' where user_id = $1`, [
      parent.userId,
    ]);
    await school.rows(
      `insert into refunds (order_id, amount, way, state, refund_key, reason, reference, asked_by, asked_at, ended_at)
       values ($1, 200700, 'transfer', 'DONE', 'k1', 'Moves', '=T1', $2, $3, $3)`,
      [orderOf(7), parent.userId, '2026-11-30T23:30:00+07:00'],
    );
    await school.rows(
      `update payments set refunded_amount = 200700, state = 'REVERSED', reversed_at = $2 where order_id = $1`,
      [orderOf(7), '2026-11-30T23:30:00+07:00'],
    );
    const { statusCode, headers, body } = await school.app.inject({
      url: '/api/v1/payment/days/export?month=2026-11',
      headers: { cookie: admin.cookie() },
    });
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="kancil-english-2026-11.csv"',
    ]);
    const lines = body.split('\r\n');
    expect(lines).toHaveLength(503);
    expect(lines[0]).toBe(
      '\uFEFFDate;Kind;Method;Amount (Rp);Order number;Receipt;Parent;Transfer reference;Child;Batch;Settled on;' +
        'Registration;Study kit;Course book;Course;Delivery;Card fee;Other amount',
    );
    expect(lines[1]).toBe(
      `2026-11-01;Payment;Mandiri Virtual Account;200100;KE-0001;KW-100001;'=1+1;;Alya Kartika;;2026-11-01;0;0;0;0;0;0;0`,
    );
    expect(lines[501]).toBe(
      `2026-11-30;Refund;Bank transfer;-200700;KE-0007;KW-100007;'=1+1;'=T1;Alya Kartika;;2026-11-01;;;;;;;`,
    );
    const clerk = await school.admin();
    await clerk.call('POST', '/users/update-locale', { body: { locale: 'ID' } });
    const indonesian = await school.app.inject({
      url: '/api/v1/payment/days/export?month=2026-11&separator=,',
      headers: { cookie: clerk.cookie() },
    });
    expect(indonesian.body.split('\r\n')[1]).toBe(
      `2026-11-01,Pembayaran,Mandiri Virtual Account,200100,KE-0001,KW-100001,'=1+1,,Alya Kartika,,2026-11-01,0,0,0,0,0,0,0`,
    );
    const { total } = await month();
    expect([total.back_count, total.back, total.net]).toEqual([1, 200_700, 112_324_300]);
  });

  test('counts a transfer back by no method of the payment service, and names what finds it at the bank (R125)', async () => {
    const { methods: byMethod, days, total } = await month();
    const backBy = (some: MethodMoney[]) => some.map(({ method, back, net }) => [method, back, net]);
    expect(byMethod.map(({ method }) => method)).toEqual([
      'gopay',
      'echannel',
      'credit_card',
      'cash',
      'transfer',
    ]);
    expect(backBy(byMethod)[4]).toEqual(['transfer', 200_700, -200_700]);
    expect(byMethod.slice(0, 3).map(({ back }) => back)).toEqual([0, 0, 0]);
    const last = days.find((one) => one.day === '2026-11-30');
    expect(backBy(last?.methods ?? [])).toContainEqual(['transfer', 200_700, -200_700]);
    for (const sum of ['paid', 'back', 'net', 'paid_count', 'back_count'] as const)
      expect(byMethod.reduce((whole, one) => whole + one[sum], 0)).toBe(total[sum]);
    const moved = (await day('2026-11-30')).movements.filter(({ kind }) => kind === 'back');
    expect(moved).toMatchObject([{ method: 'transfer', reference: '=T1', order_id: orderOf(7) }]);
    expect((await day(dayOf(1))).movements[0]).toMatchObject({ method: 'echannel', reference: null });
  });

  test('takes a refund by transfer for nothing that the payment service should list', async () => {
    const of7 = (await day(dayOf(7))).differences.filter(({ order_id: orderId }) => orderId === orderOf(7));
    expect(of7).toMatchObject([{ kind: 'missing_there', here: { report_status: 'paid' } }]);
  });
});

test('a day is answered by page', async () => {
  const { body } = await admin.call('GET', `/payment/days/${dayOf(100)}?size=5&page=2`);
  expect([(body['movements'] as DayMovement[]).length, body['total']]).toEqual([5, 17]);
  expect((await admin.call('GET', '/payment/days/2026-11-31')).status).toBe(404);
  expect((await admin.call('GET', '/payment/days?month=2026-13')).status).toBe(422);
});

test('the close is for staff alone', async () => {
  for (const who of [parent, school]) {
    const asked = [
      await who.call('GET', '/payment/days?month=2026-11'),
      await who.call('GET', '/payment/days/2026-11-03'),
      await who.call('GET', '/payment/days/export?month=2026-11'),
      await who.call('POST', '/payment/settlement-report', { body: {} }),
      await who.call('POST', '/payment/difference', { body: {} }),
      await who.call('POST', '/payment/differences', { body: {} }),
      await who.call('GET', '/payment/differences?month=2026-11'),
      await who.call('GET', '/payment/difference?order_id=KE-0001&kind=other_day'),
    ];
    expect(asked.map(({ status }) => status)).toEqual(Array(8).fill(who === parent ? 403 : 401));
  }
});
