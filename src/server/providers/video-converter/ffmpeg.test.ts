import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../../tests/support/school.ts';
import { type ShownCourse, newCourse } from '../../courses/courses.test-support.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { ConversionFailed, ConversionInterrupted, type VideoConverter } from './video-converter.ts';

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
const plainly = {
  conversion: 'convert',
  seconds: 1,
  mostBytes: 1_000_000_000,
  onProgress: () => {},
  signal: never,
} as const;

describe('a film that no browser plays', () => {
  test('becomes an MP4 that they play', async () => {
    const { conversion, seconds } = await converter.inspect(avi);
    expect([conversion, seconds]).toEqual(['convert', 1]);
    const target = join(folder, 'film.mp4');
    const shares: number[] = [];
    const onProgress = (share: number | null) => shares.push(share ?? 0);
    const how = { conversion, seconds, mostBytes: 1_000_000, onProgress, signal: never } as const;
    await converter.convert(avi, target, { ...how, conversion: 'convert' });
    expect(await converter.inspect(target)).toMatchObject({ conversion: 'none' });
    expect(shares.at(-1)).toBeGreaterThan(0);
  });

  test('of HDR becomes one of an ordinary screen, and says so', async () => {
    const hdr = join(folder, 'hdr.mkv');
    const colours = '-color_trc arib-std-b67 -color_primaries bt2020 -colorspace bt2020nc'.split(' ');
    const pictures = ['-f', 'lavfi', '-i', 'testsrc2=size=64x48:rate=10:duration=1'];
    const coded = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p10le', ...colours, hdr];
    execFileSync('ffmpeg', ['-v', 'error', ...pictures, ...coded]);
    const { conversion } = await converter.inspect(hdr);
    expect(conversion).toBe('convert_hdr');
    const target = join(folder, 'ordinary.mp4');
    const copy = join(folder, 'copy.mp4');
    await converter.convert(hdr, copy, { ...plainly, conversion: 'convert_hdr', side: 240 });
    expect(await converter.inspect(copy)).toMatchObject({ conversion: 'none', shortSide: 240 });
    await converter.convert(hdr, target, { ...plainly, conversion: 'convert_hdr' });
    const shown = [
      '-show_entries',
      'stream=pix_fmt,color_transfer,color_primaries,color_space',
      '-of',
      'json',
    ];
    const said = JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...shown, target], { encoding: 'utf8' }));
    expect(said.streams).toEqual([
      { pix_fmt: 'yuv420p', color_space: 'bt709', color_transfer: 'bt709', color_primaries: 'bt709' },
    ]);
  });

  test('is not begun when the server has already stopped', async () => {
    const target = join(folder, 'left.mp4');
    const signal = AbortSignal.abort();
    await expect(converter.convert(avi, target, { ...plainly, signal })).rejects.toThrow(
      ConversionInterrupted,
    );
    await expect(stat(target)).rejects.toThrow('ENOENT');
  });

  test('is not written beyond the most bytes that there are for it', async () => {
    const target = join(folder, 'large.mp4');
    const pictures = 'testsrc2=size=640x480:rate=25:duration=10';
    const film = join(folder, 'large.avi');
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', pictures, '-c:v', 'mpeg4', film]);
    await converter.convert(film, target, { ...plainly, seconds: 10, mostBytes: 100_000 });
    const { size } = await stat(target);
    expect(size).toBeGreaterThanOrEqual(100_000);
    expect(size).toBeLessThan(300_000);
  });
});

test('a file that only begins like a film cannot be converted', async () => {
  const broken = join(folder, 'broken.avi');
  await writeFile(broken, 'RIFF\u0010\0\0\0AVI LIST and nothing else');
  await expect(converter.inspect(broken)).rejects.toThrow(ConversionFailed);
});

test('a film of too many pixels stays as it is, and is not decoded for copies', async () => {
  const large = join(folder, 'pixels.mp4');
  const pictures = '-f lavfi -i color=size=4112x2304:rate=1:duration=1 -c:v libx264 -preset ultrafast'.split(
    ' ',
  );
  execFileSync('ffmpeg', ['-v', 'error', ...pictures, '-pix_fmt', 'yuv420p', large]);
  expect(await converter.inspect(large)).toMatchObject({ conversion: 'none', shortSide: 2304 });
  await expect(converter.inspect(large, true)).rejects.toThrow(ConversionFailed);
});

test('a playlist does not lead ffmpeg to another file of this machine', async () => {
  const list = join(folder, 'list.part');
  await writeFile(list, 'ffconcat version 1.0\nfile film.avi\n');
  // Without the protection it is followed.
  expect(String(execFileSync('ffprobe', ['-v', 'error', '-show_streams', list]))).toContain('mpeg4');
  await expect(converter.inspect(list)).rejects.toThrow(ConversionFailed);
  const target = join(folder, 'led.mp4');
  await expect(converter.convert(list, target, plainly)).rejects.toThrow(ConversionFailed);
});

describe('an end of ffmpeg', () => {
  /** A program that says it is ffmpeg, writes down its process, and does this instead of converting. */
  const pretending = async (name: string, script: string, signal = never) => {
    const own = join(folder, name);
    await mkdir(own);
    const version = `#!/bin/sh\n[ "$1" = -version ] && exit 0\n`;
    await writeFile(join(own, 'ffprobe'), version, { mode: 0o755 });
    await writeFile(join(own, 'ffmpeg'), `${version}echo $$ > ${own}/pid\n${script}\n`, { mode: 0o755 });
    const found = await findFfmpeg(join(own, 'ffmpeg'));
    if (!found) throw new Error('it does not run');
    const pid = async () => Number(await readFile(join(own, 'pid'), 'utf8').catch(() => 'none yet'));
    return { converting: found.convert(avi, join(own, 'a.mp4'), { ...plainly, signal }), pid };
  };

  test('comes when the server stops', async () => {
    const stopping = new AbortController();
    const { converting, pid } = await pretending('left', 'exec sleep 600', stopping.signal);
    const ended = expect(converting).rejects.toThrow(ConversionInterrupted);
    await expect.poll(pid).toBeGreaterThan(0);
    stopping.abort();
    await ended;
  });

  test('by a signal is no fault of the file', async () => {
    const { converting, pid } = await pretending('killed', 'exec sleep 600');
    const ended = expect(converting).rejects.toThrow(ConversionInterrupted);
    await expect.poll(pid).toBeGreaterThan(0);
    process.kill(await pid(), 'SIGTERM');
    await ended;
  });

  test.each([
    ['with 255, after a signal that it caught, is none either', 255, ConversionInterrupted],
    ['with any other number is', 1, ConversionFailed],
  ])('%s', async (_what, code, problem) => {
    const { converting } = await pretending(`ended-${code}`, `exit ${code}`);
    await expect(converting).rejects.toThrow(problem);
  });

  test('does not come by a signal to the group of processes of the server', async () => {
    const { converting, pid } = await pretending('grouped', 'exec sleep 600');
    const ended = expect(converting).rejects.toThrow(ConversionInterrupted);
    await expect.poll(pid).toBeGreaterThan(0);
    const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(await pid())]);
    expect(Number(String(group))).toBe(await pid());
    process.kill(await pid(), 'SIGKILL');
    await ended;
  });
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
    return {
      id: begun.upload_id,
      status: answer.statusCode,
      ...answer.json<{ upload: { state: string } }>(),
    };
  };
  const stateOf = async (id: string) =>
    ((await admin.call('GET', `/uploads/${id}`)).body['upload'] as { state: string }).state;
  const create = (video_upload: string) =>
    admin.call('POST', '/master-data/add', { body: { ...newCourse, video_upload } });

  test('takes an AVI, converts it, and gives the lesson an MP4', async () => {
    const { id, upload: said } = await upload(await readFile(avi));
    expect(said.state).toBe('converting');
    await expect.poll(() => stateOf(id)).toBe('ready');
    const { status, body } = await create(id);
    expect(status).toBe(201);
    const url = (body['course'] as ShownCourse).video_url ?? '';
    const video = await school.app.inject({ url, headers: { cookie: admin.cookie() } });
    expect(video.headers['content-type']).toBe('video/mp4');
    const unfinished = join(school.parts.config.dataDir, 'files/unfinished/1');
    expect(await readdir(unfinished)).toEqual([]);
  });

  test.each([
    ['an AVI', 'named.avi', ['-c:v', 'mpeg4'], 'video/mp4'],
    ['an MPEG', 'named.mpg', ['-r', '25', '-c:v', 'mpeg1video'], 'video/mp4'],
    ['a 3GP', 'named.3gp', ['-s', '128x96', '-c:v', 'h263'], 'video/mp4'],
    ['a Flash film', 'named.flv', ['-c:v', 'flv'], 'video/mp4'],
    ['a Matroska', 'named.mkv', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'], 'video/mp4'],
    ['a QuickTime film', 'named.mov', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'], 'video/mp4'],
    ['an M4V', 'named.m4v', ['-f', 'mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'], 'video/mp4'],
    ['a WebM', 'named.webm', ['-c:v', 'libvpx'], 'video/webm'],
  ])(
    'takes %s that comes with the call itself, and gives the lesson a film that browsers play',
    async (_, name, how, type) => {
      const film = join(folder, name);
      const pictures = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=10:duration=1'];
      execFileSync('ffmpeg', ['-v', 'error', ...pictures, ...how, film]);
      const form = new FormData();
      form.append('video', new Blob([Uint8Array.from(await readFile(film))]), name);
      for (const [field, value] of Object.entries(newCourse)) form.append(field, String(value));
      const { status, body } = await admin.call('POST', '/master-data/add', { form });
      expect(status).toBe(201);
      const url = (body['course'] as ShownCourse).video_url ?? '';
      const video = await school.app.inject({ url, headers: { cookie: admin.cookie() } });
      expect(video.headers['content-type']).toBe(type);
      // Smaller copies are made of a file there.
      await school.parts.uploads.conversions.idle();
      expect(await readdir(join(school.parts.config.dataDir, 'files/incoming')).catch(() => [])).toEqual([]);
    },
  );

  test('has a film that needs no conversion ready at once', async () => {
    const plain = join(folder, 'plain.mp4');
    await converter.convert(avi, plain, plainly);
    const { id, upload: said } = await upload(await readFile(plain));
    expect(said.state).toBe('ready');
    expect((await create(id)).status).toBe(201);
  });

  test('says of one that cannot be read why no lesson can have it, also when it is asked again', async () => {
    const broken = Buffer.concat([Buffer.from('RIFF\u0010\0\0\0AVI LIST', 'latin1'), Buffer.alloc(5000)]);
    const { id, status } = await upload(broken);
    expect([status, await stateOf(id)]).toEqual([415, 'failed']);
    const again = await school.app.inject({
      method: 'POST',
      url: `/api/v1/uploads/${id}/part?offset=${broken.length}`,
      headers: { cookie: admin.cookie(), 'content-type': 'application/octet-stream', 'content-length': '0' },
    });
    expect(again.json()).toMatchObject({ error: 'video_unplayable' });
    expect((await create(id)).body['error']).toBe('video_unplayable');
  });

  test('converts after a restart what had arrived before it', async () => {
    const { files } = school.parts;
    const begun = await files.resumable().begin('1', { name: 'film.avi', size: (await stat(avi)).size });
    const judge = { headBytes: 12, accepts: async () => true };
    await files.resumable().append('1', begun.id, { offset: 0, bytes: createReadStream(avi), judge });
    expect(await stateOf(begun.id)).toBe('converting');
    // What every start does.
    school.parts.uploads.conversions.wake();
    await expect.poll(() => stateOf(begun.id)).toBe('ready');
  });
});
