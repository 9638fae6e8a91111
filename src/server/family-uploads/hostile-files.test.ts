import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
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
/** All that is written in the file that is given out. */
const givenOut = async (upload: ShownUpload | number) => {
  const { rawPayload } = await calls().media(ready(upload).media_url);
  const path = join(folder, 'given-out');
  await writeFile(path, rawPayload);
  return { rawPayload, path, letters: rawPayload.toString('latin1') };
};
const tagsOf = (path: string) =>
  String(
    execFileSync('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format_tags:stream_tags:stream=codec_type',
      '-of',
      'default',
      path,
    ]),
  );

describe('what is sent loses where and with what it was taken', () => {
  test('a JPEG with a place and a camera in its EXIF becomes a picture without them', async () => {
    const place = { GPSLatitude: '6/1 12/1 0/1', GPSLatitudeRef: 'S', GPSLongitude: '106/1 49/1 0/1' };
    const sent = await jpeg()
      .withExif({ IFD0: { Make: 'Kamera Rahasia' }, IFD3: place })
      .jpeg()
      .toBuffer();
    expect(sent.toString('latin1')).toContain('Kamera Rahasia');
    // The tag that leads to the place.
    expect((await sharp(sent).metadata()).exif?.toString('hex')).toMatch(/25880400|88250004/);
    const { upload, answer } = await send(sent);
    expect(answer).toEqual([200, 'converting']);
    expect(upload).toMatchObject({ kind: 'picture', state: 'ready', seconds: null, name: 'homework.jpg' });
    const { rawPayload, letters } = await givenOut(upload);
    const { format, exif, xmp, width } = await sharp(rawPayload).metadata();
    expect([format, exif, xmp, width]).toEqual(['webp', undefined, undefined, 40]);
    expect(letters).not.toContain('Kamera Rahasia');
  });

  test.each([
    ['an MP4', 'film.mp4', inMp4],
    ['a MOV', 'film.mov', inMp4],
    ['a WebM', 'film.webm', ['-c:v', 'libvpx']],
  ])(
    '%s with a place, a title and the device in it becomes a film without them',
    async (_what, name, how) => {
      await allowRecordings(parent, about);
      const said = { location: '-06.2000+106.8166/', title: 'Rumah Kinanthi', make: 'Kamera Rahasia' };
      const metadata = Object.entries(said).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);
      const ofTrack = [
        '-metadata:s:v',
        'title=Rumah Kinanthi',
        '-metadata:s:v',
        'handler_name=Kamera Rahasia',
      ];
      const flags = name.endsWith('.webm') ? [] : ['-movflags', 'use_metadata_tags'];
      const sent = made(folder, name, ...testFilm(2), ...how, ...metadata, ...ofTrack, ...flags);
      for (const word of ['-06.2000+106.8166/', 'Rumah Kinanthi', 'Kamera Rahasia'])
        expect(sent.toString('latin1')).toContain(word);
      const { upload } = await send(sent);
      expect(upload).toMatchObject({ kind: 'video', state: 'ready', seconds: 2 });
      const { letters, path } = await givenOut(upload);
      for (const word of ['06.2000', '106.8166', 'Kinanthi', 'Rahasia', '\u00a9xyz', 'loci'])
        expect(letters).not.toContain(word);
      expect(tagsOf(path)).not.toMatch(/location|title|make|Rumah/i);
    },
  );

  test('a sound with names and a cover becomes sound alone', async () => {
    await allowRecordings(parent, about);
    const sent = made(folder, 'tone.mp3', ...tone(3), '-metadata', 'title=Rumah Kinanthi');
    const { upload } = await send(sent);
    expect(upload).toMatchObject({ kind: 'sound', state: 'ready', seconds: 3 });
    expect((await givenOut(upload)).letters).not.toContain('Kinanthi');
  });

  test('what a browser records into the container of films is a sound when there is nothing to see', async () => {
    await allowRecordings(parent, about);
    const { upload } = await send(made(folder, 'voice.webm', ...tone(2), '-c:a', 'libopus'));
    expect(upload).toMatchObject({ kind: 'sound', state: 'ready', seconds: 2 });
  });

  test('what was sent is deleted once it is ready', async () => {
    await send(await jpeg().jpeg().toBuffer());
    expect(await unfinished(school)).toEqual([]);
    expect(await keptFiles(school)).toHaveLength(1);
  });
});

describe('a hostile file', () => {
  test('a JPEG with a page and an archive behind it is given out as the picture alone, never as a page', async () => {
    const tail = Buffer.from('<!doctype html><script>alert(document.cookie)</script>PK\u0003\u0004evil.zip');
    const { upload } = await send(Buffer.concat([await jpeg().jpeg().toBuffer(), tail]));
    const { letters } = await givenOut(upload);
    for (const word of ['script', 'PK\u0003\u0004', 'evil.zip']) expect(letters).not.toContain(word);
    const { headers } = await calls().media(ready(upload).media_url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': expect.stringMatching(/^attachment; filename="kancil-[\da-f-]{36}\.webp"$/),
    });
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(5000))],
    [
      'a drawing that may hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(5000)),
    ],
    ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000)])],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000)])],
    ['a document', Buffer.from('%PDF-1.7\n'.padEnd(5000))],
  ])(
    '%s is refused by its first bytes, whatever it is called, and nothing of it stays',
    async (_what, bytes) => {
      const { id, answer, upload } = await send(bytes);
      expect([answer, upload]).toEqual([[415, 'wrong_kind_of_file'], 404]);
      expect(await unfinished(school)).toEqual([]);
      expect(await school.rows('select * from family_uploads where upload_id = $1', [id])).toEqual([]);
    },
  );

  test('a small picture that unpacks into more pixels than a server bears is refused as that, and nothing of it stays', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { id, answer, upload } = await send(bomb);
    expect([answer, upload]).toEqual([[413, 'too_many_pixels'], 404]);
    expect([await unfinished(school), await keptFiles(school)]).toEqual([[], []]);
    expect(await school.rows('select * from family_uploads where upload_id = $1', [id])).toEqual([]);
  });

  test('a film that only begins like one is not taken', async () => {
    await allowRecordings(parent, about);
    const { upload } = await send(mp4(5000));
    expect(upload).toMatchObject({ state: 'unreadable', media_url: null });
  });

  test('a playlist in the clothes of a film leads to no other file', async () => {
    await allowRecordings(parent, about);
    const list = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n`;
    expect((await send(Buffer.from(list))).answer).toEqual([415, 'wrong_kind_of_file']);
    const { upload } = await send(Buffer.concat([mp4(40), Buffer.from(list)]));
    expect(upload).toMatchObject({ state: 'unreadable', media_url: null });
  });
});

describe('a sound or film of more than three minutes is not taken', () => {
  beforeEach(() => allowRecordings(parent, about));

  test.each([
    ['a sound of 180 seconds', 'exact.mp3', [...tone(180), '-b:a', '16k'], 'ready'],
    ['a sound of 182 seconds', 'long.mp3', [...tone(182), '-b:a', '16k'], 'too_long'],
    ['a film of 180 seconds', 'exact.mp4', [...testFilm(180), ...inMp4], 'ready'],
    ['a film of 182 seconds', 'long.mp4', [...testFilm(182), ...inMp4], 'too_long'],
  ])('%s: %s', async (_what, name, how, state) => {
    const { upload } = await send(made(folder, name, ...how));
    expect(upload).toMatchObject({ state });
  });

  test('also when its file says that it is shorter', async () => {
    const film = made(folder, 'liar.mkv', ...testFilm(182), ...inMp4, '-f', 'matroska');
    // The length of a Matroska file stands once in its head, in eight bytes.
    const at = film.indexOf(Buffer.from('448988', 'hex'));
    expect(at).toBeGreaterThan(0);
    film.writeDoubleBE(5000, at + 3);
    const { upload } = await send(film);
    expect(upload).toMatchObject({ state: 'too_long', media_url: null });
  });
});
