import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { WrittenTest, WrittenTestPupil } from '../../contract/written-test-objects.ts';
import { eraseWrittenTests } from './family-data.ts';
import { allRight, refusalOf, sheet, writtenSchool } from './written.test-support.ts';
import { writtenResults } from './written-results.ts';

const given = writtenSchool();
const results = async (enrolmentId: number) =>
  (await writtenResults(given.school.parts.database.db, [enrolmentId])).get(enrolmentId);

test('the teacher marks what was written, from 0 to its points; the result waits for that and keeps when it was changed (R207)', async () => {
  const alya = await given.pupil();
  given.at('2026-10-28');
  const id = await given.finished(alya, { ...allRight, words: allRight.words.slice(0, 9) });
  const work = await given.work(id);
  expect(work).toMatchObject({ state: 'to_mark', first_name: 'Alya', way: 'home' });
  expect(work.work?.writing).toMatchObject([
    { of: 5, answer: 'I am Alya.\nI am seven.', points: null },
    { of: 5, answer: 'My mother likes red.', points: null },
  ]);
  expect(await results(alya.enrolmentId)).toMatchObject([{ part: 1, isMarked: false, writtenTestId: id }]);
  expect((await given.mark(id, [6, 0])).body.errors).toHaveProperty('points');
  expect((await given.mark(id, [5])).body.errors).toHaveProperty('points');
  expect((await given.mark(id, [-1, 0])).status).toBe(422);
  const marked = await given.mark(id, [5, 3], undefined, work.version);
  expect(marked.body['written_test']).toMatchObject({
    state: 'marked',
    changed_at: null,
    scores: [
      { skill: 'listening', right: 7, of: 7 },
      { skill: 'reading', right: 7, of: 7 },
      { skill: 'words', right: 9, of: 10 },
      { skill: 'writing', right: 8, of: 10 },
    ],
  });
  expect(refusalOf(await given.mark(id, [4, 3], undefined, work.version))).toEqual([
    409,
    'changed_meanwhile',
  ]);
  given.at('2026-11-05');
  expect((await given.mark(id, [5, 4])).body['written_test']).toMatchObject({
    changed_at: '2026-11-05T02:00:00.000Z',
  });
  expect(await results(alya.enrolmentId)).toMatchObject([
    { part: 1, takenAt: new Date('2026-10-28T02:00:00Z'), isMarked: true },
  ]);
  expect(await given.seen(alya)).toMatchObject({ state: 'marked' });
});

test('a test that runs is not marked, nobody but the child’s teacher and owners marks, and a clerk sees no answers', async () => {
  const alya = await given.pupil();
  given.at('2026-10-28');
  await given.take(alya, 'start');
  const { written_test_id: id } = await given.seen(alya);
  expect(refusalOf(await given.mark(id ?? 0, [1, 1]))).toEqual([409, 'written_test_not_finished']);
  await given.take(alya, 'finish', { answers: allRight });
  const [stranger, clerk] = [await given.school.admin('teacher'), await given.school.admin('clerk')];
  expect((await given.mark(id ?? 0, [1, 1], stranger)).status).toBe(404);
  expect((await stranger.call('GET', `/written-tests/${id}`)).status).toBe(404);
  expect((await given.mark(id ?? 0, [1, 1], clerk)).status).toBe(403);
  const seen = JSON.stringify(await given.work(id ?? 0, clerk));
  expect(seen).toContain('"work":null');
  expect(seen).not.toContain('I am Alya');
  const listed = async (who = given.live.teacher) =>
    (await who.call('GET', '/written-tests?state=to_mark&page=1')).body;
  expect(await listed()).toMatchObject({ total: 1, written_tests: [{ first_name: 'Alya', part: 1 }] });
  expect(await listed(clerk)).toMatchObject({ total: 1 });
  expect(await listed(stranger)).toMatchObject({ total: 0, written_tests: [] });
  expect((await given.mark(id ?? 0, [1, 1], given.live.owner)).status).toBe(200);
  expect(await listed()).toMatchObject({ total: 0 });
});

test('a sheet takes the place of the test at home: its scores, and a photo without the place where it was taken (R207)', async () => {
  const alya = await given.pupil();
  given.at('2026-10-25');
  expect(refusalOf(await given.paper(alya))).toEqual([409, 'written_test_early']);
  given.at('2026-10-28');
  expect((await given.paper(alya, { words_right: 11 })).body.errors).toHaveProperty('words_right');
  expect((await given.paper(alya, { taken_on: '2026-10-29' })).body.errors).toHaveProperty('taken_on');
  const stranger = await given.school.admin('teacher');
  expect((await given.paper(alya, {}, stranger)).status).toBe(404);
  const entered = await given.paper(alya, {}, await given.school.admin('clerk'));
  expect(entered.status, entered.body.message).toBe(201);
  expect(refusalOf(await given.paper(alya))).toEqual([409, 'written_test_done']);
  expect(refusalOf(await given.take(alya, 'start'))).toEqual([409, 'written_test_done']);
  const seen = await given.seen(alya);
  expect(seen).toMatchObject({ state: 'marked', way: 'paper', deadline: null });
  const { sheet_url: url, written_test_id: id } = seen;
  const photo = await given.school.app.inject({
    url: url ?? '',
    headers: { cookie: alya.parent.cookie() },
  });
  expect([photo.statusCode, photo.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const { format, exif } = await sharp(photo.rawPayload).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  expect(photo.rawPayload.toString('latin1')).not.toContain('Rahasia');
  const bima = await given.pupil({ name: 'Bima' });
  expect((await bima.parent.call('GET', url ?? '')).status).toBe(404);
  expect(refusalOf(await given.mark(id ?? 0, [1]))).toEqual([409, 'written_test_otherwise']);
  expect(await results(alya.enrolmentId)).toMatchObject([
    {
      scores: [
        { skill: 'listening', right: 5, of: 7 },
        { skill: 'reading', right: 6, of: 7 },
        { skill: 'words', right: 8, of: 10 },
      ],
    },
  ]);
  expect(
    await given.school.rows(
      `select action, after from audit_log where kind = 'written_test' and action = 'create'`,
    ),
  ).toEqual([
    { action: 'create', after: expect.objectContaining({ listening: '5 / 7', sheet: expect.any(String) }) },
  ]);
});

test('marks, corrected scores and another photo each leave an entry in the log', async () => {
  const [alya, bima] = [await given.pupil(), await given.pupil({ name: 'Bima' })];
  given.at('2026-10-28');
  await given.school.rows('delete from audit_log');
  const atHome = await given.finished(alya);
  await given.mark(atHome, [5, 3]);
  const entered = (await given.paper(bima)).body['written_test'] as WrittenTest;
  const path = `/written-tests/${entered.written_test_id}`;
  const { version } = await given.work(entered.written_test_id);
  const better = await given.live.teacher.call('POST', `${path}/scores`, {
    body: { ...sheet, words_right: 9, version },
  });
  expect(better.status, better.body.message).toBe(200);
  const form = new FormData();
  const blank = { create: { width: 8, height: 8, channels: 3, background: '#00f' } } as const;
  form.append('file', new Blob([Uint8Array.from(await sharp(blank).png().toBuffer())]), 'again.png');
  const another = await given.live.teacher.call('POST', `${path}/sheet`, { form });
  expect(another.status, another.body.message).toBe(200);
  const entries = await given.school.rows(
    `select object_id, action, after from audit_log where kind = 'written_test' order by log_id`,
  );
  const onPaper = String(entered.written_test_id);
  expect(entries.map(({ object_id, action }) => [object_id, action])).toEqual([
    [String(atHome), 'update'],
    [onPaper, 'create'],
    [onPaper, 'update'],
    [onPaper, 'update'],
  ]);
  // Clerks read the log: of a test at home it says no figures.
  expect(entries.map(({ after }) => after)).toMatchObject([
    { result_at: '2026-10-28T02:00:00.000Z' },
    { words: '8 / 10' },
    { words: '9 / 10' },
    { sheet: expect.any(String) },
  ]);
  const clerk = await given.school.admin('clerk');
  const read = await clerk.call('GET', `/log?kind=written_test&id=${atHome}`);
  expect(read.body['entries']).toMatchObject([{ before: { result_at: null } }]);
  expect(JSON.stringify(read.body)).not.toMatch(/writing|\d \/ \d/);
});

test('the children of a group stand beside the test of a part: to come, closed, missed, or done', async () => {
  const alya = await given.pupil();
  await given.pupil({ name: 'Bima' });
  await given.pupil({ name: 'Citra', term: 2, paid: [1, 2, 3, 4, 5, 6] });
  given.at('2026-10-28');
  await given.finished(alya);
  given.at('2026-11-03');
  const shown = await given.live.teacher.call('GET', `/written-tests/group/${alya.groupId}?part=1`);
  expect(shown.body).toMatchObject({ grade: 2, first_day: '2026-10-26', last_day: '2026-11-01' });
  const pupils = shown.body['pupils'] as WrittenTestPupil[];
  expect(pupils.map(({ first_name: name, state, may_open_again: again }) => [name, state, again])).toEqual([
    ['Alya', 'to_mark', false],
    ['Bima', 'missed', true],
    ['Citra', 'closed', false],
  ]);
  const all = (await given.live.owner.call('GET', '/written-tests')).body['written_tests'] as WrittenTest[];
  expect(all.map(({ first_name: name, state }) => [name, state])).toEqual([['Alya', 'to_mark']]);
});

test('of an erased child no written test is left, and its sheet is named to be removed', async () => {
  const alya = await given.pupil();
  given.at('2026-10-28');
  await given.paper(alya);
  const { sheets } = await given.school.parts.database.transaction((tx) =>
    eraseWrittenTests(tx, [alya.childId]),
  );
  expect(sheets).toHaveLength(1);
  expect(await given.school.rows('select * from written_tests')).toEqual([]);
});

test('who held a class for a colleague reads the test, and only the teacher of the group of its year changes what it came to (R207)', async () => {
  const [alya, bima] = [await given.pupil(), await given.pupil({ name: 'Bima' })];
  given.at('2026-10-28');
  const id = await given.finished(alya);
  const colleague = await given.school.admin('teacher');
  await given.school.rows(
    `insert into live_sessions (group_id, kind, unit, starts_at, minutes, teacher_id)
     values ($1, 'class', 3, '2026-10-27T09:00:00Z', 60, $2)`,
    [alya.groupId, colleague.userId],
  );
  expect((await given.work(id, colleague)).work).not.toBeNull();
  expect((await given.mark(id, [5, 3], colleague)).status).toBe(404);
  expect((await given.paper(bima, {}, colleague)).status).toBe(404);
  expect((await given.mark(id, [5, 3])).status).toBe(200);
  const entered = (await given.paper(bima)).body['written_test'] as WrittenTest;
  const scores = (who = given.live.teacher) =>
    who.call('POST', `/written-tests/${entered.written_test_id}/scores`, { body: sheet });
  expect((await scores(colleague)).status).toBe(404);
  expect((await scores()).status).toBe(200);
  // A teacher of long ago is not the teacher any more.
  given.at('2027-09-07');
  expect((await given.mark(id, [4, 3])).status).toBe(200);
  given.at('2027-09-08');
  expect((await given.mark(id, [5, 3])).status).toBe(404);
  expect((await given.live.teacher.call('GET', `/written-tests/${id}`)).status).toBe(404);
});

test('a sheet of another child is removed with its photo, while no report tells of it (R270)', async () => {
  const alya = await given.pupil();
  given.at('2026-10-28');
  const enter = async () => (await given.paper(alya)).body['written_test'] as WrittenTest;
  const remove = (id: number, version?: number, who: typeof given.live.owner = given.live.teacher) =>
    who.call('POST', `/written-tests/${id}/remove`, { body: { version } });
  const entered = await enter();
  const id = entered.written_test_id;
  const { version } = await given.work(id);
  expect((await remove(id, version, await given.school.admin('clerk'))).status).toBe(403);
  expect((await remove(id, version, await given.school.admin('teacher'))).status).toBe(404);
  expect(refusalOf(await remove(id, version + 1))).toEqual([409, 'changed_meanwhile']);
  const [row] = await given.school.rows('select sheet_key from written_tests where written_test_id = $1', [
    id,
  ]);
  const photo = () => given.school.parts.files.stat(String(row?.['sheet_key']));
  expect(await photo()).not.toBeNull();
  const removed = await remove(id, version);
  expect(removed.status, removed.body.message).toBe(200);
  expect(await photo()).toBeNull();
  expect((await remove(id)).status).toBe(404);
  expect(await given.seen(alya)).toMatchObject({ state: 'open', written_test_id: null });
  expect(
    await given.school.rows(`select action from audit_log where kind = 'written_test' and object_id = $1`, [
      String(id),
    ]),
  ).toContainEqual({ action: 'delete' });
  const atHome = await given.finished(alya);
  expect(refusalOf(await remove(atHome))).toEqual([409, 'written_test_otherwise']);
});
