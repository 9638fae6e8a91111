import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../tests/support/registration.ts';
import { type Visitor, startSchool } from '../../../tests/support/school.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { courseApi, mp4 } from '../courses/courses.test-support.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { appendFamilyPart } from './append-family-part.ts';
import { Preparations } from './preparations.ts';
import { sweepFamilyUploads } from './sweep-uploads.ts';
import { setState } from './upload-store.ts';
import {
  type Parent,
  type SentFor,
  type ShownUpload,
  familyWithLesson,
  jpeg,
  keptFiles,
  ready,
  sendWhole,
  unfinished,
  uploadApi,
} from './sending.test-support.ts';
let parent: Parent;
let about: SentFor;
/** a lesson of the next week */
let closedLesson: number;

const school = await startSchool({ FFMPEG_PATH: 'ffmpeg' });
const admin = await school.admin();
const stranger = await school.parent();
afterAll(async () => {
  await school.close();
});
beforeEach(async () => {
  ({ parent, about, closedLesson } = await familyWithLesson(school, admin));
});

const send = (bytes: Buffer) => sendWhole(school, parent, about, bytes);
const calls = (who: Visitor = parent) => uploadApi(school, who);
const begun = async (size: number, who: Visitor = parent) => {
  const { status, body } = await calls(who).begin(about, size);
  return status === 201 ? (body['upload'] as ShownUpload).upload_id : (body['error'] as string);
};

/** Until a session waits for a lock. */
const someoneWaits = () =>
  expect
    .poll(() =>
      school.rows(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      ),
    )
    .not.toEqual([]);

/** A group of live classes with this teacher, in which the child is. */
const teachesChild = async (teacherId: number) => {
  await school.rows(
    `with made as (
       insert into live_groups (academic_year_id, grade, number, places, teacher_id, created_at)
       select academic_year_id, grade, 1, 12, $1, now() from enrolments where child_id = $2 limit 1 returning group_id)
     insert into live_pupils (enrolment_id, group_id, joined_at)
     select enrolment_id, group_id, now() from made, enrolments where child_id = $2 limit 1`,
    [teacherId, about.child_id],
  );
};

describe('what may be begun', () => {
  test('100 MB at most, and something', async () => {
    expect(await begun(104_857_601)).toBe('too_large');
    expect(await begun(0)).toBe('invalid_input');
    expect(await begun(104_857_600)).toMatch(/^[\da-f-]{36}$/);
  });

  test('under a name that can be kept, which is not called the school’s', async () => {
    const body = { ...about, name: 'film\0.mp4', size: 1000 };
    const refused = await parent.call('POST', '/family-uploads', { body });
    expect([refused.status, refused.body.errors]).toEqual([422, { name: 'Invalid Name' }]);
  });

  test('five that are not used, however many are begun at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => begun(1000)));
    expect(answers.filter((one) => one === 'too_many_family_uploads')).toHaveLength(55);
    expect(await unfinished(school)).toHaveLength(5);
    const [first = ''] = answers.filter((one) => one !== 'too_many_family_uploads');
    expect((await calls().remove(first)).status).toBe(200);
    expect(await begun(1000)).toMatch(/^[\da-f-]{36}$/);
  });

  test('nothing where the disk has no room for all of it', async () => {
    const { disk } = school.parts.familyUploads;
    const room = disk.uploadRoom;
    disk.uploadRoom = async () => 999;
    expect(await begun(1000)).toBe('disk_full');
    disk.uploadRoom = room;
    expect(await unfinished(school)).toEqual([]);
  });

  test('for a lesson that is open, of a year that the child has', async () => {
    const forLesson = async (master_course_id: number) =>
      (await calls().begin({ ...about, master_course_id }, 1000)).body['error'];
    expect(await forLesson(closedLesson)).toBe('lesson_closed');
    const ofOtherGrade = (await courseApi(admin).add({ grade: 5 })).master_course_id;
    expect([await forLesson(ofOtherGrade), await forLesson(2_000_000_000)]).toEqual([
      'not_found',
      'not_found',
    ]);
    // The lesson of the first week is gone after two weeks.
    school.clock.set('2026-08-23T23:59:00+07:00');
    expect(await forLesson(about.master_course_id)).toBeUndefined();
    school.clock.set('2026-08-24T00:00:00+07:00');
    expect(await forLesson(about.master_course_id)).toBe('lesson_closed');
  });

  test('of an own child alone', async () => {
    expect(await begun(1000, stranger)).toBe('not_found');
  });

  test('no more bytes than were announced, each once, in their order', async () => {
    const bytes = await jpeg().jpeg().toBuffer();
    const id = await begun(bytes.length);
    expect(await calls().part(id, 10, bytes)).toEqual([409, 'wrong_offset']);
    expect(await calls().part(id, 0, Buffer.concat([bytes, bytes]))).toEqual([413, 'too_large']);
    expect(await calls().part(id, 0, bytes)).toEqual([200, 'converting']);
    await school.parts.familyUploads.preparations.idle();
    expect(await calls().part(id, 0, bytes)).toEqual([409, 'wrong_offset']);
  });
});

describe('who sees it', () => {
  test('an upload of another family is not found, whoever knows its id or its address', async () => {
    const { id, upload } = await send(await jpeg().jpeg().toBuffer());
    const { media_url } = ready(upload);
    expect(await calls(stranger).shown(id)).toBe(404);
    expect(await calls(stranger).part(id, 0, Buffer.from('x'))).toEqual([404, 'not_found']);
    expect((await calls(stranger).remove(id)).status).toBe(404);
    expect((await calls(stranger).media(media_url)).statusCode).toBe(404);
    expect((await stranger.call('GET', `/family-uploads?child_id=${about.child_id}`)).status).toBe(404);
    expect((await calls().media(media_url)).statusCode).toBe(200);
  });

  test('an unfinished one is not found by another family either, nor gone on with', async () => {
    const id = await begun(1000);
    expect(await calls(stranger).shown(id)).toBe(404);
    expect(await calls(stranger).part(id, 0, Buffer.alloc(1000))).toEqual([404, 'not_found']);
    expect(await calls().shown(id)).toMatchObject({ received: 0, state: 'arriving' });
  });

  test('owners and the teacher of the child see it, clerks and other teachers do not; nobody of the staff sends or removes', async () => {
    const { id, upload } = await send(await jpeg().jpeg().toBuffer());
    const { media_url } = ready(upload);
    const seen = async (who: Visitor) => [
      (await who.call('GET', `/family-uploads/${id}`)).status,
      (await who.call('GET', `/family-uploads?child_id=${about.child_id}`)).status,
      (await calls(who).media(media_url)).statusCode,
    ];
    const written = async (who: Visitor) => [
      (await calls(who).begin(about, 1000)).status,
      (await calls(who).part(id, 0, Buffer.from('x')))[0],
      (await calls(who).remove(id)).status,
    ];
    expect([await seen(admin), await written(admin)]).toEqual([
      [200, 200, 200],
      [403, 403, 403],
    ]);
    const [clerk, teacher] = [await school.admin('clerk'), await school.admin('teacher')];
    const nothing = [403, 403, 403];
    expect([await seen(clerk), await written(clerk)]).toEqual([nothing, nothing]);
    expect([await seen(teacher), await written(teacher)]).toEqual([[404, 404, 404], nothing]);
    await teachesChild(teacher.userId);
    expect([await seen(teacher), await written(teacher)]).toEqual([[200, 200, 200], nothing]);
    expect(await seen(school.visitor())).toEqual([401, 401, 401]);
  });

  test('its address is good for five minutes, and for nothing else', async () => {
    const { id, upload } = await send(await jpeg().jpeg().toBuffer());
    const { media_url, media_until } = ready(upload);
    expect(media_until).toBe('2026-08-11T03:05:00.000Z');
    const status = async (url: string) => (await calls().media(url)).statusCode;
    expect(await status(media_url)).toBe(200);
    expect(await status(media_url.replace(/until=\d+/, 'until=1999999999'))).toBe(404);
    expect(await status(media_url.replace(/signature=./, 'signature=!'))).toBe(404);
    expect(await status(media_url.replace(/\?.*/, ''))).toBe(422);
    const other = await send(await jpeg(50).jpeg().toBuffer());
    expect(await status(media_url.replace(id, other.id))).toBe(404);
    school.wallClock.set('2026-08-11T03:04:59.999Z');
    expect(await status(media_url)).toBe(200);
    school.wallClock.set('2026-08-11T03:05:00.000Z');
    expect(await status(media_url)).toBe(404);
    expect(await status(ready(await calls().shown(id)).media_url)).toBe(200);
    school.wallClock.set('2026-08-11T03:00:00.000Z');
  });

  test('a player may ask for a part of it', async () => {
    const { upload } = await send(await jpeg().jpeg().toBuffer());
    const { media_url, size } = ready(upload);
    const { statusCode, headers, rawPayload } = await calls().media(media_url, { range: 'bytes=4-7' });
    expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([206, `bytes 4-7/${size}`, 4]);
    expect((await calls().media(media_url, { range: 'bytes=9999999-' })).statusCode).toBe(416);
  });

  test('no page of another site makes a browser ask for it', async () => {
    const { upload } = await send(await jpeg().jpeg().toBuffer());
    const headers = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'image',
    };
    expect((await calls().media(ready(upload).media_url, headers)).statusCode).toBe(403);
  });

  test('a part that is sent after signing out is refused, and the rest follows after signing in', async () => {
    const bytes = await jpeg(400).jpeg().toBuffer();
    const id = await begun(bytes.length);
    expect(await calls().part(id, 0, bytes.subarray(0, 500))).toEqual([200, 'arriving']);
    const cookie = parent.cookie();
    await parent.call('POST', '/users/logout');
    const signedOut = { ...parent, cookie: () => cookie };
    expect(await calls(signedOut).part(id, 500, bytes.subarray(500))).toEqual([401, 'not_signed_in']);
    await parent.call('POST', '/users/login', { body: { email: parent.email, password: PASSWORD, type: 2 } });
    expect(await calls().shown(id)).toMatchObject({ received: 500 });
    expect(await calls().part(id, 500, bytes.subarray(500))).toEqual([200, 'converting']);
    await school.parts.familyUploads.preparations.idle();
    expect(await calls().shown(id)).toMatchObject({ state: 'ready' });
  });
});

describe('what a family has sent', () => {
  test('is listed when it is ready, the newest first', async () => {
    const first = await send(await jpeg().jpeg().toBuffer());
    school.clock.advance('PT1H');
    const second = await send(await jpeg(50).jpeg().toBuffer());
    await begun(1000);
    const { body } = await parent.call('GET', `/family-uploads?child_id=${about.child_id}`);
    expect((body['uploads'] as ShownUpload[]).map(({ upload_id }) => upload_id)).toEqual([
      second.id,
      first.id,
    ]);
  });

  test('is removed with its file when the family wishes', async () => {
    const { id, upload } = await send(await jpeg().jpeg().toBuffer());
    expect((await calls().remove(id)).status).toBe(200);
    expect(await calls().shown(id)).toBe(404);
    expect((await calls().media(ready(upload).media_url)).statusCode).toBe(404);
    expect(await keptFiles(school)).toEqual([]);
  });

  test('is removed with its file also when it gets one at the same moment', async () => {
    const { id } = await send(await jpeg().jpeg().toBuffer());
    const [row] = await school.rows('select file_key from family_uploads where upload_id = $1', [id]);
    await school.rows(
      `update family_uploads set state = 'converting', file_key = null where upload_id = $1`,
      [id],
    );
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const converted = school.parts.database.transaction(async (tx) => {
      await lockAnyChild(tx, about.child_id);
      held.resolve();
      await free.promise;
      await setState(tx, id, 'converting', { state: 'ready', fileKey: String(row?.['file_key']) });
    });
    await held.promise;
    const removed = calls().remove(id);
    await someoneWaits();
    free.resolve();
    await converted;
    expect((await removed).status).toBe(200);
    expect(await calls().shown(id)).toBe(404);
    expect(await keptFiles(school)).toEqual([]);
  });

  test('is removed a day after its last byte when it was not ended, and stays when it is ready', async () => {
    const done = await send(await jpeg().jpeg().toBuffer());
    const half = await begun(1000);
    const spoilt = await send(notReallyJpeg);
    await sweepFamilyUploads(school.parts.familyUploads, new Date());
    expect(await calls().shown(half)).toMatchObject({ state: 'arriving' });
    await sweepFamilyUploads(school.parts.familyUploads, new Date(Date.now() + 86_401_000));
    for (const id of [half, spoilt.id]) expect(await calls().shown(id)).toBe(404);
    expect(await calls().shown(done.id)).toMatchObject({ state: 'ready' });
    expect(await school.rows('select upload_id from family_uploads')).toEqual([{ upload_id: done.id }]);
  });

  test('keeps its lesson from being deleted: it is archived', async () => {
    await send(await jpeg().jpeg().toBuffer());
    expect((await courseApi(admin).remove(about.master_course_id)).status).toBe(200);
    const [lesson] = await school.rows('select archived_at from course_masters where course_id = $1', [
      about.master_course_id,
    ]);
    expect(lesson?.['archived_at']).not.toBeNull();
  });

  test('goes on to be converted after a restart', async () => {
    const bytes = await jpeg().jpeg().toBuffer();
    const id = await begun(bytes.length);
    const { database, files, log } = school.parts;
    const { disk, preparations } = school.parts.familyUploads;
    await preparations.pauseWhile(async () => {
      await calls().part(id, 0, bytes);
      expect(await calls().shown(id)).toMatchObject({ state: 'converting', media_url: null });
      const unlessBusy = (work: () => Promise<void>) => work().then(() => true);
      const given = { database, files, disk, log, converter: null, recordings: null, unlessBusy };
      const restarted = new Preparations(given);
      restarted.wake();
      await restarted.idle();
      await restarted.stop();
    });
    expect(await calls().shown(id)).toMatchObject({ state: 'ready' });
  });
});

/** A picture by its first bytes alone. */
const notReallyJpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946000101', 'hex'), Buffer.alloc(5000)]);

test('without ffmpeg pictures alone are taken: nothing else takes out of a film where it was made', async () => {
  const { familyUploads } = school.parts;
  const sent = async (head: Buffer) => {
    const part = { id: await begun(5000), offset: 0, bytes: Readable.from([head]) };
    const context = { ...familyUploads, takesRecordings: false };
    return appendFamilyPart(context, parent.userId as OwnFamilyId, part);
  };
  const sound = Buffer.concat([Buffer.from('RIFF\u0010\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(5000)]);
  expect(await sent(mp4(5000))).toEqual({ refused: 'only_pictures_taken' });
  expect(await sent(sound.subarray(0, 5000))).toEqual({ refused: 'only_pictures_taken' });
  expect(await unfinished(school)).toEqual([]);
});
