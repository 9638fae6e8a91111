import { beforeEach, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { DeskWords } from '../../contract/word-objects.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { addChild, courseApi, enrol, startAfresh } from '../courses/courses.test-support.ts';
import { silence } from '../placement/desk.test-support.ts';
import { lockProgress } from './word-store.ts';
let admin: Visitor;
let parent: Awaited<ReturnType<TestSchool['parent']>>;
let child: { childId: number; familyId: number };
let animals: number;
let colours: number;

const school = await testSchool();
[parent, admin] = [await school.parent(), await school.admin()];
const desk = courseApi(admin);

/** A child in the first week of its year; the video about colours comes a week later. */
beforeEach(async () => {
  await startAfresh(school);
  const batch = await batchApi(admin).open({ startDate: '2026-08-10' });
  animals = (await desk.add({ titleEN: 'Animals' })).master_course_id;
  colours = (await desk.add({ titleEN: 'Colours', week: 2 })).master_course_id;
  child = await addChild(parent);
  await enrol(school, child, { academicYearId: batch.academic_year_id, startDate: '2026-08-10' });
});

interface Word {
  word_id?: number;
  english: string;
  indonesian: string;
  picture?: string | null;
  recording?: string | null;
}
const word = (english: string, indonesian: string): Word => ({ english, indonesian, picture: english });
const four = [word('cat', 'kucing'), word('cow', 'sapi'), word('ant', 'semut'), word('bird', 'burung')];

const at = (wib: string) => school.clock.set(`${wib}+07:00`);
const save = (courseId: number, words: readonly Word[], version?: number) =>
  admin.call('POST', '/course/words', { body: { master_course_id: courseId, words, version } });
const saved = async (courseId: number, words: readonly Word[]): Promise<DeskWords> => {
  const answer = await save(courseId, words);
  if (answer.status !== 200) throw new Error(`no words: ${JSON.stringify(answer.body)}`);
  return answer.body as unknown as DeskWords;
};
const asSaved = ({ word_id, english, indonesian, picture }: DeskWords['words'][number]): Word => ({
  word_id,
  english,
  indonesian,
  picture,
});
const watch = (courseId = animals) =>
  parent.call('GET', `/course/mark/${courseId}?child_id=${child.childId}`);
const show = (courseId: number, who = parent) =>
  who.call('GET', `/course/play/${courseId}?child_id=${child.childId}`);
const play = (courseId: number, answers: readonly object[], who = parent) =>
  who.call('POST', '/course/play', { body: { child_id: child.childId, course_id: courseId, answers } });
const practice = () => parent.call('GET', `/course/practice/${child.childId}`);
const practise = (answers: readonly object[]) =>
  parent.call('POST', '/course/practice', { body: { child_id: child.childId, answers } });
const known = () => school.rows('select word_id, step, next_day from word_progress order by word_id');
const media = async (kind: 'picture' | 'recording') => {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(silence())]), 'cat.wav');
  const { body } = await admin.call('POST', `/placement-media/${kind}`, { form });
  return (body['media'] as { name: string }).name;
};

describe('the words of a lesson (rule R330)', () => {
  test('are saved in their order; who stays keeps its number, who is left out goes', async () => {
    const { words } = await saved(animals, four);
    expect(words.map(({ english, picture_url }) => [english, picture_url])).toEqual([
      ['cat', '/words/cat.svg'],
      ['cow', '/words/cow.svg'],
      ['ant', '/words/ant.svg'],
      ['bird', '/words/bird.svg'],
    ]);
    const [cat, cow] = words.map(({ word_id }) => word_id);
    const again = await saved(animals, [
      { ...word('cow', 'lembu'), word_id: cow! },
      { english: 'my', indonesian: 'milikku' },
      { ...word('cat', 'kucing'), word_id: cat! },
    ]);
    expect(again.words.map(({ word_id, english, indonesian }) => [word_id, english, indonesian])).toEqual([
      [cow, 'cow', 'lembu'],
      [expect.any(Number), 'my', 'milikku'],
      [cat, 'cat', 'kucing'],
    ]);
    const { body } = await admin.call('GET', `/course/words/${animals}`);
    expect(body).toMatchObject({ words: again.words, version: again.version });
    expect((await saved(animals, again.words)).version, 'nothing was changed').toBe(again.version);
  });

  test('are twelve at most, each of this lesson and named once, with a picture that there is', async () => {
    const many = Array.from({ length: 13 }, () => word('cat', 'kucing'));
    expect((await save(animals, many)).status).toBe(422);
    const [other] = (await saved(colours, four)).words;
    const [own] = (await saved(animals, four)).words;
    const stolen = await save(animals, [{ ...word('cat', 'kucing'), word_id: other!.word_id }]);
    expect(Object.keys(stolen.body.errors ?? {})).toEqual(['words.0.word_id']);
    const twice = { ...word('cat', 'kucing'), word_id: own!.word_id };
    expect(Object.keys((await save(animals, [twice, twice])).body.errors ?? {})).toEqual(['words.1.word_id']);
    const unknown = await save(animals, [{ ...word('cat', 'kucing'), picture: 'no-such-picture' }]);
    expect(Object.keys(unknown.body.errors ?? {})).toEqual(['words.0.picture']);
    const live = (await desk.add({ courseType: 1 }, null)).master_course_id;
    const unseen = await save(live, four);
    expect(Object.keys(unseen.body.errors ?? {}), 'a lesson without a video (rule R370)').toEqual(['video']);
    const [left] = await school.rows('select count(*)::int as words from course_words');
    expect(left).toEqual({ words: 8 });
  });

  test('saved twice at once from one version are saved once; the other is told what is there', async () => {
    const { version } = await saved(animals, []);
    const both = await Promise.all([save(animals, four, version), save(animals, four.slice(1), version)]);
    const [winner, loser] = both.toSorted((one, other) => one.status - other.status);
    expect([winner?.status, loser?.status]).toEqual([200, 409]);
    expect(loser?.body['course_words']).toEqual({
      words: winner?.body['words'],
      version: winner?.body['version'],
    });
  });

  test('stay with their lesson when it trades its place, and go with one that is deleted', async () => {
    await saved(animals, four);
    await desk.swap(animals, colours);
    expect((await admin.call('GET', `/course/words/${animals}`)).body['words']).toHaveLength(4);
    await admin.call('DELETE', `/master-data/delete-one/${animals}`);
    expect((await admin.call('GET', `/course/words/${animals}`)).status).toBe(404);
    expect(await school.rows('select word_id from course_words')).toEqual([]);
  });

  test('are counted where a child’s lessons are told, and are in the log', async () => {
    await saved(animals, four);
    const { body } = await parent.call('GET', `/course/child-course/${child.childId}`);
    expect(body['current_course']).toMatchObject({ child_course: { words: 4, played_at: null } });
    const log = await admin.call('GET', `/log?kind=course&id=${animals}&size=1`);
    expect(JSON.stringify(log.body)).toContain('cat = kucing, cow = sapi');
  });
});

describe('an uploaded recording of a word', () => {
  test('is heard by families while the word names it, and by nobody under the address of another', async () => {
    const name = await media('recording');
    const [cat] = (await saved(animals, [{ ...word('cat', 'kucing'), recording: name }])).words;
    const heard = (address: string, who = parent) => who.call('GET', address.replace('/api/v1', ''));
    const url = String(cat!.recording_url);
    expect((await heard(url)).status).toBe(200);
    expect((await heard(url, school.visitor() as typeof parent)).status).toBe(401);
    expect((await heard(url.replace(/v=.*/, 'v=another'))).status).toBe(404);
    // What it shows is of the drawn set: the picture of a question that is called so is nobody's.
    expect((await heard(url.replace('recording', 'picture').replace(/v=.*/, 'v=cat'))).status).toBe(404);
    expect((await heard(url.replace(/\?.*/, ''))).status, 'by its number alone').toBe(404);
    await saved(animals, [{ ...word('cat', 'kucing'), word_id: cat!.word_id }]);
    expect((await heard(url)).status).toBe(404);
  });

  test('is not taken as a picture, is kept while a word names it, and belongs to one lesson (rule R369)', async () => {
    const name = await media('recording');
    const wrong = await save(animals, [{ ...word('cat', 'kucing'), picture: name }]);
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['words.0.picture']);
    const isUsed = async () =>
      (await school.rows('select used from placement_media where media_name = $1', [name]))[0];
    expect(await isUsed()).toEqual({ used: false });
    await saved(animals, [{ ...word('cat', 'kucing'), recording: name }]);
    expect(await isUsed()).toEqual({ used: true });
    const other = await save(colours, [{ ...word('cat', 'kucing'), recording: name }]);
    expect(Object.keys(other.body.errors ?? {})).toEqual(['words.0.recording']);
    await saved(animals, [word('cat', 'kucing')]);
    expect(await isUsed()).toEqual({ used: false });
  });
});

describe('playing with the words of a lesson (rules R331, R334)', () => {
  test('gives the second star once it was watched: the first day stays, and all of its words are met', async () => {
    const { words } = await saved(animals, four);
    const asked = await show(animals);
    expect(asked.body).toMatchObject({ words: [{}, {}, {}, {}], questions: [{}, {}, {}], played_at: null });
    expect((await show(animals)).body, 'the same whenever it is asked for').toEqual(asked.body);
    const [first] = words;
    const answers = [true, false].map((right) => ({ word_id: first!.word_id, right }));
    expect((await play(animals, answers)).body['error'], 'before it was watched').toBe('lesson_closed');
    expect(await known()).toEqual([]);
    await watch();
    expect((await play(animals, answers)).body['played_at']).toBe('2026-08-10T03:00:00.000Z');
    at('2026-08-11T08:00:00');
    expect((await play(animals, answers)).body['played_at']).toBe('2026-08-10T03:00:00.000Z');
    expect((await show(animals)).body['played_at']).toBe('2026-08-10T03:00:00.000Z');
    const seenBy = async (who: Visitor) =>
      (await who.call('GET', `/course/child-course/${child.childId}`)).body['current_courses'];
    expect(await seenBy(parent)).toMatchObject([{ child_course: { played_at: '2026-08-10T03:00:00.000Z' } }]);
    expect(await seenBy(admin)).toMatchObject([{ child_course: { played_at: null } }]);
    const rows = (await known()).map(({ step, next_day }) => [step, String(next_day)]);
    expect(
      rows.map(([step]) => step),
      'of two answers the first counts',
    ).toEqual([1, 0, 0, 0]);
    expect((await practice()).body).toMatchObject({
      met: 4,
      known: 0,
      shaky: 3,
      shaky_words: words.slice(1).map(({ word_id }) => word_id),
      due: 3,
      next_day: '2026-08-11',
      last_day: '2026-08-10',
    });
    at('2026-10-01T08:00:00');
    expect((await show(animals)).status, 'once it was watched, for ever').toBe(200);
  });

  test('is for a lesson that is there: not before its Monday, and not without words', async () => {
    await saved(colours, four);
    const early = await show(colours);
    expect([early.status, early.body['error']]).toEqual([409, 'lesson_closed']);
    const answers = [{ word_id: 1, right: true }];
    expect((await play(colours, answers)).body['error']).toBe('lesson_closed');
    await watch();
    expect((await play(animals, answers)).body['error']).toBe('lesson_closed');
    expect(await known()).toEqual([]);
  });

  test('is for the own children alone', async () => {
    await saved(animals, four);
    await watch();
    const stranger = await school.parent();
    expect((await show(animals, stranger)).status).toBe(404);
    expect((await play(animals, [{ word_id: 1, right: true }], stranger)).status).toBe(404);
    expect(await known()).toEqual([]);
  });

  test('passes over answers about words of another lesson, and refuses ten thousand', async () => {
    await saved(animals, four);
    const others = (await saved(colours, four)).words;
    await watch();
    const foreign = others.map(({ word_id }) => ({ word_id, right: true }));
    expect((await play(animals, foreign)).status).toBe(200);
    expect((await known()).map(({ step }) => step)).toEqual([0, 0, 0, 0]);
    const flood = Array.from({ length: 10_000 }, () => ({ word_id: 1, right: true }));
    expect((await play(animals, flood)).status).toBe(413);
    expect((await practise(flood.slice(0, 1000))).status).toBe(422);
  });
});

describe('practising words (rules R331, R332)', () => {
  test('asks what waits, and of eight answers at once about a word one counts', async () => {
    const { words } = await saved(animals, four);
    await watch();
    await play(animals, [{ word_id: 2_000_000_000, right: true }]);
    expect((await practice()).body).toMatchObject({ questions: [], met: 4, due: 0, next_day: '2026-08-11' });
    at('2026-08-11T00:00:00');
    expect((await practice()).body).toMatchObject({ questions: [{}, {}, {}, {}], due: 4 });
    // Right answers bring them back on the 13th, wrong ones on the 12th.
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, call) =>
        practise(words.map(({ word_id }) => ({ word_id, right: call % 2 === 0 }))),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const [first] = answers;
    expect(answers.map(({ body }) => body['next_day'])).toEqual(answers.map(() => first!.body['next_day']));
    expect((await practice()).body).toMatchObject({ met: 4, due: 0, next_day: first!.body['next_day'] });
  });

  test('asks about fifteen words at most, those that are known best last', async () => {
    const twelve = (name: string) =>
      Array.from({ length: 12 }, (_, n) => ({ english: `${name} ${n}`, indonesian: `${name} ke-${n}` }));
    const { words } = await saved(animals, twelve('animal'));
    await saved(colours, twelve('colour'));
    at('2026-08-17T08:00:00');
    for (const courseId of [animals, colours]) {
      await watch(courseId);
      await play(courseId, [{ word_id: words[0]!.word_id, right: true }]);
    }
    at('2026-08-20T08:00:00');
    const { body } = await practice();
    expect(body).toMatchObject({ met: 24, due: 24 });
    const asked = (body['questions'] as { word_id: number }[]).map(({ word_id }) => word_id);
    expect([asked.length, asked.includes(words[0]!.word_id)]).toEqual([15, false]);
  });

  test('teaches nothing of words that were never met', async () => {
    const { words } = await saved(animals, four);
    const practised = await practise([{ word_id: words[0]!.word_id, right: true }]);
    expect(practised.body).toMatchObject({ met: 0, due: 0, next_day: null });
    expect(await known()).toEqual([]);
  });
});

test('words that cannot be asked count nowhere: not for a star, and not as waiting (rule R367)', async () => {
  const told = async () =>
    (await parent.call('GET', `/course/child-course/${child.childId}`)).body['current_course'];
  await watch();
  const alike = [word('big', 'besar'), { english: 'large', indonesian: 'Besar' }].map((one) => ({
    ...one,
    picture: null,
  }));
  await saved(animals, alike);
  expect(await told()).toMatchObject({ child_course: { words: 0 } });
  expect((await show(animals)).body['questions']).toEqual([]);
  expect((await play(animals, [{ word_id: 1, right: true }])).body['error']).toBe('lesson_closed');
  const { words } = await saved(animals, four);
  expect(await told()).toMatchObject({ child_course: { words: 4 } });
  await play(animals, [{ word_id: words[0]!.word_id, right: true }]);
  await saved(animals, [{ ...word('cat', 'kucing'), word_id: words[0]!.word_id }]);
  at('2026-08-20T08:00:00');
  expect((await practice()).body).toMatchObject({ met: 0, due: 0, next_day: null, questions: [] });
});

test('staff may change words while children play and practise', async () => {
  await watch();
  let { words } = await saved(animals, four);
  for (let round = 0; round < 6; round += 1) {
    const answers = words.map(({ word_id }) => ({ word_id, right: true }));
    const [changed, ...played] = await Promise.all([
      save(animals, round % 2 === 0 ? four.slice(1) : four),
      ...Array.from({ length: 4 }, () => play(animals, answers)),
      ...Array.from({ length: 4 }, () => practise(answers)),
    ]);
    expect(new Set([changed, ...played].map(({ status }) => status))).toEqual(new Set([200]));
    words = changed.body['words'] as typeof words;
  }
});

test('the list of lessons says what each video is still without (rule R379)', async () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello!\n';
  await desk.add({ titleEN: 'Welcome', courseType: 0, captionsEN: captions });
  const whole = await desk.add({ titleEN: 'Whole', captionsEN: captions, captionsID: captions });
  await saved(whole.master_course_id, four);
  await saved(animals, four);
  const { body } = await admin.call('GET', '/course/all');
  expect(
    (body['courses'] as { title: string; gaps: string[] }[]).map(({ title, gaps }) => [title, gaps]),
  ).toEqual([
    ['Animals', ['captions']],
    ['Colours', ['words', 'captions']],
    ['Welcome', ['captions']],
    ['Whole', []],
  ]);
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'words that were put in another order can be removed while a child practises them: one waits for the other',
  async () => {
    const { words } = await saved(animals, four);
    await saved(animals, words.map(asSaved).toReversed());
    const other = await addChild(parent);
    await school.rows(
      `insert into word_progress (child_id, word_id, step, seen_on, next_day)
       select child_id, word_id, 0, '2026-08-10', '2026-08-10' from course_words, unnest($1::int[]) child_id`,
      [`{${child.childId},${other.childId}}`],
    );
    const waiting = async () =>
      (
        await school.rows(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length;
    // In their new order the ant is the second: the removal has taken the bird and waits for what Bima knows of the ant.
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = school.parts.database.transaction(async (tx) => {
      await lockProgress(tx, other.childId, [words[2]!.word_id]);
      held.resolve();
      await free.promise;
    });
    await held.promise;
    const removal = save(animals, []);
    await expect.poll(waiting).toBe(1);
    const practised = practise(words.map(({ word_id }) => ({ word_id, right: true })));
    await expect.poll(waiting).toBe(2);
    free.resolve();
    await holding;
    expect([(await removal).status, (await practised).status]).toEqual([200, 200]);
  },
);
