import { expect, test } from 'vitest';
import type { NoticeKind } from '../../domain/messages/notice-kind.ts';
import { notices as en } from '../../i18n/en/notices.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { notifyAccount } from '../inbox/notify.ts';
import { messagesSchool } from './messages.test-support.ts';

const given = messagesSchool();

/** Tells the family something of a child at 09.00 WIB of a day; only the title matters. */
const tell = async (day: string, kind: NoticeKind, childId: number, title: string, titleIndo: string) => {
  given.school.clock.set(`${day}T02:00:00Z`);
  await given.school.parts.database.transaction((tx) =>
    notifyAccount(tx, {
      userId: given.parent.userId,
      kind,
      childId,
      title,
      titleIndo,
      body: '',
      bodyIndo: '',
      link: '/',
      now: given.school.clock.now(),
    }),
  );
};
const on = (day: string) => given.school.clock.set(`${day}T03:00:00Z`);
const general = 'Ada kabar tentang Alya.';

let admin: Awaited<ReturnType<typeof given.school.admin>> | undefined;
/** What WhatsApp, and the preview of it, say of the newest message of a kind. */
const saidOf = async (kind: string) => {
  admin ??= await given.school.admin();
  const [row] = await given.school.rows(
    'select notif_id from notifications where kind = $1 order by notif_id desc limit 1',
    [kind],
  );
  const id = row?.['notif_id'];
  const { body } = await admin.call('POST', '/messages/whatsapp', { body: { notif_id: id } });
  const text = new URL(String(body['link'])).searchParams.get('text');
  const { preview } = (await admin.call('GET', `/messages/${String(id)}/preview`)).body;
  expect((preview as { whatsapp: string }).whatsapp).toBe(text);
  return text?.split('\n')[1];
};

/** Alya learns since 10 August; bill 2 is due on 10 October and lapses on 10 December. */
const learning = async () => {
  const { school, parent, batch } = given;
  const childId = await addChild(parent, { first_name: 'Alya' });
  await enrol(school, { childId, familyId: parent.userId, batch, settledAt: '2026-08-10T02:00:00Z' });
  const [bill] = await school.rows(
    'select period_start::text as first, paid_by from bills where sequence = 2',
  );
  expect(bill).toEqual({ first: '2026-10-10', paid_by: null });
  return childId;
};

test('that a bill is late is repeated while it is open, and not once it is paid or has lapsed (rule R174)', async () => {
  const childId = await learning();
  await tell('2026-10-10', 'bill_due', childId, 'Due today', 'Jatuh tempo hari ini');
  await tell('2026-10-13', 'bill_overdue', childId, 'Late', 'Belum dibayar');
  on('2026-10-20');
  expect(await saidOf('bill_overdue')).toBe('Belum dibayar.');
  // That it is due today was true on its day.
  expect(await saidOf('bill_due')).toBe(general);
  await given.school.rows(
    'update bills set paid_at = now(), paid_by = (select order_id from payments limit 1) where sequence = 2',
  );
  expect(await saidOf('bill_overdue')).toBe(general);
  await given.school.rows('update bills set paid_at = null, paid_by = null where sequence = 2');
  on('2026-12-10');
  expect(await saidOf('bill_overdue')).toBe(general);
});

test('that a batch is open is repeated while it is, for the same children (rule R174)', async () => {
  const { school, parent } = given;
  await school.rows('update batches set is_active = false');
  const registration = { startRegistration: '2026-09-01', endRegistration: '2026-12-20' };
  const next = await addBatch(school, 2, '2027-01-11', registration);
  const childId = await addChild(parent, { first_name: 'Alya' });
  const joining = {
    children: [{ name: 'Alya', lessons: [] }],
    batch: 2,
    begins: '11 January 2027',
    hasBegun: false,
    lastDay: '20 December 2026',
    today: '1 September 2026',
    days: 110,
  };
  await tell('2026-09-01', 'registration_open', childId, en.registration_open.title(joining), 'Dibuka');
  const closing = en.registration_closing.title(joining);
  await tell('2026-12-18', 'registration_closing', childId, closing, 'Daftarkan Alya');
  on('2026-12-20');
  expect(await saidOf('registration_open')).toBe('Dibuka.');
  expect(await saidOf('registration_closing')).toBe('Daftarkan Alya.');
  on('2026-12-21');
  expect(await saidOf('registration_open')).toBe(general);
  expect(await saidOf('registration_closing')).toBe(general);
  on('2026-12-19');
  const settledAt = '2026-09-09T02:00:00Z';
  await enrol(school, { childId, familyId: parent.userId, batch: next, settledAt });
  expect(await saidOf('registration_open')).toBe(general);
});

test('that a parcel is on its way is repeated for two weeks, unless it did not leave (rule R174)', async () => {
  const { school, parent } = given;
  const childId = await learning();
  await school.rows(
    `insert into orders (family_id, child_id, enrolment_id, status, courier, resi, created_at)
     select $1, child_id, enrolment_id, 'shipped', 'jne', 'R1', now() from enrolments where child_id = $2`,
    [parent.userId, childId],
  );
  await tell('2026-08-12', 'parcel_shipped', childId, 'On its way', 'Dalam perjalanan');
  on('2026-08-25');
  expect(await saidOf('parcel_shipped')).toBe('Dalam perjalanan.');
  await school.rows(`update orders set status = 'unshipped'`);
  expect(await saidOf('parcel_shipped')).toBe(general);
  await school.rows(`update orders set status = 'shipped'`);
  on('2026-08-26');
  expect(await saidOf('parcel_shipped')).toBe(general);
});
