import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../../tests/support/school.ts';
import { type ShownCourse, newCourse } from '../../courses/courses.test-support.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { ConversionFailed, type VideoConverter } from './video-converter.ts';

let folder: string;
let avi: string;
let converter: VideoConverter;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-films-'));
  avi = join(folder, 'film.avi');
  const film = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=10:duration=1', '-c:v', 'mpeg4', avi];
  execFileSync('ffmpeg', ['-v', 'error', ...film]);
  const found = await findFfmpeg('ffmpeg');
  if (!found) throw new Error('ffmpeg is not there');
  converter = found;
});
afterAll(() => rm(folder, { recursive: true }));

const never = new AbortController().signal;

describe('a film that no browser plays', () => {
  test('becomes an MP4 that they play', async () => {
    const { conversion, seconds } = await converter.inspect(avi);
    expect([conversion, seconds]).toEqual(['convert', 1]);
    const target = join(folder, 'film.mp4');
    const shares: number[] = [];
    const onShare = (share: number) => shares.push(share);
    await converter.convert(avi, target, { conversion: 'convert', seconds, onShare, signal: never });
    expect(await converter.inspect(target)).toMatchObject({ conversion: 'none' });
    expect(shares.at(-1)).toBeGreaterThan(0);
  });

  test('is left when the server stops', async () => {
    const how = {
      conversion: 'convert',
      seconds: 1,
      onShare: () => {},
      signal: AbortSignal.abort(),
    } as const;
    await expect(converter.convert(avi, join(folder, 'left.mp4'), how)).rejects.toThrow(ConversionFailed);
  });
});

test('a file that only begins like a film cannot be converted', async () => {
  const broken = join(folder, 'broken.avi');
  await writeFile(broken, 'RIFF\u0010\0\0\0AVI LIST and nothing else');
  await expect(converter.inspect(broken)).rejects.toThrow(ConversionFailed);
});

test('a playlist does not lead ffmpeg to another file', async () => {
  const list = join(folder, 'list.m3u8');
  await writeFile(list, `#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/a.ts\n#EXT-X-ENDLIST\n`);
  await expect(converter.inspect(list)).rejects.toThrow(ConversionFailed);
});

test('where ffmpeg does not run there is no converter', async () => {
  expect(await findFfmpeg('/no/such/ffmpeg')).toBeNull();
});

describe('a school with ffmpeg', () => {
  let school: TestSchool;
  let admin: Visitor;
  beforeAll(async () => {
    school = await startSchool({ FFMPEG_PATH: 'ffmpeg' });
    admin = await school.admin();
  });
  afterAll(() => school.close());

  const upload = async (bytes: Buffer) => {
    const body = { name: 'film.avi', size: bytes.length };
    const begun = (await admin.call('POST', '/uploads', { body })).body['upload'] as { upload_id: string };
    const answer = await school.app.inject({
      method: 'POST',
      url: `/api/v1/uploads/${begun.upload_id}/part?offset=0`,
      headers: { cookie: admin.cookie(), 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    expect(answer.statusCode).toBe(200);
    return begun.upload_id;
  };
  const stateOf = async (id: string) =>
    ((await admin.call('GET', `/uploads/${id}`)).body['upload'] as { state: string }).state;
  const create = (video_upload: string) =>
    admin.call('POST', '/master-data/add', { body: { ...newCourse, video_upload } });

  test('takes an AVI, converts it, and gives the lesson an MP4', async () => {
    const id = await upload(await readFile(avi));
    await expect.poll(() => stateOf(id)).toBe('ready');
    const { status, body } = await create(id);
    expect(status).toBe(201);
    const url = (body['course'] as ShownCourse).video_url ?? '';
    const video = await school.app.inject({ url, headers: { cookie: admin.cookie() } });
    expect(video.headers['content-type']).toBe('video/mp4');
    const unfinished = join(school.parts.config.dataDir, 'files/unfinished/1');
    expect(await readdir(unfinished)).toEqual([]);
  });

  test('says of one that cannot be converted why no lesson can have it', async () => {
    const id = await upload(
      Buffer.concat([Buffer.from('RIFF\u0010\0\0\0AVI LIST', 'latin1'), Buffer.alloc(5000)]),
    );
    await expect.poll(() => stateOf(id)).toBe('failed');
    expect((await create(id)).body['error']).toBe('video_unplayable');
  });

  test('converts after a restart what had arrived before it', async () => {
    const { files } = school.parts;
    const begun = await files.resumable().begin('1', { name: 'film.avi', size: (await stat(avi)).size });
    const judge = { headBytes: 12, accepts: async () => true };
    await files.resumable().append('1', begun.id, { offset: 0, bytes: createReadStream(avi), judge });
    expect(await stateOf(begun.id)).toBe('converting');
    // What every start does.
    await school.parts.jobs.kick('convert-videos');
    await expect.poll(() => stateOf(begun.id)).toBe('ready');
  });
});
