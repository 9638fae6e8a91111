import { describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { buyCourse, chargeFirst, makeBatch } from '../payments/paying.test-support.ts';

const school = await testSchool();
const clerk = await school.admin('clerk');
const wulan = await school.parent({ first_name: 'Wulan', last_name: '', email: 'wulan@example.test' });
const agus = await school.parent({ first_name: 'Agus', last_name: 'Sari', email: 'agus@example.test' });
const batch = await makeBatch(school);
const { academicYearId } = batch;
await buyCourse(school, wulan, { batch, child: { first_name: 'Alya', last_name: '' } });
const childId = await addChild(agus, { first_name: 'Bima', last_name: 'Sari' });
await chargeFirst(school, agus, { childId, batch });
// What a name cannot be today, an older row may hold.
await school.rows(`update children set last_name = $1 where child_id = $2`, ['=HYPERLINK("x";"y")', childId]);

const table = async (path: string, by: Visitor = clerk) => {
  const { statusCode, payload, headers } = await school.app.inject({
    url: `/api/v1/export/${path}`,
    headers: { cookie: by.cookie() },
  });
  return { statusCode, headers, lines: payload.split('\r\n') };
};
const lastEntry = async () => {
  const [row] = await school.rows(
    `select user_id, object_id, after from audit_log where kind = 'export' order by log_id desc limit 1`,
  );
  return row;
};

describe('a list is taken out as a table (R256)', () => {
  test('of children as narrowed and sorted, with the place of each, and without a formula', async () => {
    const { headers, lines } = await table('children.csv?sort=child_name&direction=desc');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="kancil-english-children-2026-08-10.csv"',
    );
    expect(lines[0]).toBe('\uFEFFNumber;Child;Born;Grade;Batch;Parent;Phone;Account;State');
    expect(lines[1]).toMatch(/^\d+;"Bima =HYPERLINK\(""x"";.*;2018-05-02;;;Agus Sari;'6281234567890;Open;$/);
    expect(lines[2]).toMatch(/^\d+;Alya;2018-05-02;2;1;Wulan;'6281234567890;Open;"Test awaited, Paid"$/);
    expect(lines).toHaveLength(4);
    expect((await table('children.csv?q=bima')).lines).toHaveLength(3);
    const ofBatch = (await table(`children.csv?academic_year_id=${academicYearId}&separator=,`)).lines;
    expect(ofBatch.slice(1)).toEqual([expect.stringMatching(/^\d+,Alya,2018-05-02,2,1,Wulan,/), '']);
    expect((await table('children.csv?academic_year_id=999')).statusCode).toBe(404);
  });

  test('of families with where they live, found as the search finds them', async () => {
    const { lines } = await table('families.csv?q=agus');
    expect(lines[0]?.split(';')).toHaveLength(11);
    expect(lines[1]).toMatch(/^\d+;Agus Sari;agus@example\.test;'62812.*;Open$/);
    expect(lines).toHaveLength(3);
    expect((await table('families.csv')).lines).toHaveLength(4);
  });

  test('of families without those that were erased', async () => {
    const erased = await school.parent();
    const before = (await table('families.csv')).lines.length;
    await school.rows('update users set closed_at = $2, erased_at = $2 where user_id = $1', [
      erased.userId,
      school.clock.now(),
    ]);
    expect((await table('families.csv')).lines).toHaveLength(before - 1);
  });

  test('of orders by their status', async () => {
    const { lines } = await table('orders.csv?status=unshipped');
    expect(lines[1]).toMatch(/^\d+;2026-08-10;Alya;Wulan;'6281234567890;.*;JNE;;Unshipped$/);
    expect(lines).toHaveLength(3);
    expect((await table('orders.csv?status=shipped')).lines).toHaveLength(2);
  });

  test('of payments by how they stand, in the language of who asks', async () => {
    expect((await table('payments.csv')).lines).toHaveLength(4);
    const { lines } = await table('payments.csv?filter=paid');
    expect(lines[1]).toMatch(/;Alya;Wulan;'62.*;QRIS;\d+;0;Paid;2026-08-10;;$/);
    const owner = await school.admin();
    await owner.call('POST', '/users/update-locale', { body: { locale: 'ID' } });
    expect((await table('payments.csv?filter=waiting', owner)).lines[1]).toMatch(/;QRIS;\d+;0;Menunggu;;;$/);
  });

  test('of more rows than are read at a time, whole and each once', async () => {
    await school.rows(
      `insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
       select min(user_id), 'Crowd ' || n, '', 'MALE', '2018-01-01', '2026-08-01'
       from users, generate_series(1, 1203) n where role = 'parent' group by n`,
    );
    const { lines } = await table('children.csv?q=crowd');
    const numbers = lines.slice(1, -1).map((line) => line.split(';')[0]);
    expect([numbers.length, new Set(numbers).size]).toEqual([1203, 1203]);
  });

  test('and the log says by whom, how narrowed and how many rows, but not what was searched', async () => {
    await table(`children.csv?q=bima&parent_user_id=1&sort=child_name`);
    expect(await lastEntry()).toMatchObject({ user_id: clerk.userId, object_id: 'children' });
    await table(`orders.csv?status=unshipped&q=alya`);
    expect((await lastEntry())?.['after']).toEqual({
      row_count: 1,
      filter: 'status=unshipped',
      searched: true,
    });
    await table('bills.csv?contacted=true');
    expect((await lastEntry())?.['after']).toEqual({ row_count: 0, filter: 'contacted=true' });
  });

  test('thirty times in ten minutes by one account, and by no page of another site', async () => {
    const other = await school.admin('clerk');
    const elsewhere = await school.app.inject({
      url: '/api/v1/export/bills.csv',
      headers: { cookie: other.cookie(), 'sec-fetch-site': 'cross-site' },
    });
    expect(elsewhere.statusCode).toBe(403);
    for (let n = 0; n < 30; n += 1) expect((await table('bills.csv', other)).statusCode).toBe(200);
    expect((await table('orders.csv', other)).statusCode).toBe(429);
    expect((await table('orders.csv')).statusCode).toBe(200);
  });

  test('by owners and clerks, never by teachers or parents', async () => {
    for (const who of [await school.admin('teacher'), await school.parent()])
      for (const list of ['children', 'families', 'bills', 'orders', 'payments'])
        expect((await table(`${list}.csv`, who)).statusCode).toBe(403);
  });
});
