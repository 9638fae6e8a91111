import { describe, expect, test } from 'vitest';
import { grade2part1 } from './test-content/grade-2-part-1.ts';
import { allRight, refusalOf, writtenSchool } from './written.test-support.ts';
import { lockTest, updateTest } from './written-test-store.ts';

const given = writtenSchool();

/** Until a session waits for a lock. */
const someoneWaits = () =>
  expect
    .poll(() =>
      given.school.rows(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      ),
    )
    .not.toEqual([]);

describe('a written test (R205)', () => {
  test('is open in its week, runs 40 minutes, is resumed by another window and finished once', async () => {
    const alya = await given.pupil();
    given.at('2026-10-25', '23:59:59');
    expect(await given.seen(alya)).toMatchObject({
      state: 'early',
      first_day: '2026-10-26',
      last_day: '2026-11-01',
    });
    expect(refusalOf(await given.take(alya, 'start'))).toEqual([409, 'written_test_early']);
    given.at('2026-10-26', '00:00:00');
    expect(refusalOf(await given.take(alya, 'save'))).toEqual([409, 'written_test_not_begun']);
    const [one, two] = await Promise.all([given.take(alya, 'start'), given.take(alya, 'start')]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body['test']).toEqual(two.body['test']);
    expect(await given.seen(alya)).toMatchObject({ state: 'running', seconds_left: 2400 });
    given.at('2026-10-26', '00:10:00');
    await given.take(alya, 'save', { answers: { listening: ['a'], writing: ['I am Alya.'] } });
    await given.take(alya, 'save', { answers: { listening: [null, 'b'] } });
    expect((await given.questions(alya)).body).toMatchObject({
      answers: {
        listening: ['a', 'b', null, null, null, null, null],
        writing: ['I am Alya.', null],
      },
      seconds_left: 1800,
    });
    expect((await given.take(alya, 'finish')).body['test']).toMatchObject({ state: 'sent', seconds_left: 0 });
    for (const action of ['start', 'save', 'finish'])
      expect(refusalOf(await given.take(alya, action))).toEqual([409, 'written_test_done']);
  });

  test('takes of two windows the answer that was given later, whichever arrives last', async () => {
    const alya = await given.pupil();
    given.at('2026-10-26');
    await given.take(alya, 'start');
    given.at('2026-10-26', '09:05:00');
    await given.take(alya, 'save', { answers: { reading: ['b'] }, answered_ago: { reading: [1000] } });
    await given.take(alya, 'save', { answers: { reading: ['a'] }, answered_ago: { reading: [60_000] } });
    expect((await given.questions(alya)).body).toMatchObject({
      answers: { reading: ['b', null, null, null, null, null, null] },
    });
  });

  test('takes nothing that arrives while it is ended by itself', async () => {
    const alya = await given.pupil();
    given.at('2026-10-28', '09:00:00');
    await given.take(alya, 'start');
    const id = (await given.seen(alya)).written_test_id ?? 0;
    given.at('2026-10-28', '09:39:59');
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended = given.school.parts.database.transaction(async (tx) => {
      await lockTest(tx, id);
      held.resolve();
      await free.promise;
      await updateTest(tx, id, { finishedAt: new Date('2026-10-28T02:40:00Z') });
    });
    await held.promise;
    const late = given.take(alya, 'save', { answers: { reading: ['b'] } });
    await someoneWaits();
    free.resolve();
    await ended;
    expect(refusalOf(await late)).toEqual([409, 'written_test_over']);
    const [row] = await given.school.rows('select answers from written_tests');
    expect(JSON.stringify(row)).not.toContain('"b"');
  });

  test('takes nothing after its 40 minutes, and what is there is marked by itself', async () => {
    const alya = await given.pupil();
    given.at('2026-11-01', '23:50:00');
    await given.take(alya, 'start');
    given.at('2026-11-02', '00:29:59');
    expect((await given.take(alya, 'save', { answers: { listening: allRight.listening } })).status).toBe(200);
    given.at('2026-11-02', '00:30:00');
    for (const action of ['start', 'save', 'finish'])
      expect(refusalOf(await given.take(alya, action, { answers: { reading: ['b'] } }))).toEqual([
        409,
        'written_test_over',
      ]);
    expect(refusalOf(await given.questions(alya))).toEqual([409, 'written_test_over']);
    given.at('2026-11-02', '07:00:00');
    await given.school.parts.jobs.kick('finish-overdue-written-tests');
    await given.school.parts.jobs.idle();
    const [row] = await given.school.rows('select finished_at, scores, marked_at from written_tests');
    expect(row).toMatchObject({
      finished_at: new Date('2026-11-01T17:30:00Z'),
      marked_at: null,
      scores: [
        { skill: 'listening', right: 7, of: 7 },
        { skill: 'reading', right: 0, of: 7 },
        { skill: 'words', right: 0, of: 10 },
      ],
    });
    expect(await given.seen(alya)).toMatchObject({ state: 'sent' });
  });

  test('is not begun in another week, without the right package, by a bill that is not paid, in another grade or twice', async () => {
    const late = await given.pupil({ name: 'Late' });
    const short = await given.pupil({ name: 'Short', term: 2, paid: [1, 2, 3, 4, 5, 6] });
    const four = await given.pupil({ name: 'Four', term: 4, paid: [1] });
    const other = await given.pupil({ name: 'Other', grade: 3 });
    given.at('2026-10-28');
    expect(refusalOf(await given.take(short, 'start'))).toEqual([409, 'written_test_not_in_package']);
    expect(refusalOf(await given.take(other, 'start'))).toEqual([404, 'written_test_missing']);
    expect((await given.take(four, 'start')).status).toBe(200);
    expect(refusalOf(await given.take(four, 'start', { part: 2 }))).toEqual([409, 'written_test_unpaid']);
    given.at('2026-11-02', '00:00:00');
    expect(refusalOf(await given.take(late, 'start'))).toEqual([409, 'written_test_late']);
    expect(await given.seen(late)).toMatchObject({ state: 'missed' });
  });

  test('is nobody else’s: another family finds neither child, test, question nor picture', async () => {
    const [alya, bima] = [await given.pupil(), await given.pupil({ name: 'Bima' })];
    given.at('2026-10-28');
    await given.take(alya, 'start');
    const asBima = { ...alya, parent: bima.parent };
    for (const action of ['start', 'save', 'finish'])
      expect((await given.take(asBima, action)).status).toBe(404);
    expect((await given.questions(asBima)).status).toBe(404);
    expect((await bima.parent.call('GET', `/written-tests/child/${alya.childId}`)).status).toBe(404);
    const address = /\/written-tests\/\d+\/media\/[\w-]{16}/.exec(
      JSON.stringify((await given.questions(alya)).body),
    )?.[0];
    expect((await alya.parent.call('GET', address ?? '')).status).toBe(200);
    expect((await bima.parent.call('GET', address ?? '')).status).toBe(404);
    given.at('2026-10-28', '09:40:00');
    expect(refusalOf(await alya.parent.call('GET', address ?? ''))).toEqual([409, 'written_test_over']);
  });

  test.each([
    ['a list of another shape', { listening: 'a' }],
    ['numbers', { listening: [1] }],
    ['more answers than a section can have', { listening: Array(21).fill('a') }],
    ['a question that is not there', { listening: [...Array(7).fill(null), 'a'] }],
    ['a choice that is not there', { words: ['d'] }],
    ['a task that is not there', { writing: [null, null, 'more'] }],
    ['more than 600 letters', { writing: ['a'.repeat(601)] }],
  ])('refuses %s, and saves nothing of it', async (_what, answers) => {
    const alya = await given.pupil();
    given.at('2026-10-28');
    await given.take(alya, 'start');
    expect((await given.take(alya, 'save', { answers })).status).toBe(422);
    const { body } = await given.questions(alya);
    expect(new Set(Object.values(body['answers'] as Record<string, string[]>).flat())).toEqual(
      new Set([null]),
    );
  });
});

test('the key is in no reply to a family, before, during or after the test (R206)', async () => {
  const alya = await given.pupil();
  given.at('2026-10-28');
  const replies = [
    await given.take(alya, 'start'),
    await given.questions(alya),
    await given.take(alya, 'save', { answers: { words: ['a'] } }),
    await given.take(alya, 'finish'),
    await given.questions(alya),
    await alya.parent.call('GET', `/written-tests/child/${alya.childId}`),
  ].map(({ body }) => JSON.stringify(body));
  for (const reply of replies) {
    expect(reply).not.toMatch(/"(right|why_?wrong|accepted|mistakes|tests|level|skill|key|scores)":[^[]/i);
    expect(reply).not.toMatch(/book-open|number-12|a-02-|The opposite|That answers/);
  }
});

test('a missed test is opened once more by the teacher, up to 14 days ahead and once (R208)', async () => {
  const alya = await given.pupil();
  given.at('2026-10-30');
  expect(refusalOf(await given.again(alya, '2026-11-05'))).toEqual([409, 'written_test_week_to_come']);
  given.at('2026-11-10');
  const stranger = await given.school.admin('teacher');
  expect((await given.again(alya, '2026-11-20', stranger)).status).toBe(404);
  // Nor does who held a class for the teacher.
  await given.school.rows(
    `insert into live_sessions (group_id, kind, unit, starts_at, minutes, teacher_id)
     values ($1, 'class', 3, '2026-11-09T09:00:00Z', 60, $2)`,
    [alya.groupId, stranger.userId],
  );
  expect((await stranger.call('GET', `/written-tests/child/${alya.childId}`)).status).toBe(200);
  expect((await given.again(alya, '2026-11-20', stranger)).status).toBe(404);
  for (const until of ['2026-11-09', '2026-11-25'])
    expect((await given.again(alya, until)).body.errors).toHaveProperty('until');
  expect((await given.again(alya, '2026-11-24')).body['pupil']).toMatchObject({
    state: 'open',
    opened_until: '2026-11-24',
    may_open_again: false,
  });
  expect(
    await given.school.rows(
      `select title from notifications where user_id = $1 and kind = 'written_test_open'`,
      [alya.parent.userId],
    ),
  ).toEqual([{ title: 'Alya’s written test is open once more, until 24 November 2026' }]);
  expect(refusalOf(await given.again(alya, '2026-11-24'))).toEqual([409, 'written_test_opened_before']);
  expect(
    await given.school.rows(`select object_id, after from audit_log where kind = 'written_test_opening'`),
  ).toEqual([{ object_id: String(alya.childId), after: { until: '2026-11-24' } }]);
  given.at('2026-11-25', '00:00:00');
  expect(refusalOf(await given.take(alya, 'start'))).toEqual([409, 'written_test_late']);
  given.at('2026-11-24', '23:59:00');
  expect((await given.take(alya, 'start')).status).toBe(200);
});

test('on the Monday of its week at 06.30 each family hears of the test that is open to its child (R208)', async () => {
  const alya = await given.pupil();
  const short = await given.pupil({ name: 'Short', term: 2, paid: [1, 2, 3] });
  const told = ({ parent }: typeof alya) =>
    given.school.rows(
      `select title, link from notifications where user_id = $1 and kind = 'written_test_open'`,
      [parent.userId],
    );
  const tellAt = async (day: string, time: string) => {
    given.at(day, time);
    await given.school.parts.jobs.kick('tell-of-written-tests');
    await given.school.parts.jobs.idle();
  };
  await given.school.parts.database.execute('truncate told_until');
  await tellAt('2026-10-25', '09:00:00');
  await tellAt('2026-10-26', '06:29:59');
  expect(await told(alya)).toEqual([]);
  await tellAt('2026-10-26', '06:30:00');
  await tellAt('2026-10-26', '06:31:00');
  expect(await told(alya)).toEqual([
    { title: 'Alya: the written test after unit 3 is open', link: `/children/${alya.childId}/tests` },
  ]);
  expect(await told(short)).toEqual([]);
});

test('a test that is published late is told of at once and stays open for seven days (R233)', async () => {
  const alya = await given.pupil({ grade: 3 });
  const told = () =>
    given.school.rows(`select body from notifications where user_id = $1 and kind = 'written_test_open'`, [
      alya.parent.userId,
    ]);
  const tellAt = async (day: string, time: string) => {
    given.at(day, time);
    await given.school.parts.jobs.kick('tell-of-written-tests');
    await given.school.parts.jobs.idle();
  };
  await given.school.parts.database.execute('truncate told_until');
  await tellAt('2026-10-25', '09:00:00');
  await tellAt('2026-11-03', '09:00:00');
  expect(await told()).toEqual([]);
  expect(refusalOf(await given.take(alya, 'start'))).toEqual([404, 'written_test_missing']);
  // Published at 10.00, and saved only after somebody had looked once more.
  await tellAt('2026-11-04', '10:00:30');
  await given.school.rows(
    `insert into written_test_revisions (grade, part, revision, content, published_at)
     select 3, 1, 1, $1::jsonb, '2026-11-04T03:00:00Z'`,
    [JSON.stringify(grade2part1)],
  );
  await tellAt('2026-11-04', '10:01:00');
  await tellAt('2026-11-04', '10:02:00');
  expect(await told()).toMatchObject([{ body: expect.stringContaining('until 10 November 2026') }]);
  given.at('2026-11-10', '23:59:00');
  expect((await given.take(alya, 'start')).status).toBe(200);
});
