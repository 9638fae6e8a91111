import { beforeEach, expect, test } from 'vitest';
import { enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { liveClassRows } from './live-classes.test-support.ts';
import { messagesSchool } from './messages.test-support.ts';

const given = messagesSchool();
const kinds = ['live_class_tomorrow', 'live_class_soon'];

let rows: ReturnType<typeof liveClassRows>;
let group: number;
beforeEach(async () => {
  rows = liveClassRows(given.school);
  await given.school.rows("update users set province = '91' where user_id = $1", [given.parent.userId]);
  const teacher = await given.school.admin('teacher');
  await given.school.rows("update users set first_name = 'Ratna' where user_id = $1", [teacher.userId]);
  group = await rows.group(given.batch.id, 1, teacher);
});

const pupil = async (firstName: string, changes: Partial<Parameters<typeof enrol>[1]> = {}, into = group) => {
  const { school, parent, batch } = given;
  const childId = await addChild(parent, { first_name: firstName });
  const { enrolmentId } = await enrol(school, {
    childId,
    familyId: parent.userId,
    batch,
    settledAt: '2026-08-10T02:00:00Z',
    term: 12,
    ...changes,
  });
  await rows.pupil(into, enrolmentId);
  return childId;
};
const told = () => given.told(...kinds);
const four = '2026-09-03T09:00:00Z';

test('a family hears of a live class a day and an hour before, each once, with its own time and what to bring', async () => {
  const childId = await pupil('Aisyah');
  await rows.session(group, four);
  await given.moveTo('2026-10-10T00:00:00Z');
  expect(await told()).toEqual([
    `2026-09-02 16:00 live_class_tomorrow ${childId}`,
    `2026-09-03 15:00 live_class_soon ${childId}`,
  ]);
  const [first, second] = await given.school.rows(
    "select * from notifications where kind like 'live_class%' order by notif_id",
  );
  expect(first).toMatchObject({
    title: 'Aisyah: live class on Thursday 3 September, 16.00 WIB',
    body: 'Thursday 3 September, 16.00 WIB (18.00 WIT for you), with Ratna, 45 minutes. Have the book of Unit 1 and headphones ready. The button to join appears shortly before on Aisyah’s page.',
    link: `/children/${childId}/live-classes`,
  });
  expect(second).toMatchObject({
    title: 'Aisyah: live class in an hour, at 16.00 WIB',
    title_indo: 'Aisyah: kelas langsung satu jam lagi, pukul 16.00 WIB',
    body_indo:
      'Kamis 3 September, pukul 16.00 WIB (18.00 WIT di tempat Anda), bersama Ratna, 45 menit. Siapkan buku Unit 1 dan headphone, ya. Tombol masuknya muncul menjelang mulai di halaman Aisyah.',
  });
});

test('two processes tell it once', async () => {
  const childId = await pupil('Aisyah');
  await rows.session(group, four);
  await given.moveTo('2026-09-02T08:00:00Z');
  const { clock, parts } = given.school;
  clock.set('2026-09-02T09:30:00Z');
  await Promise.all([parts.jobs.kick('tell-of-classes'), parts.jobs.kick('tell-of-classes')]);
  await parts.jobs.idle();
  expect(await told()).toEqual([`2026-09-02 16:00 live_class_tomorrow ${childId}`]);
});

test('who has not paid for its day, is excused, or closed the account hears nothing; neither does anybody of a cancelled class', async () => {
  const excused = await pupil('Bima');
  await pupil('Citra', { settledAt: null });
  await pupil('Dewi', { term: 2 });
  const sessionId = await rows.session(group, four);
  await rows.attends({ sessionId, childId: excused, excusedAt: new Date('2026-09-01T02:00:00Z') });
  // Dewi's first bill has run out by then.
  const later = await rows.session(group, '2026-12-24T09:00:00Z', { unit: 4 });
  for (const childId of [excused])
    await rows.attends({ sessionId: later, childId, excusedAt: new Date('2026-09-01T02:00:00Z') });
  await rows.session(group, '2026-10-01T09:00:00Z', {
    unit: 2,
    cancelledAt: new Date('2026-09-20T02:00:00Z'),
  });
  await given.moveTo('2026-09-20T00:00:00Z');
  expect((await told()).map((line) => line.replace(/ \d+$/, ''))).toEqual([
    '2026-09-02 16:00 live_class_tomorrow',
    '2026-09-03 15:00 live_class_soon',
  ]);
  const names = await given.school.rows(
    "select distinct split_part(title, ':', 1) as name from notifications where kind like 'live_class%'",
  );
  expect(names).toEqual([{ name: 'Dewi' }]);
  await given.moveTo('2026-10-10T00:00:00Z');
  expect(await told()).toHaveLength(2);
});

test('nothing is told to a closed account', async () => {
  await pupil('Aisyah');
  await rows.session(group, four);
  await given.school.rows('update users set closed_at = now() where user_id = $1', [given.parent.userId]);
  await given.moveTo('2026-09-20T00:00:00Z');
  expect(await told()).toEqual([]);
});

test('a child that makes up for its own class hears of the one it visits, and not of the one it was excused from', async () => {
  const childId = await pupil('Aisyah');
  const own = await rows.session(group, four);
  const other = await rows.group(given.batch.id, 2, null);
  const visited = await rows.session(other, '2026-09-05T03:00:00Z');
  await rows.attends({ sessionId: own, childId, excusedAt: new Date('2026-09-01T02:00:00Z') });
  await rows.attends({ sessionId: visited, childId, makesUpFor: own });
  await given.moveTo('2026-09-20T00:00:00Z');
  expect(await told()).toEqual([
    `2026-09-04 10:00 live_class_tomorrow ${childId}`,
    `2026-09-05 09:00 live_class_soon ${childId}`,
  ]);
});

test('siblings in one class are named together, those in two at one time each with its own', async () => {
  await pupil('Aisyah');
  await pupil('Bima');
  await rows.session(group, four);
  const other = await rows.group(given.batch.id, 2, null);
  await pupil('Citra', {}, other);
  await rows.session(other, four, { minutes: 60 });
  await given.moveTo('2026-09-02T09:00:00Z');
  expect(await told()).toEqual(['2026-09-02 16:00 live_class_tomorrow null']);
  const [notice] = await given.school.rows("select * from notifications where kind = 'live_class_tomorrow'");
  expect(notice).toMatchObject({
    title: 'Aisyah, Bima, and Citra: live class on Thursday 3 September, 16.00 WIB',
    body: 'Aisyah and Bima: Thursday 3 September, 16.00 WIB (18.00 WIT for you), with Ratna, 45 minutes. Citra: Thursday 3 September, 16.00 WIB (18.00 WIT for you), 60 minutes. Have the book of Unit 1 and headphones ready. The button to join appears shortly before on the page of each child.',
    link: '/profile?tab=4',
  });
});

test('a class that was moved is told of at its new time', async () => {
  const childId = await pupil('Aisyah');
  await rows.session(group, four);
  await given.moveTo('2026-09-02T10:00:00Z');
  await given.school.rows("update live_sessions set starts_at = '2026-09-08T03:00:00Z'");
  await given.moveTo('2026-09-20T00:00:00Z');
  expect(await told()).toEqual([
    `2026-09-02 16:00 live_class_tomorrow ${childId}`,
    `2026-09-07 10:00 live_class_tomorrow ${childId}`,
    `2026-09-08 09:00 live_class_soon ${childId}`,
  ]);
});
