import { expect, test } from 'vitest';
import type { Announcement } from '../../contract/announcements.ts';
import { type Staff, liveSchool } from '../live-classes/live.test-support.ts';
import { sweepAnnouncements } from './sweep-announcements.ts';

const given = liveSchool();

const words = {
  subject: 'Our open day',
  subject_indo: 'Hari terbuka',
  body: 'On Saturday.\nhttps://kancil.example <b>come</b>',
  body_indo: 'Hari Sabtu.\nhttps://kancil.example <b>datang</b>',
};
const send = (more: object = {}, by: Staff = given.owner, key?: string) =>
  by.call('POST', '/announcements', {
    body: { academic_year_id: given.batch.id, ...words, ...more },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const preview = (more: object = {}) =>
  given.owner.call('POST', '/announcements/preview', {
    body: { academic_year_id: given.batch.id, ...words, ...more },
  });
const told = async () => {
  const rows = await given.school.rows(
    `select user_id from notifications where kind = 'school_message' order by user_id, notif_id`,
  );
  return rows.map(({ user_id }) => Number(user_id));
};
const sorted = (...ids: number[]) => ids.toSorted((a, b) => a - b);
const listed = async () =>
  (await given.owner.call('GET', '/announcements')).body['announcements'] as Announcement[];

test('a message reaches each family of a batch, grade or group once, and nobody who may not hear (R277)', async () => {
  const { parent: two } = await given.pupil({ grade: 3 });
  await given.pupil({ parent: two, grade: 4, name: 'Budi' });
  const { parent: one } = await given.pupil({ grade: 3, name: 'Citra' });
  const { parent: closed } = await given.pupil({ grade: 3, name: 'Dina' });
  const { parent: imported } = await given.pupil({ grade: 3, name: 'Eka' });
  const { parent: awaiting, enrolmentId } = await given.pupil({ grade: 3, name: 'Fajar' });
  // Never paid, and of another family altogether.
  await given.school.parent();
  await given.school.rows(`update users set closed_at = now() where user_id = $1`, [closed.userId]);
  const [file] = await given.school.rows(
    `insert into family_imports (file_name, families, children, already, imported_by, imported_at)
     values ('families.csv', 1, 1, 0, $1, now()) returning import_id`,
    [given.owner.userId],
  );
  await given.school.rows(`update users set import_id = $2, activated_at = null where user_id = $1`, [
    imported.userId,
    file?.['import_id'],
  ]);
  await given.seat();
  await given.school.rows(
    `insert into placements (child_id, enrolment_id, settled_at) select child_id, enrolment_id, now() from enrolments where enrolment_id = $1`,
    [enrolmentId],
  );
  const { groups } = await given.groups();
  const [ofFour] = groups.filter(({ grade }) => grade === 4);

  expect((await preview()).body).toMatchObject({ families: 3 });
  expect((await preview({ grade: 3 })).body).toMatchObject({ families: 2 });
  expect(await told()).toEqual([]);
  const answer = await send();
  expect(answer.status, answer.body.message).toBe(201);
  expect(answer.body['announcement']).toMatchObject({ families: 3, read: 0, grade: null, group: null });
  expect(await told()).toEqual(sorted(two.userId, one.userId, awaiting.userId));
  await given.school.rows('truncate notifications');
  await send({ grade: 3 });
  expect(await told()).toEqual(sorted(two.userId, one.userId));
  await given.school.rows('truncate notifications');
  const toGroup = await send({ group_id: ofFour?.group_id });
  expect(toGroup.body['announcement']).toMatchObject({ families: 1, grade: 4, group: 1 });
  expect(await told()).toEqual([two.userId]);
  const log = (await given.owner.call('GET', '/log?kind=announcement')).body;
  expect(log['entries']).toMatchObject([
    { after: { batch: 1, grade: 4, group: 1, families: 1 } },
    { after: { batch: 1, grade: 3, families: 2 } },
    { after: { batch: 1, families: 3 } },
  ]);
  expect(JSON.stringify(log)).not.toContain('open day');
});

test('it is mailed with the notices of the day, as text, and not to who has switched it off (R278)', async () => {
  const { parent } = await given.pupil();
  const { parent: quiet } = await given.pupil({ name: 'Budi' });
  await quiet.call('POST', '/messages/settings', { body: { mails: { school_message: false } } });
  given.school.clock.set('2026-08-10T14:30:00Z');
  await send();
  const mailed = async () => {
    await given.school.parts.jobs.kick('mail-notices');
    await given.school.parts.jobs.idle();
    return [
      ...(await given.school.mailsTo(parent.email)),
      ...(await given.school.mailsTo(quiet.email)),
    ].filter(({ subject }) => subject === words.subject_indo || subject === words.subject);
  };
  expect(await mailed()).toEqual([]);
  given.school.clock.set('2026-08-10T23:30:00Z');
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.html).toContain('&lt;b&gt;');
  expect(mail?.html).not.toContain('href="https://kancil.example"');
  expect(await told()).toEqual(sorted(parent.userId, quiet.userId));
});

test('two who send the same at once make one, a repeat with its key is the same, and tomorrow it may go again (R279)', async () => {
  await given.pupil();
  const clerk = await given.school.admin('clerk');
  const both = await Promise.all([send(), send({}, clerk)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const said = { subject: 'Another one' };
  const [first, again] = [
    await send(said, clerk, 'a-message-to-many-1'),
    await send(said, clerk, 'a-message-to-many-1'),
  ];
  expect(again.body['announcement']).toEqual(first.body['announcement']);
  expect(await told()).toHaveLength(2);
  given.school.clock.set('2026-08-11T03:00:00Z');
  expect((await send()).status).toBe(201);
});

test('the list says how many have opened it, and is kept for two years; the family keeps its message (R280)', async () => {
  const { parent } = await given.pupil();
  await given.pupil({ name: 'Budi' });
  await send();
  expect(await listed()).toMatchObject([{ subject: 'Our open day', families: 2, read: 0, batch: 1 }]);
  await parent.call('POST', '/notif/mark-all');
  expect(await listed()).toMatchObject([{ families: 2, read: 1 }]);
  await sweepAnnouncements(given.school.parts, new Date('2028-08-08T03:00:00Z'));
  expect(await listed()).toHaveLength(1);
  await sweepAnnouncements(given.school.parts, new Date('2028-08-10T03:00:00Z'));
  expect(await listed()).toEqual([]);
  expect(await told()).toHaveLength(2);
});

test.each([
  ['no subject', { subject: ' ' }, 422],
  ['one language alone', { body_indo: '' }, 422],
  ['a subject that is too long', { subject: 'a'.repeat(121) }, 422],
  ['a text that is too long', { body: 'a'.repeat(2001) }, 422],
  ['a room', { body: 'Join https://us02web.zoom.us/j/1' }, 422],
  ['no such batch', { academic_year_id: 999_999 }, 404],
  ['no such group', { group_id: 999_999 }, 404],
  ['a grade nobody is in', { grade: 6 }, 409],
])('a message with %s goes to nobody', async (_what, more, status) => {
  await given.pupil();
  expect((await send(more)).status).toBe(status);
  expect(await told()).toEqual([]);
  expect(await listed()).toEqual([]);
});

test('nobody is written to once the year of the batch is over', async () => {
  await given.pupil();
  given.school.clock.set('2027-08-10T03:00:00Z');
  expect((await send()).body['error']).toBe('batch_is_over');
});

test('many families are told in as many statements as one', async () => {
  await given.pupil();
  const queriesOf = async (subject: string) => {
    let sent: Awaited<ReturnType<typeof send>> | undefined;
    const queries = await given.school.parts.database.countQueries(async () => {
      sent = await send({ subject });
    });
    const { families } = (sent?.body['announcement'] ?? {}) as Partial<Announcement>;
    return { queries, status: sent?.status, families };
  };
  const few = await queriesOf('To one');
  expect(few).toMatchObject({ status: 201, families: 1 });
  await given.crowd(30);
  expect(await queriesOf('To more')).toEqual({ ...few, families: 31 });
});
