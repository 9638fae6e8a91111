import { expect, test } from 'vitest';
import type { WrittenTestContent, WrittenTestEntry } from '../../contract/written-test-objects.ts';
import { addPublishedReport } from '../reports/published.test-support.ts';
import { refusalOf, writtenSchool } from './written.test-support.ts';

const given = writtenSchool();
const shown = async (grade = 2, part = 1, who = given.live.owner): Promise<WrittenTestContent> =>
  (await who.call('GET', `/written-test-content/${grade}/${part}`)).body[
    'written_test_content'
  ] as WrittenTestContent;
/** What is shown, as the editor sends it back. */
const bodyOf = ({ grade, part, version, listening, reading, words, writing }: WrittenTestContent) => ({
  grade,
  part,
  version,
  listening,
  reading,
  words,
  writing,
});
const save = (body: object, who = given.live.owner) =>
  who.call('POST', '/written-test-content/save', { body });
const publish = (body: object, who = given.live.owner) =>
  who.call('POST', '/written-test-content/publish', { body });

test('the delivered test stands published, and a teacher reads it but changes nothing (R206)', async () => {
  expect(await shown(2, 1, given.live.teacher)).toMatchObject({
    version: 0,
    revision: 0,
    is_published: true,
    faults: {},
  });
  expect((await save(bodyOf(await shown()), given.live.teacher)).status).toBe(403);
  const { body } = await given.live.teacher.call('GET', '/written-test-content');
  const entries = body['written_test_contents'] as WrittenTestEntry[];
  expect(entries).toHaveLength(15);
  expect(entries.filter(({ is_published: is }) => is)).toMatchObject([
    { grade: 2, part: 1, items: { listening: 7, reading: 7, words: 10, writing: 2 } },
  ]);
});

test('a test under way keeps the revision it began with, and the next one shows the new one (R206)', async () => {
  const [alya, bima] = [await given.pupil(), await given.pupil({ name: 'Bima' })];
  given.at('2026-10-28');
  await given.take(alya, 'start');
  const before = await shown();
  const saved = await save({ ...bodyOf(before), writing: [{ prompt: 'Write about a cat.', points: 3 }] });
  expect(saved.body['written_test_content']).toMatchObject({ version: 1, revision: 0, is_published: false });
  expect((await publish({ grade: 2, part: 1, version: 1 })).body['written_test_content']).toMatchObject({
    revision: 1,
    is_published: true,
  });
  await given.take(bima, 'start');
  const tasks = async (pupil: typeof alya) => (await given.questions(pupil)).body['writing'];
  expect(await tasks(alya)).toHaveLength(2);
  expect(await tasks(bima)).toEqual([{ question: 1, prompt: 'Write about a cat.', points: 3 }]);
  expect(refusalOf(await save(bodyOf(before)))).toEqual([409, 'changed_meanwhile']);
  expect(
    await given.school.rows(`select object_id, action from audit_log where kind = 'written_test_content'`),
  ).toEqual([
    { object_id: '2-1', action: 'update' },
    { object_id: '2-1', action: 'update' },
  ]);
});

test('what is published after the report of its part opens for the others alone (R327)', async () => {
  const [alya, bima] = [await given.pupil({ grade: 3 }), await given.pupil({ name: 'Bima', grade: 3 })];
  given.at('2026-11-30');
  await addPublishedReport(given.school, {
    enrolmentId: alya.enrolmentId,
    part: 1,
    publishedAt: '2026-11-05',
  });
  await save({ ...bodyOf(await shown()), grade: 3, version: 0 });
  await publish({ grade: 3, part: 1 });
  expect([(await given.seen(alya)).state, (await given.seen(bima)).state]).toEqual(['reported', 'open']);
  expect(refusalOf(await given.take(alya, 'start'))).toEqual([409, 'written_test_late']);
  expect(refusalOf(await given.again(alya, '2026-12-05'))).toEqual([409, 'written_test_reported']);
});

test('a draft may be unfinished, and is not published before all that is wrong is put right, each by its field', async () => {
  const delivered = await shown();
  const [item] = delivered.words;
  const draft = { ...bodyOf(delivered), grade: 3, part: 2, version: 0 };
  const wrong = { ...item, right: null, picture: null, choices: item?.choices.slice(0, 2) };
  const saved = await save({ ...draft, words: [wrong], writing: [{ prompt: '', points: 5 }], reading: [] });
  expect(saved.status, saved.body.message).toBe(200);
  expect((await shown(3, 2)).faults).toEqual({
    reading: 'required',
    'words.0.choices': 'invalid',
    'words.0.right': 'key_missing',
    'words.0.picture': 'required',
    'writing.0.prompt': 'required',
  });
  const refused = await publish({ grade: 3, part: 2 });
  expect([refused.status, Object.keys(refused.body.errors ?? {}).length]).toEqual([422, 5]);
  expect((await publish({ grade: 4, part: 2 })).status).toBe(422);
  expect(
    (await save({ ...draft, version: 1, words: [{ ...item, picture: 'never-sent' }] })).body.errors,
  ).toHaveProperty(['words.0.picture']);
  expect((await save({ ...draft, version: 1, listening: Array(21).fill(item) })).status).toBe(422);
});
