import { expect, test } from 'vitest';
import type { TodayCard } from '../../contract/today.ts';
import { addBatch } from '../enrolment/enrolled.test-support.ts';
import { reportIn, reportSchool, whole } from './report.test-support.ts';

const given = reportSchool();

test('the sitting of a group tells in one call what the school knows of each child, and proposes steps (rule R213)', async () => {
  const bima = await given.pupil({ name: 'Bima' });
  const alya = await given.pupil();
  const { school } = given.live;
  await school.rows(
    `insert into live_sessions (group_id, kind, unit, starts_at, minutes)
     values ($1, 'class', 1, '2026-09-03T09:00:00Z', 60), ($1, 'class', 2, '2026-10-01T09:00:00Z', 60)`,
    [alya.groupId],
  );
  await school.rows(
    `insert into live_attendance (session_id, child_id, state) select session_id, $1, 'present' from live_sessions`,
    [alya.childId],
  );
  await given.oral(alya, 4);
  const { status, body, children } = await given.sitting(alya.groupId);
  expect(status, body.message).toBe(200);
  expect(body['sitting']).toMatchObject({
    group_id: alya.groupId,
    part: 1,
    unit: 3,
    due_at: '2026-11-01T17:00:00.000Z',
    is_due: true,
    children: 2,
    draft: 0,
  });
  expect(children).toMatchObject([
    {
      first_name: 'Alya',
      photo_url: null,
      facts: {
        attendance: { attended: 2, held: 2 },
        tasks: { sent: 0, reviewed: 0 },
        written: null,
        oral: { held_at: '2026-10-28T09:00:00.000Z' },
      },
      proposed: { listening: 4, speaking: 4, reading: null, writing: null, words: 4 },
      previous: null,
      report: null,
      recordings: null,
    },
    { first_name: 'Bima', facts: { attendance: { attended: 0, held: 0 }, oral: null } },
  ]);
  expect(body['sentences']).toHaveLength(60);
  await given.begun(bima.childId);
  expect((await given.sitting(alya.groupId)).body['sitting']).toMatchObject({ draft: 1 });
});

test('the next steps of the report before stand beside the new one (rule R212)', async () => {
  const alya = await given.pupil();
  await given.published(alya.childId);
  given.on('2027-02-01');
  const { children } = await given.sitting(alya.groupId, 2);
  expect(children).toMatchObject([
    { previous: { part: 1, content: { next_steps: [{ sentence_id: 'home-ten-minutes' }] } }, report: null },
  ]);
});

test('the sitting asks the database no more for many children than for one, and at most twelve times', async () => {
  const alya = await given.pupil();
  const queries = async () => {
    await given.sitting(alya.groupId);
    return given.school.parts.database.countQueries(() => given.sitting(alya.groupId));
  };
  const ofOne = await queries();
  expect(ofOne).toBeLessThanOrEqual(12);
  await given.pupil({ name: 'Bima' });
  const citra = await given.pupil({ name: 'Citra' });
  await given.published(citra.childId);
  expect(await queries()).toBe(ofOne);
});

test('two recordings four weeks apart are heard beside each other, by the family, too, while they are kept (rule R216)', async () => {
  const alya = await given.pupil();
  await given.live.school.rows(
    `insert into course_masters (title, title_indo, description, description_indo, grade, unit, week, type, created_at)
     values ('A', 'A', '', '', 3, 1, 1, 1, now())`,
  );
  const [first, latest] = [
    await given.recorded(alya.childId, '2026-08-20'),
    await given.recorded(alya.childId, '2026-10-20'),
  ];
  const { children } = await given.sitting(alya.groupId);
  expect(children[0]?.recordings).toMatchObject({
    first: { upload_id: first, made_at: '2026-08-20T03:00:00.000Z', seconds: 12 },
    latest: { upload_id: latest },
  });
  const id = await given.written(alya.childId);
  reportIn(await given.proofRead(id));
  await given.publish([id]);
  // Nobody has said that the words are the same (rule R230).
  expect(await given.family(alya)).toMatchObject([{ recordings: null }]);
  expect(reportIn(await given.save(id, { same_words: true }))).toMatchObject({
    same_words: true,
    revision: 2,
  });
  reportIn(await given.post('hand-over', { report_id: id }));
  reportIn(await given.proofRead(id));
  await given.publish([id]);
  expect(await given.family(alya)).toMatchObject([{ recordings: { first: { upload_id: first } } }]);
  await given.live.school.rows('delete from family_uploads where upload_id = $1', [first]);
  expect(await given.family(alya)).toMatchObject([{ recordings: null }]);
});

test('a recording of the next year is none of this year’s (rule R216)', async () => {
  const alya = await given.pupil();
  await given.live.school.rows(
    `insert into course_masters (title, title_indo, description, description_indo, grade, unit, week, type, created_at)
     values ('A', 'A', '', '', 3, 9, 1, 1, now())`,
  );
  const first = await given.recorded(alya.childId, '2026-08-20');
  const lastDay = await given.recorded(alya.childId, '2027-08-08');
  await given.recorded(alya.childId, '2027-08-09');
  given.on('2027-08-20');
  const { children } = await given.sitting(alya.groupId, 3);
  expect(children[0]?.recordings).toMatchObject({
    first: { upload_id: first },
    latest: { upload_id: lastDay },
  });
});

test('seconds count up to the time that has passed, and opening or a save that changes nothing is no new version (rule R216)', async () => {
  const alya = await given.pupil();
  given.on('2026-11-03', '10:00');
  const begun = reportIn(await given.open(alya.childId));
  given.on('2026-11-03', '10:02');
  const saved = reportIn(await given.save(begun.report_id, { seconds_spent: 5000 }));
  expect(saved.seconds_spent).toBe(120);
  given.on('2026-11-03', '10:03');
  const again = reportIn(await given.save(begun.report_id, { version: saved.version, seconds_spent: 60 }));
  expect(again).toMatchObject({ seconds_spent: 180, version: saved.version });
  given.on('2026-11-03', '11:00');
  reportIn(await given.open(alya.childId));
  given.on('2026-11-03', '11:01');
  const last = reportIn(
    await given.save(begun.report_id, {
      version: saved.version,
      text: { en: '', id: '' },
      seconds_spent: 900,
    }),
  );
  expect(last.seconds_spent).toBe(240);
});

test('a bank that staff add to keeps what reports say when it loses a sentence (rule R212)', async () => {
  const alya = await given.pupil();
  const { teacher, owner, school } = given.live;
  const sentence = { group: 'strengths', en: '{name} sings well.', id: '{name} bernyanyi dengan merdu.' };
  const added = await given.post('sentence', sentence);
  expect(added.status, added.body.message).toBe(201);
  const own = (added.body['sentences'] as { sentence_id: string; is_own: boolean }[]).find(
    (one) => one.is_own,
  );
  expect((await given.post('sentence', sentence)).body['sentences']).toHaveLength(61);
  expect((await given.post('sentence', { ...sentence, id: 'Bernyanyi.' })).body['error']).toBe(
    'sentence_names_differ',
  );
  const change = (said: object, who = teacher) =>
    given.post('sentence/change', { sentence_id: own?.sentence_id, ...sentence, ...said }, who);
  const loud = { ...sentence, en: '{name} sings aloud.' };
  expect((await change(loud, await school.admin('teacher'))).status).toBe(404);
  expect((await change({ id: 'Bernyanyi.' })).body['error']).toBe('sentence_names_differ');
  await given.post('sentence', loud);
  expect((await change(loud, owner)).body['error']).toBe('sentence_there');
  expect((await change({ group: 'grow' }, owner)).body['sentences']).toContainEqual({
    ...sentence,
    sentence_id: own?.sentence_id,
    group: 'grow',
    is_own: true,
  });
  expect((await change({})).status).toBe(200);
  await school.rows(`delete from report_sentences where english = '{name} sings aloud.'`);
  await school.rows(
    `insert into report_sentences ("group", english, indonesian, added_at)
     select 'home', 'Sing ' || one, 'Nyanyi ' || one, now() from generate_series(1, 499) one`,
  );
  expect((await given.post('sentence', loud)).body['error']).toBe('too_many_sentences');
  await school.rows(`delete from report_sentences where english like 'Sing %'`);
  const id = await given.begun(alya.childId);
  const remarks = [own?.sentence_id];
  reportIn(await given.save(id, { remarks }));
  const colleague = await school.admin('teacher');
  const remove = (who: typeof owner) => given.post('sentence/remove', { sentence_id: own?.sentence_id }, who);
  expect((await remove(colleague)).status).toBe(404);
  expect((await remove(owner)).body['sentences']).toHaveLength(60);
  expect((await given.post('sentence/remove', { sentence_id: 'speaks-up' }, owner)).status).toBe(404);
  const kept = reportIn(await given.save(id, { remarks, text: { en: 'x', id: '' } }));
  expect(kept.content.remarks).toMatchObject([
    { en: 'Alya sings well.', id: 'Alya bernyanyi dengan merdu.' },
  ]);
  reportIn(await given.save(id, { remarks: [] }, teacher));
  expect((await given.save(id, { remarks })).body['error']).toBe('sentence_gone');
});

test('how far each group is stands in one list, a teacher’s own groups in theirs', async () => {
  const alya = await given.pupil();
  const bima = await given.pupil({ name: 'Bima' });
  await given.published(alya.childId);
  await given.written(bima.childId);
  const { live } = given;
  const { teacher, owner, school } = live;
  const clerk = await school.admin('clerk');
  const year = live.batch.id;
  const listed = async (who: typeof owner, of = `?academic_year_id=${year}`) =>
    (await who.call('GET', `/report/sittings${of}`)).body;
  const sittings = async (who: typeof owner) => (await listed(who))['sittings'];
  expect(await sittings(teacher)).toMatchObject([
    { part: 1, children: 2, published: 1, written: 1, draft: 0, read: 0, is_due: true },
    { part: 2, children: 2, published: 0, is_due: false },
    { part: 3, children: 2 },
  ]);
  expect(await sittings(clerk)).toHaveLength(3);
  const stranger = await school.admin('teacher');
  expect(await listed(stranger)).toMatchObject({ sittings: [], batches: [] });
  // Without a batch it is what is due, also when a newer batch has begun.
  await addBatch(school, 2, '2026-10-26');
  expect(await listed(teacher, '')).toMatchObject({
    sittings: [{ academic_year_id: year, part: 1, children: 2, published: 1 }],
    batches: [{ academic_year_id: year, end_date: '2027-08-08' }],
    next_due_at: '2027-01-24T17:00:00.000Z',
  });
  const ready = (await given.sitting(alya.groupId)).children[1]?.report?.report_id ?? 0;
  await given.proofRead(ready);
  expect((await given.publish([ready])).status).toBe(200);
  expect((await listed(teacher, ''))['sittings']).toEqual([]);
});

test('a child that left is still written of where the report was due by then, and its family reads it (rule R313)', async () => {
  const alya = await given.pupil();
  const bima = await given.pupil({ name: 'Bima' });
  const { teacher, owner, school, seat } = given.live;
  const office = (call: 'left' | 'back', { childId }: typeof alya) =>
    owner.call('POST', `/office/child/${call}`, { body: { child_id: childId } });
  const begun = await given.begun(alya.childId);
  const sat = await given.onPaper(alya, 6);
  // The reports of part 1 are due from 2 November on.
  given.on('2026-10-30');
  expect((await office('left', bima)).status).toBe(200);
  given.on('2026-11-03');
  expect((await office('left', alya)).status).toBe(200);
  await seat();
  const { body, children } = await given.sitting(alya.groupId);
  expect(children).toMatchObject([
    { first_name: 'Alya', left_on: '2026-11-03', report: { report_id: begun, state: 'draft' } },
  ]);
  expect(body).toMatchObject({ sitting: { children: 1, draft: 1 }, without_report: [] });
  const listed = async () => (await teacher.call('GET', '/report/sittings')).body['sittings'];
  expect(await listed()).toMatchObject([{ part: 1, children: 1 }]);
  const due = async () => {
    const cards = (await teacher.call('GET', '/office/today')).body['cards'] as TodayCard[];
    return cards.find(({ kind }) => kind === 'reports_due')?.count ?? 0;
  };
  expect(await due()).toBe(1);
  expect((await given.open(bima.childId)).body['error']).toBe('report_not_open');
  expect((await teacher.call('GET', `/written-tests/${sat}`)).status).toBe(200);
  const stranger = await school.admin('teacher');
  expect((await given.sitting(alya.groupId, 1, stranger)).status).toBe(404);
  expect((await given.save(begun, {}, stranger)).status).toBe(404);

  reportIn(await given.save(begun));
  reportIn(await given.post('hand-over', { report_id: begun }));
  reportIn(await given.proofRead(begun));
  expect((await given.publish([begun])).status).toBe(200);
  expect(await given.family(alya)).toMatchObject([{ report_id: begun }]);
  const { body: held } = await alya.parent.call('GET', `/certificate/child/${alya.childId}`);
  expect(held['certificates']).toEqual([]);
  expect([await listed(), await due()]).toEqual([[], 0]);
  // The parts after it are not written any more.
  given.on('2027-02-01');
  expect((await given.sitting(alya.groupId, 2)).children).toEqual([]);
  expect((await given.open(alya.childId, teacher, 2)).body['error']).toBe('report_not_open');

  given.on('2026-11-10');
  expect((await office('back', alya)).status).toBe(200);
  await seat();
  expect((await given.sitting(alya.groupId)).children).toMatchObject([{ first_name: 'Alya', left_on: null }]);
});

test('what two save at once is kept of one, and the other sees it', async () => {
  const alya = await given.pupil();
  const begun = reportIn(await given.open(alya.childId));
  const save = (en: string) =>
    given.save(begun.report_id, { version: begun.version, text: { en, id: '' }, ladder: whole.ladder });
  const answers = await Promise.all([save('One.'), save('Two.')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    error: 'changed_meanwhile',
    progress_report: { report_id: begun.report_id },
  });
});

test('two who begin the same report at once begin one', async () => {
  const alya = await given.pupil();
  const answers = await Promise.all([given.open(alya.childId), given.open(alya.childId, given.live.owner)]);
  const [one, other] = answers.map(reportIn);
  expect(one?.report_id).toBe(other?.report_id);
});

test('a test that is not marked or only booked is told as that, at the desk and in what is handed over (R229)', async () => {
  const alya = await given.pupil();
  const writtenTest = await given.onPaper(alya, 6);
  const slot = await given.oral(alya, 3);
  const { rows } = given.live.school;
  await rows('update written_tests set marked_at = null');
  await rows(
    `update oral_tests set state = 'booked', understanding = null, speaking = null, pronunciation = null, words = null, grammar = null`,
  );
  const waiting = {
    written: null,
    written_to_mark: '2026-10-27T00:00:00.000Z',
    oral: null,
    oral_booked: '2026-10-28T09:00:00.000Z',
  };
  expect((await given.sitting(alya.groupId)).children).toMatchObject([
    { facts: waiting, written_test_id: writtenTest, oral_slot_id: slot },
  ]);
  expect(reportIn(await given.desk(await given.written(alya.childId))).facts).toMatchObject(waiting);
});

test('reading before the first word counts, and looking alone begins no report (rule R216)', async () => {
  const alya = await given.pupil();
  await given.sitting(alya.groupId);
  expect((await given.sitting(alya.groupId)).children).toMatchObject([{ report: null }]);
  given.on('2026-11-03', '10:00');
  const open = { child_id: alya.childId, academic_year_id: given.live.batch.id, part: 1 };
  const begun = reportIn(await given.post('open', { ...open, seconds_before: 200 }));
  const saved = reportIn(await given.save(begun.report_id, { seconds_spent: 205 }));
  expect(saved.seconds_spent).toBe(200);
});
