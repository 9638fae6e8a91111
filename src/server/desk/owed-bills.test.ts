import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import type { OwedBill } from '../../contract/bill-desk.ts';
import { buyCourse, makeBatch } from '../payments/paying.test-support.ts';
import { eraseTalks, heldTalks } from './family-data.ts';

let school: TestSchool;
let clerk: Visitor;
let alya: number;
let budi: number;

/** The days of a child's second bill. */
const secondBill = async (childId: number, start: string, end: string) =>
  school.rows(
    `update bills set period_start = $2, period_end = $3 where sequence = 2 and enrolment_id =
       (select enrolment_id from enrolments where child_id = $1)`,
    [childId, start, end],
  );

beforeAll(async () => {
  school = await startSchool();
  clerk = await school.admin();
  const batch = await makeBatch(school);
  const named = (first_name: string, phone_number: string) =>
    school.parent({ first_name, last_name: '', phone_number });
  const sumiyati = await named('Sumiyati', '081234567890');
  alya = (await buyCourse(school, sumiyati, { batch, term: 4, child: { first_name: 'Alya' } })).childId;
  const hendra = await named('Hendra', '081234567891');
  budi = (await buyCourse(school, hendra, { batch, term: 4, child: { first_name: 'Budi' } })).childId;
});
afterAll(() => school.close());

beforeEach(async () => {
  await school.rows('delete from bill_contacts');
  await school.rows('delete from bill_earlier_talks');
  // The school's day is 10 August 2026.
  await secondBill(alya, '2026-08-01', '2026-12-01');
  await secondBill(budi, '2026-08-15', '2026-12-15');
});

const bills = async (query: Record<string, string> = {}) => {
  const answer = await clerk.call('GET', `/bills?${new URLSearchParams(query).toString()}`);
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body as unknown as { bills: OwedBill[]; total: number; sum: number };
};
const named = async (query: Record<string, string> = {}) =>
  (await bills(query)).bills.map(({ child }) => child.first_name);

describe('the bills that families owe (R221)', () => {
  test('are those late and due within a week, the oldest first, with what they come to', async () => {
    const { bills: rows, total, sum } = await bills();
    expect(rows).toMatchObject([
      {
        child: { first_name: 'Alya' },
        family: { first_name: 'Sumiyati', phone_number: '+6281234567890' },
        due: '2026-08-01',
        days: 9,
        payable_until: '2026-11-30',
        state: 'overdue',
        contacted: null,
      },
      { child: { first_name: 'Budi' }, due: '2026-08-15', days: -5, state: 'due_7' },
    ]);
    expect([total, sum]).toEqual([2, (rows[0]?.amount ?? 0) + (rows[1]?.amount ?? 0)]);
    expect(rows[0]?.billing_desc).toBe('Bill 2 of 3 · 1 August 2026 – 30 November 2026');
  });

  test('are narrowed by state, batch and words, and sorted by amount', async () => {
    expect(await named({ state: 'overdue' })).toEqual(['Alya']);
    expect(await named({ state: 'due_7' })).toEqual(['Budi']);
    expect(await named({ state: 'lapsing' })).toEqual([]);
    await secondBill(alya, '2026-05-01', '2026-08-16');
    expect(await named({ state: 'lapsing' })).toEqual(['Alya']);
    expect(await named({ state: 'overdue' })).toEqual(['Alya']);
    expect(await named({ q: 'hendra' })).toEqual(['Budi']);
    expect(await named({ academic_year_id: '2000000000' })).toEqual([]);
    expect(await named({ sort: 'amount', direction: 'desc' })).toHaveLength(2);
    const { bills: rows, total } = await bills({ page: '2', size: '1' });
    expect([rows.map(({ child }) => child.first_name), total]).toEqual([['Budi'], 2]);
  });

  test('leave the list when they are paid or lapse, and are found by those states', async () => {
    await secondBill(alya, '2026-04-01', '2026-08-10');
    expect(await named()).toEqual(['Budi']);
    expect(await named({ state: 'skipped' })).toEqual(['Alya']);
    expect(await named({ state: 'paid' })).toEqual([]);
  });

  test('rest for three days after staff spoke with the family, unless they are asked for', async () => {
    const [first] = (await bills()).bills;
    const said = await clerk.call('POST', '/bills/contacted', {
      body: { billing_id: first?.billing_id, note: 'Pays on Friday' },
    });
    expect(said.body['bill']).toMatchObject({
      contacted: { at: '2026-08-10T03:00:00.000Z', note: 'Pays on Friday' },
    });
    expect(await named()).toEqual(['Budi']);
    expect(await bills({ state: 'overdue' })).toMatchObject({
      bills: [],
      total: 0,
      sum: 0,
      resting: { count: 1, sum: first?.amount, waiting: 0 },
    });
    expect(await named({ contacted: 'true' })).toEqual(['Alya', 'Budi']);
    const mistaken = () =>
      clerk.call('POST', '/bills/not-contacted', {
        body: { billing_id: first?.billing_id, at: '2026-08-10T03:00:00.000Z' },
      });
    expect((await mistaken()).body['bill']).toMatchObject({ contacted: null });
    expect((await mistaken()).status).toBe(200);
    expect(await named()).toEqual(['Alya', 'Budi']);
    await clerk.call('POST', '/bills/contacted', { body: { billing_id: first?.billing_id, note: '' } });
    await school.rows(`update bill_contacts set contacted_at = '2026-08-07T03:00:00Z'`);
    expect(await named()).toEqual(['Alya', 'Budi']);
  });

  test('keep every talk, the newest first; one that was said by mistake goes alone', async () => {
    const [first] = (await bills()).bills;
    const billing_id = first?.billing_id;
    const say = (note: string) => clerk.call('POST', '/bills/contacted', { body: { billing_id, note } });
    const notes = async () => {
      const { body } = await clerk.call('GET', `/bills/${billing_id}`);
      return (body['talks'] as { note: string }[]).map(({ note }) => note);
    };
    await say('Pays on Friday');
    school.clock.set('2026-08-10T04:00:00Z');
    await say('');
    school.clock.set('2026-08-10T05:00:00Z');
    await Promise.all([say('Called again'), say('At the gate')]);
    const all = await notes();
    expect(all.slice(0, 2).toSorted()).toEqual(['At the gate', 'Called again']);
    expect(all.slice(2)).toEqual(['', 'Pays on Friday']);
    const mistaken = (at: string) => clerk.call('POST', '/bills/not-contacted', { body: { billing_id, at } });
    await mistaken('2026-08-10T04:00:00.000Z');
    expect(await notes()).toEqual(all);
    await mistaken('2026-08-10T05:00:00.000Z');
    expect(await notes()).toEqual(all.slice(1));
    school.clock.set('2026-08-10T03:00:00Z');
  });

  test('are paid in their order: one after another that can be paid names it', async () => {
    const [first] = (await bills()).bills;
    const [third] = await school.rows(
      'select bill_id from bills where sequence = 3 and enrolment_id = (select enrolment_id from bills where bill_id = $1)',
      [first?.billing_id],
    );
    const asked = async (billId: unknown) =>
      (await clerk.call('GET', `/bills/${Number(billId)}`)).body['pays_first'];
    expect(await asked(third?.['bill_id'])).toEqual({ billing_id: first?.billing_id, sequence: 2 });
    expect(await asked(first?.billing_id)).toBeNull();
  });

  test('are talked about as often as it is said, and the log keeps when, not the words', async () => {
    const [first] = (await bills()).bills;
    const body = { billing_id: first?.billing_id, note: 'Pays on Friday' };
    await clerk.call('POST', '/bills/contacted', { body });
    school.clock.set('2026-08-10T04:00:00Z');
    await clerk.call('POST', '/bills/contacted', { body });
    school.clock.set('2026-08-10T03:00:00Z');
    const entries = await school.rows(
      `select object_name, before, after from audit_log where kind = 'family' order by log_id desc limit 2`,
    );
    expect(entries).toEqual([
      {
        object_name: 'Sumiyati',
        before: { contacted: '2026-08-10T03:00:00.000Z' },
        after: { contacted: '2026-08-10T04:00:00.000Z' },
      },
      {
        object_name: 'Sumiyati',
        before: { contacted: null },
        after: { contacted: '2026-08-10T03:00:00.000Z' },
      },
    ]);
  });

  test('rest only while they are to be paid: those that were paid or lapsed are all listed', async () => {
    await secondBill(alya, '2026-04-01', '2026-08-10');
    const [lapsed] = (await bills({ state: 'skipped' })).bills;
    await clerk.call('POST', '/bills/contacted', { body: { billing_id: lapsed?.billing_id, note: '' } });
    expect(await named({ state: 'skipped' })).toEqual(['Alya']);
  });

  test('are not asked of a closed account, whose lapsed bills are listed on', async () => {
    const close = (at: string | null) =>
      school.rows(`update users set closed_at = $1 where first_name = 'Sumiyati'`, [at]);
    await close('2026-08-09T03:00:00Z');
    const { bills: rows, total } = await bills();
    await secondBill(alya, '2026-04-01', '2026-08-10');
    const lapsed = await named({ state: 'skipped' });
    await close(null);
    expect([rows.map(({ child }) => child.first_name), total]).toEqual([['Budi'], 1]);
    expect(lapsed).toEqual(['Alya']);
  });

  test('leave no words of a talk behind in the family’s data once their year is not paid for any more', async () => {
    const [first] = (await bills()).bills;
    await clerk.call('POST', '/bills/contacted', {
      body: { billing_id: first?.billing_id, note: 'Pays on Friday' },
    });
    const settle = (at: string | null) =>
      school.rows('update enrolments set settled_at = $2 where child_id = $1', [alya, at]);
    const [year] = await school.rows('select settled_at from enrolments where child_id = $1', [alya]);
    await settle(null);
    const { db } = school.parts.database;
    expect(await heldTalks(db, [alya])).toMatchObject([{ note: 'Pays on Friday' }]);
    await school.parts.database.transaction((tx) => eraseTalks(tx, [alya]));
    expect(await heldTalks(db, [alya])).toEqual([]);
    await settle(new Date(String(year?.['settled_at'])).toISOString());
  });

  test('come with a text for WhatsApp in the family’s language, which names no more than child, sum and days', async () => {
    const [first] = (await bills()).bills;
    const opened = await clerk.call('POST', '/bills/whatsapp', { body: { billing_id: first?.billing_id } });
    const link = new URL(String(opened.body['link']));
    expect(link.origin + link.pathname).toBe('https://wa.me/6281234567890');
    const { body } = await clerk.call('GET', `/bills/${first?.billing_id}`);
    expect(link.searchParams.get('text')).toBe(body['whatsapp']);
    expect(String(body['whatsapp'])).toContain('Alya’s lessons are waiting: Rp');
    const [entry] = await school.rows('select after from audit_log order by log_id desc limit 1');
    expect(entry).toEqual({ after: { opened_for_whatsapp: 'bill_overdue' } });
  });

  test('are exported as they are listed, as a table that holds no formula', async () => {
    const [first] = (await bills()).bills;
    await clerk.call('POST', '/bills/contacted', { body: { billing_id: first?.billing_id, note: '=1+1' } });
    const asked = async (query: string) =>
      school.app.inject({ url: `/api/v1/export/bills.csv?${query}`, headers: { cookie: clerk.cookie() } });
    const { payload, headers } = await asked('contacted=true&state=overdue');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [titles = '', line = '', end] = payload.split('\r\n');
    expect([titles.charCodeAt(0), titles.split(';').length, end]).toEqual([0xfeff, 13, '']);
    expect(line).toMatch(
      /^Alya Kartika;Sumiyati;'6281234567890;1;2;Bill 2 of 3 · .*;9;2026-11-30;Overdue;2026-08-10;'=1\+1$/,
    );
    expect((await asked('state=overdue')).payload.split('\r\n')).toHaveLength(2);
    // One that was agreed to wait is not late (rule R250).
    const delay = (until: string | null) =>
      school.rows('update bills set delayed_until = $2 where bill_id = $1', [first?.billing_id, until]);
    await delay('2026-08-25');
    const waiting = (await asked('contacted=true&state=overdue')).payload;
    await delay(null);
    expect(waiting).toMatch(/;Bill 2 of 3 · [^;]*;[^;]+;[^;]+;;2026-11-30;;2026-08-10;'=1\+1\r\n/);
  });

  test('are nobody’s once lapsed or unknown: no text, no link', async () => {
    await secondBill(alya, '2026-04-01', '2026-08-10');
    const [lapsed] = (await bills({ state: 'skipped' })).bills;
    expect((await clerk.call('GET', `/bills/${lapsed?.billing_id}`)).body['whatsapp']).toBe('');
    const sent = (billing_id: unknown) => clerk.call('POST', '/bills/whatsapp', { body: { billing_id } });
    expect((await sent(lapsed?.billing_id)).status).toBe(404);
    expect((await sent(2_000_000_000)).status).toBe(404);
    const noted = await clerk.call('POST', '/bills/contacted', { body: { billing_id: 2_000_000_000 } });
    expect(noted.status).toBe(404);
  });
});
