import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, type TestSchool, registration, startSchool } from '../../../tests/support/school.ts';
import type { FamilyImport, ImportCheck, ImportedFamily } from '../../contract/family-import.ts';
import { type ImportColumn, importColumns } from '../../domain/access/imported-row.ts';
import { addBatch } from '../enrolment/enrolled.test-support.ts';
import { notifyAccount } from '../inbox/notify.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { eraseUninvited } from './erase-uninvited.ts';

type Staff = Awaited<ReturnType<TestSchool['admin']>>;
let school: TestSchool;
let owner: Staff;
beforeAll(async () => {
  school = await startSchool();
  owner = await school.admin();
});
afterAll(() => school.close());

const sri: Row = {
  email: 'sri@example.test',
  first_name: 'Sri',
  last_name: 'Rahayu',
  phone_number: '0812-1111-2222',
  gender: 'Ibu',
  birthdate: '31-12-1988',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  zip_code: '40111',
  address_details: 'Jl. Melati 1',
  locale: 'English',
  child_first_name: 'Alya',
  child_last_name: '',
  child_gender: 'P',
  child_birthdate: '2018-05-02',
};
type Row = Partial<Record<ImportColumn, string>>;
let families = 0;
/** Another family than all before. */
const family = (some: Row = {}): Row => {
  families += 1;
  const phone_number = `08${String(1_200_000_000 + families)}`;
  return { ...sri, email: `family-${families}@example.test`, phone_number, ...some };
};
const fileOf = (rows: readonly Row[], by = ';', columns: readonly string[] = importColumns) => {
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(by);
  const cells = rows.map((row) => columns.map((column) => row[column as ImportColumn] ?? ''));
  return [columns, ...cells].map(line).join('\r\n');
};
const check = async (content: string): Promise<ImportCheck> => {
  const { status, body } = await owner.call('POST', '/family-import/check', {
    body: { file_name: 'keluarga.csv', content },
  });
  expect(status).toBe(200);
  return body['check'] as ImportCheck;
};
const faultsOf = async (...rows: Row[]) =>
  (await check(fileOf(rows))).faults.map(({ line, column, fault }) => `${line} ${column} ${fault}`);
const take = (content: string, who = owner) =>
  who.call('POST', '/family-import', { body: { file_name: 'keluarga.csv', content } });
const taken = async (rows: readonly Row[]) => {
  const { status, body } = await take(fileOf(rows));
  expect([status, body['error']]).toEqual([200, undefined]);
  return body['import'] as FamilyImport;
};
const show = async ({ import_id: id }: FamilyImport) =>
  (await owner.call('GET', `/family-import/${id}?size=200`)).body as unknown as {
    import: FamilyImport;
    families: ImportedFamily[];
    total: number;
  };
const count = async (table: string) =>
  Number((await school.rows(`select count(*) from ${table}`))[0]?.['count']);
const invite = async ({ import_id }: FamilyImport, user_ids?: number[]) =>
  (await owner.call('POST', '/family-import/invite', { body: { import_id, ...(user_ids && { user_ids }) } }))
    .body;
const tokenIn = (text = '') => /\/family-invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
const accept = (token: string, more: object = {}) =>
  school.call('POST', '/family-import/accept', {
    body: { token, password: PASSWORD, password_confirmation: PASSWORD, learning: true, ...more },
  });

describe('a file of families is judged before anything is taken (R257, R258)', () => {
  test('by comma or semicolon, with or without the mark, headed as the template of either language', async () => {
    const good = [
      family({ address_details: 'Jl. "Mawar"; 2,\nRT 3' }),
      { ...sri, email: 'other@example.test' },
    ];
    for (const content of [fileOf(good), fileOf(good, ','), `\uFEFF${fileOf(good)}`])
      expect(await check(content)).toMatchObject({ problem: null, families: 2, children: 2, fault_count: 0 });
    const { payload } = await school.app.inject({
      url: '/api/v1/family-import/template',
      headers: { cookie: owner.cookie(), 'accept-language': 'en' },
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
        family({ email: owner.email }),
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
    const { payload } = await school.app.inject({
      url: '/api/v1/export/families.csv?q=%2BSri',
      headers: { cookie: owner.cookie() },
    });
    expect(payload).toContain(";'+Sri Rahayu;");
    const [entry] = await school.rows(`select after from audit_log where kind = 'family_import'`);
    expect(entry?.['after']).toEqual({ file_name: 'keluarga.csv', families: 1, children: 1 });
  });

  test('but for families whom the school has: by e-mail or phone number, as from the same file again', async () => {
    const parent = await school.parent({ phone_number: '0813-9999-0000' });
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
    const other = await school.admin();
    const both = await Promise.all([take(content), take(content, other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('by nobody but owners', async () => {
    for (const who of [await school.admin('clerk'), await school.admin('teacher'), await school.parent()])
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
  beforeAll(() => addBatch(school, 1, '2026-08-03', { endRegistration: '2026-08-01' }));

  test('enrols the child in its grade, and each paid bill is a payment in cash with the reference', async () => {
    const row = family(paid);
    expect(await check(fileOf([row, family()]))).toMatchObject({ children: 2, years: 1, fault_count: 0 });
    await taken([row, family()]);
    const [child] = await school.rows(
      `select child_id, family_id from children join users on user_id = family_id where email = $1`,
      [row.email],
    );
    const { body } = await owner.call('GET', `/child/billing/${String(child?.['child_id'])}`);
    const bills = body['billing'] as { amount: number; status: string }[];
    expect(bills.map(({ amount }) => amount)).toEqual([1_000_001, 1_000_000, expect.any(Number)]);
    const desk = await owner.call('GET', `/payment/desk?q=${row.phone_number ?? ''}`);
    const entries = desk.body['payments'] as { payment_type: string; paid_at: string; order_id: string }[];
    expect(entries.map(({ payment_type: type, paid_at: at }) => [type, at])).toEqual([
      ['cash', '2026-08-05T05:00:00.000Z'],
      ['cash', '2026-08-05T05:00:00.000Z'],
    ]);
    expect(await school.rows('select distinct reference from hand_payments')).toEqual([
      { reference: 'Buku 3, no. 17' },
    ]);
    const undo = { order_id: entries[0]?.order_id, reason: 'Not ours' };
    expect((await owner.call('POST', '/payments/by-hand/undo', { body: undo })).body).toMatchObject({
      error: 'not_by_hand',
    });
    const listed = await owner.call('GET', `/childs?q=${row.phone_number ?? ''}`);
    expect(listed.body['childs']).toMatchObject([{ grade: 3, batch: 1 }]);
    expect(await school.rows('select 1 from orders')).toEqual([]);
    expect(
      await school.rows('select 1 from notifications where user_id = $1', [child?.['family_id']]),
    ).toEqual([]);
    expect(await school.mailsTo(row.email ?? '')).toEqual([]);
  });

  test('gets no mail about money that is brought for its next bill, whose receipt has its number (R260)', async () => {
    const row = family(paid);
    await taken([row]);
    const [bill] = await school.rows(
      `select bill_id, amount from bills join enrolments using (enrolment_id) join children using (child_id)
       join users on user_id = family_id where email = $1 and sequence = 3`,
      [row.email],
    );
    const { status, body } = await owner.call('POST', '/payments/by-hand', {
      body: { billing_id: bill?.['bill_id'], payment_type: 'cash', amount: bill?.['amount'], reference: '9' },
    });
    expect([status, body['error']]).toEqual([201, undefined]);
    expect(body['payment']).toMatchObject({ receipt_number: expect.stringMatching(/^KW-/) });
    expect(await school.mailsTo(row.email ?? '')).toEqual([]);
  });

  test('is refused of a batch that is over, in part, or with money that cannot be', async () => {
    await addBatch(school, 2, '2025-08-04', { isActive: false });
    await addBatch(school, 3, '2026-07-06', { isActive: false });
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
      '4 paid_bills invalid',
    ]);
  });
});

describe('who was imported hears nothing until the owner invites (R260)', () => {
  test('no notice, no mail, not even to who types the address, and nobody signs in', async () => {
    const row = family();
    const email = row.email ?? '';
    const { families: all } = await show(await taken([row]));
    const userId = all[0]?.user_id ?? 0;
    const now = school.clock.now();
    const words = { title: 't', titleIndo: 't', body: 'b', bodyIndo: 'b', link: null, childId: null };
    await school.parts.database.transaction((tx) =>
      notifyAccount(tx, { userId, kind: 'registration_open', ...words, now }),
    );
    expect(await school.rows('select 1 from notifications where user_id = $1', [userId])).toEqual([]);
    await school.call('POST', '/forgot-password', { body: { email } });
    await school.call('POST', '/users/resend-activation', { body: { email } });
    expect(await school.mailsTo(email)).toEqual([]);
    expect(
      await school.rows('select 1 from consents c join children k using (child_id) where family_id = $1', [
        userId,
      ]),
    ).toEqual([]);
    const signIn = await school.call('POST', '/users/login', { body: { email, password: '', type: 2 } });
    expect(signIn.status).not.toBe(200);
    const again = await school.call('POST', '/users/register', { body: registration(email) });
    expect(again.body['error']).toBe('email_taken');
  });
});

describe('what clerks do for a family that has not come (R260)', () => {
  const userIdIn = async (made: FamilyImport) => (await show(made)).families[0]?.user_id ?? 0;

  test('neither activates nor mails it: its address is corrected and its account closed in silence', async () => {
    const row = family();
    const userId = await userIdIn(await taken([row]));
    const clerk = await school.admin('clerk');
    for (const what of ['activate', 'resend-activation'])
      expect((await clerk.call('POST', `/users/${userId}/${what}`)).body['error']).toBe(
        'comes_by_invitation',
      );
    const email = `right-${row.email ?? ''}`;
    const corrected = await clerk.call('POST', `/users/${userId}/email`, { body: { email } });
    expect(corrected.body['account']).toMatchObject({ email, comes_by_invitation: true });
    expect((await owner.call('POST', '/office/family/close', { body: { user_id: userId } })).status).toBe(
      200,
    );
    expect([...(await school.mailsTo(row.email ?? '')), ...(await school.mailsTo(email))]).toEqual([]);
  });

  test('sends the invitation to its corrected address, where an owner has invited it', async () => {
    const row = family();
    const made = await taken([row]);
    await invite(made);
    const email = `right-${row.email ?? ''}`;
    await owner.call('POST', `/users/${await userIdIn(made)}/email`, { body: { email } });
    const [before, ...others] = await school.mailsTo(row.email ?? '');
    expect([(await accept(tokenIn(before?.text))).body['error'], others]).toEqual([
      'invitation_unusable',
      [],
    ]);
    const [mail, ...more] = await school.mailsTo(email);
    expect([(await accept(tokenIn(mail?.text))).status, more]).toEqual([200, []]);
  });
});

describe('an invitation (R261)', () => {
  test('goes to all or to some, again after three days, and ends the one before', async () => {
    const [one, two] = [family(), family()];
    const made = await taken([one, two]);
    const [first] = (await show(made)).families;
    expect(await invite(made, [first?.user_id ?? 0])).toMatchObject({ invited: 1, left_out: 0 });
    expect(await invite(made)).toMatchObject({ invited: 1, left_out: 1 });
    expect((await show(made)).import).toMatchObject({ there: 2, invited: 2, activated: 0 });
    const [mail] = await school.mailsTo(one.email ?? '');
    expect(mail?.subject).toBe('Kancil English invites you to your family’s page');
    expect(mail?.text).toContain('Sri');
    school.clock.advance('P3D');
    expect(await invite(made)).toMatchObject({ invited: 2, left_out: 0 });
    expect((await accept(tokenIn(mail?.text))).body['error']).toBe('invitation_unusable');
    expect(await school.mailsTo(one.email ?? '')).toHaveLength(2);
  });

  test('is answered once, with a password and the consent that the children learn', async () => {
    const row = family();
    const made = await taken([
      row,
      { email: row.email ?? '', child_first_name: 'Bima', child_gender: 'L', child_birthdate: '3/4/2019' },
    ]);
    await invite(made);
    const token = tokenIn((await school.mailsTo(row.email ?? ''))[0]?.text);
    const { body } = await school.call('GET', `/family-import/invitation/${token}`);
    expect(body).toMatchObject({ first_name: 'Sri', email: row.email, childs: ['Alya', 'Bima'] });
    expect((await accept(token, { learning: false })).body.errors).toHaveProperty('learning');
    expect((await accept(token, { password: 'short', password_confirmation: 'short' })).status).toBe(422);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const parent = school.visitor();
    const signIn = await parent.call('POST', '/users/login', {
      body: { email: row.email, password: PASSWORD, type: 2 },
    });
    expect(signIn.status).toBe(200);
    const { body: said } = await parent.call('GET', '/childs/consents');
    const given = (said['consents'] as { kind: string; given: boolean }[]).filter((one) => one.given);
    expect(given.map(({ kind }) => kind)).toEqual(['learning', 'learning']);
    expect((await show(made)).import).toMatchObject({ activated: 1 });
    expect(await invite(made)).toMatchObject({ invited: 0, left_out: 1 });
  });

  test('ends after two weeks', async () => {
    const row = family();
    await invite(await taken([row]));
    const token = tokenIn((await school.mailsTo(row.email ?? ''))[0]?.text);
    school.clock.advance('P14D');
    expect((await school.call('GET', `/family-import/invitation/${token}`)).status).toBe(409);
    expect((await accept(token)).body['error']).toBe('invitation_unusable');
  });
});

test('who has not come is erased a year after the import or the last invitation (R262)', async () => {
  await school.rows(`update users set import_id = null where import_id is not null`);
  const made = await taken([family(), family()]);
  school.clock.advance('P364D');
  const [, second] = (await show(made)).families;
  await invite(made, [second?.user_id ?? 0]);
  const { accounts, billing, content, log } = school.parts;
  const sweep = () => eraseUninvited({ accounts, payments: billing, content }, log, school.clock.now());
  await sweep();
  expect((await show(made)).total).toBe(2);
  school.clock.advance('P1D');
  await sweep();
  expect((await show(made)).families.map(({ user_id: id }) => id)).toEqual([second?.user_id]);
  const [gone] = await school.rows(
    `select u.email, k.first_name from users u join children k on k.family_id = u.user_id where u.import_id = $1 and u.erased_at is not null`,
    [made.import_id],
  );
  expect([gone?.['email'], gone?.['first_name']]).not.toContain('Alya');
});

test('but not while a year that it paid runs (R262)', async () => {
  await addBatch(school, 7, '2027-12-06', { endRegistration: '2027-12-01' });
  const made = await taken([
    family({
      batch: '7',
      grade: 'Tingkat 3',
      term: '4 bulan',
      paid_bills: '1',
      amount: 'Rp 700.000',
      paid_on: dayInJakarta(school.clock.now()),
      reference: 'Buku 4, no. 2',
    }),
  ]);
  const { accounts, billing, content, log } = school.parts;
  const sweptAfter = async (time: string) => {
    school.clock.advance(time);
    await eraseUninvited({ accounts, payments: billing, content }, log, school.clock.now());
    return (await show(made)).total;
  };
  expect(await sweptAfter('P366D')).toBe(1);
  expect(await sweptAfter('P365D')).toBe(0);
});
