import { describe, expect, test } from 'vitest';
import { registration, testSchool } from '../../../tests/support/school.ts';
import type { ListedChild } from '../../contract/objects.ts';
import { enrol } from '../enrolment/enrolled.test-support.ts';
import { buyCourse, makeBatch } from '../payments/paying.test-support.ts';
import { addChild } from './children.test-support.ts';

const school = await testSchool();

describe("the back office's list of children", () => {
  test('finds by the name of the child or the parent, page by page', async () => {
    const [admin, parent] = [
      await school.admin(),
      await school.parent({ first_name: 'Wulan', last_name: 'Sukma' }),
    ];
    for (const first_name of ['Zahra', 'ahmad', 'Bima'])
      await addChild(parent, { first_name, last_name: 'Sukma' });
    const found = async (query: string) =>
      (await admin.call('GET', `/childs?${query}`)).body as unknown as {
        childs: { first_name: string }[];
        total?: number;
      };
    const page = await found('q=wulan%20suk&page=1&size=2');
    expect(page.childs.map((row) => row.first_name)).toEqual(['ahmad', 'Bima']);
    expect([page.total, page.childs[0]]).toMatchObject([
      3,
      { parent_first_name: 'Wulan', parent_phone_number: '+6281234567890', birthdate: '2018-05-02' },
    ]);
    expect((await found('q=wulan&page=2&size=2')).childs.map((row) => row.first_name)).toEqual(['Zahra']);
    expect((await found('q=ZAHRA')).childs).toHaveLength(1);
    expect((await found('q=%25')).childs).toEqual([]);
    expect((await admin.call('GET', '/childs?size=100000')).status).toBe(422);
  });

  test('finds by parts of several words, each in a name or in the phone number', async () => {
    const admin = await school.admin();
    const parent = await school.parent({ first_name: 'Ngurah', phone_number: '0878-4455-6677' });
    await addChild(parent, { first_name: 'Bintang', last_name: 'Handayani' });
    await addChild(parent, { first_name: 'Bintara', last_name: '' });
    const found = async (typed: string) => {
      const { body } = await admin.call('GET', `/childs?q=${encodeURIComponent(typed)}&page=1`);
      return (body['childs'] as { first_name: string }[]).map((row) => row.first_name);
    };
    expect(await found('bint hand')).toEqual(['Bintang']);
    expect(await found('hand bint')).toEqual(['Bintang']);
    expect(await found('bint ngur')).toEqual(['Bintang', 'Bintara']);
    expect(await found('0878-4455 bint')).toEqual(['Bintang', 'Bintara']);
    expect(await found('bint hand wulan')).toEqual([]);
  });

  test('is sorted by the name of the child or of the parent, as they are called now', async () => {
    const admin = await school.admin();
    const [first, second] = [
      await school.parent({ first_name: 'Yuli', last_name: 'Urut' }),
      await school.parent({ first_name: 'Bayu', last_name: 'Urut' }),
    ];
    await addChild(first, { first_name: 'Ayu', last_name: '' });
    await addChild(second, { first_name: 'Rio', last_name: '' });
    await addChild(second, { first_name: 'Zeta', last_name: '' });
    const sorted = async (query: string) => {
      const { body } = await admin.call('GET', `/childs?q=urut&page=1&size=2&${query}`);
      return (body['childs'] as { first_name: string }[]).map((row) => row.first_name);
    };
    expect(await sorted('sort=child_name')).toEqual(['Ayu', 'Rio']);
    expect(await sorted('sort=child_name&direction=desc')).toEqual(['Zeta', 'Rio']);
    expect(await sorted('sort=parent_name')).toEqual(['Rio', 'Zeta']);
    expect(await sorted('sort=parent_name&direction=desc')).toEqual(['Ayu', 'Zeta']);
    const form = registration(first.email, { first_name: 'Adi', last_name: 'Urut' });
    const renamed = await first.call('POST', '/users/update-user', { body: { ...form, email: undefined } });
    expect(renamed.status).toBe(200);
    expect(await sorted('sort=parent_name')).toEqual(['Ayu', 'Rio']);
    expect((await admin.call('GET', '/childs?sort=grade')).status).toBe(422);
  });

  test('is sorted by the whole name, as it is read', async () => {
    const [admin, parent] = [await school.admin(), await school.parent({ last_name: 'Dibaca' })];
    await addChild(parent, { first_name: 'Ana', last_name: 'Zulkarnain' });
    await addChild(parent, { first_name: 'Ana Putri', last_name: 'Adi' });
    const { body } = await admin.call('GET', '/childs?q=dibaca&page=1&sort=child_name');
    const names = (body['childs'] as ListedChild[]).map((row) => `${row.first_name} ${row.last_name}`);
    expect(names).toEqual(['Ana Putri Adi', 'Ana Zulkarnain']);
  });

  test('hides no child of a name that many parents bear, and shows ten of a page whose size is not said', async () => {
    const admin = await school.admin();
    await school.parts.database.execute(`
      with parents as (
        insert into users (email, password_hash, role, first_name, last_name, phone_number, gender, birthdate,
          province, city, zip_code, address_details, special_notes, locale, created_at)
        select 'many-' || n || '@example.test', '', 'parent', 'Serupa', 'Nama', '', 'FEMALE', '1990-01-01',
          '', '', '', '', '', 'EN', '2026-08-10T03:00:00Z'
        from generate_series(1, 601) n returning user_id)
      insert into children (family_id, first_name, last_name, gender, birthdate, created_at)
      select user_id, 'Anak', '', 'MALE', '2018-05-02', '2026-08-10T03:00:00Z' from parents`);
    const found = async (query: string) => {
      const { body } = await admin.call('GET', `/childs?${query}`);
      return [(body['childs'] as object[]).length, body['total']];
    };
    expect(await found('q=serupa')).toEqual([601, undefined]);
    expect(await found('q=serupa&page=2')).toEqual([10, 601]);
    expect(await found('q=serupa&page=61')).toEqual([1, 601]);
    expect(await found('q=serupa&size=5')).toEqual([5, 601]);
  });

  test('is for admins', async () => {
    expect((await (await school.parent()).call('GET', '/childs')).status).toBe(403);
    expect((await school.call('GET', '/childs')).status).toBe(401);
  });

  test('says what is awaited of a child and how its bills stand, and narrows a batch by grade and state (R243)', async () => {
    const [admin, parent, batch] = [
      await school.admin('clerk'),
      await school.parent(),
      await makeBatch(school),
    ];
    const buy = (first_name: string, birthdate: string) =>
      buyCourse(school, parent, { batch, term: 4, child: { first_name, birthdate } });
    const late = await buy('Laras', '2019-05-02');
    await buy('Tirta', '2014-05-02');
    const grown = await buy('Gilang', '2019-05-02');
    await school.rows('update enrolments set grade = 4 where child_id = $1', [grown.childId]);
    await school.rows(
      `update bills set period_start = '2026-08-01', period_end = '2026-12-01' where sequence = 2 and enrolment_id =
         (select enrolment_id from enrolments where child_id = $1)`,
      [late.childId],
    );
    const found = async (path: string) => {
      const { status, body } = await admin.call('GET', path);
      expect(status, body.message).toBe(200);
      return (body['childs'] as ListedChild[]).map(({ first_name, awaits_test, bill }) => [
        first_name,
        awaits_test,
        bill,
      ]);
    };
    const ofBatch = `/childs/academic-year/${batch.academicYearId}`;
    expect(await found(ofBatch)).toEqual([
      ['Gilang', false, 'paid'],
      ['Laras', false, 'overdue'],
      ['Tirta', true, 'paid'],
    ]);
    expect(await found(`${ofBatch}?grade=4`)).toEqual([['Gilang', false, 'paid']]);
    expect(await found(`${ofBatch}?state=awaiting_test`)).toEqual([['Tirta', true, 'paid']]);
    expect(await found(`${ofBatch}?grade=2&state=bill_overdue&sort=grade&page=1`)).toEqual([
      ['Laras', false, 'overdue'],
    ]);
    // Without a batch the grade is that of the year a child is in: of the next one nothing counts before it begins.
    const next = await makeBatch(school, { start: '2027-01-06' });
    await enrol(school, {
      childId: grown.childId,
      familyId: parent.userId,
      batch: { id: next.academicYearId, startDate: next.startDate },
      settledAt: '2026-08-10T02:00:00Z',
      purpose: 'NEXT_GRADE',
      grade: 5,
    });
    expect(await found('/childs?grade=4')).toEqual([['Gilang', false, 'paid']]);
    expect(await found('/childs?grade=5')).toEqual([]);
    expect(await found('/childs?grade=4&state=bill_overdue')).toEqual([]);
    expect(await found('/childs?state=bill_overdue')).toEqual([['Laras', false, 'overdue']]);
    expect((await admin.call('GET', `${ofBatch}?grade=9`)).status).toBe(422);
  });
});
