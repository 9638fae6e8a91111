import { describe, expect, test } from 'vitest';
import { newBatch } from '../../src/server/calendar/batches.test-support.ts';
import { mp4, newCourse } from '../../src/server/courses/courses.test-support.ts';
import { type Visitor, testSchool } from '../support/school.ts';

const school = await testSchool();
let admin: Visitor = await school.admin();

let keys = 0;
const newKey = () => `a-key-of-a-test-${(keys += 1)}`;

const addCourse = (
  key: string | undefined,
  details: Partial<typeof newCourse> = {},
  video = mp4(),
  who = admin,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...newCourse, ...details })) form.append(name, String(value));
  form.append('video', new Blob([Uint8Array.from(video)]), 'lesson.mp4');
  return who.call('POST', '/master-data/add', { form, headers: key ? { 'idempotency-key': key } : {} });
};
const idIn = ({ body }: Awaited<ReturnType<typeof addCourse>>) =>
  (body['course'] as { master_course_id: number }).master_course_id;
const howMany = async () => (await admin.call('GET', '/course/all?page=1&size=1')).body['total'] as number;

describe('a creating call with a key', () => {
  test('is done once: its repeat gets the object as it stands now, with the same status', async () => {
    const key = newKey();
    const first = await addCourse(key);
    const before = await howMany();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...newCourse, titleEN: 'Renamed' }))
      form.append(name, String(value));
    form.append('id', String(idIn(first)));
    await admin.call('POST', '/course/update', { form });
    const repeat = await addCourse(key);
    expect([first.status, repeat.status]).toEqual([201, 201]);
    expect(repeat.body['course']).toMatchObject({ master_course_id: idIn(first), title: 'Renamed' });
    expect(await howMany()).toBe(before);
  });

  test('is refused when other fields or another file come with the same key', async () => {
    const key = newKey();
    await addCourse(key);
    const before = await howMany();
    for (const other of [() => addCourse(key, { titleEN: 'Other' }), () => addCourse(key, {}, mp4(1001))]) {
      const { status, body } = await other();
      expect([status, body['error']]).toEqual([422, 'key_of_other_call']);
    }
    expect(await howMany()).toBe(before);
  });

  test('sent several times at once creates one', async () => {
    const headers = { 'idempotency-key': newKey() };
    const send = () =>
      admin.call('POST', '/course/academic-year', {
        headers,
        body: { ...newBatch, startDate: '2027-08-16' },
      });
    const answers = await Promise.all([1, 2, 3, 4].map(send));
    const idOf = ({ body }: (typeof answers)[number]) =>
      (body['academic_year'] as { academic_year_id: number }).academic_year_id;
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    for (const { status, headers: said, body } of answers.filter((one) => !done.includes(one))) {
      expect([status, body['error']]).toEqual([409, 'still_running']);
      expect(Number(said['retry-after'])).toBeGreaterThan(0);
    }
    expect(new Set([...done, await send()].map(idOf)).size).toBe(1);
  });

  test('keeps no refusal: the key is free for the corrected entry', async () => {
    const headers = { 'idempotency-key': newKey() };
    const send = (startDate: string) =>
      admin.call('POST', '/course/academic-year', { headers, body: { ...newBatch, startDate } });
    expect((await send('2026-01-05')).status).toBe(409);
    expect((await send('2026-08-17')).status).toBe(201);
  });

  test('is another one from another account', async () => {
    const key = newKey();
    const other = await school.admin();
    expect(idIn(await addCourse(key))).not.toBe(idIn(await addCourse(key, {}, mp4(), other)));
  });

  test('is refused when the key is too short or too long', async () => {
    for (const key of ['short', 'x'.repeat(65)]) expect((await addCourse(key)).status).toBe(422);
  });
});

test('the key is forgotten after a day', async () => {
  const key = newKey();
  const first = await addCourse(key);
  await school.parts.idempotent.sweep();
  expect(idIn(await addCourse(key))).toBe(idIn(first));
  school.wallClock.advance('PT25H');
  await school.parts.idempotent.sweep();
  admin = await school.admin();
  expect(idIn(await addCourse(key))).not.toBe(idIn(first));
});
