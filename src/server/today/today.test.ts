import { expect, test } from 'vitest';
import type { Opening } from '../../contract/opening.ts';
import type { TodayCard } from '../../contract/today.ts';
import type { Staff } from '../live-classes/live.test-support.ts';
import { addPublishedReport } from '../reports/published.test-support.ts';
import { reportSchool } from '../reports/report.test-support.ts';

const given = reportSchool();
const rows = (text: string, values?: unknown[]) => given.school.rows(text, values);
const cardsOf = async (who: Staff) => {
  const { status, body } = await who.call('GET', '/office/today');
  expect(status, body.message).toBe(200);
  return body['cards'] as TodayCard[];
};

/** Of each card the call whose rows its list shows, and where they stand in the answer. */
const calls: Record<
  Exclude<TodayCard['kind'], 'kits_short' | 'opening_steps' | 'server_troubles' | 'holidays_missing'>,
  [path: string, rows: string]
> = {
  classes_without_room: ['/live-class/week?from=2026-11-03&without_room=true', 'sessions'],
  payments_to_decide: ['/payment/desk?filter=other_amount', 'payments'],
  refunds_to_send: ['/payment/desk?filter=to_refund', 'payments'],
  bills_overdue: ['/bills?state=overdue', 'bills'],
  kits_to_send: ['/order/status/unshipped?page=1', 'orders'],
  tests_to_publish: ['/written-test-content?needed=true', 'written_test_contents'],
  lessons_without_video: ['/course/all?needed_soon=true&page=1', 'courses'],
  tests_awaited: ['/childs?state=awaiting_test&page=1', 'childs'],
  feedback_due: ['/tasks?state=due&page=1', 'tasks'],
  tests_to_mark: ['/written-tests?state=to_mark&page=1', 'written_tests'],
  oral_tests_without_result: ['/oral-tests?without_result=true', 'slots'],
  reports_due: ['/report/sittings', 'sittings'],
  groups_without_time: ['/live-class?without_time=true&page=1', 'groups'],
  charges_lapsed: ['/payment/desk?filter=lapsed', 'payments'],
  accounts_closing: ['/childs?state=closing&page=1', 'childs'],
};
const listed = async (kind: TodayCard['kind'], who: Staff) => {
  if (kind === 'server_troubles') throw new Error('its page looks anew');
  if (kind === 'opening_steps') {
    const { body } = await who.call('GET', '/office/opening');
    return (body['opening'] as Opening).steps.filter(({ done }) => !done).length;
  }
  if (kind === 'kits_short') {
    const { body } = await who.call('GET', '/order/stock');
    return (body['stock'] as { to_order: number }).to_order;
  }
  if (kind === 'holidays_missing') {
    const { body } = await who.call('GET', '/public-holidays?year=2027');
    return (body['holidays'] as unknown[]).length === 0 ? 1 : 0;
  }
  const [path, name] = calls[kind];
  const { status, body } = await who.call('GET', path);
  expect(status, `${path}: ${body.message}`).toBe(200);
  const found = body[name] as unknown[];
  expect(body['total'] ?? found.length, kind).toBe(found.length);
  return found.length;
};

const payment = (
  childId: number,
  more: { id: string; at: string; state: string } & Record<'refund' | 'other' | 'ended', unknown>,
) =>
  rows(
    `insert into payments (order_id, family_id, child_id, bill_description, bill_description_indo, purpose, payment_type, gross_amount,
       fee, lines, delivery_amount, state, gateway_status, request, response, actions, created_at, to_refund, other_amount,
       other_amount_at, ended_by, status_since)
     select $1, family_id, child_id, 'Bill', 'Tagihan', 'COURSE_EXTENSION', 'gopay', 900000, 0, '[]', 0, $3, '', '', '', '', $4::timestamptz,
       $5, $6::int, case when $6::int is not null then $4::timestamptz end, $7, $4::timestamptz from children where child_id = $2`,
    [more.id, childId, more.state, more.at, more.refund, more.other, more.ended],
  );
const plain = { refund: false, other: null, ended: null };

/** Something of every card, each beside another that is not meant. */
const busySchool = async () => {
  const [alya, budi] = [await given.pupil({ term: 4 }), await given.pupil({ name: 'Budi', term: 4 })];
  // Dina's group is another teacher's, and her package has no reports; Eka's family has closed its account.
  const dina = await given.pupil({
    name: 'Dina',
    term: 2,
    paid: [1, 2],
    grade: 5,
    teacher: given.live.owner,
  });
  const eka = await given.pupil({ name: 'Eka', term: 2, grade: 6, teacher: given.live.owner });
  await rows(
    `update users set closed_at = '2026-11-01' where user_id = (select family_id from children where child_id = $1)`,
    [eka.childId],
  );
  await rows(
    `update bills set period_start = '2026-10-20', amount = 1500000 where sequence = 2 and enrolment_id = any($1)`,
    [[alya.enrolmentId, eka.enrolmentId]],
  );
  await rows(
    `insert into orders (enrolment_id, family_id, child_id, status, courier, created_at)
     select enrolment_id, family_id, child_id, case enrolment_id when $1 then 'shipped' else 'unshipped' end, 'jne', now()
     from enrolments join children using (child_id)`,
    [alya.enrolmentId],
  );
  await rows(
    `insert into kit_entries (kind, count, day, note, entered_by, entered_at) values ('received', 1, '2026-11-01', '', $1, '2026-11-01')`,
    [given.live.owner.userId],
  );
  // Unit 4 begins on 2 November; week 4 is released on the 23rd, too far ahead.
  await rows(
    `insert into course_masters (grade, unit, week, type, title, title_indo, description, description_indo, video_key, created_at)
     select 3, 4, week, type, 'A', 'A', '', '', video, now()
     from (values (1, 2, null), (2, 2, null), (3, 2, 'there.mp4'), (1, 3, null), (4, 2, null)) as lesson (week, type, video)`,
  );
  await rows(
    `insert into placements (child_id, enrolment_id, settled_at, placed_by, result)
     select child_id, enrolment_id, now(), case child_id when $1 then 'test' end, case child_id when $1 then 3 end
     from enrolments where child_id in ($1, $2) on conflict (child_id) do update set placed_by = excluded.placed_by, result = excluded.result`,
    [alya.childId, budi.childId],
  );
  const [course] = await rows('select min(course_id) as id from course_masters');
  for (const [child, sent] of [
    [alya, '2026-10-27T16:59:00Z'],
    [budi, '2026-10-28T03:00:00Z'],
    [dina, '2026-10-01T03:00:00Z'],
  ] as const)
    await rows(
      `insert into tasks (child_id, enrolment_id, course_id, kind, words, sent_at, is_again) values ($1, $2, $3, 'wfhart', '', $4, false)`,
      [child.childId, child.enrolmentId, course?.['id'], sent],
    );
  for (const [child, marked] of [
    [alya, null],
    [budi, '2026-11-01'],
    [dina, null],
  ] as const)
    await rows(
      `insert into written_tests (enrolment_id, part, grade, way, revision, seed, started_at, finished_at, answers, answer_times, scores, marked_at)
       values ($1, 1, 3, 'home', 0, '', '2026-10-28', '2026-10-28', '{}', '{}', '[]', $2)`,
      [child.enrolmentId, marked],
    );
  for (const [child, starts, state] of [
    [alya, '2026-11-02T09:00:00Z', 'booked'],
    [budi, '2026-11-02T09:20:00Z', 'absent'],
    [budi, '2026-11-04T09:00:00Z', 'booked'],
  ] as const)
    await rows(
      `with slot as (insert into oral_slots (academic_year_id, part, teacher_id, starts_at, minutes, link, created_at)
         values ($1, 1, $2, $3, 15, 'https://meet.jit.si/a', now()) returning slot_id)
       insert into oral_tests (slot_id, enrolment_id, part, state, booked_at) select slot_id, $4, 1, $5, now() from slot`,
      [given.live.batch.id, given.live.teacher.userId, starts, child.enrolmentId, state],
    );
  for (const [child, unit, starts, link, cancelled] of [
    // The demo's service makes rooms, so that one is missed two days before its class.
    [alya, 3, '2026-11-04T09:00:00Z', null, null],
    [alya, 4, '2026-11-05T01:59:00Z', null, null],
    [alya, 5, '2026-11-05T02:00:00Z', null, null],
    [alya, 6, '2026-11-04T10:00:00Z', 'https://meet.jit.si/b', null],
    [alya, 7, '2026-11-04T11:00:00Z', null, '2026-11-01'],
    [alya, 2, '2026-11-03T01:00:00Z', null, null],
    [dina, 3, '2026-11-04T09:00:00Z', null, null],
  ] as const)
    await rows(
      `insert into live_sessions (group_id, kind, unit, starts_at, minutes, link, cancelled_at) values ($1, 'class', $2, $3, 60, $4, $5)`,
      [child.groupId, unit, starts, link, cancelled],
    );
  await rows(`update live_groups set weekday = 4, time = '16:00', minutes = 60 where group_id = $1`, [
    alya.groupId,
  ]);
  await payment(alya.childId, { ...plain, id: 'KE-1', at: '2026-11-02', state: 'PENDING', other: 350_000 });
  await payment(budi.childId, { ...plain, id: 'KE-2', at: '2026-10-26', state: 'FAILED', ended: 'expired' });
  await payment(dina.childId, { ...plain, id: 'KE-3', at: '2026-10-28', state: 'FAILED', ended: 'expired' });
  await payment(eka.childId, { ...plain, id: 'KE-4', at: '2026-10-28', state: 'FAILED', ended: 'expired' });
  await payment(eka.childId, { ...plain, id: 'KE-5', at: '2026-10-29', state: 'SETTLED', refund: true });
  return { alya, budi, dina, eka };
};

test('each card counts exactly what stands in the list it leads to, for owners, clerks and teachers (R236, R237)', async () => {
  await busySchool();
  const { owner, teacher } = given.live;
  const [ofOwner, clerk] = [await cardsOf(owner), await given.school.admin('clerk')];
  expect(ofOwner).toEqual([
    { kind: 'opening_steps', count: 7, link: '/admin/opening' },
    { kind: 'classes_without_room', count: 3, link: '/admin/live-classes?room=none' },
    { kind: 'payments_to_decide', count: 1, sum: 350_000, link: '/admin/payments?filter=other_amount' },
    { kind: 'refunds_to_send', count: 1, sum: 900_000, link: '/admin/payments?filter=to_refund' },
    { kind: 'bills_overdue', count: 1, sum: 1_500_000, link: '/admin/bills?state=overdue' },
    { kind: 'kits_to_send', count: 3, link: '/admin/orders?status=unshipped' },
    { kind: 'kits_short', count: 2, link: '/admin/orders/stock' },
    { kind: 'lessons_without_video', count: 2, link: '/admin/courses?video=soon' },
    { kind: 'tests_awaited', count: 1, link: '/admin/childs?batch=all&state=awaiting_test' },
    { kind: 'feedback_due', count: 2, late: 1, link: '/admin/tasks?state=due' },
    { kind: 'tests_to_mark', count: 2, link: '/admin/written-tests?state=to_mark' },
    { kind: 'oral_tests_without_result', count: 1, link: '/admin/oral-tests?result=none' },
    { kind: 'reports_due', count: 1, link: '/admin/reports' },
    { kind: 'groups_without_time', count: 2, link: '/admin/live-classes?view=groups&time=none' },
    { kind: 'charges_lapsed', count: 1, sum: 900_000, link: '/admin/payments?filter=lapsed' },
    { kind: 'accounts_closing', count: 1, link: '/admin/childs?batch=all&state=closing' },
    { kind: 'holidays_missing', count: 1, link: '/admin/batchs/public-holidays?year=2027' },
  ]);
  const ofClerk = await cardsOf(clerk);
  expect(ofClerk).toEqual(
    ofOwner.filter(({ kind }) => kind !== 'refunds_to_send' && kind !== 'opening_steps'),
  );
  const ofTeacher = await cardsOf(teacher);
  expect(ofTeacher).toEqual([
    { kind: 'classes_without_room', count: 2, link: '/admin/teaching?room=none' },
    { kind: 'feedback_due', count: 1, link: '/admin/tasks?state=due' },
    { kind: 'tests_to_mark', count: 1, link: '/admin/written-tests?state=to_mark' },
    { kind: 'oral_tests_without_result', count: 1, link: '/admin/oral-tests?result=none' },
    { kind: 'reports_due', count: 1, link: '/admin/reports' },
  ]);
  for (const [who, cards] of [
    [owner, ofOwner],
    [clerk, ofClerk],
    [teacher, ofTeacher],
  ] as const)
    for (const { kind, count } of cards) expect([kind, await listed(kind, who)]).toEqual([kind, count]);
  expect((await owner.call('GET', '/bills?state=overdue')).body['sum']).toBe(1_500_000);
});

test('a report is due by a bill that was agreed to wait, in the list as in the number, until its day is over (R237, R250)', async () => {
  const { enrolmentId } = await given.pupil({ term: 4, paid: [1] });
  const { owner } = given.live;
  const reportsDue = async () => [
    (await cardsOf(owner)).find(({ kind }) => kind === 'reports_due')?.count,
    await listed('reports_due', owner),
  ];
  await rows(`update bills set delayed_until = '2027-03-20' where sequence = 2 and enrolment_id = $1`, [
    enrolmentId,
  ]);
  given.on('2027-03-20');
  expect(await reportsDue()).toEqual([2, 2]);
  given.on('2027-03-21');
  expect(await reportsDue()).toEqual([1, 1]);
});

test('a written test that children have paid for and nobody has published is warned of until it is (R286, R237)', async () => {
  // Grade 3 has paid for the second part, grade 5 not yet, and the package of grade 6 has no tests.
  await given.pupil({ term: 12 });
  await given.pupil({ name: 'Budi', term: 4, paid: [1], grade: 5 });
  await given.pupil({ name: 'Citra', term: 2, paid: [1, 2, 3], grade: 6 });
  const { owner, teacher } = given.live;
  const shown = async (who = owner) => (await cardsOf(who)).filter(({ kind }) => kind === 'tests_to_publish');
  await rows(
    `insert into written_test_revisions (grade, part, revision, content, published_at)
       values (3, 1, 1, '{}', '2026-10-01'), (5, 1, 1, '{}', '2026-10-01')`,
  );
  given.on('2027-01-03');
  expect(await shown()).toEqual([]);
  given.on('2027-01-04');
  expect(await shown()).toEqual([
    { kind: 'tests_to_publish', count: 1, link: '/admin/written-tests?view=tests&needed=soon' },
  ]);
  expect(await shown(teacher)).toEqual([]);
  const { body } = await owner.call('GET', '/written-test-content?needed=true');
  expect(body['written_test_contents']).toMatchObject([{ grade: 3, part: 2, needed_on: '2027-01-18' }]);
  given.on('2027-01-24');
  expect(await shown()).toMatchObject([{ count: 1 }]);
  expect((await shown())[0]).not.toHaveProperty('late');
  // Once the week is over it is late for all but those whose report is out.
  const bima = await given.pupil({ name: 'Bima', term: 12 });
  await addPublishedReport(given.school, {
    enrolmentId: bima.enrolmentId,
    part: 2,
    publishedAt: '2027-01-23',
  });
  given.on('2027-01-25');
  expect(await shown()).toMatchObject([{ count: 1, late: 1 }]);
  const entryFor = async (who: Staff) =>
    (await who.call('GET', '/written-test-content?needed=true')).body['written_test_contents'];
  expect(await entryFor(owner)).toMatchObject([{ grade: 3, part: 2, late: 1, waiting: ['Alya'] }]);
  expect(await entryFor(teacher)).toMatchObject([{ grade: 3, part: 2, late: 1, waiting: [] }]);
  await rows(
    `insert into written_test_revisions (grade, part, revision, content, published_at) values (3, 2, 1, '{}', '2027-01-20')`,
  );
  expect([await shown(), await listed('tests_to_publish', owner)]).toEqual([[], 0]);
});

test('what is done is gone, and somebody for whom nothing waits is told of nothing (R237)', async () => {
  const { alya, budi } = await busySchool();
  for (const { enrolmentId } of [alya, budi])
    await addPublishedReport(given.school, { enrolmentId, part: 1, publishedAt: '2026-11-03' });
  const [overdue] = (await given.live.owner.call('GET', '/bills?state=overdue')).body['bills'] as {
    billing_id: number;
  }[];
  await given.live.owner.call('POST', '/bills/contacted', {
    body: { billing_id: overdue?.billing_id, note: 'Pays on Friday' },
  });
  const left = (await cardsOf(given.live.owner)).map(({ kind }) => kind);
  expect(left).not.toContain('reports_due');
  expect(left).not.toContain('bills_overdue');
  expect(await listed('reports_due', given.live.owner)).toBe(0);
  expect(await cardsOf(await given.school.admin('teacher'))).toEqual([]);
  await rows('truncate batches, children, kit_entries cascade');
  await rows(
    `insert into public_holidays (day, name, name_indo) values ('2027-01-01', 'New Year', 'Tahun Baru')`,
  );
  await given.live.owner.call('POST', '/office/opening-done', { body: { step: 'put_away', done: true } });
  expect(await cardsOf(given.live.owner)).toEqual([]);
});
