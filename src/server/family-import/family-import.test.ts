import { beforeAll, describe, expect, test } from 'vitest';
import { importColumns } from '../../domain/access/imported-row.ts';
import { addBatch } from '../enrolment/enrolled.test-support.ts';
import { importingSchool } from './importing.test-support.ts';

const given = importingSchool();
const { sri, family, fileOf, check, faultsOf, take, taken, count } = given;

describe('a file of families is judged before anything is taken (R257, R258)', () => {
  test('by comma or semicolon, with or without the mark, headed as the template of either language', async () => {
    const good = [
      family({ address_details: 'Jl. "Mawar"; 2,\nRT 3' }),
      { ...sri, email: 'other@example.test' },
    ];
    for (const content of [fileOf(good), fileOf(good, ','), `\uFEFF${fileOf(good)}`])
      expect(await check(content)).toMatchObject({ problem: null, families: 2, children: 2, fault_count: 0 });
    const { payload } = await given.school.app.inject({
      url: '/api/v1/family-import/template',
      headers: { cookie: given.owner.cookie(), 'accept-language': 'en' },
    });
    const row = importColumns.map((column) => sri[column] ?? '').join(';');
    expect(await check(payload + row)).toMatchObject({ problem: null, families: 1, fault_count: 0 });
    expect(await count('family_imports')).toBe(0);
  });

  test('and refused whole where it is no such file', async () => {
    const problemOf = async (content: string) => (await check(content)).problem;
    expect(await problemOf('\u0000PNG\uFFFD')).toMatchObject({ problem: 'not_text' });
    expect(await problemOf('')).toMatchObject({ problem: 'no_rows' });
    expect(await problemOf(fileOf([]))).toMatchObject({ problem: 'no_rows' });
    expect(await problemOf(fileOf([sri], ';', ['email', 'email', 'first_name']))).toMatchObject({
      problem: 'repeated_column',
      columns: ['email'],
    });
    expect((await problemOf(fileOf([sri], ';', ['email', 'first_name'])))?.columns).toContain(
      'child_birthdate',
    );
    expect(await problemOf(`${fileOf([sri])}\r\n"open`)).toMatchObject({ problem: 'broken_quote', line: 3 });
    const many = `${importColumns.join(';')}\n${'a\n'.repeat(200_000)}`;
    expect(await problemOf(many)).toMatchObject({ problem: 'too_many_rows', line: 20_002 });
    expect(await problemOf('x'.repeat(8 * 1024 ** 2 + 1))).toMatchObject({ problem: 'too_large' });
  });

  test('and quoted as it is written', async () => {
    const { faults } = await check(fileOf([family({ child_first_name: '=2+5', zip_code: '' })]));
    expect(faults).toEqual([
      { line: 2, column: 'zip_code', fault: 'required', cell: '', ended_on: null },
      { line: 2, column: 'child_first_name', fault: 'not_a_name', cell: '=2+5', ended_on: null },
    ]);
  });

  test('row by row and column by column', async () => {
    expect(
      await faultsOf(
        family({ first_name: '<b>Sri</b>', email: 'no mail' }),
        family({ child_birthdate: '31-02-2018', city: 'Atlantis' }),
        family({ child_birthdate: '1990-01-01' }),
        family({ child_birthdate: '2030-01-01', phone_number: '12' }),
        family({ zip_code: '', child_gender: 'x', child_first_name: 'Bad\nName' }),
      ),
    ).toEqual([
      '2 email invalid',
      '2 first_name not_a_name',
      '3 city invalid',
      '3 child_birthdate invalid_date',
      '4 child_birthdate too_old',
      '5 phone_number invalid',
      '6 zip_code required',
      '6 child_first_name invalid',
      '6 child_gender invalid',
    ]);
  });

  test('and as families: one parent for an e-mail in whatever letters, each child once, no address of the staff', async () => {
    const one = family();
    expect(await faultsOf(one, { email: one.email?.toUpperCase() ?? '', child_first_name: 'Bima' })).toEqual([
      '3 child_gender required',
      '3 child_birthdate required',
    ]);
    const sibling = { child_first_name: 'Bima', child_gender: 'L', child_birthdate: '3/4/2019' };
    expect(
      await check(fileOf([one, { email: ` ${one.email?.toUpperCase() ?? ''} `, ...sibling }])),
    ).toMatchObject({
      families: 1,
      children: 2,
      fault_count: 0,
    });
    expect(
      await faultsOf(
        one,
        { ...one, first_name: 'Sari', ...sibling },
        one,
        family({ phone_number: one.phone_number ?? '' }),
        family({ email: given.owner.email }),
      ),
    ).toEqual([
      '3 email differs',
      '4 child_first_name child_twice',
      '5 phone_number phone_of_other',
      '6 email staff_address',
    ]);
  });
});

describe('a file is taken whole or not at all (R259)', () => {
  test('with a sign before a name that a spreadsheet would reckon with, and nothing when one cell is wrong', async () => {
    const before = await count('users');
    const bad = await take(fileOf([family(), family({ child_birthdate: '' })]));
    expect([bad.status, bad.body['error'], await count('users')]).toEqual([422, 'import_has_faults', before]);
    const made = await taken([family({ first_name: '+Sri', child_first_name: '-cmd' })]);
    expect(made).toMatchObject({ families: 1, children: 1, there: 1, invited: 0, activated: 0, by: 'Dewi' });
    const { payload } = await given.school.app.inject({
      url: '/api/v1/export/families.csv?q=%2BSri',
      headers: { cookie: given.owner.cookie() },
    });
    expect(payload).toContain(";'+Sri Rahayu;");
    const [entry] = await given.school.rows(`select after from audit_log where kind = 'family_import'`);
    expect(entry?.['after']).toEqual({ file_name: 'keluarga.csv', families: 1, children: 1 });
  });

  test('but for families whom the school has: by e-mail or phone number, as from the same file again', async () => {
    const parent = await given.school.parent({ phone_number: '0813-9999-0000' });
    const rows = [family(), family()];
    const content = fileOf([
      ...rows,
      family({ phone_number: '+62 813 9999 0000' }),
      family({ email: parent.email }),
    ]);
    expect(await check(content)).toMatchObject({ families: 2, already: 2 });
    expect((await check(content)).left_out).toEqual([
      { line: 4, family: 'Sri Rahayu' },
      { line: 5, family: 'Sri Rahayu' },
    ]);
    const first = await take(content);
    expect(first.body['import']).toMatchObject({ families: 2, already: 2 });
    const again = await take(content);
    expect([again.status, again.body['error']]).toEqual([409, 'nothing_to_import']);
  });

  test('by one of two owners at once', async () => {
    const content = fileOf([family(), family()]);
    const other = await given.school.admin();
    const both = await Promise.all([take(content), take(content, other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('by nobody but owners', async () => {
    for (const who of [
      await given.school.admin('clerk'),
      await given.school.admin('teacher'),
      await given.school.parent(),
    ])
      expect(
        (await who.call('POST', '/family-import', { body: { file_name: 'a', content: 'b' } })).status,
      ).toBe(403);
  });

  test('of more rows than go into a statement', async () => {
    const made = await taken(Array.from({ length: 1200 }, () => family()));
    expect([made.families, made.children]).toEqual([1200, 1200]);
  });
});

describe('a year that was paid on paper (R259)', () => {
  const paid = {
    batch: '1',
    grade: 'Tingkat 3',
    term: '4 bulan',
    paid_bills: '2',
    amount: 'Rp 2.000.001',
    paid_on: '5-8-2026',
    reference: 'Buku 3, no. 17',
  };
  beforeAll(() => addBatch(given.school, 1, '2026-08-03', { endRegistration: '2026-08-01' }));

  test('enrols the child in its grade, and each paid bill is a payment in cash with the reference', async () => {
    const row = family(paid);
    expect(await check(fileOf([row, family()]))).toMatchObject({ children: 2, years: 1, fault_count: 0 });
    await taken([row, family()]);
    const [child] = await given.school.rows(
      `select child_id, family_id from children join users on user_id = family_id where email = $1`,
      [row.email],
    );
    const { body } = await given.owner.call('GET', `/child/billing/${String(child?.['child_id'])}`);
    const bills = body['billing'] as { amount: number; status: string }[];
    expect(bills.map(({ amount }) => amount)).toEqual([1_000_001, 1_000_000, expect.any(Number)]);
    const desk = await given.owner.call('GET', `/payment/desk?q=${row.phone_number ?? ''}`);
    const entries = desk.body['payments'] as { payment_type: string; paid_at: string; order_id: string }[];
    expect(entries.map(({ payment_type: type, paid_at: at }) => [type, at])).toEqual([
      ['cash', '2026-08-05T05:00:00.000Z'],
      ['cash', '2026-08-05T05:00:00.000Z'],
    ]);
    expect(await given.school.rows('select distinct reference from hand_payments')).toEqual([
      { reference: 'Buku 3, no. 17' },
    ]);
    const undo = { order_id: entries[0]?.order_id, reason: 'Not ours' };
    expect((await given.owner.call('POST', '/payments/by-hand/undo', { body: undo })).body).toMatchObject({
      error: 'not_by_hand',
    });
    const listed = await given.owner.call('GET', `/childs?q=${row.phone_number ?? ''}`);
    expect(listed.body['childs']).toMatchObject([{ grade: 3, batch: 1 }]);
    expect(await given.school.rows('select 1 from orders')).toEqual([]);
    expect(
      await given.school.rows('select 1 from notifications where user_id = $1', [child?.['family_id']]),
    ).toEqual([]);
    expect(await given.school.mailsTo(row.email ?? '')).toEqual([]);
  });

  test('gets no mail about money that is brought for its next bill, whose receipt has its number (R260)', async () => {
    const row = family(paid);
    await taken([row]);
    const [bill] = await given.school.rows(
      `select bill_id, amount from bills join enrolments using (enrolment_id) join children using (child_id)
       join users on user_id = family_id where email = $1 and sequence = 3`,
      [row.email],
    );
    const { status, body } = await given.owner.call('POST', '/payments/by-hand', {
      body: { billing_id: bill?.['bill_id'], payment_type: 'cash', amount: bill?.['amount'], reference: '9' },
    });
    expect([status, body['error']]).toEqual([201, undefined]);
    expect(body['payment']).toMatchObject({ receipt_number: expect.stringMatching(/^KW-/) });
    expect(await given.school.mailsTo(row.email ?? '')).toEqual([]);
  });

  test('is refused of a batch that is over, in part, or with money that cannot be', async () => {
    await addBatch(given.school, 2, '2025-08-04', { isActive: false });
    await addBatch(given.school, 3, '2026-07-06', { isActive: false });
    const { faults, open_batches: open } = await check(
      fileOf([
        family({ ...paid, batch: '2' }),
        family({ ...paid, batch: '3' }),
        family({ ...paid, batch: '99' }),
      ]),
    );
    expect(faults).toEqual([
      { line: 2, column: 'batch', fault: 'batch_over', cell: '2', ended_on: '2026-08-02' },
      { line: 4, column: 'batch', fault: 'invalid', cell: '99', ended_on: null },
    ]);
    expect(open).toEqual([1, 3]);
    expect((await check(fileOf([family(paid)]))).paper_money).toEqual([
      { month: '2026-08', amount: 2_000_001 },
    ]);
    expect(
      await faultsOf(
        family({ batch: '1' }),
        family({ ...paid, grade: '7', paid_on: '1-1-2030', amount: '-5' }),
        family({ ...paid, paid_bills: '4' }),
      ),
    ).toEqual([
      ...['grade', 'term', 'paid_bills', 'amount', 'paid_on', 'reference'].map((one) => `2 ${one} required`),
      '3 grade invalid',
      '3 amount invalid',
      '3 paid_on invalid',
      '4 paid_bills invalid',
    ]);
  });
});
