import { expect, test } from 'vitest';
import { mayParent } from '../../src/domain/accounts/staff-role.ts';
import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { buyCourse } from '../../src/server/payments/paying.test-support.ts';
import { addFinishedYear } from '../../src/server/certificates/finished-year.test-support.ts';
import { contentActions } from '../../src/server/content/content.test-support.ts';
import { courseApi } from '../../src/server/courses/courses.test-support.ts';
import { testSchool } from '../support/school.ts';

/** A page makes up to eight calls. What a call needs more than these for is a join, or is asked for all rows at once. */
const MOST_QUERIES = 5;
/**
 * One call in place of a page of them: all that is known of a family, or of a group, for its reports, or of the school, counted by one
 * query for each thing that is counted; of how the server is, one for each thing that is looked at. Of the page of a certificate each try is counted, which asks three times itself.
 */
const mostOf: Record<string, number> = {
  'GET /office/family/{userId}': 8,
  'GET /office/numbers': 15,
  'GET /office/health': 8,
  'GET /report/sitting': 12,
  'GET /childs/today': 6,
  'GET /written-tests/group/{groupId}': 6,
  'GET /certificate/verify/{code}': 8,
};

/** What is there for a lesson that plays: counted in `playback.test.ts`. */
const elsewhere = ['GET /course/playback/{courseId}'];

/** Every call that reads, made from the contract: one that is added is counted too. Files and mailed links are apart. */
const reads = Object.entries(api as Record<string, EndpointShape>).filter(
  ([key, { answers, changes }]) =>
    key.startsWith('GET ') && !answers && !changes && !key.includes('{token}') && !elsewhere.includes(key),
);
const school = await testSchool();

test('no call that reads asks the database more than five times, however much there is to read', async () => {
  const { parent, admin } = { parent: await school.parent(), admin: await school.admin() };
  const [content, courses] = [await contentActions(school), courseApi(admin)];
  const posted = async (path: string, body: object) => {
    const answer = await admin.call('POST', path, { body });
    expect(answer.status, answer.body.message).toBeLessThan(300);
    return answer.body;
  };
  /** One more of everything that is listed. */
  const another = async (week: number) => {
    const { childId, orderId } = await buyCourse(school, parent);
    await parent.call('POST', '/placement-test/take-test', { body: { child_id: childId } });
    const course = await courses.add({ week });
    const { upload } = await posted('/uploads', { name: 'a.mp4', size: 10 });
    await posted('/course/words', {
      master_course_id: course.master_course_id,
      words: [{ english: `word ${week}`, indonesian: 'kata' }],
    });
    await school.rows(
      `insert into word_progress (child_id, word_id, step, seen_on, next_day)
       select $1, word_id, 0, '2026-08-10', '2026-08-10' from course_words where course_id = $2`,
      [childId, course.master_course_id],
    );
    await school.rows(
      `insert into watched_marks (child_id, academic_year_id, course_id, watched_at, played_at)
       select child_id, academic_year_id, $2, now(), now() from enrolments where child_id = $1`,
      [childId, course.master_course_id],
    );
    const [picture] = await school.rows(
      `insert into family_uploads (upload_id, child_id, master_course_id, name, kind, file_key, size, state, created_at)
       select gen_random_uuid(), min(child_id), $1, 'a.jpg', 'picture', 'family-uploads/a.webp', 10, 'ready', now()
       from children returning upload_id`,
      [course.master_course_id],
    );
    const [liveGroup] = await school.rows(
      `insert into live_groups (academic_year_id, grade, number, places, created_at)
       select academic_year_id, 2, $2, 12, now() from enrolments where child_id = $1 returning group_id`,
      [childId, week],
    );
    await school.rows(
      `insert into live_pupils (enrolment_id, group_id, joined_at)
       select enrolment_id, $2, '2026-08-10' from enrolments where child_id = $1`,
      [childId, liveGroup?.['group_id']],
    );
    const [liveSession] = await school.rows(
      `insert into live_sessions (group_id, kind, unit, starts_at, minutes)
       values ($1, 'class', 1, '2026-08-27T09:00:00Z', 60) returning session_id`,
      [liveGroup?.['group_id']],
    );
    await school.rows(
      `insert into live_attendance (session_id, child_id, excused_at, note) values ($1, $2, now(), 'Well done')`,
      [liveSession?.['session_id'], childId],
    );
    const [task] = await school.rows(
      `insert into tasks (child_id, enrolment_id, course_id, kind, words, sent_at, is_again)
       select child_id, enrolment_id, $2, 'wfhart', '', now(), false from enrolments where child_id = $1
       returning task_id`,
      [childId, course.master_course_id],
    );
    await school.rows(`insert into task_files (task_id, position, upload_id) values ($1, 0, $2)`, [
      task?.['task_id'],
      picture?.['upload_id'],
    ]);
    const { newsId } = await content.published({ named: 'News' });
    const { testimonyId } = await content.testimony('A mother', 1);
    await school.rows('update live_groups set teacher_id = $1', [admin.userId]);
    const [oralSlot] = await school.rows(
      `insert into oral_slots (academic_year_id, part, teacher_id, starts_at, minutes, link, created_at)
       select academic_year_id, 1, $2, '2026-10-28T09:00:00Z'::timestamptz + $3 * interval '1 hour', 15, 'https://meet.jit.si/a', now()
       from enrolments where child_id = $1 returning slot_id`,
      [childId, admin.userId, week],
    );
    await school.rows(
      `insert into oral_tests (slot_id, enrolment_id, part, booked_at)
       select $2, enrolment_id, 1, now() from enrolments where child_id = $1`,
      [childId, oralSlot?.['slot_id']],
    );
    const live = {
      oralSlot: oralSlot?.['slot_id'],
      group: liveGroup?.['group_id'],
      session: liveSession?.['session_id'],
    };
    // Last: with it the child has a second year.
    const certificate = await addFinishedYear(school, childId);
    await parent.call('POST', '/childs/consent', {
      body: { child_id: childId, kind: 'certificate_page', given: true },
    });
    const [finished] = await school.rows(
      'select academic_year_id, code from certificates join enrolments using (enrolment_id) where certificate_id = $1',
      [certificate],
    );
    const nothing = '{"listening":[],"reading":[],"words":[],"writing":[]}';
    await school.rows(
      `insert into written_test_revisions (grade, part, revision, content, published_at)
       values (2, 2, 1, $1::jsonb, now()) on conflict do nothing`,
      [nothing],
    );
    const [writtenTest] = await school.rows(
      `insert into written_tests (enrolment_id, part, grade, way, revision, seed, started_at, finished_at, answers, answer_times, scores)
       select enrolment_id, part, 2, 'home', part - 1, 'seed', $2::timestamptz, case part when 2 then $2::timestamptz end, $3::jsonb, $3::jsonb, '[]'
       from enrolments cross join generate_series(2, 1, -1) part
       where child_id = $1 and academic_year_id = $4 returning written_test_id`,
      [childId, school.clock.now(), nothing, finished?.['academic_year_id']],
    );
    await school.rows(
      `insert into announcements (academic_year_id, title, title_indo, body, body_indo, sent_by, sent_at, families, once_key)
       select academic_year_id, 'A', 'A', 'A', 'A', $2, now(), 1, $3::text from enrolments where child_id = $1 limit 1`,
      [childId, admin.userId, week],
    );
    await school.rows(
      `insert into kit_entries (kind, count, day, note, entered_by, entered_at) values ('received', 5, '2026-08-10', '', $1, '2026-08-10')`,
      [admin.userId],
    );
    await school.rows(
      `update orders set status = 'shipped', shipped_at = '2026-08-10T05:00:00Z' where child_id = $1`,
      [childId],
    );
    return {
      live,
      writtenTest: writtenTest?.['written_test_id'],
      childId,
      orderId,
      courseId: course.master_course_id,
      upload,
      picture,
      task: task?.['task_id'],
      newsId,
      testimonyId,
      finished,
    };
  };
  const first = await another(1);
  // Of a month that no other call here asks for.
  await posted('/payment/settlement-report', {
    month: '2025-03',
    file_name: 'march.csv',
    content:
      'Order ID,Amount,Status,Payment type,Settlement time\nKE-UNKNOWN,1000,settlement,gopay,2025-03-03\n',
  });
  await posted('/family-import', {
    file_name: 'families.csv',
    content: [
      'email;first_name;phone_number;gender;birthdate;province;city;zip_code;address_details;child_first_name;child_gender;child_birthdate',
      ...['1', '2', '3'].map(
        (one) =>
          `sri-${one}@example.test;Sri;08137777000${one};Ibu;1989-04-03;33;3374;50132;Jl. Pandan 2;Nadia;P;2017-05-04`,
      ),
    ].join('\n'),
  });
  const { messages } = (await admin.call('GET', '/messages?page=1&size=1')).body;
  const [{ notif_id: messageId } = { notif_id: 0 }] = messages as { notif_id: number }[];
  const [later] = await school.rows('select min(bill_id) as id from bills where sequence = 2');
  /** Where a call does not ask for the first one there is. */
  const asked: Record<string, string> = {
    'GET /order/status/{status}': '/order/status/unshipped',
    'GET /order/resi': '/order/resi?resi=JNE1',
    'GET /payment/status/{orderId}': `/payment/status/${first.orderId}`,
    'GET /messages/kinds/{kind}': '/messages/kinds/bill_due',
    'GET /messages/{id}/preview': `/messages/${messageId}/preview`,
    'GET /order/hand-over': '/order/hand-over?day=2026-08-10',
    'GET /announcements': '/announcements?page=1',
    'GET /order/labels': '/order/labels?ids=1-2-3',
    'GET /payment/desk/{orderId}': `/payment/desk/${first.orderId}`,
    'GET /payment/desk/{orderId}/after-refund': `/payment/desk/${first.orderId}/after-refund`,
    'GET /bills/{billId}': `/bills/${String(later?.['id'])}`,
    'GET /bills/{billId}/agreements': `/bills/${String(later?.['id'])}/agreements`,
    'GET /payment/days/{day}': '/payment/days/2026-08-10',
    'GET /payment/difference': '/payment/difference?order_id=KE-UNKNOWN&kind=missing_here',
    'GET /payment/differences': '/payment/differences?month=2025-03',
    'GET /placement-questions/{form}/{part}': '/placement-questions/A/1',
    'GET /placement-test/questions': `/placement-test/questions?child_id=${first.childId}`,
    'GET /rajaongkir/cities/{provinceId}': '/rajaongkir/cities/32',
    'GET /testimony/uuid/{uuid}': `/testimony/uuid/${first.testimonyId}`,
    'GET /family-uploads': `/family-uploads?child_id=${first.childId}`,
    'GET /family-uploads/{uploadId}': `/family-uploads/${String(first.picture?.['upload_id'])}`,
    'GET /course/play/{courseId}': `/course/play/${first.courseId}?child_id=${first.childId}`,
    'GET /tasks': '/tasks?page=1',
    'GET /tasks/{taskId}': `/tasks/${String(first.task)}`,
    'GET /live-class/week': '/live-class/week?from=2026-08-24',
    'GET /report/sitting': `/report/sitting?group_id=${String(first.live.group)}&part=1`,
    'GET /report/to-proof-read': '/report/to-proof-read?page=1',
    'GET /live-class/absent': '/live-class/absent?academic_year_id=1&page=1',
    'GET /live-class/group/{groupId}': `/live-class/group/${String(first.live.group)}`,
    'GET /certificate': `/certificate?academic_year_id=${String(first.finished?.['academic_year_id'])}`,
    'GET /certificate/verify/{code}': `/certificate/verify/${String(first.finished?.['code'])}`,
    'GET /written-tests': '/written-tests?page=1',
    'GET /written-tests/questions': `/written-tests/questions?child_id=${first.childId}&part=1`,
    'GET /written-tests/group/{groupId}': `/written-tests/group/${String(first.live.group)}?part=1`,
    'GET /written-tests/{writtenTestId}': `/written-tests/${String(first.writtenTest)}`,
    'GET /written-test-content/{grade}/{part}': '/written-test-content/2/2',
    'GET /oral-tests/{slotId}': `/oral-tests/${String(first.live.oralSlot)}`,
    'GET /live-class/session/{sessionId}': `/live-class/session/${String(first.live.session)}`,
    'GET /uploads/{uploadId}': `/uploads/${(first.upload as { upload_id: string }).upload_id}`,
    'GET /users/{id}/email': `/users/${parent.userId}/email?email=${encodeURIComponent(parent.email)}`,
  };
  const counts = async () => {
    const queries = new Map<string, number>();
    for (const [key, { who }] of reads) {
      const id = key.includes('/users/') || key.includes('{userId}') ? parent.userId : 1;
      const path = (asked[key] ?? key.slice('GET '.length))
        .replaceAll('{childId}', String(first.childId))
        .replaceAll(/\{\w+\}/g, String(id));
      const ask = async () => {
        const { status, body } = await (mayParent(who) ? parent : admin).call('GET', path);
        expect(status, `${key}: ${body.message}`).toBe(200);
      };
      // The first call looks up the session, and what is kept until somebody writes.
      await ask();
      queries.set(key, await school.parts.database.countQueries(ask));
    }
    return queries;
  };
  const ofOne = await counts();
  expect([...ofOne].filter(([key, queries]) => queries > (mostOf[key] ?? MOST_QUERIES))).toEqual([]);
  expect(ofOne.get('GET /course/child-course/{childId}')).toBe(2);
  expect(ofOne.get('GET /users/session')).toBeLessThanOrEqual(3);
  await another(2);
  await another(3);
  expect([...(await counts())]).toEqual([...ofOne]);
});
