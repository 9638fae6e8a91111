import { expect, test } from 'vitest';
import { reportSchool, whole } from './report.test-support.ts';

const given = reportSchool();

test('a report is no other family’s, no other teacher’s and no clerk’s', async () => {
  const alya = await given.pupil();
  const bima = await given.pupil({ name: 'Bima' });
  const id = await given.published(alya.childId);
  const { school } = given.live;
  const [stranger, clerk] = [await school.admin('teacher'), await school.admin('clerk')];
  expect((await bima.parent.call('GET', `/report/child/${alya.childId}`)).status).toBe(404);
  expect((await bima.parent.call('GET', `/report/${id}.pdf`)).status).toBe(404);
  expect((await given.post('read', { report_id: id }, bima.parent)).status).toBe(404);
  expect((await stranger.call('GET', `/report/child/${alya.childId}`)).status).toBe(404);
  expect((await stranger.call('GET', `/report/${id}.pdf`)).status).toBe(404);
  expect((await given.desk(id, stranger)).status).toBe(404);
  expect((await given.sitting(alya.groupId, 1, stranger)).status).toBe(404);
  expect((await given.open(alya.childId, stranger)).status).toBe(404);
  expect((await given.save(id, {}, stranger)).status).toBe(404);
  expect((await given.post('hand-over', { report_id: id }, stranger)).status).toBe(404);
  expect((await given.proofRead(id, { ok: true }, stranger)).status).toBe(404);
  expect((await given.publish([id], stranger)).status).toBe(404);
  for (const path of [
    `/report/desk/${id}`,
    `/report/sitting?group_id=${alya.groupId}&part=1`,
    '/report/sentences',
  ])
    expect((await clerk.call('GET', path)).status).toBe(403);
  expect((await clerk.call('GET', `/report/child/${alya.childId}`)).status).toBe(403);
  expect((await alya.parent.call('GET', `/report/desk/${id}`)).status).toBe(403);
});

test('one report of a batch that is not to be published keeps all of them back', async () => {
  const alya = await given.pupil();
  const bima = await given.pupil({ name: 'Bima' });
  const ready = await given.written(alya.childId);
  await given.proofRead(ready);
  const draft = await given.begun(bima.childId);
  expect((await given.publish([ready, draft])).body['error']).toBe('report_not_proof_read');
  expect((await given.publish([ready, 2_000_000_000])).status).toBe(404);
  expect((await given.publish([ready, ready])).status).toBe(422);
  expect((await given.publish([])).status).toBe(422);
  expect(await given.family(alya)).toEqual([]);
  const twice = await Promise.all([given.publish([ready]), given.publish([ready])]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await given.told(alya)).toHaveLength(1);
});

test('sentences that are not there, of another group or named twice, and steps outside the ladder are refused', async () => {
  const alya = await given.pupil();
  const id = await given.begun(alya.childId);
  const refused = async (said: object) => {
    const { status, body } = await given.save(id, said);
    return `${status} ${String(body['error'])}`;
  };
  expect(await refused({ remarks: ['no-such-sentence'] })).toBe('409 sentence_gone');
  expect(await refused({ remarks: ['own-1'] })).toBe('409 sentence_gone');
  expect(await refused({ remarks: ['home-songs'] })).toBe('409 sentence_gone');
  expect(await refused({ next_steps: ['speaks-up'] })).toBe('409 sentence_gone');
  expect(await refused({ remarks: ['speaks-up', 'speaks-up'] })).toBe('422 invalid_input');
  expect(await refused({ ladder: { ...whole.ladder, words: 6 } })).toBe('422 invalid_input');
  expect(await refused({ ladder: { ...whole.ladder, words: 2.5 } })).toBe('422 invalid_input');
  expect(await refused({ text: { en: 'a'.repeat(1001), id: '' } })).toBe('422 invalid_input');
  expect(await refused({ seconds_spent: -1 })).toBe('422 invalid_input');
  expect((await given.open(alya.childId, given.live.teacher, 4)).status).toBe(422);
  expect((await given.sitting(alya.groupId, 0)).status).toBe(422);
});

test('markup in what is typed stays text', async () => {
  const alya = await given.pupil();
  const text = { en: '<script>alert(1)</script>', id: '{name} & <b>tebal</b>' };
  const id = await given.begun(alya.childId);
  const { body } = await given.save(id, { text });
  expect(body['report']).toMatchObject({ content: { text } });
});

test('a report is a PDF in both languages, the same bytes each time, under a name of plain letters, kept by nobody', async () => {
  const alya = await given.pupil({ name: 'Zoë “مريم” <b>&' + 'W'.repeat(30) });
  const id = await given.published(alya.childId);
  const pdf = (lang: string) =>
    given.school.app.inject({
      url: `/api/v1/report/${id}.pdf?lang=${lang}`,
      headers: { cookie: alya.parent.cookie() },
    });
  const [english, again, indonesian] = [await pdf('en'), await pdf('en'), await pdf('id')];
  expect(english.statusCode).toBe(200);
  expect(english.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="kancil-report-zoe-b-${'w'.repeat(30)}-unit-1-3.pdf"`,
    'cache-control': 'no-store',
  });
  expect(indonesian.headers['content-disposition']).toBe(
    `attachment; filename="kancil-rapor-zoe-b-${'w'.repeat(30)}-unit-1-3.pdf"`,
  );
  expect(english.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(again.rawPayload.equals(english.rawPayload)).toBe(true);
  expect(indonesian.rawPayload.equals(english.rawPayload)).toBe(false);
  expect((await pdf('fr')).statusCode).toBe(422);
});

test('erasing a child leaves no report, and the family’s copy holds what was published alone', async () => {
  const alya = await given.pupil();
  const id = await given.published(alya.childId);
  await given.save(id, { text: { en: 'Not yet for the family.', id: '' } });
  const { database } = given.school.parts;
  const { heldReports, eraseReports } = await import('./family-data.ts');
  expect(await heldReports(database.db, [alya.childId])).toMatchObject([
    { part: 1, revision: 1, content: { text: whole.text } },
  ]);
  await database.transaction((tx) => eraseReports(tx, [alya.childId]));
  expect(await given.school.rows('select 1 from reports union all select 1 from report_revisions')).toEqual(
    [],
  );
});
