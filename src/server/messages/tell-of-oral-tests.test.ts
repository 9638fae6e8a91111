import { beforeEach, expect, test } from 'vitest';
import { enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { oralSlots, oralTests } from '../oral-tests/tables.ts';
import { messagesSchool } from './messages.test-support.ts';

const given = messagesSchool();
let teacherId: number;
beforeEach(async () => {
  await given.school.rows("update users set province = '91' where user_id = $1", [given.parent.userId]);
  const teacher = await given.school.admin('teacher');
  teacherId = teacher.userId;
  await given.school.rows("update users set first_name = 'Ratna' where user_id = $1", [teacherId]);
});

/** A child with a booked oral test of part 1. */
const booked = async (
  firstName: string,
  startsAt: string,
  { term = 12, state = 'booked' }: { term?: 2 | 12; state?: 'booked' | 'absent' } = {},
) => {
  const { school, parent, batch } = given;
  const childId = await addChild(parent, { first_name: firstName });
  const year = { childId, familyId: parent.userId, batch, settledAt: '2026-08-10T02:00:00Z', term };
  const { enrolmentId } = await enrol(school, year);
  await school.parts.database.transaction(async (tx) => {
    const slot = {
      academicYearId: batch.id,
      part: 1,
      teacherId,
      startsAt: new Date(startsAt),
      minutes: 15,
      link: 'https://meet.google.com/abc-defg-hij',
      createdAt: school.clock.now(),
    };
    const [row] = await tx.insert(oralSlots).values(slot).returning();
    await tx
      .insert(oralTests)
      .values({ slotId: row?.slotId ?? 0, enrolmentId, part: 1, bookedAt: school.clock.now(), state });
  });
  return childId;
};
const told = () => given.told('oral_test_tomorrow');

test('a family is reminded of its oral tests at 18.00 WIB on the day before, once, with its own time (rule R210)', async () => {
  const childId = await booked('Aisyah', '2026-10-28T09:00:00Z');
  await booked('Bima', '2026-11-03T00:00:00Z');
  await given.beginAt('2026-10-25T00:00:00Z');
  await given.moveTo('2026-10-30T00:00:00Z');
  expect(await told()).toEqual([`2026-10-27 18:00 oral_test_tomorrow ${childId}`]);
  const [row] = await given.school.rows("select * from notifications where kind = 'oral_test_tomorrow'");
  expect(row).toMatchObject({
    title: 'Aisyah: oral test on Wednesday 28 October',
    body: 'Aisyah: Wednesday 28 October, 16.00 WIB (18.00 WIT for you), with Ratna, 15 minutes. There is nothing to learn for it: have headphones and a quiet place ready. The button to join appears shortly before on Aisyah’s page, under “Tests”.',
    title_indo: 'Aisyah: tes lisan Rabu 28 Oktober',
    link: `/children/${childId}/tests`,
  });
  await given.moveTo('2026-11-10T00:00:00Z');
  expect((await told()).map((line) => line.slice(0, 16))).toEqual(['2026-10-27 18:00', '2026-11-02 18:00']);
});

test('two children on one day are one message; who did not come, and whose package has no test, is not reminded', async () => {
  await booked('Aisyah', '2026-10-28T09:00:00Z');
  await booked('Bima', '2026-10-28T09:15:00Z');
  await booked('Citra', '2026-10-28T09:30:00Z', { state: 'absent' });
  await booked('Dewi', '2026-10-28T09:45:00Z', { term: 2 });
  await given.beginAt('2026-10-25T00:00:00Z');
  await given.moveTo('2026-11-10T00:00:00Z');
  const rows = await given.school.rows("select title from notifications where kind = 'oral_test_tomorrow'");
  expect(rows).toEqual([{ title: 'Aisyah and Bima: oral test on Wednesday 28 October' }]);
});

test('two processes remind once', async () => {
  const childId = await booked('Aisyah', '2026-10-28T09:00:00Z');
  await given.beginAt('2026-10-27T10:00:00Z');
  const { clock, parts } = given.school;
  clock.set('2026-10-27T11:30:00Z');
  await Promise.all([parts.jobs.kick('tell-of-oral-tests'), parts.jobs.kick('tell-of-oral-tests')]);
  await parts.jobs.idle();
  expect(await told()).toEqual([`2026-10-27 18:00 oral_test_tomorrow ${childId}`]);
});
