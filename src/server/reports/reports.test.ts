import { expect, test } from 'vitest';
import { publishedReports } from './published-reports.ts';
import { reportIn, reportSchool, whole } from './report.test-support.ts';

const given = reportSchool();

test('a report is written, handed over, read by a second person and published, and then its family sees it (rules R212, R214)', async () => {
  const alya = await given.pupil();
  await given.oral(alya, 3);
  const begun = reportIn(await given.open(alya.childId));
  expect(begun).toMatchObject({ state: 'draft', revision: 1, unit: 3, grade: 3, first_name: 'Alya' });
  given.on('2026-11-03', '09:05');
  const saved = reportIn(await given.save(begun.report_id, { version: begun.version, seconds_spent: 240 }));
  expect(saved).toMatchObject({
    seconds_spent: 240,
    writer: { user_id: given.live.teacher.userId },
    facts: null,
    content: {
      ladder: whole.ladder,
      remarks: [
        {
          sentence_id: 'listens-to-the-end',
          en: 'Alya listens to the end and then answers what was really asked.',
        },
        { sentence_id: 'grow-spelling', group: 'grow' },
      ],
      text: whole.text,
    },
  });
  expect(await given.family(alya)).toEqual([]);
  const written = reportIn(
    await given.post('hand-over', { report_id: begun.report_id, version: saved.version }),
  );
  expect(written).toMatchObject({
    state: 'written',
    facts: { oral: { levels: [{ level: 3 }, {}, {}, {}, {}] } },
  });
  const read = reportIn(await given.proofRead(begun.report_id));
  expect(read).toMatchObject({ state: 'proofread', proofreader: { user_id: given.live.owner.userId } });
  expect(await given.family(alya)).toEqual([]);
  const { status, body } = await given.publish([begun.report_id]);
  expect(status, body.message).toBe(200);
  expect(body).toMatchObject({
    families: 1,
    reports: [{ state: 'published', published_revision: 1, read_at: null }],
  });
  const [report] = await given.family(alya);
  expect(report).toMatchObject({
    report_id: begun.report_id,
    part: 1,
    unit: 3,
    version: 1,
    ladder: whole.ladder,
    attendance: { attended: 0, held: 0 },
    written: null,
    oral: { levels: [{ skill: 'understanding', level: 3 }, {}, {}, {}, {}] },
    next_steps: [{ sentence_id: 'home-ten-minutes' }],
    recordings: null,
    read_at: null,
  });
  expect(await given.told(alya)).toEqual([
    { title: 'Alya’s report up to Unit 3 is here', link: `/children/${alya.childId}/reports` },
  ]);
  expect(await publishedReports(given.school.parts.database.db, [alya.enrolmentId])).toMatchObject(
    new Map([[alya.enrolmentId, [{ reportId: begun.report_id, part: 1 }]]]),
  );
  const logged = await given.school.rows(
    `select before->>'stage' as "from", after->>'stage' as "to" from audit_log
     where kind = 'report' and object_id = $1 and after->>'stage' is not null order by log_id`,
    [String(begun.report_id)],
  );
  expect(logged.map(({ from, to }) => [from, to])).toEqual([
    [null, 'draft'],
    ['draft', 'written'],
    ['written', 'proofread'],
    ['proofread', 'published'],
  ]);
});

test('a parent’s first look is seen by staff, and only the first (rule R214)', async () => {
  const alya = await given.pupil();
  const id = await given.published(alya.childId);
  given.on('2026-11-04', '19:00');
  const first = await given.post('read', { report_id: id }, alya.parent);
  expect(first.body['read_at']).toBe('2026-11-04T12:00:00.000Z');
  given.on('2026-11-05', '19:00');
  const again = await given.post('read', { report_id: id }, alya.parent);
  expect(again.body['read_at']).toBe('2026-11-04T12:00:00.000Z');
  expect(reportIn(await given.desk(id)).read_at).toBe('2026-11-04T12:00:00.000Z');
  expect((await given.sitting(alya.groupId)).body['sitting']).toMatchObject({ published: 1, read: 1 });
});

test('nobody proof-reads what they wrote, and nothing is published unread (rule R214)', async () => {
  const alya = await given.pupil();
  const { teacher, owner, school } = given.live;
  const id = await given.written(alya.childId);
  expect((await given.proofRead(id, { ok: true }, teacher)).body['error']).toBe('report_is_own');
  expect((await given.publish([id])).body['error']).toBe('report_not_proof_read');
  expect((await given.publish([id], owner)).body['error']).toBe('report_not_proof_read');
  const second = await school.admin('teacher');
  // The owner who changes a word of it has written on it, too.
  reportIn(await given.save(id, { text: { en: 'Better.', id: '' } }, owner));
  reportIn(await given.post('hand-over', { report_id: id }, owner));
  expect((await given.proofRead(id, { ok: true }, owner)).body['error']).toBe('report_is_own');
  expect((await given.proofRead(id, { ok: true }, teacher)).body['error']).toBe('report_is_own');
  const listed = await second.call('GET', '/report/to-proof-read');
  expect(listed.body['reports']).toMatchObject([{ report_id: id, may_proof_read: true }]);
  // Whoever wrote on it is told who can (rule R231).
  expect((await given.desk(id, owner)).body['proofreaders']).toHaveLength(1);
  expect((await teacher.call('GET', '/report/to-proof-read')).body['reports']).toEqual([]);
  expect((await given.desk(id, second)).body).toMatchObject({ report: { report_id: id }, published: [] });
  expect((await given.proofRead(id, { ok: true }, second)).status).toBe(200);
  // Read, it is nothing of a teacher of other children any more.
  expect((await given.desk(id, second)).status).toBe(404);
  expect((await given.publish([id], second)).body['error']).toBe('not_found');
  expect((await given.publish([id])).status).toBe(200);
});

test('a proof-reader gives a report back with what is to be changed (rule R214)', async () => {
  const alya = await given.pupil();
  const id = await given.written(alya.childId);
  const bare = await given.proofRead(id, { ok: false });
  expect([bare.status, bare.body['errors']]).toMatchObject([422, { remark: expect.any(String) as string }]);
  const back = reportIn(await given.proofRead(id, { ok: false, remark: 'Two sentences say the same.' }));
  expect(back).toMatchObject({ state: 'draft', proof_remark: 'Two sentences say the same.' });
  // Its writer finds it in the inbox (rule R231).
  expect(
    await given.school.rows(`select user_id, title, link from notifications where kind = 'staff_report'`),
  ).toEqual([
    {
      user_id: given.live.teacher.userId,
      title: 'Alya’s report came back from proof-reading',
      link: `/admin/reports/group/${alya.groupId}/1?child=${alya.childId}`,
    },
  ]);
  expect((await given.proofRead(id)).body['error']).toBe('report_elsewhere');
  reportIn(await given.save(id, { remarks: ['listens-to-the-end'] }));
  expect(reportIn(await given.post('hand-over', { report_id: id }))).toMatchObject({ proof_remark: '' });
});

test('after publishing a change is the next revision, read again, and the family is told that it was corrected (rule R215)', async () => {
  const alya = await given.pupil();
  const id = await given.published(alya.childId);
  await given.post('read', { report_id: id }, alya.parent);
  const changed = reportIn(await given.save(id, { text: { en: '', id: 'Salah ketik.' } }));
  expect(changed).toMatchObject({ state: 'draft', revision: 2, published_revision: 1 });
  expect(await given.family(alya)).toMatchObject([{ version: 1, text: whole.text }]);
  reportIn(await given.post('hand-over', { report_id: id }));
  expect((await given.publish([id])).body['error']).toBe('report_not_proof_read');
  reportIn(await given.proofRead(id));
  expect((await given.publish([id])).status).toBe(200);
  expect(await given.family(alya)).toMatchObject([
    { version: 2, text: { en: '', id: 'Salah ketik.' }, corrected_by: [], read_at: null },
  ]);
  expect((await given.told(alya)).map(({ title }) => title)).toEqual([
    'Alya’s report up to Unit 3 is here',
    'Alya’s report up to Unit 3 was corrected',
  ]);
  const desk = await given.desk(id);
  expect(desk.body['published']).toMatchObject([
    { revision: 2, content: { text: { id: 'Salah ketik.' } } },
    { revision: 1, content: { text: whole.text } },
  ]);
});

test('a corrected report names who wrote it and who corrected it, and its notice the sections that changed (rule R287)', async () => {
  await given.school.rows(`update users set first_name = 'Bayu' where user_id = $1`, [
    given.live.teacher.userId,
  ]);
  await given.school.rows(`update users set first_name = 'Dewi' where user_id = $1`, [
    given.live.owner.userId,
  ]);
  const alya = await given.pupil();
  const id = await given.published(alya.childId);
  expect(await given.family(alya)).toMatchObject([{ teacher: 'Bayu', corrected_by: [] }]);
  const ladder = { ...whole.ladder, words: 1 };
  const said = { ladder, text: { en: 'A slip.', id: '' } };
  reportIn(await given.save(id, said, given.live.owner));
  reportIn(await given.post('hand-over', { report_id: id }, given.live.owner));
  const desk = reportIn(await given.proofRead(id, { ok: true }, given.live.teacher));
  expect(desk).toMatchObject({ teacher: 'Bayu', corrected_by: ['Dewi'] });
  await given.publish([id]);
  expect(await given.family(alya)).toMatchObject([{ teacher: 'Bayu', corrected_by: ['Dewi'] }]);
  // A third one corrects it as well: nobody is forgotten, and who wrote it first is no corrector.
  const rahma = await given.school.admin('owner');
  await given.school.rows(`update users set first_name = 'Rahma' where user_id = $1`, [rahma.userId]);
  for (const [who, en] of [
    [rahma, 'Two slips.'],
    [given.live.teacher, 'No slip.'],
  ] as const) {
    reportIn(await given.save(id, { text: { en, id: '' } }, who));
    reportIn(await given.post('hand-over', { report_id: id }, who));
    reportIn(await given.proofRead(id, { ok: true }, given.live.owner));
    await given.publish([id]);
  }
  expect(await given.family(alya)).toMatchObject([{ teacher: 'Bayu', corrected_by: ['Dewi', 'Rahma'] }]);
  const [, told] = await given.school.rows(
    `select body, body_indo from notifications where kind = 'report_published' order by notif_id`,
  );
  expect(told).toEqual({
    body: 'We have corrected the skill levels and the teacher’s remarks. The new version is the one that counts; please take a moment to read it.',
    body_indo:
      'Yang kami perbaiki: tingkat kemampuannya dan catatan guru. Yang berlaku versi barunya; coba dibaca lagi, ya.',
  });
});

test('a result that is corrected has a published report read again with it, while the family keeps what it has (rule R215)', async () => {
  const alya = await given.pupil();
  const slot = await given.oral(alya, 3);
  const id = await given.published(alya.childId);
  const levels = { understanding: 5, speaking: 5, pronunciation: 5, words: 5, grammar: 5 };
  const corrected = await given.live.teacher.call('POST', `/oral-tests/${slot}/result`, {
    body: { levels, remark: '' },
  });
  expect(corrected.status, corrected.body.message).toBe(200);
  expect(reportIn(await given.desk(id))).toMatchObject({
    state: 'written',
    revision: 2,
    facts: { oral: { levels: [{ level: 5 }, {}, {}, {}, {}] } },
  });
  expect(await given.family(alya)).toMatchObject([
    { version: 1, oral: { levels: [{ level: 3 }, {}, {}, {}, {}] } },
  ]);
  reportIn(await given.proofRead(id));
  await given.publish([id]);
  expect(await given.family(alya)).toMatchObject([
    { version: 2, oral: { levels: [{ level: 5 }, {}, {}, {}, {}] } },
  ]);
});

test('a written test on paper that is corrected has its report read again, and one that is entered as it was changes nothing (rule R215)', async () => {
  const alya = await given.pupil();
  const writtenTest = await given.onPaper(alya, 6);
  const id = await given.published(alya.childId);
  const enter = (right: number) => {
    const scores = ['listening', 'reading', 'writing', 'words'].flatMap((skill) => [
      [`${skill}_right`, right],
      [`${skill}_of`, 10],
    ]);
    return given.live.owner.call('POST', `/written-tests/${writtenTest}/scores`, {
      body: Object.fromEntries(scores) as object,
    });
  };
  const same = await enter(6);
  expect(same.status, same.body.message).toBe(200);
  expect(reportIn(await given.desk(id))).toMatchObject({ state: 'published', revision: 1 });
  expect((await enter(9)).status).toBe(200);
  expect(reportIn(await given.desk(id))).toMatchObject({
    state: 'written',
    revision: 2,
    facts: { written: { scores: [{ right: 9, of: 10 }, {}, {}, {}] } },
  });
  expect(await given.family(alya)).toMatchObject([
    { version: 1, written: { scores: [{ right: 6 }, {}, {}, {}] } },
  ]);
  // Who corrected the result does not proof-read it as well.
  expect((await given.proofRead(id)).body['error']).toBe('report_is_own');
  expect((await given.publish([id], given.live.owner)).body['error']).toBe('report_not_proof_read');
  expect(reportIn(await given.proofRead(id, { ok: true }, given.live.teacher))).toMatchObject({
    state: 'proofread',
  });
});

test('a report is for after the week of the tests, and for children whose bill is paid (rule R212)', async () => {
  const alya = await given.pupil();
  const bima = await given.pupil({ name: 'Bima', term: 2 });
  given.on('2026-11-01', '23:59');
  expect((await given.open(alya.childId)).body['error']).toBe('report_not_due');
  given.on('2026-11-02', '00:00');
  expect((await given.open(alya.childId)).status).toBe(200);
  expect((await given.open(alya.childId, given.live.teacher, 2)).body['error']).toBe('report_not_due');
  expect((await given.open(bima.childId)).body['error']).toBe('report_not_open');
  const sitting = await given.sitting(alya.groupId);
  expect(sitting.children.map(({ first_name: name }) => name)).toEqual(['Alya']);
  expect(sitting.body['without_report']).toEqual(['Bima']);
});

test('a published report is shown while its bill is paid (rule R212)', async () => {
  const alya = await given.pupil();
  const id = await given.published(alya.childId);
  await given.school.rows('update bills set paid_at = null, paid_by = null where enrolment_id = $1', [
    alya.enrolmentId,
  ]);
  expect(await given.family(alya)).toEqual([]);
  expect((await given.post('read', { report_id: id }, alya.parent)).status).toBe(404);
  expect((await alya.parent.call('GET', `/report/${id}.pdf`)).status).toBe(404);
  expect((await given.save(id)).body['error']).toBe('report_not_open');
});

test('what is incomplete is not handed over (rule R212)', async () => {
  const alya = await given.pupil();
  const id = await given.begun(alya.childId);
  const tried = async (said: object) => {
    reportIn(await given.save(id, said));
    return (await given.post('hand-over', { report_id: id })).body['error'];
  };
  expect((await given.post('hand-over', { report_id: id })).body['error']).toBe('report_incomplete');
  expect(await tried({ ladder: { ...whole.ladder, words: null } })).toBe('report_incomplete');
  expect(await tried({ remarks: ['grow-spelling'] })).toBe('report_incomplete');
  expect(await tried({ next_steps: [] })).toBe('report_incomplete');
  expect(await tried({})).toBeUndefined();
  expect((await given.post('hand-over', { report_id: id })).body['error']).toBe('report_elsewhere');
});
