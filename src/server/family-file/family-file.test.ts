import { expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { FamilyFile } from '../../contract/family-file.ts';
import { heldFamilyNotes } from '../accounts/family-data.ts';
import { buyCourse, makeBatch } from '../payments/paying.test-support.ts';

const school = await testSchool();
const clerk = await school.admin('clerk');
const sumiyati = await school.parent({ first_name: 'Sumiyati', last_name: '' });
const batch = await makeBatch(school);
const alya = await buyCourse(school, sumiyati, { batch, term: 4, child: { first_name: 'Alya' } });

const fileOf = async (userId: number, who: Visitor = clerk) => {
  const answer = await who.call('GET', `/office/family/${userId}`);
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body as unknown as FamilyFile;
};
const note = (userId: number, text: string, who: Visitor = clerk) =>
  who.call('POST', '/office/note', { body: { user_id: userId, text } });

test('everything of a family stands in one answer (R242)', async () => {
  const file = await fileOf(sumiyati.userId);
  expect(file).toMatchObject({
    family: { first_name: 'Sumiyati', locale: 'EN', closed_at: null },
    closing: null,
    children: [{ child_id: alya.childId, first_name: 'Alya', grade: 2, batch: 1 }],
    enrolments: [{ child_id: alya.childId, term: 4, first_day: '2026-08-12', state: 'coming' }],
    payments: [{ order_id: alya.orderId, child_id: alya.childId, payment_status: 'SUCCESS' }],
    payments_total: 1,
    orders: [{ child_id: alya.childId, delivery_status: 'unshipped', is_held: false }],
    reports: [],
    certificates: [],
    notes: [],
    talks: [],
    by_hand: [],
  });
  expect(file.bills.map(({ sequence, status, owed }) => [sequence, status, owed])).toEqual([
    [1, 'PAID', null],
    [2, 'PAYABLE', null],
    [3, 'PAYABLE', null],
  ]);
  expect(file.tests.map(({ kind }) => kind)).toEqual(['placement']);
  // In its inbox, and a mail of its own.
  expect(file.notifications.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['child_enrolled', 'receipt']),
  );
});

test('the ledger ends with what is due and unpaid, less what is held (R240)', async () => {
  const paid = (await fileOf(sumiyati.userId)).ledger;
  expect(paid.lines.map(({ kind }) => kind)).toEqual(['bill', 'paid']);
  expect(paid.balance).toBe(0);
  const dayBefore = school.clock.now();
  school.clock.set('2026-12-20T03:00:00Z');
  const late = await fileOf(sumiyati.userId);
  expect(late.ledger.balance).toBe(late.bills[1]?.amount);
  expect(late.ledger.lines.at(-1)).toMatchObject({ day: '2026-12-12', kind: 'bill', child_id: alya.childId });
  const billing_id = late.bills[1]?.billing_id;
  const delay = { billing_id, until: '2026-12-30', reason: 'Paid on the 28th' };
  expect((await (await school.admin()).call('POST', '/bills/delay', { body: delay })).status).toBe(200);
  expect((await fileOf(sumiyati.userId)).ledger.lines.at(-1)).toMatchObject({
    day: '2026-12-20',
    kind: 'delay',
    reason: 'Paid on the 28th',
    amount: 0,
  });
  for (const said of ['Will pay on Friday', ''])
    await clerk.call('POST', '/bills/contacted', { body: { billing_id, note: said } });
  const { talks } = await fileOf(sumiyati.userId);
  expect(talks.map(({ by, note: said }) => `${by}: ${said}`)).toEqual(
    expect.arrayContaining(['Dewi: Will pay on Friday', 'Dewi: ']),
  );
  const amount = late.bills[1]?.amount;
  const cash = { billing_id, payment_type: 'cash', amount, reference: 'K-7' };
  const entered = await clerk.call('POST', '/payments/by-hand', { body: cash });
  const { order_id } = entered.body['payment'] as { order_id: string };
  await (await school.admin()).call('POST', '/payments/by-hand/undo', { body: { order_id, reason: 'Slip' } });
  expect((await fileOf(sumiyati.userId)).by_hand).toMatchObject([
    { child_id: alya.childId, order_id, amount, by: 'Dewi', undone: { at: '2026-12-20T03:00:00.000Z' } },
  ]);
  school.clock.set(dayBefore.toISOString());
});

test('tests, reports and certificates show how far they are and nothing of what they say (R242)', async () => {
  const [year] = await school.rows('select enrolment_id from enrolments where child_id = $1', [alya.childId]);
  const enrolment = year?.['enrolment_id'];
  await school.rows(
    `insert into written_tests (enrolment_id, part, grade, way, seed, started_at, finished_at, scores, sheet_key)
     values ($1, 1, 2, 'paper', '', '2026-11-02T03:00:00Z', '2026-11-02T04:00:00Z', '[]', 'sheet.webp')`,
    [enrolment],
  );
  const [slot] = await school.rows(
    `insert into oral_slots (academic_year_id, part, teacher_id, starts_at, minutes, link, created_at)
     values ($1, 1, $2, '2026-11-03T03:00:00Z', 15, 'https://meet.jit.si/a', now()) returning slot_id`,
    [alya.batch.academicYearId, clerk.userId],
  );
  await school.rows(
    `insert into oral_tests (slot_id, enrolment_id, part, state, booked_at, understanding, speaking, pronunciation, words, grammar, remark)
     values ($1, $2, 1, 'done', now(), 4, 4, 4, 4, 4, 'Speaks up')`,
    [slot?.['slot_id'], enrolment],
  );
  const [report] = await school.rows(
    `insert into reports (enrolment_id, part, state, content, opened_at)
     values ($1, 1, 'published', '{"text":"Kept from clerks"}', now()) returning report_id`,
    [enrolment],
  );
  await school.rows(
    `insert into report_revisions (report_id, revision, content, facts, published_at, read_at)
     values ($1, 1, '{}', '{}', '2026-11-10T03:00:00Z', '2026-11-11T03:00:00Z')`,
    [report?.['report_id']],
  );
  const file = await fileOf(sumiyati.userId);
  expect(file.tests.slice(1)).toMatchObject([
    { kind: 'written', part: 1, state: 'to_mark', at: '2026-11-02T04:00:00.000Z' },
    { kind: 'oral', part: 1, state: 'done', at: '2026-11-03T03:00:00.000Z' },
  ]);
  expect(file.reports).toMatchObject([
    {
      part: 1,
      state: 'published',
      published_at: '2026-11-10T03:00:00.000Z',
      read_at: '2026-11-11T03:00:00.000Z',
    },
  ]);
  expect(JSON.stringify(file)).not.toMatch(/Speaks up|Kept from clerks|understanding/);
});

test('a test that was not started in time says so, also once the child was placed for that', async () => {
  await school.rows("update placements set placed_by = 'time' where child_id = $1", [alya.childId]);
  expect((await fileOf(sumiyati.userId)).tests[0]).toMatchObject({ kind: 'placement', state: 'time_over' });
});

test('what staff note stands with who wrote it, as it was written, and in the log without its words (R241)', async () => {
  const text = '<script>alert(1)</script> — rings on Mondays\n{{user}} %s';
  const answer = await note(sumiyati.userId, ` ${text} `);
  expect([answer.status, answer.body['note']]).toMatchObject([201, { by: 'Dewi', text }]);
  expect((await note(sumiyati.userId, 'x'.repeat(1001))).status).toBe(422);
  expect((await note(sumiyati.userId, ' \n ')).status).toBe(422);
  expect((await fileOf(sumiyati.userId)).notes).toMatchObject([{ by: 'Dewi', text }]);
  const log = JSON.stringify((await clerk.call('GET', `/log?kind=family&id=${sumiyati.userId}`)).body);
  expect(log).toContain('"noted"');
  expect(log).not.toContain('Mondays');
  expect(await heldFamilyNotes(school.parts.database.db, sumiyati.userId)).toMatchObject([{ text }]);
});

test('of notes the newest comes first', async () => {
  const parent = await school.parent();
  for (const text of ['One', 'Two', 'Three']) await note(parent.userId, text);
  expect((await fileOf(parent.userId)).notes.map(({ text }) => text)).toEqual(['Three', 'Two', 'One']);
});

test('two clerks at once leave two notes', async () => {
  const other = await school.admin('clerk');
  const parent = await school.parent();
  const done = await Promise.all([note(parent.userId, 'One'), note(parent.userId, 'Two', other)]);
  expect(done.map(({ status }) => status)).toEqual([201, 201]);
  expect((await fileOf(parent.userId)).notes.map(({ text }) => text).toSorted()).toEqual(['One', 'Two']);
});

test('no account of the staff and no child is a family, and no teacher or parent reads one', async () => {
  for (const id of [clerk.userId, 2_000_000_000])
    expect((await clerk.call('GET', `/office/family/${id}`)).status).toBe(404);
  expect((await note(clerk.userId, 'About a colleague')).status).toBe(404);
  const teacher = await school.admin('teacher');
  expect((await teacher.call('GET', `/office/family/${sumiyati.userId}`)).status).toBe(403);
  expect((await note(sumiyati.userId, 'Seen', teacher)).status).toBe(403);
  expect((await sumiyati.call('GET', `/office/family/${sumiyati.userId}`)).status).toBe(403);
});

test('a closed family is shown and takes no note, an erased one has nothing left', async () => {
  const parent = await school.parent();
  await buyCourse(school, parent);
  await note(parent.userId, 'Moves to Bandung');
  await clerk.call('POST', '/office/family/close', { body: { user_id: parent.userId } });
  const closed = await fileOf(parent.userId);
  expect([closed.closing?.may_reopen, closed.notes.length]).toEqual([true, 1]);
  expect((await note(parent.userId, 'Too late')).body['error']).toBe('account_closed');
  school.clock.advance('P31D');
  await school.parts.jobs.kick('housekeeping');
  await school.parts.jobs.idle();
  const erased = await fileOf(parent.userId);
  expect(erased).toMatchObject({
    family: { first_name: `#${parent.userId}` },
    children: [],
    bills: [],
    ledger: { lines: [], balance: 0 },
    notifications: [],
    notes: [],
  });
  expect(erased.payments).toHaveLength(1);
  expect((await note(parent.userId, 'Gone')).status).toBe(409);
});
