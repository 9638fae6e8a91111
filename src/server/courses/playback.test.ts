import { execFileSync } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { takeBack } from '../enrolment/enrolled.test-support.ts';
import type { VideoConverter } from '../providers/video-converter/video-converter.ts';
import { addChild, courseApi, enrol, filesOf, mp4 } from './courses.test-support.ts';
import { makeRenditions } from './make-renditions.ts';

const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello!\n';

let school: TestSchool;
let admin: Visitor;
let parent: Awaited<ReturnType<TestSchool['parent']>>;
let child: Awaited<ReturnType<typeof addChild>>;
let enrolmentId: number;
let film: Buffer;
let courseId: number;

beforeAll(async () => {
  school = await startSchool({ FFMPEG_PATH: 'ffmpeg' });
  [admin, parent] = [await school.admin(), await school.parent()];
  const batch = await batchApi(admin).open({ startDate: '2026-08-10' });
  child = await addChild(parent);
  const year = { academicYearId: batch.academic_year_id, startDate: '2026-08-10' };
  enrolmentId = (await enrol(school, child, year)).enrolmentId;
  school.clock.set('2026-08-11T03:00:00Z');
  const path = join(school.parts.config.dataDir, 'film.mp4');
  const inputs = '-f lavfi -i testsrc2=size=640x360:rate=25:duration=2 -f lavfi -i sine=duration=2'.split(
    ' ',
  );
  const coded =
    '-c:v libx264 -preset ultrafast -crf 10 -vf tinterlace=4,format=yuv420p -flags +ilme+ildct -c:a aac -ac 2'.split(
      ' ',
    );
  execFileSync('ffmpeg', ['-v', 'error', ...inputs, ...coded, path]);
  film = await readFile(path);
  courseId = (await courseApi(admin).add({ captionsEN: captions }, film)).master_course_id;
  await school.parts.uploads.conversions.idle();
});
afterAll(() => school.close());

interface Playback {
  video_url: string;
  qualities: { height: number; bytes: number; url: string }[];
  captions: { language: string; url: string }[];
  still_url: string | null;
}

const playback = async (who: Visitor = parent) => {
  const answer = await who.call('GET', `/course/playback/${courseId}?child_id=${child.childId}`);
  return { status: answer.status, ...(answer.body as unknown as Playback) };
};
const got = (url: string, { cookie = parent.cookie(), range = '' } = {}) =>
  school.app.inject({ url, headers: { cookie, ...(range && { range }) } });
const probe = (path: string, what: string) =>
  execFileSync('ffprobe', ['-v', 'error', '-show_entries', what, '-of', 'csv=p=0', path], {
    encoding: 'utf8',
  });

test('a video has smaller copies and a still, which begin to play at once, with plain sound (rule R341)', async () => {
  const { video_url, qualities, still_url } = await playback();
  expect(await school.parts.database.countQueries(() => playback())).toBeLessThanOrEqual(5);
  expect(qualities.map(({ height }) => height)).toEqual([240, 360]);
  const [low] = qualities;
  const copy = await got(low?.url ?? '');
  expect([copy.statusCode, copy.headers['content-type'], copy.rawPayload.length]).toEqual([
    200,
    'video/mp4',
    low?.bytes,
  ]);
  expect(copy.rawPayload.length).toBeLessThan((await got(video_url)).rawPayload.length);
  expect(copy.rawPayload.indexOf('moov')).toBeLessThan(copy.rawPayload.indexOf('mdat'));
  const kept = (await filesOf(school)).filter((name) => /p\.mp4$|still/.test(name)).toSorted();
  expect(kept).toEqual(['240p.mp4', '360p.mp4', 'still.jpg']);
  const path = join(school.parts.config.dataDir, 'copy.mp4');
  await writeFile(path, copy.rawPayload);
  expect(probe(path, 'stream=height,field_order,channels')).toBe('240,progressive\n1\n');
  const still = await got(still_url ?? '');
  expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(still.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test('captions are served as text that no browser takes for a page', async () => {
  const { captions: told } = await playback();
  expect(told.map(({ language }) => language)).toEqual(['EN']);
  const served = await got(told[0]?.url ?? '');
  const asked = await got(told[0]?.url ?? '', { range: 'bytes=10-20' });
  expect([asked.statusCode, asked.body]).toEqual([200, captions]);
  expect([served.statusCode, served.body]).toEqual([200, captions]);
  expect(served.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const page = await courseApi(admin).update(courseId, { captionsID: '<html><script>alert(1)</script>' });
  expect([page.status, page.body]).toMatchObject([
    422,
    { errors: { captionsID: expect.stringContaining('WebVTT') } },
  ]);
});

let first: string[];
/** All that a player is told, and a height that is not there. */
const addresses = async () => {
  const { video_url, qualities, captions: told, still_url } = await playback();
  return [video_url, still_url ?? '', ...qualities.map(({ url }) => url), ...told.map(({ url }) => url)];
};

test('every address asks again whether the video may be played (rule R343)', async () => {
  const all = await addresses();
  expect(all).toHaveLength(5);
  const statuses = async (cookie?: string) =>
    Promise.all(all.map(async (url) => (await got(url, cookie === undefined ? {} : { cookie })).statusCode));
  const stranger = await school.parent();
  expect(new Set(await statuses(stranger.cookie()))).toEqual(new Set([404]));
  expect(new Set(await statuses(''))).toEqual(new Set([401]));
  expect((await playback(stranger)).status).toBe(404);
  expect((await got(`${all[0]}&height=99`)).statusCode).toBe(404);
  school.clock.set('2026-08-24T00:00:00+07:00');
  expect(new Set(await statuses()), 'its two weeks are over').toEqual(new Set([404]));
  school.clock.set('2026-08-11T03:00:00Z');
  expect(new Set(await statuses())).toEqual(new Set([200]));
});

test('ranges anywhere in a video are answered with their bytes, and a thousand at once with all of it', async () => {
  const { url = '', bytes = 0 } = (await playback()).qualities[0] ?? {};
  const whole = (await got(url)).rawPayload;
  for (let at = 0; at < 100; at += 1) {
    const start = (at * 7919) % bytes;
    const { statusCode, rawPayload } = await got(url, { range: `bytes=${start}-${start + 9}` });
    if (statusCode !== 206 || !rawPayload.equals(whole.subarray(start, start + 10)))
      throw new Error(`bytes from ${start} are wrong: ${statusCode}`);
  }
  const beyond = await got(url, { range: 'bytes=99999999-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes}`]);
  expect((await got(url, { range: `bytes=${'0-1,'.repeat(1000)}0-1` })).statusCode).toBe(200);
});

test('another video drops captions and copies of the old one; an address of the old one leads to no other film (rule R344)', async () => {
  first = await addresses();
  const version = (await admin.call('GET', `/course/id/${courseId}`)).body['course'] as { version: number };
  const kept = await courseApi(admin).update(courseId, { version: version.version, captionsID: captions });
  expect(kept.status).toBe(200);
  expect((await playback()).captions.map(({ language }) => language)).toEqual(['EN', 'ID']);
  // What only looks like a film: nothing can be made of it.
  await courseApi(admin).update(courseId, { captionsEN: captions.replace('Hello', 'Bye') }, mp4());
  await school.parts.uploads.conversions.idle();
  expect(await playback()).toMatchObject({ qualities: [], captions: [{ language: 'EN' }], still_url: null });
  const old = await Promise.all(first.map(async (url) => (await got(url)).statusCode));
  expect(new Set(old)).toEqual(new Set([404]));
  expect((await filesOf(school)).filter((name) => /p\.mp4$|still/.test(name))).toEqual([]);
  const tried = await school.rows('select tries, made_at from video_renditions', []);
  expect(tried, 'tried three times and left (rule R342)').toEqual([{ tries: 3, made_at: null }]);
});

test('a film that was begun and killed is made the next time, and files that lay there are written anew (rule R342)', async () => {
  const course = await courseApi(admin).update(courseId, {}, film);
  const { conversions } = school.parts.uploads;
  // As when the process ends in the middle of it.
  await conversions.pauseWhile(async () => undefined);
  await conversions.idle();
  expect(course.status).toBe(200);
  expect((await playback()).qualities).toHaveLength(2);
  const old = await Promise.all(first.map(async (url) => (await got(url)).statusCode));
  expect(new Set(old), 'copies and still of the film before (rule R343)').toEqual(new Set([404]));
  expect(await school.rows('select tries from video_renditions', [])).toEqual([{ tries: 1 }]);
});

test('when the bill’s period ends while it plays, the next piece is not sent', async () => {
  const { qualities } = await playback();
  const url = qualities[0]?.url ?? '';
  expect((await got(url, { range: 'bytes=0-99' })).statusCode).toBe(206);
  await takeBack(school, enrolmentId);
  expect((await got(url, { range: 'bytes=100-199' })).statusCode).toBe(404);
});

test('a copy that saves nothing is not kept, HDR is made ordinary, and a video without room waits for others no longer (rule R341)', async () => {
  const { parts } = school;
  let room = 4000;
  const converted: string[] = [];
  const warned: string[] = [];
  const converter: VideoConverter = {
    name: 'ffmpeg',
    async inspect(_path, isMadeAnew) {
      if (!isMadeAnew) throw new Error('what is decoded has to be looked at as such');
      return { conversion: 'convert_hdr', seconds: 10, shortSide: 480 };
    },
    async convert(_path, target, { conversion, side, mostBytes }) {
      converted.push(`${conversion} ${side}`);
      await writeFile(target, Buffer.alloc(side === 360 ? mostBytes : 100));
    },
    async still(path, target) {
      await writeFile(target, 'a picture');
      // Others write meanwhile.
      if ((await stat(path)).size === 1900) room = 1500;
    },
  };
  await parts.uploads.conversions.pauseWhile(async () => {
    await courseApi(admin).add({ week: 2 }, mp4(3000));
    await courseApi(admin).add({ week: 2 }, mp4(1900));
    const { master_course_id: small } = await courseApi(admin).add({ week: 3 }, mp4(500));
    const log = { warn: (_: object, text: string) => void warned.push(text), error: () => undefined };
    const disk = { uploadRoom: async () => room };
    const make = makeRenditions({
      ...parts,
      files: parts.files,
      wallClock: parts.clock,
      disk,
      converter,
      log,
    });
    const { signal } = new AbortController();
    const rounds = [await make(signal), await make(signal), await make(signal), await make(signal)];
    expect(rounds).toEqual([true, true, true, false]);
    const made = await school.rows(
      'select copies from course_masters join video_renditions using (video_key) where course_id = $1',
      [small],
    );
    expect(made).toEqual([{ copies: [240, 480].map((height) => ({ height, bytes: 100 })) }]);
    expect(converted).toEqual(['convert_hdr 240', 'convert_hdr 360', 'convert_hdr 480']);
    const said = 'the disk has no room for smaller copies of a video';
    expect(warned, 'once for each').toEqual([said, said]);
  });
});
