import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFinishedYear } from '../certificates/finished-year.test-support.ts';
import {
  type Answer,
  type TestSchool,
  type Visitor,
  registration,
  startSchool,
} from '../../../tests/support/school.ts';
import type { Price } from '../../contract/price-objects.ts';
import { importColumns } from '../../domain/access/imported-row.ts';
import { defaultBrand } from '../../i18n/brand.ts';
import { batchApi, newBatch } from '../calendar/batches.test-support.ts';
import { contentActions } from '../content/content.test-support.ts';
import { courseApi, mp4, newCourse } from '../courses/courses.test-support.ts';
import { buyCourse, chargeFirst, makeBatch } from '../payments/paying.test-support.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { seatChildrenJob } from '../live-classes/seat-children.ts';
import { whole } from '../reports/report.test-support.ts';
import { exempt, staffCalls } from './audited-calls.test-support.ts';
import { deskOf } from '../placement/desk.test-support.ts';
import { makeOrder } from '../shipping/kit-orders.ts';
import { filmedTask } from '../tasks/tasks.test-support.ts';

let school: TestSchool;
let admin: Visitor;
let calls: Record<string, () => Promise<Answer>>;
beforeAll(async () => {
  school = await startSchool();
  admin = await school.admin();
  calls = await callsOf();
});
afterAll(() => school.close());

const post = (path: string, body?: object) => admin.call('POST', path, { body });
const formOf = (fields: object, files: Record<string, Buffer> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, file] of Object.entries(files))
    form.append(name, new Blob([Uint8Array.from(file)]), name);
  return form;
};
const total = async () => (await admin.call('GET', '/log?size=1')).body['total'] as number;

/** One call of each that changes something. */
const callsOf = async (): Promise<Record<string, () => Promise<Answer>>> => {
  const batch = await addBatch(school, 1, '2026-08-03');
  const parent = await school.parent();
  const childId = await addChild(parent);
  const paid = { childId, familyId: parent.userId, batch, settledAt: '2026-08-10T03:00:00Z', grade: 2 };
  const { enrolmentId } = await enrol(school, paid);
  const { database, clock } = school.parts;
  const delivery = { province: '32', city: '3273', amount: 20_000 };
  await database.transaction((tx) =>
    makeOrder(tx, {
      enrolmentId,
      familyId: parent.userId,
      childId,
      courier: 'jne',
      delivery,
      now: clock.now(),
    }),
  );
  const [order] = (await admin.call('GET', '/order')).body['orders'] as { order_id: number }[];
  const picture = await readFile((await contentActions(school)).picture.path);
  const [one, two] = [await courseApi(admin).add({ week: 1 }), await courseApi(admin).add({ week: 2 })];
  const { academic_year_id } = await batchApi(admin).open();
  const said = { testimonyEN: 'a', testimonyID: 'b', nameEN: 'c', nameID: 'd', category: 1 };
  const testimony = async (name: string) => {
    const form = formOf({ ...said, nameEN: name }, { image: picture });
    const { body } = await admin.call('POST', '/testimony/add-testimony', { form });
    return (body['testimony'] as { testimony_id: string }).testimony_id;
  };
  const id = await testimony('Sari');
  const signUp = await school.call('POST', '/users/register', { body: registration('new@example.test') });
  const colleague = await school.admin();
  const { user_id } = signUp.body['users'] as { user_id: number };
  const token = await post('/api-tokens', { program: 'Bookkeeping', scopes: ['read'], days: 30 });
  const [{ api_token_id }] = token.body['tokens'] as [{ api_token_id: number }];
  const hook = { url: 'https://program.example/', kinds: ['order.shipped'] };
  const [{ webhook_id }] = (await post('/webhooks', hook)).body['webhooks'] as [{ webhook_id: number }];
  const [price] = (await admin.call('GET', '/settings/prices')).body['prices'] as Price[];
  const open = await makeBatch(school);
  const { orderId: paidOrder } = await buyCourse(school, parent, { batch: open });
  const odd = await chargeFirst(school, parent, { childId: await addChild(parent), batch: open });
  await school.parts.database.execute('update sandbox_charges set gross = gross - 1 where order_id = $1', [
    odd.order_id,
  ]);
  await post('/payment/desk/ask', { order_id: odd.order_id });
  const report = {
    month: '2026-08',
    file_name: 'august.csv',
    content:
      'Order ID,Payment type,Amount,Status,Settlement time\nKE-UNKNOWN,gopay,1000,settlement,2026-08-10 10:00:00\n',
  };
  const pictures = { cardImage: picture, contentHeaderImage: picture };
  const story = {
    category: 1,
    cardNewsTitleEN: 'Registration opens',
    cardNewsTitleID: 'Pendaftaran dibuka',
    cardButtonTextEN: 'Read',
    cardButtonTextID: 'Baca',
    contentDetailEN: '<p>In July.</p>',
    contentDetailID: '<p>Bulan Juli.</p>',
  };
  const stored = await admin.call('POST', '/news/store', { form: formOf(story, pictures) });
  const { news_id } = stored.body['news'] as { news_id: number };
  const dates = { startRegistrationDate: '2026-08-02', endRegistrationDate: '2026-10-30' };
  const classmate = await addChild(parent);
  const inGrade5 = { ...paid, childId: classmate, purpose: 'NEXT_GRADE', grade: 5 } as const;
  await enrol(school, inGrade5);
  await seatChildrenJob(school.parts.liveClasses).runDue(clock.now());
  const [group] = await school.rows('select group_id from live_groups where grade = 5');
  const group_id = Number(group?.['group_id']);
  const [otherGroup] = await school.rows(
    `insert into live_groups (academic_year_id, grade, number, places, created_at)
     values ($1, 5, 2, 12, now()) returning group_id`,
    [batch.id],
  );
  const oralDay = {
    academic_year_id: batch.id,
    part: 1,
    day: '2026-10-21',
    minutes: 15,
    link: 'https://meet.jit.si/a',
  };
  let import_id = 0;
  const laterBill = async () =>
    Number(
      (await school.rows('select min(bill_id) as id from bills where sequence = 2 and amount > 0'))[0]?.[
        'id'
      ],
    );
  /** made due today, so that it can be delayed */
  const delayedBill = async () => {
    const billId = await laterBill();
    await school.rows('update bills set period_start = $2 where bill_id = $1', [
      billId,
      clock.now().toISOString().slice(0, 10),
    ]);
    return billId;
  };
  const inTenDays = new Date(clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
  let handOrder = '';
  let reportId = 0;
  const liveClass = async () => {
    const [row] = await school.rows("select session_id from live_sessions where kind = 'class' and unit = 1");
    return Number(row?.['session_id']);
  };
  return {
    'POST /order/update': () =>
      post('/order/update', { order_id: order?.order_id, courier: 'jne', delivery_status: 'shipped' }),
    'POST /childs/family-size': () => post('/childs/family-size', { child_id: childId, max_children: 15 }),
    'POST /course/change-grade': () => post('/course/change-grade', { child_id: childId, grade: 4 }),
    'POST /course/academic-year': () => post('/course/academic-year', newBatch),
    'POST /academic-year/change-registration-date': () =>
      post('/academic-year/change-registration-date', { id: academic_year_id, ...dates }),
    'POST /academic-year/change-holidays': () =>
      post('/academic-year/change-holidays', { id: academic_year_id, holidayWeekStarts: ['2026-12-21'] }),
    'POST /academic-year/deactivated': () => post('/academic-year/deactivated', { academic_year_id }),
    'POST /academic-year/reactivated': () => post('/academic-year/reactivated', { academic_year_id }),
    'DELETE /academic-year/{id}': () => admin.call('DELETE', `/academic-year/${academic_year_id}`),
    'POST /master-data/add': () =>
      admin.call('POST', '/master-data/add', { form: formOf(newCourse, { video: mp4() }) }),
    'POST /course/update': () =>
      admin.call('POST', '/course/update', {
        form: formOf({ ...newCourse, id: one.master_course_id, titleEN: 'Weather' }),
      }),
    'POST /course/switch': () =>
      post('/course/switch', { first_id: one.master_course_id, second_id: two.master_course_id }),
    'DELETE /master-data/delete-one/{id}': () =>
      admin.call('DELETE', `/master-data/delete-one/${one.master_course_id}`),
    'POST /testimony/add-testimony': () =>
      admin.call('POST', '/testimony/add-testimony', { form: formOf(said, { image: picture }) }),
    'POST /testimony/update-testimony': () =>
      admin.call('POST', '/testimony/update-testimony', { form: formOf({ ...said, id, nameEN: 'Budi' }) }),
    'DELETE /testimony/delete/{id}': () => admin.call('DELETE', `/testimony/delete/${id}`),
    'POST /news/store': () => admin.call('POST', '/news/store', { form: formOf(story, pictures) }),
    'POST /news/update': () =>
      admin.call('POST', '/news/update', {
        form: formOf({ ...story, id: news_id, cardNewsTitleEN: 'Registration is open' }),
      }),
    'GET /news/destroy/{id}': () => admin.call('GET', `/news/destroy/${news_id}`),
    'POST /settings/price': () => post('/settings/price', { ...price, normal_price: 260_000 }),
    'POST /settings/card-fee': () => post('/settings/card-fee', { fee_share: 0.02 }),
    'POST /settings/brand': () => post('/settings/brand', { ...defaultBrand, name: 'Rusa School' }),
    'POST /placement-questions/update': async () => {
      const part = deskOf(admin);
      return part.edit('A', 4, ([first]) => Object.assign(first ?? {}, { tests: 'Another note' }));
    },
    'POST /placement-questions/restore': () => deskOf(admin).restore('A', 4),
    'POST /payment/desk/refund': () =>
      post('/payment/desk/refund', {
        order_id: paidOrder,
        way: 'transfer',
        amount: 1000,
        reason: 'A part back',
        reference: 'TRF 4711',
        refunded_before: 0,
        to_refund: false,
      }),
    'POST /bills/discount': async () =>
      post('/bills/discount', { billing_id: await laterBill(), amount: 1000, reason: 'Two siblings' }),
    'POST /bills/discount/end': async () => post('/bills/discount/end', { billing_id: await laterBill() }),
    'POST /bills/delay': async () =>
      post('/bills/delay', { billing_id: await delayedBill(), until: inTenDays, reason: 'Paid on the 25th' }),
    'POST /bills/delay/end': async () => post('/bills/delay/end', { billing_id: await delayedBill() }),
    'POST /payments/by-hand': async () => {
      const [bill] = await school.rows('select bill_id, amount from bills where bill_id = $1', [
        await laterBill(),
      ]);
      const answer = await post('/payments/by-hand', {
        billing_id: bill?.['bill_id'],
        payment_type: 'cash',
        amount: bill?.['amount'],
        reference: 'Book 3, 17',
      });
      handOrder = (answer.body['payment'] as { order_id: string } | undefined)?.order_id ?? '';
      return answer;
    },
    'POST /payments/by-hand/undo': () =>
      post('/payments/by-hand/undo', { order_id: handOrder, reason: 'The wrong child' }),
    'POST /bills/contacted': async () => post('/bills/contacted', { billing_id: await laterBill() }),
    'POST /bills/not-contacted': async () => {
      const billing_id = await laterBill();
      school.clock.advance('PT1M');
      const { body } = await post('/bills/contacted', { billing_id });
      const { at } = (body['bill'] as { contacted: { at: string } }).contacted;
      return post('/bills/not-contacted', { billing_id, at });
    },
    'POST /bills/whatsapp': async () => post('/bills/whatsapp', { billing_id: await laterBill() }),
    'POST /payment/settlement-report': () => post('/payment/settlement-report', report),
    'POST /payment/difference': async () => {
      await post('/payment/settlement-report', report);
      return post('/payment/difference', {
        day: '2026-08-10',
        order_id: 'KE-UNKNOWN',
        kind: 'missing_here',
        note: 'Of another shop',
      });
    },
    'POST /payment/differences': async () => {
      const named = { order_id: 'KE-UNKNOWN', kind: 'missing_here' };
      const { body } = await admin.call('GET', '/payment/difference?order_id=KE-UNKNOWN&kind=missing_here');
      const { version } = body['difference'] as { version: number };
      return post('/payment/differences', { differences: [{ ...named, version }], note: 'Of a third shop' });
    },
    'POST /payment/desk/other-amount': () =>
      post('/payment/desk/other-amount', {
        order_id: odd.order_id,
        decision: 'drop',
        amount: odd.gross_amount - 1,
      }),
    'POST /users/{id}/resend-activation': () => post(`/users/${user_id}/resend-activation`),
    'POST /users/{id}/activate': () => post(`/users/${user_id}/activate`),
    'POST /messages/whatsapp': async () => {
      const [message] = (await admin.call('GET', '/messages?page=1')).body['messages'] as {
        notif_id: number;
      }[];
      return post('/messages/whatsapp', { notif_id: message?.notif_id });
    },
    'POST /office/family/update': () =>
      post('/office/family/update', { ...registration('unsent@example.test'), user_id, first_name: 'Rini' }),
    'POST /office/note': () => post('/office/note', { user_id, text: 'Rings on Mondays' }),
    'POST /office/family/close': () => post('/office/family/close', { user_id }),
    'POST /office/family/reopen': () => post('/office/family/reopen', { user_id }),
    'POST /office/child/left': () => post('/office/child/left', { child_id: classmate }),
    'POST /office/child/back': () => post('/office/child/back', { child_id: classmate }),
    'POST /family-import': async () => {
      const content = `${importColumns.join(';')}\r\nsri@example.test;Sri;;081311112222;Ibu;1988-12-31;Jawa Barat;Kota Bandung;40111;Jl. Melati 1;;Alya;;P;2018-05-02`;
      const answer = await post('/family-import', { file_name: 'keluarga.csv', content });
      import_id = (answer.body['import'] as { import_id: number } | undefined)?.import_id ?? 0;
      return answer;
    },
    'POST /family-import/invite': () => post('/family-import/invite', { import_id }),
    'POST /staff/invite': () =>
      post('/staff/invite', { email: 'ayu@example.test', first_name: 'Ayu', role: 'clerk' }),
    'POST /staff/role': () => post('/staff/role', { user_id: colleague.userId, role: 'clerk' }),
    'POST /api-tokens': () => post('/api-tokens', { program: 'Courier', scopes: ['read'], days: 30 }),
    'POST /api-tokens/end': () => post('/api-tokens/end', { api_token_id }),
    'POST /announcements': async () => {
      const [year] = await school.rows(
        'select academic_year_id from enrolments join children using (child_id) join users on user_id = family_id where settled_at is not null and closed_at is null limit 1',
      );
      const words = { subject: 'A', subject_indo: 'B', body: 'C', body_indo: 'D' };
      return post('/announcements', { academic_year_id: year?.['academic_year_id'], ...words });
    },
    'POST /order/stock/receive': () =>
      post('/order/stock/receive', { kits: 50, day: '2026-08-10', kit_note: 'From the printer' }),
    'POST /order/stock/correct': () => post('/order/stock/correct', { kits: -2, reason: 'Damaged' }),
    'POST /order/stock/warn-below': () => post('/order/stock/warn-below', { warn_below: 10 }),
    'POST /office/opening-done': () => post('/office/opening-done', { step: 'prices', done: true }),
    'POST /webhooks': () => post('/webhooks', hook),
    'POST /webhooks/change': () => post('/webhooks/change', { ...hook, webhook_id, is_on: false }),
    'POST /webhooks/remove': () => post('/webhooks/remove', { webhook_id }),
    'POST /staff/second-factor': () => post('/staff/second-factor', { role: 'teacher', required: true }),
    'POST /staff/remove-second-factor': async () => {
      await school.rows(
        "insert into second_factors (user_id, secret, enabled_at) values ($1, 'A', '2026-08-10T03:00:00Z')",
        [colleague.userId],
      );
      return post('/staff/remove-second-factor', { user_id: colleague.userId });
    },
    'POST /staff/end': () => post('/staff/end', { user_id: colleague.userId }),
    'POST /live-class/group': () =>
      post('/live-class/group', { group_id, weekday: 4, time: '16:00', minutes: 60 }),
    'POST /live-class/session': async () =>
      post('/live-class/session', { session_id: await liveClass(), minutes: 45 }),
    'POST /live-class/native': () =>
      post('/live-class/native', { group_id, starts_at: '2027-02-13T03:00:00Z', minutes: 45 }),
    'POST /live-class/message': () => post('/live-class/message', { group_id, text: 'Bring the book.' }),
    'POST /live-class/attendance': async () => {
      school.clock.set('2026-08-27T09:00:00Z');
      const attendance = [{ child_id: classmate, state: 'present' }];
      return post('/live-class/attendance', { session_id: await liveClass(), attendance });
    },
    'POST /live-class/move': () =>
      post('/live-class/move', { child_id: classmate, group_id: otherGroup?.['group_id'] }),
    'POST /public-holidays': () =>
      post('/public-holidays', {
        day: '2026-08-17',
        name: 'Independence Day',
        name_indo: 'Hari Kemerdekaan',
      }),
    'DELETE /public-holidays/{day}': () => admin.call('DELETE', '/public-holidays/2026-08-17'),
    'POST /tasks/{taskId}/feedback': async () => {
      const sent = { childId, enrolmentId, courseId: two.master_course_id };
      const taskId = await filmedTask(school, sent);
      return post(`/tasks/${taskId}/feedback`, { text: 'Well sung!', praise: 'well_done' });
    },
    'POST /news/from-task': async () => {
      const shown = { child_id: childId, kind: 'shown_in_public', given: true };
      await parent.call('POST', '/childs/consent', { body: shown });
      const [task] = await school.rows('select task_id from tasks');
      return post('/news/from-task', { task_id: task?.['task_id'] });
    },
    'POST /users/{id}/email': () => post(`/users/${user_id}/email`, { email: 'other@example.test' }),
    'POST /users/{id}/reset-link': () => post(`/users/${user_id}/reset-link`),
    'POST /oral-tests/slots': () => post('/oral-tests/slots', { ...oralDay, starts: '16:00', ends: '16:15' }),
    'POST /oral-tests/slots/{slotId}/link': async () => {
      const [slot] = await school.rows('select slot_id from oral_slots order by starts_at limit 1');
      const link = 'https://zoom.us/j/123456789';
      return post(`/oral-tests/slots/${String(slot?.['slot_id'])}/link`, { link });
    },
    'POST /certificate/print-again': async () => {
      const certificate_id = await addFinishedYear(school, childId);
      await school.rows("update children set first_name = 'Alia', last_name = 'Putri' where child_id = $1", [
        childId,
      ]);
      return post('/certificate/print-again', { certificate_id, name: 'Alia Putri' });
    },
    'DELETE /oral-tests/slots/{slotId}': async () => {
      const { body } = await post('/oral-tests/slots', { ...oralDay, starts: '17:00', ends: '17:15' });
      const [slot] = body['slots'] as { slot_id: number }[];
      return admin.call('DELETE', `/oral-tests/slots/${slot?.slot_id}`);
    },
    'POST /oral-tests/{slotId}/result': async () => {
      const [slot] = await school.rows(
        `insert into oral_tests (slot_id, enrolment_id, part, booked_at)
         select slot_id, $1, 1, now() from oral_slots limit 1 returning slot_id`,
        [enrolmentId],
      );
      school.clock.set('2026-10-21T09:05:00Z');
      return post(`/oral-tests/${String(slot?.['slot_id'])}/result`, { absent: true });
    },
    'POST /report/open': async () => {
      school.clock.set('2026-10-28T03:00:00Z');
      await school.rows('update enrolments set term = 12 where enrolment_id = $1', [enrolmentId]);
      const part = { child_id: childId, academic_year_id: batch.id, part: 1 };
      const answer = await post('/report/open', part);
      reportId = (answer.body['report'] as { report_id: number }).report_id;
      return answer;
    },
    'POST /report/save': () => post('/report/save', { report_id: reportId, ...whole }),
    'POST /report/hand-over': () => post('/report/hand-over', { report_id: reportId }),
    'POST /report/proof-read': async () =>
      (await school.admin()).call('POST', '/report/proof-read', { body: { report_id: reportId, ok: true } }),
    'POST /report/publish': () => post('/report/publish', { report_ids: [reportId] }),
    'POST /report/sentence': () =>
      post('/report/sentence', { group: 'home', en: 'Sing.', id: 'Bernyanyilah.' }),
    'POST /report/sentence/change': () =>
      post('/report/sentence/change', { sentence_id: 'own-1', group: 'home', en: 'Sing.', id: 'Bernyanyi.' }),
    'POST /report/sentence/remove': () => post('/report/sentence/remove', { sentence_id: 'own-1' }),
  };
};

test('every call by which staff change something leaves an entry in the audit log, or has a reason not to', async () => {
  expect([...Object.keys(calls), ...Object.keys(exempt)].toSorted()).toEqual(staffCalls.toSorted());
  for (const [key, call] of Object.entries(calls)) {
    const before = await total();
    const { status, body } = await call();
    expect([key, status < 300, body.message]).toEqual([key, true, expect.any(String)]);
    expect([key, (await total()) > before]).toEqual([key, true]);
    const [newest] = (await admin.call('GET', '/log?size=1')).body['entries'] as { object_name: string }[];
    expect([key, newest?.object_name]).toEqual([key, expect.stringMatching(/\S/)]);
  }
});
