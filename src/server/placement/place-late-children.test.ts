import { asc, eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../tests/support/empty-tables.ts';
import { START, testSchool } from '../../../tests/support/school.ts';
import { enrolments } from '../enrolment/tables.ts';
import { notifications } from '../inbox/tables.ts';
import { notifyAccount } from '../inbox/notify.ts';
import { changeGrade } from '../enrolment/change-grade.ts';
import { addChild } from '../families/children.test-support.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { placeLateChildrenJob } from './place-late-children.ts';
import { placements } from './tables.ts';
let batch: Awaited<ReturnType<typeof addBatch>>;
const school = await testSchool();
const parent = await school.parent();
beforeEach(async () => {
  school.clock.set(START);
  await emptyTables(school.parts.database, ['batches', 'children', 'notifications']);
  batch = await addBatch(school, 1, '2026-08-10');
});

const settled = async (settledAt: string, details: Record<string, string> = {}) => {
  const childId = await addChild(parent, details);
  await enrol(school, { childId, familyId: parent.userId, batch, settledAt });
  return childId;
};
const job = (how = notifyAccount) => placeLateChildrenJob({ ...school.parts.placement, notifyAccount: how });
const placedOf = async (childId: number) => {
  const { db } = school.parts.database;
  const [placed] = await db.select().from(placements).where(eq(placements.childId, childId));
  const [year] = await db.select().from(enrolments).where(eq(enrolments.childId, childId));
  const { placedBy, result, placedAt } = placed ?? { placedBy: null, result: null, placedAt: null };
  return { grade: year?.grade, placedBy, result, at: placedAt?.toISOString() ?? null };
};
/** The messages about places; reminders lead to the test. */
const told = () =>
  school.parts.database.db
    .select()
    .from(notifications)
    .where(like(notifications.link, '/children/%'))
    .orderBy(asc(notifications.notifId));
const moveTo = (instant: string) =>
  school.parts.jobs.runUntil(new Date(instant), async (at) => school.clock.set(at.toISOString()));

test('a child of 8 or older that did not start the test is placed in Grade 2 three days after settlement, to the second', async () => {
  const childId = await settled('2026-08-10T02:00:00Z');
  await moveTo('2026-08-13T01:59:59Z');
  expect(await placedOf(childId)).toEqual({ grade: 2, placedBy: null, result: null, at: null });
  expect((await parent.call('GET', `/childs/${childId}`)).body['childs']).toMatchObject({ is_auto: false });
  await moveTo('2026-08-14T00:00:00Z');
  expect(await placedOf(childId)).toEqual({
    grade: 2,
    placedBy: 'time',
    result: null,
    at: '2026-08-13T02:00:00.000Z',
  });
  expect((await parent.call('GET', `/childs/${childId}`)).body['childs']).toMatchObject({
    is_auto: true,
    placed_by: 'time',
    grade: 2,
    result: null,
  });
});

test('its parent is notified once, in both languages, with a link to the child', async () => {
  const childId = await settled('2026-08-10T02:00:00Z', { first_name: 'Alya' });
  await moveTo('2026-08-13T02:00:00Z');
  await job().runDue(new Date('2026-08-13T02:00:00Z'));
  await moveTo('2026-08-20T02:00:00Z');
  expect(await told()).toMatchObject([
    {
      userId: parent.userId,
      title: 'Alya starts in Grade 2',
      titleIndo: 'Alya mulai di Tingkat 2',
      body: expect.stringContaining('not started in time'),
      bodyIndo: expect.stringContaining('sampai batas waktunya'),
      link: `/children/${childId}`,
      createdAt: new Date('2026-08-13T02:00:00Z'),
    },
  ]);
});

test('a child too young for the test is placed by its age at settlement, and the job does not look at it', async () => {
  const young = await settled('2026-08-10T02:00:00Z', { birthdate: '2018-08-11' });
  const older = await settled('2026-08-10T02:30:00Z', { birthdate: '2018-08-10' });
  expect(await placedOf(young)).toEqual({
    grade: 2,
    placedBy: 'age',
    result: null,
    at: '2026-08-10T02:00:00.000Z',
  });
  expect(await job().nextDue()).toEqual(new Date('2026-08-13T02:30:00Z'));
  expect(await told()).toEqual([]);
  expect((await parent.call('GET', `/childs/${young}`)).body['childs']).toMatchObject({ is_auto: true });
  await moveTo('2026-08-13T02:30:00Z');
  expect((await told()).map(({ link }) => link)).toEqual([`/children/${older}`]);
  expect(await job().nextDue()).toBeNull();
});

test('a child that cannot be placed does not keep the others waiting, and is tried again', async () => {
  const failing = await settled('2026-08-10T02:00:00Z');
  const next = await settled('2026-08-10T02:30:00Z');
  const now = new Date('2026-08-13T02:30:00Z');
  await job(async (tx, message) => {
    if (message.link === `/children/${failing}`) throw new Error('this one fails');
    await notifyAccount(tx, message);
  }).runDue(now);
  expect((await placedOf(failing)).at).toBeNull();
  expect((await placedOf(next)).at).toBe('2026-08-13T02:30:00.000Z');
  await job().runDue(now);
  expect((await placedOf(failing)).at).toBe('2026-08-13T02:30:00.000Z');
});

test('nothing is due for what was not paid, and a next year awaits no test', async () => {
  const unpaid = await addChild(parent);
  await enrol(school, { childId: unpaid, familyId: parent.userId, batch, settledAt: null });
  const again = await addChild(parent);
  await enrol(school, {
    childId: again,
    familyId: parent.userId,
    batch,
    settledAt: '2026-08-01T03:00:00Z',
    purpose: 'NEXT_GRADE',
  });
  expect(await job().nextDue()).toBeNull();
});

test('staff and the job at the same moment leave one of the two outcomes, and the grade that staff chose', async () => {
  const children = [];
  for (let count = 0; count < 8; count += 1) children.push(await settled('2026-08-10T02:00:00Z'));
  school.clock.set('2026-08-13T02:00:00Z');
  const now = new Date('2026-08-13T02:00:00Z');
  const regrade = (childId: number) => changeGrade(school.parts.enrolment, { by: null, childId, grade: 5 });
  await Promise.all([
    ...children.slice(0, 4).map(regrade),
    job().runDue(now),
    job().runDue(now),
    ...children.slice(4).map(regrade),
  ]);
  const links = (await told()).map(({ link }) => link);
  for (const childId of children) {
    const { grade, placedBy, result } = await placedOf(childId);
    expect(grade).toBe(5);
    expect([
      ['staff', 5, 1],
      ['time', null, 2],
    ]).toContainEqual([placedBy, result, links.filter((link) => link === `/children/${childId}`).length]);
  }
});
