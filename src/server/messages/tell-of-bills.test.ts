import { expect, test } from 'vitest';
import { enrol, takeBack } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { messagesSchool } from './messages.test-support.ts';
import { tellOfBillsJob } from './tell-of-bills.ts';

const given = messagesSchool();
const kinds = ['bill_due', 'bill_overdue', 'bill_lapsing'];

const enrolled = async (changes: Partial<Parameters<typeof enrol>[1]> = {}) => {
  const childId = await addChild(given.parent, { first_name: 'Alya' });
  const { school, parent, batch } = given;
  const made = await enrol(school, {
    childId,
    familyId: parent.userId,
    batch,
    settledAt: '2026-08-10T02:00:00Z',
    ...changes,
  });
  return { childId, ...made };
};

const payBill2 = (enrolmentId: number, orderId: string) =>
  given.school.rows('update bills set paid_at = $2, paid_by = $3 where enrolment_id = $1 and sequence = 2', [
    enrolmentId,
    given.school.clock.now(),
    orderId,
  ]);

test('a bill is told of 7 days and a day before, on its day, 3 days after, and a week before it lapses', async () => {
  const { childId } = await enrolled({ paid: [1, 3, 4, 5, 6] });
  await given.moveTo('2027-02-01T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([
    `2026-10-03 09:00 bill_due ${childId}`,
    `2026-10-09 09:00 bill_due ${childId}`,
    `2026-10-10 09:00 bill_due ${childId}`,
    `2026-10-13 09:00 bill_overdue ${childId}`,
    `2026-12-03 09:00 bill_lapsing ${childId}`,
  ]);
});

test('of a bill that is delayed nothing is told until its day, and what is late counts from there (R250)', async () => {
  const { childId, enrolmentId } = await enrolled({ paid: [1, 3, 4, 5, 6] });
  await given.school.rows(
    `update bills set delayed_until = '2026-10-15' where enrolment_id = $1 and sequence = 2`,
    [enrolmentId],
  );
  await given.moveTo('2026-10-19T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([`2026-10-18 09:00 bill_overdue ${childId}`]);
});

test('a bill that is paid a minute before is not told of', async () => {
  const { childId, enrolmentId, orderId } = await enrolled({ paid: [1, 3, 4, 5, 6] });
  await given.beginAt('2026-10-01T00:00:00Z');
  await given.moveTo('2026-10-09T01:59:00Z');
  await payBill2(enrolmentId, orderId);
  await given.moveTo('2026-12-20T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([`2026-10-03 09:00 bill_due ${childId}`]);
});

test('a reminder says in the inbox whether its bill is paid by now', async () => {
  const { enrolmentId, orderId } = await enrolled({ paid: [1, 4, 5, 6] });
  await given.beginAt('2026-10-01T00:00:00Z');
  await given.moveTo('2026-10-13T02:00:00Z');
  const { parent } = given;
  const inInbox = async () => {
    const { notifications } = (await parent.call('GET', `/notif/${parent.userId}`)).body as unknown as {
      notifications: { notif_id: number; kind: string; is_paid?: boolean }[];
    };
    return notifications.filter(({ kind }) => kinds.includes(kind));
  };
  expect((await inInbox()).map(({ is_paid: isPaid }) => isPaid)).toEqual([false, false, false, false]);
  await payBill2(enrolmentId, orderId);
  await given.moveTo('2026-12-03T02:00:00Z');
  const [next, ...ofBill2] = await inInbox();
  expect([next?.kind, next?.is_paid]).toEqual(['bill_due', false]);
  expect(ofBill2.map(({ is_paid: isPaid }) => isPaid)).toEqual([true, true, true, true]);
  const marked = await parent.call('GET', `/notif/mark/${ofBill2[0]?.notif_id}`);
  expect(marked.body['notification']).toMatchObject({ is_read: true, is_paid: true });
});

test('the first bill, a year that was never paid and one of which all was given back are not told of', async () => {
  await enrolled({ settledAt: null });
  const { enrolmentId } = await enrolled({ paid: [1, 3, 4, 5, 6], term: 4 });
  await takeBack(given.school, enrolmentId);
  await given.school.rows('update enrolments set settled_at = null where enrolment_id = $1', [enrolmentId]);
  await given.beginAt('2026-10-01T00:00:00Z');
  await given.moveTo('2026-12-20T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([]);
});

test('it is said in both languages, with child, sum, period and what closes, and leads to the bills', async () => {
  const { childId, enrolmentId } = await enrolled();
  await given.school.rows('update bills set amount = 700000 where enrolment_id = $1 and sequence = 2', [
    enrolmentId,
  ]);
  await given.beginAt('2026-10-01T00:00:00Z');
  await given.moveTo('2026-10-03T02:00:00Z');
  const [notice] = await given.school.rows("select * from notifications where kind = 'bill_due'");
  expect(notice).toMatchObject({
    title: 'Alya: Rp\u00a0700.000 is due in 7 days, on 10 October 2026',
    title_indo: 'Alya: Rp\u00a0700.000 jatuh tempo 7 hari lagi, 10 Oktober 2026',
    body: 'Bill 2 of 6 · 10 October 2026 – 9 December 2026: Rp\u00a0700.000 for Alya. It is due in 7 days, on 10 October 2026. It opens 9 lessons; the year’s lessons go on until Sunday, 18 April 2027. If it is not paid by 10 October 2026, Alya’s lessons wait until it is.',
    link: `/children/${childId}?tab=3`,
  });
  const mail = (await given.mails()).at(-1);
  expect(mail).toMatchObject({
    subject: 'Alya: Rp\u00a0700.000 jatuh tempo 7 hari lagi, 10 Oktober 2026',
    text: expect.stringContaining(`/children/${childId}?tab=3`),
  });
});

test('each reminder says how many days are left, and the day itself', async () => {
  await enrolled({ paid: [1, 3, 4, 5, 6] });
  await given.beginAt('2026-10-01T00:00:00Z');
  await given.moveTo('2026-10-10T02:00:00Z');
  const told = await given.school.rows(
    "select body, body_indo from notifications where kind = 'bill_due' order by notif_id",
  );
  expect(told).toEqual([
    {
      body: expect.stringContaining('for Alya. It is due in 7 days, on 10 October 2026. It opens'),
      body_indo: expect.stringContaining(
        'untuk Alya. Tagihan ini jatuh tempo 7 hari lagi, 10 Oktober 2026. Ini',
      ),
    },
    {
      body: expect.stringContaining('for Alya. It is due tomorrow, 10 October 2026. It opens'),
      body_indo: expect.stringContaining('untuk Alya. Tagihan ini jatuh tempo besok, 10 Oktober 2026. Ini'),
    },
    {
      body: expect.stringContaining('for Alya. It is due today, 10 October 2026. It opens'),
      body_indo: expect.stringContaining(
        'untuk Alya. Tagihan ini jatuh tempo hari ini, 10 Oktober 2026. Ini',
      ),
    },
  ]);
});

test('the last instalment, which opens no lesson, says so', async () => {
  await enrolled({ paid: [1, 2, 3, 4, 5] });
  await given.beginAt('2027-06-01T00:00:00Z');
  await given.moveTo('2027-06-03T02:00:00Z');
  const [notice] = await given.school.rows("select body from notifications where kind = 'bill_due'");
  expect(notice?.['body']).toContain(
    'It is the last instalment of the year’s price and opens no more lessons: the year’s lessons go on until Sunday, 18 April 2027.',
  );
});

test('two processes at the same moment tell once', async () => {
  const { childId } = await enrolled();
  const { database, log } = given.school.parts;
  const context = { database, log, coursesOfGrade: async () => [], skipsLate: false };
  const now = new Date('2026-10-03T02:00:30Z');
  await Promise.all([1, 2, 3].map(() => tellOfBillsJob(context).runDue(now)));
  expect(await given.told(...kinds)).toEqual([`2026-10-03 09:00 bill_due ${childId}`]);
});

test('a live school skips what it finds more than a day late, and tells what is newer', async () => {
  const { childId } = await enrolled();
  const { database, log } = given.school.parts;
  const context = { database, log, coursesOfGrade: async () => [], skipsLate: true };
  await tellOfBillsJob(context).runDue(new Date('2026-10-10T01:00:00Z'));
  expect(await given.told(...kinds)).toEqual([`2026-10-09 09:00 bill_due ${childId}`]);
});

test('nothing is mailed to a closed account', async () => {
  await enrolled();
  await given.school.rows('update users set closed_at = now() where user_id = $1', [given.parent.userId]);
  await given.school.rows('delete from placements');
  await given.beginAt('2026-10-01T00:00:00Z');
  await given.moveTo('2026-10-03T02:05:00Z');
  expect(await given.mails()).toEqual([]);
});
