import { beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { changeGrade } from '../enrolment/change-grade.ts';
import { notifyAccount } from '../inbox/notify.ts';
import { letters } from '../inbox/tables.ts';
import { remindOfTestJob } from './remind-of-test.ts';
import { paidAt, placementSchool } from './taking.test-support.ts';

const given = placementSchool();
beforeEach(() => given.school.parts.database.execute('truncate letters cascade'));

const job = (how = notifyAccount) => remindOfTestJob({ ...given.school.parts.placement, notifyAccount: how });
/** The reminders in the inbox, by child and time. */
const reminders = async () => {
  const rows = await given.told();
  return rows
    .filter(({ link }) => link?.startsWith('/placement-test-instruction/'))
    .map(({ link, createdAt }) => `${link} ${createdAt.toISOString()}`)
    .toSorted();
};
const mails = async () => {
  const { db } = given.school.parts.database;
  return db
    .select({ to: letters.recipient, at: letters.createdAt })
    .from(letters)
    .where(sql`kind = 'placement_reminder'`)
    .orderBy(letters.letterId);
};

test('a parent is reminded 48 and 69 hours after the payment, to the second and once each', async () => {
  const childId = await given.paid();
  await given.moveTo('2026-08-12T01:59:59Z');
  expect(await reminders()).toEqual([]);
  await given.moveTo('2026-08-20T02:00:00Z');
  await job().runDue(new Date('2026-08-20T02:00:00Z'));
  const link = `/placement-test-instruction/${childId}`;
  expect(await reminders()).toEqual([`${link} 2026-08-12T02:00:00.000Z`, `${link} 2026-08-12T23:00:00.000Z`]);
  expect(await mails()).toEqual([
    { to: given.parent.email, at: new Date('2026-08-12T02:00:00Z') },
    { to: given.parent.email, at: new Date('2026-08-12T23:00:00Z') },
  ]);
  expect(await job().nextDue()).toBeNull();
});

test('the inbox says it in both languages, the mail in that of the family, with the end in WIB', async () => {
  const family = await given.school.parent({ locale: 'ID', first_name: 'Sari', gender: 'FEMALE' });
  await given.paid({ first_name: 'Alya' }, paidAt, family);
  await given.moveTo('2026-08-12T02:00:00Z');
  const [notice] = await given.told();
  expect(notice).toMatchObject({
    userId: family.userId,
    title: 'Alya’s placement test is waiting',
    titleIndo: 'Tes penempatan Alya masih menunggu',
    body: expect.stringContaining('until Thursday, 13 August 2026, 09.00 WIB'),
    bodyIndo: expect.stringContaining('sampai Kamis, 13 Agustus 2026, 09.00 WIB'),
  });
  const [mail] = await given.school.mailsTo(family.email);
  await given.moveTo('2026-08-12T23:00:00Z');
  expect((await given.told()).map(({ title }) => title)).toContain(
    'Alya’s placement test: time is nearly up',
  );
  // At 06.00 WIB nobody is mailed yet (rule R172).
  await given.moveTo('2026-08-12T23:30:00Z');
  const [last] = await given.school.mailsTo(family.email);
  expect(last?.subject).toBe('Tes penempatan Alya: waktunya hampir habis');
  expect(mail).toMatchObject({
    subject: 'Tes penempatan Alya masih menunggu',
    text: expect.stringMatching(/^Halo Bu Sari,[^]*sampai Kamis, 13 Agustus 2026, 09\.00 WIB/),
  });
});

test('a child that started, was placed by staff, is under 8 or never paid is not reminded of', async () => {
  const started = await given.paid();
  await given.take(started);
  const regraded = await given.paid();
  await changeGrade(given.school.parts.enrolment, { by: null, childId: regraded, grade: 4 });
  await given.paid({ birthdate: '2018-08-11' });
  await given.paid({}, null);
  expect(await job().nextDue()).toBeNull();
  await given.moveTo('2026-08-14T02:00:00Z');
  expect(await reminders()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a child that starts between the two reminders gets no second one', async () => {
  const childId = await given.paid();
  await given.moveTo('2026-08-12T10:00:00Z');
  await given.take(childId);
  await given.moveTo('2026-08-14T02:00:00Z');
  expect(await reminders()).toEqual([`/placement-test-instruction/${childId} 2026-08-12T02:00:00.000Z`]);
});

test('after a server that was down past both reminders one is given, past the end none', async () => {
  const late = await given.paid({}, '2026-08-10T02:00:00Z');
  const over = await given.paid({}, '2026-08-09T23:30:00Z');
  const now = new Date('2026-08-12T23:30:00Z');
  await job().runDue(now);
  await job().runDue(now);
  expect(await reminders()).toEqual([`/placement-test-instruction/${late} 2026-08-12T23:30:00.000Z`]);
  expect(over).not.toBe(late);
  expect(await job().nextDue()).toBeNull();
});

test('two processes at the same moment remind of each child once', async () => {
  const children = [];
  for (let count = 0; count < 6; count += 1) children.push(await given.paid());
  const now = new Date('2026-08-12T02:00:00Z');
  await Promise.all([job().runDue(now), job().runDue(now), job().runDue(now)]);
  expect(await reminders()).toEqual(
    children.map((childId) => `/placement-test-instruction/${childId} 2026-08-12T02:00:00.000Z`).toSorted(),
  );
  expect(await mails()).toHaveLength(6);
});

test('a reminder that fails is tried again, and does not hold up the others', async () => {
  const failing = await given.paid();
  const next = await given.paid();
  const now = new Date('2026-08-12T02:00:00Z');
  await job(async (tx, notice) => {
    if (notice.link?.endsWith(`/${failing}`)) throw new Error('this one fails');
    await notifyAccount(tx, notice);
  }).runDue(now);
  expect(await reminders()).toEqual([`/placement-test-instruction/${next} 2026-08-12T02:00:00.000Z`]);
  await job().runDue(now);
  expect(await reminders()).toHaveLength(2);
});

test('a closed account is neither reminded nor told where the child was placed, and the child is placed', async () => {
  const family = await given.school.parent();
  const childId = await given.paid({}, paidAt, family);
  await given.school.rows('update users set closed_at = $2 where user_id = $1', [
    family.userId,
    given.school.clock.now(),
  ]);
  await given.moveTo('2026-08-20T02:00:00Z');
  expect(await given.told()).toEqual([]);
  expect(await mails()).toEqual([]);
  const placed = await given.school.rows('select placed_by from placements where child_id = $1', [childId]);
  expect(placed).toEqual([{ placed_by: 'time' }]);
});

test('the mail of a reminder at night waits for the morning, unless the test is over by then (rule R95)', async () => {
  const tried = async () =>
    (
      await given.school.rows(
        `select coalesce(next_try_at, sent_at) as at from letters where kind = 'placement_reminder' order by letter_id`,
      )
    ).map(({ at }) => (at as Date).toISOString());
  // Paid at 02.00 WIB: the reminders come at 02.00 and at 23.00, and the test may be started until 02.00.
  await given.paid({}, '2026-08-10T19:00:00Z');
  await given.moveTo('2026-08-12T19:00:00Z');
  expect(await tried()).toEqual(['2026-08-12T23:30:00.000Z']);
  await given.moveTo('2026-08-13T16:00:00Z');
  expect((await tried()).at(-1)).toBe('2026-08-13T16:00:00.000Z');
});
