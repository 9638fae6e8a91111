import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../tests/support/registration.ts';
import { type Visitor, startSchool } from '../../../tests/support/school.ts';
import { mp4 } from '../courses/courses.test-support.ts';
import {
  type Parent,
  type SentFor,
  type ShownUpload,
  allowRecordings,
  familyWithLesson,
  inMp4,
  jpeg,
  keptFiles,
  made,
  ready,
  sendWhole,
  testFilm,
  tone,
  unfinished,
  uploadApi,
} from './sending.test-support.ts';
let parent: Parent;
let about: SentFor;

const school = await startSchool({ FFMPEG_PATH: 'ffmpeg' });
const folder = await mkdtemp(join(tmpdir(), 'kancil-sent-'));
const admin = await school.admin();
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ({ parent, about } = await familyWithLesson(school, admin));
});

const send = (bytes: Buffer) => sendWhole(school, parent, about, bytes);
const calls = (who: Visitor = parent) => uploadApi(school, who);
const begun = async (size: number, who: Visitor = parent) => {
  const { status, body } = await calls(who).begin(about, size);
  return status === 201 ? (body['upload'] as ShownUpload).upload_id : (body['error'] as string);
};

describe('recordings and what a parent allows (rule R186)', () => {
  test('neither sound nor film is taken before the parent allows it, pictures are', async () => {
    expect((await send(made(folder, 'tone.mp3', ...tone(1)))).answer).toEqual([409, 'recording_not_allowed']);
    expect((await send(made(folder, 'film.mp4', ...testFilm(1), ...inMp4))).answer).toEqual([
      409,
      'recording_not_allowed',
    ]);
    expect(await unfinished(school)).toEqual([]);
    expect((await send(await jpeg().jpeg().toBuffer())).upload).toMatchObject({ state: 'ready' });
  });

  test('withdrawn, they are deleted at once with their files, begun ones too, and pictures stay', async () => {
    await allowRecordings(parent, about);
    const sound = await send(made(folder, 'tone.mp3', ...tone(1)));
    const film = await send(made(folder, 'film.mp4', ...testFilm(1), ...inMp4));
    const picture = await send(await jpeg().jpeg().toBuffer());
    const half = await begun(100_000);
    await calls().part(half, 0, mp4(5000));
    const { media_url } = ready(film.upload);
    expect((await allowRecordings(parent, about, false)).status).toBe(200);
    for (const id of [sound.id, film.id, half]) expect(await calls().shown(id)).toBe(404);
    expect((await calls().media(media_url)).statusCode).toBe(404);
    expect(await calls().shown(picture.id)).toMatchObject({ state: 'ready' });
    expect([await keptFiles(school), await unfinished(school)]).toEqual([
      [expect.stringMatching(/\.webp$/)],
      [],
    ]);
  });

  test('withdrawn while one is converted, it is not kept', async () => {
    await allowRecordings(parent, about);
    const bytes = made(folder, 'film.mp4', ...testFilm(2), ...inMp4);
    const id = await begun(bytes.length);
    const { preparations } = school.parts.familyUploads;
    await preparations.pauseWhile(async () => {
      expect(await calls().part(id, 0, bytes)).toEqual([200, 'converting']);
      await school.rows("update consents set given = false where kind = 'recording_kept'");
    });
    await preparations.idle();
    expect(await calls().shown(id)).toBe(404);
    expect(await school.rows('select * from family_uploads')).toEqual([]);
  });
});

describe('what a child says of the words of a lesson (rule R363)', () => {
  const keep = (id: string) => parent.call('POST', `/family-uploads/${id}/keep`);

  test('is kept in place of what it said before, and withdrawing the consent deletes it', async () => {
    await allowRecordings(parent, about);
    const [first, second] = [
      await send(made(folder, 'tone.mp3', ...tone(1))),
      await send(made(folder, 'later.mp3', ...tone(2))),
    ];
    for (const { id } of [first, second]) expect((await keep(id)).status).toBe(200);
    expect(await calls().shown(first.id)).toBe(404);
    expect(await calls().shown(second.id)).toMatchObject({ state: 'ready', is_used: true });
    expect(await keptFiles(school)).toHaveLength(1);
    await allowRecordings(parent, about, false);
    expect([await calls().shown(second.id), await keptFiles(school)]).toEqual([404, []]);
  });

  test('is a recording that nothing else uses', async () => {
    const picture = await send(await jpeg().jpeg().toBuffer());
    expect(await keep(picture.id)).toMatchObject({ status: 409, body: { error: 'task_file_unusable' } });
    await allowRecordings(parent, about);
    const sound = await send(made(folder, 'tone.mp3', ...tone(1)));
    const { child_id, master_course_id: course_id } = about;
    const task = { child_id, course_id, kind: 'assignment', upload_ids: [sound.id], words: '' };
    expect((await parent.call('POST', '/tasks', { body: task })).status).toBe(201);
    expect((await keep(sound.id)).status).toBe(409);
  });
});

describe('what a family owns', () => {
  test('is in its copy of the data, with the files', async () => {
    await allowRecordings(parent, about);
    const { id } = await send(made(folder, 'tone.mp3', ...tone(1)));
    const { rawPayload } = await school.app.inject({
      url: '/api/v1/users/export',
      headers: { cookie: parent.cookie() },
    });
    const files = unzipSync(new Uint8Array(rawPayload));
    const [name = ''] = Object.keys(files).filter((one) => one.startsWith('files/family-uploads/'));
    expect([name, files[name]?.length]).toEqual([expect.stringMatching(/\.m4a$/), expect.any(Number)]);
    const held = JSON.parse(new TextDecoder().decode(files['family.json'])) as { sent: unknown[] };
    expect(held.sent).toMatchObject([{ uploadId: id, kind: 'sound', name: 'homework.jpg', seconds: 1 }]);
  });

  test('is erased with the child, its files and what was only begun', async () => {
    await send(await jpeg().jpeg().toBuffer());
    await begun(1000);
    expect([(await keptFiles(school)).length, (await unfinished(school)).length]).toEqual([1, 1]);
    expect((await parent.call('POST', '/users/close', { body: { password: PASSWORD } })).status).toBe(200);
    school.clock.advance('P31D');
    await school.parts.jobs.kick('housekeeping');
    await school.parts.jobs.idle();
    expect(await school.rows('select * from family_uploads')).toEqual([]);
    expect([await keptFiles(school), await unfinished(school)]).toEqual([[], []]);
  });
});
