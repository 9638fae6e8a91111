import { expect, test } from 'vitest';
import type { ClassesMoved } from '../../contract/calendar.ts';
import { addBatch } from '../enrolment/enrolled.test-support.ts';
import { liveSchool } from './live.test-support.ts';

const given = liveSchool();

const change = async (holidayWeekStarts: string[], preview: boolean) => {
  const body = { id: given.batch.id, holidayWeekStarts, preview };
  const answer = await given.post('/academic-year/change-holidays', body);
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body['live_classes'] as ClassesMoved;
};

/** A group of grade 3 that meets on Thursdays at 16.00 with the teacher, and one of grade 5 on Fridays. */
const twoGrades = async () => {
  await given.pupil();
  await given.pupil({ grade: 5 });
  await given.seat();
  const [third, fifth] = (await given.groups()).groups;
  await given.meets(third?.group_id ?? 0);
  await given.meets(fifth?.group_id ?? 0, { weekday: 5, teacher_id: null });
  return { third: third?.group_id ?? 0, fifth: fifth?.group_id ?? 0 };
};

test('a preview of changed holidays tells how many live classes of how many groups move, and the result the same', async () => {
  const { third } = await twoGrades();
  const told = { moved: 18, groups: 2, native_cancelled: 0, at_once: [] };
  expect(await change(['2026-08-31'], true)).toEqual(told);
  const before = (await given.groups()).sessions[0];
  expect(before).toMatchObject({ group_id: third, starts_at: '2026-09-03T09:00:00.000Z' });
  expect(await change(['2026-08-31'], false)).toEqual(told);
  expect((await given.groups()).sessions[0]?.starts_at).toBe('2026-09-10T09:00:00.000Z');
  // They are the same weeks: nothing moves any more.
  expect(await change(['2026-08-31'], false)).toEqual({ ...told, moved: 0, groups: 0 });
});

test('one that was moved by hand stays, and a session with a native teacher in the holidays is told to be cancelled', async () => {
  const { fifth } = await twoGrades();
  const [first] = (await given.groups()).sessions;
  const starts_at = '2026-09-08T09:00:00Z';
  await given.post('/live-class/session', { session_id: first?.session_id, starts_at });
  await given.post('/live-class/native', { group_id: fifth, starts_at: '2027-02-11T03:00:00Z', minutes: 45 });
  const told = await change(['2026-08-24', '2027-02-08'], true);
  expect(told).toMatchObject({ moved: 17, groups: 2, native_cancelled: 1 });
  expect(await change(['2026-08-24', '2027-02-08'], false)).toEqual(told);
});

test('a teacher who would have two classes at once is named with both, whatever batch they are of', async () => {
  const { third } = await twoGrades();
  const later = await addBatch(given.school, 2, '2026-08-17');
  const [row] = await given.school.rows(
    `insert into live_groups (academic_year_id, grade, number, places, created_at) values ($1, 4, 1, 12, now()) returning group_id`,
    [later.id],
  );
  // A week after those of the first batch, half an hour later.
  await given.meets(Number(row?.['group_id']), { time: '16:30' });
  expect((await change([], true)).at_once).toEqual([]);
  const { at_once } = await change(['2026-08-31'], true);
  expect(at_once).toHaveLength(9);
  const classes = [
    { batch: 1, grade: 3, number: 1, starts_at: '2026-09-10T09:00:00.000Z', minutes: 60 },
    { batch: 2, grade: 4, number: 1, starts_at: '2026-09-10T09:30:00.000Z', minutes: 60 },
  ];
  expect(at_once[0]).toMatchObject({ teacher: { user_id: given.teacher.userId }, classes });
  const { sessions } = await given.groups();
  const first = sessions.find(({ group_id }) => group_id === third);
  expect(first?.starts_at).toBe('2026-09-03T09:00:00.000Z');
  // One that was shortened by hand takes as long as the group meets once the holidays move it.
  await given.post('/live-class/session', { session_id: first?.session_id, minutes: 30 });
  expect((await change(['2026-08-31'], true)).at_once[0]).toMatchObject({ classes });
});

test('a group that would have two classes at once is named with both, though nobody holds them', async () => {
  const { fifth } = await twoGrades();
  await given.post('/live-class/native', { group_id: fifth, starts_at: '2027-02-26T09:30:00Z', minutes: 45 });
  expect((await change([], true)).at_once).toEqual([]);
  expect((await change(['2026-08-31'], true)).at_once).toMatchObject([
    {
      teacher: null,
      classes: [
        { batch: 1, grade: 5, number: 1, starts_at: '2027-02-26T09:00:00.000Z', minutes: 60 },
        { batch: 1, grade: 5, number: 1, starts_at: '2027-02-26T09:30:00.000Z', minutes: 45 },
      ],
    },
  ]);
});
