import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../../contract/refusals.ts';
import * as paper from '../../paper/index.ts';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { buildApp } from '../app.ts';
import { type ShownCourse, courseApi, mp4, newCourse } from '../courses/courses.test-support.ts';
import { assembleParts } from '../parts.ts';
import { makeLog } from '../platform/log.ts';
import { appendPart } from './append-part.ts';
import { beginUpload } from './begin-upload.ts';
import { useUpload } from './use-upload.ts';

const school = await testSchool();
const admin = await school.admin();
const colleague = await school.admin();
const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

const folder = () => join(school.parts.config.dataDir, 'files/unfinished');
const waiting = async () =>
  (await readdir(folder(), { recursive: true }).catch(() => [])).filter((name) =>
    /\.(?:part|json)$/.test(name),
  );
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** An MP4 by its first bytes, and then no two pieces alike. */
const video = (size: number) =>
  Buffer.concat([mp4(100), Buffer.from(Array.from({ length: size - 100 }, (_, at) => (at * at) % 251))]);

interface Begun {
  upload_id: string;
  received: number;
}
const begin = async (size: number, who: Visitor = admin) => {
  const answer = await who.call('POST', '/uploads', { body: { name: 'lesson.mp4', size } });
  return answer.body['upload'] as Begun;
};
const send = async (id: string, offset: number, payload: Buffer, who: Visitor = admin, app = school.app) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/uploads/${id}/part?offset=${offset}`,
    headers: { cookie: who.cookie(), 'content-type': 'application/octet-stream' },
    payload,
  });
  const { error, upload } = answer.json<{ error?: string; upload?: Begun }>();
  return [answer.statusCode, error ?? upload?.received];
};
const received = async (id: string, who: Visitor = admin) => {
  const { status, body } = await who.call('GET', `/uploads/${id}`);
  return (body['upload'] as Begun | undefined)?.received ?? status;
};
const create = (video_upload: string, who: Visitor = admin) =>
  who.call('POST', '/master-data/add', { body: { ...newCourse, video_upload } });
const shownVideo = async (course: unknown) => {
  const url = (course as ShownCourse).video_url ?? '';
  return (await school.app.inject({ url, headers: { cookie: admin.cookie() } })).rawPayload;
};

beforeEach(async () => {
  for (const { id } of await school.parts.files.resumable().ofOwner('1'))
    await school.parts.files.resumable().remove('1', id);
});

test('a video that arrives in parts becomes the course’s, byte for byte, and waits no longer', async () => {
  const whole = video(300_000);
  const { upload_id, received: none } = await begin(300_000);
  expect(none).toBe(0);
  expect(await send(upload_id, 0, whole.subarray(0, 65_536))).toEqual([200, 65_536]);
  expect(await create(upload_id)).toMatchObject({ status: 409, body: { error: 'upload_unusable' } });
  expect(await send(upload_id, 65_536, whole.subarray(65_536))).toEqual([200, 300_000]);
  const { status, body } = await create(upload_id);
  expect(status).toBe(201);
  expect(hash(await shownVideo(body['course']))).toBe(hash(whole));
  expect(await received(upload_id)).toBe(404);
});

/** Sends the head of a part and some of its bytes, over a line of its own. */
const halfSent = async (id: string, announced: number, sent: Buffer, offset = 0) => {
  if (!school.app.server.listening) await school.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((school.app.server.address() as { port: number }).port, '127.0.0.1');
  running.push(async () => socket.destroy());
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/v1/uploads/${id}/part?offset=${offset} HTTP/1.1\r\nhost: a\r\ncookie: ${admin.cookie()}\r\n` +
      `content-type: application/octet-stream\r\ncontent-length: ${announced}\r\n\r\n`,
  );
  socket.write(sent);
  return socket;
};

test('a part whose line is cut keeps what arrived, also over a restart of the server, and the rest follows', async () => {
  const whole = video(300_000);
  const { upload_id } = await begin(300_000);
  const socket = await halfSent(upload_id, 300_000, whole.subarray(0, 100_000));
  await expect.poll(() => received(upload_id)).toBe(100_000);
  socket.destroy();
  const { config, database } = school.parts;
  const log = makeLog('silent');
  const parts = await assembleParts({
    config,
    database,
    log,
    loadPaper: async () => paper,
    wallClock: school.wallClock,
    jobsRest: true,
  });
  const restarted = await buildApp(parts);
  running.push(() => restarted.close());
  expect(await send(upload_id, 100_000, whole.subarray(100_000), admin, restarted)).toEqual([200, 300_000]);
  const { body } = await create(upload_id);
  expect(hash(await shownVideo(body['course']))).toBe(hash(whole));
});

test('a part that still waits for its cut line is overtaken by the next', async () => {
  const whole = video(200_000);
  const { upload_id } = await begin(200_000);
  await halfSent(upload_id, 200_000, whole.subarray(0, 80_000));
  await expect.poll(() => received(upload_id)).toBe(80_000);
  expect(await send(upload_id, 80_000, whole.subarray(80_000))).toEqual([200, 200_000]);
});

test('a part that was overtaken is told to look how much has arrived', async () => {
  const whole = video(2000);
  const { upload_id: id } = await begin(2000);
  const context = { ...school.parts.uploads, converter: null };
  const first = new PassThrough();
  const answer = appendPart(context, 1, { id, offset: 0, bytes: first });
  first.write(whole.subarray(0, 800));
  await expect.poll(() => received(id)).toBe(800);
  expect(await send(id, 800, whole.subarray(800))).toEqual([200, 2000]);
  expect(await answer).toEqual({ refused: 'wrong_offset' });
});

test('parts whose lines are cut make room at once for the account’s others', async () => {
  const ids = [];
  for (let count = 0; count < 2; count += 1) {
    const { upload_id } = await begin(2000);
    const socket = await halfSent(upload_id, 2000, video(2000).subarray(0, 500));
    await expect.poll(() => received(upload_id)).toBe(500);
    ids.push({ upload_id, socket });
  }
  const { upload_id: next } = await begin(1000);
  expect(await send(next, 0, mp4(1000))).toEqual([429, 'too_many_uploads']);
  for (const { socket } of ids) socket.destroy();
  await expect.poll(() => send(next, 0, mp4(1000))).toEqual([200, 1000]);
});

test('a video that is given up is not converted any more', async () => {
  const { upload_id } = await begin(1000);
  const cancel = vi.spyOn(school.parts.uploads.conversions, 'cancel');
  expect((await admin.call('DELETE', `/uploads/${upload_id}`)).status).toBe(200);
  expect(cancel.mock.calls).toEqual([[upload_id]]);
});

test('nobody else finds, continues, uses or removes an upload', async () => {
  const { upload_id } = await begin(1000);
  await send(upload_id, 0, mp4(1000));
  expect(await received(upload_id, colleague)).toBe(404);
  expect(await send(upload_id, 1000, Buffer.from('x'), colleague)).toEqual([404, 'not_found']);
  expect((await colleague.call('DELETE', `/uploads/${upload_id}`)).status).toBe(404);
  expect((await create(upload_id, colleague)).body).toMatchObject({ error: 'upload_unusable' });
  expect(await received(upload_id)).toBe(1000);
});

test('a part that does not follow what has arrived is refused, and changes nothing', async () => {
  const { upload_id } = await begin(1000);
  await send(upload_id, 0, mp4(1000).subarray(0, 500));
  expect(await send(upload_id, 400, Buffer.alloc(600))).toEqual([409, 'wrong_offset']);
  expect(await send(upload_id, 600, Buffer.alloc(400))).toEqual([409, 'wrong_offset']);
  expect(await received(upload_id)).toBe(500);
});

test('no more bytes are taken than were announced', async () => {
  const { upload_id } = await begin(1000);
  expect(await send(upload_id, 0, mp4(1001))).toEqual([413, 'too_large']);
  expect(await received(upload_id)).toBe(0);
});

test.each([
  ['film\u200b.mp4', 'film.mp4'],
  ['film\u202egpj.exe', 'filmgpj.exe'],
  ['👩‍🏫 Unit 1.mp4', '👩‍🏫 Unit 1.mp4'],
])('a name loses the signs that nobody sees, and keeps its pictures: %j', async (name, kept) => {
  const { body } = await admin.call('POST', '/uploads', { body: { name, size: 1000 } });
  const upload = body['upload'] as { upload_id: string; name: string };
  expect(upload.name).toBe(kept);
  await admin.call('DELETE', `/uploads/${upload.upload_id}`);
});

describe('an announcement is refused', () => {
  const announce = async (size: number) =>
    (await admin.call('POST', '/uploads', { body: { name: 'a.mp4', size } })).body['error'];

  test('of more than 2 GB, and of nothing', async () => {
    expect(await announce(2_147_483_649)).toBe('too_large');
    expect(await announce(0)).toBe('invalid_input');
  });

  test('while ten uploads of the account are not used, and another account is not asked to wait', async () => {
    for (let count = 0; count < 10; count += 1) await begin(1000);
    expect(await announce(1000)).toBe('too_many_unused_uploads');
    const other = await begin(1000, colleague);
    expect((await colleague.call('DELETE', `/uploads/${other.upload_id}`)).status).toBe(200);
  });

  test('also when the last place is asked for twice at once', async () => {
    for (let count = 0; count < 9; count += 1) await begin(1000);
    const answers = await Promise.all([announce(1000), announce(1000)]);
    expect(answers.filter((error) => error === 'too_many_unused_uploads').length).toBe(1);
  });

  test('when all of an account together would take more than 10 GB', async () => {
    for (let count = 0; count < 5; count += 1) await begin(2_147_483_648);
    expect(await announce(1)).toBe('too_many_unused_uploads');
  });

  test('when the disk has no room for all of it', async () => {
    const { files } = school.parts;
    const begun = beginUpload({ files, disk: { uploadRoom: async () => 999 } }, 1, {
      name: 'a.mp4',
      size: 1000,
    });
    expect(await begun).toEqual({ refused: 'disk_full' });
    expect(await waiting()).toEqual([]);
  });
});

describe('a file is judged by its first bytes', () => {
  const avi = Buffer.concat([Buffer.from('RIFF\u0010\0\0\0AVI LIST', 'latin1'), Buffer.alloc(5000)]);

  test.each([
    ['no video', Buffer.alloc(5000, 'words '), 'wrong_kind_of_file'],
    ['a video that no browser plays', avi.subarray(0, 5000), 'video_unplayable'],
  ])('%s is refused before the rest is sent, and removed', async (_what, head, name) => {
    const { upload_id } = await begin(1_000_000);
    const socket = await halfSent(upload_id, 1_000_000, head);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 415 /);
    expect(answer.toString()).toContain(`"error":"${name}"`);
    await expect.poll(waiting).toEqual([]);
  });

  test('also when they come in parts of a few bytes, and of a file that is shorter', async () => {
    const { upload_id } = await begin(1_000_000);
    expect(await send(upload_id, 0, avi.subarray(0, 3))).toEqual([200, 3]);
    expect(await send(upload_id, 3, avi.subarray(3))).toEqual([415, 'video_unplayable']);
    const { upload_id: short } = await begin(5);
    expect(await send(short, 0, Buffer.from('hello'))).toEqual([415, 'wrong_kind_of_file']);
  });
});

describe('a video that waits', () => {
  test('is kept when its course is refused, and serves the next try', async () => {
    const course = await courseApi(admin).add();
    const { upload_id } = await begin(2000);
    await send(upload_id, 0, mp4(2000));
    const change = { ...newCourse, id: course.master_course_id, video_upload: upload_id };
    const stale = await admin.call('POST', '/course/update', { body: { ...change, version: 99 } });
    expect(stale.body['error']).toBe('changed_meanwhile');
    const saved = await admin.call('POST', '/course/update', { body: change });
    expect((await shownVideo(saved.body['course'])).length).toBe(2000);
    expect(await waiting()).toEqual([]);
  });

  test('leaves nothing in the file store when its save is refused', async () => {
    const { upload_id } = await begin(2000);
    await send(upload_id, 0, mp4(2000));
    const context = { files: school.parts.files, converter: null };
    expect(await useUpload(context, 1, upload_id, async () => refuse('not_found'))).toEqual({
      refused: 'not_found',
    });
    expect(await readdir(join(folder(), '../incoming'))).toEqual([]);
    expect(await received(upload_id)).toBe(2000);
  });

  test('is not taken beside a video in the same call', async () => {
    const { upload_id } = await begin(2000);
    await send(upload_id, 0, mp4(2000));
    const form = new FormData();
    form.set('video', new Blob([Uint8Array.from(mp4())]), 'lesson.mp4');
    for (const [name, value] of Object.entries({ ...newCourse, video_upload: upload_id }))
      form.set(name, String(value));
    expect((await admin.call('POST', '/master-data/add', { form })).body).toMatchObject({
      error: 'invalid_input',
      errors: { video: expect.any(String) },
    });
    expect(await received(upload_id)).toBe(2000);
  });

  test('is removed a day after the last of it arrived, finished or not', async () => {
    const [old, young] = [await begin(1000), await begin(1000)];
    await send(old.upload_id, 0, mp4(1000));
    const write = async (id: string, end: string, at: string) => {
      await utimes(join(folder(), '1', `${id}.${end}`), new Date(), new Date(at));
    };
    await write(old.upload_id, 'json', '2026-08-10T02:00:00Z');
    await write(old.upload_id, 'part', '2026-08-10T02:59:59Z');
    await write(young.upload_id, 'json', '2026-08-10T02:00:00Z');
    await write(young.upload_id, 'part', '2026-08-10T03:00:00Z');
    expect(await school.parts.files.resumable().sweep(new Date('2026-08-11T03:00:00Z'))).toBe(1);
    expect([await received(old.upload_id), await received(young.upload_id)]).toEqual([404, 0]);
  });
});
