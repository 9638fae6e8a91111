import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../clock/system.ts';
import { FileKeyRefused, type Files } from './files.ts';
import { s3Files } from './s3.ts';
import type { S3Settings } from './s3-client.ts';
import { startStore } from './store.test-support.ts';

let store: Awaited<ReturnType<typeof startStore>>;
let settings: S3Settings;
let folder: string;
let files: Files;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'));
  settings = await store.bucket();
  files = await s3Files(settings, { folder, clock: systemClock });
});
afterEach(() => rm(folder, { recursive: true }));

const mp4 = { type: 'video/mp4' } as const;
const holding = (content: string) => Readable.from([Buffer.from(content)]);

/** Three parts, no two pieces of which are alike. */
const long = Buffer.concat(Array.from({ length: 20 }, (_, i) => Buffer.alloc(1024 * 1024, i)));

test('a long file is sent in parts and comes back byte for byte', async () => {
  await files.put('lesson.mp4', Readable.from([long]), mp4);
  expect(await files.stat('lesson.mp4')).toMatchObject({ size: long.length });
  expect((await buffer((await files.open('lesson.mp4'))!.stream)).equals(long)).toBe(true);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('a file that breaks off on its way is not there, and can be kept once the store is', async () => {
  const received = await files.temporary().receive(Readable.from([long]));
  store.cutAt(({ url }) => url?.includes('partNumber=2') === true);
  await expect(files.keep('lesson.mp4', received, mp4)).rejects.toThrow();
  store.mended();
  expect(await readdir(join(store.directory, settings.bucket))).toContain('._S3rver_uploads');
  expect(await files.stat('lesson.mp4')).toBeNull();
  expect(await files.open('lesson.mp4')).toBeNull();
  expect(await files.keep('lesson.mp4', received, mp4)).toEqual({ size: long.length });
});

const addressOf = async (key: string, fileName?: string, isPublic = false) => {
  const passed = await files.bypass(key, { cache: 'private, no-store', fileName, isPublic });
  return passed && 'address' in passed ? passed.address : '';
};

test('an address gives a video at the store, whole and in ranges, as it is to be shown and kept', async () => {
  await files.put('family-uploads/film.mp4', holding('0123456789'), mp4);
  const address = await addressOf('family-uploads/film.mp4', 'kancil-film.mp4');
  expect(new URL(address).origin).toBe(files.mediaOrigin);
  const whole = await fetch(address);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="kancil-film.mp4"',
  });
  const part = await fetch(address, { headers: { range: 'bytes=7-' } });
  expect([part.status, await part.text()]).toEqual([206, '789']);
  expect(part.headers.get('content-range')).toBe('bytes 7-9/10');
});

test('an address opens its file alone, and nothing after five minutes, or two hours when it is public (rule R309)', async () => {
  for (const key of ['film.mp4', 'other.mp4']) await files.put(key, holding(key), mp4);
  const address = await addressOf('film.mp4');
  expect((await fetch(address.replace('film.mp4', 'other.mp4'))).status).toBe(403);
  const statusAfter = async (seconds: number, isPublic = false) => {
    const clock = { now: () => new Date(systemClock.now().getTime() - seconds * 1000) };
    files = await s3Files(settings, { folder, clock });
    return (await fetch(await addressOf('film.mp4', undefined, isPublic))).status;
  };
  expect(await statusAfter(4 * 60)).toBe(200);
  expect(await statusAfter(5 * 60 + 2)).toBe(403);
  expect(await statusAfter(2 * 60 * 60 - 60, true)).toBe(200);
  expect(await statusAfter(2 * 60 * 60 + 2, true)).toBe(403);
});

test('a picture has no address at the store, and a hostile key neither', async () => {
  expect(await files.bypass('photo.webp', { cache: 'public' })).toBeNull();
  await expect(addressOf('../film.mp4')).rejects.toThrow(FileKeyRefused);
  await expect(addressOf('film.mp4?acl')).rejects.toThrow(FileKeyRefused);
});

test('without an endpoint the bucket is Amazon’s, by its own name', async () => {
  const amazon = { ...settings, endpoint: null, region: 'ap-southeast-3' };
  const { mediaOrigin } = await s3Files(amazon, { folder, clock: systemClock });
  expect(mediaOrigin).toBe(`https://${settings.bucket}.s3.ap-southeast-3.amazonaws.com`);
});

test('a bucket that is not there is a failure, no missing file, and so is a wrong key', async () => {
  const other = await s3Files({ ...settings, bucket: 'kancil-0' }, { folder, clock: systemClock });
  await expect(other.open('film.mp4')).rejects.toThrow('The specified bucket does not exist');
  const wrong = await s3Files({ ...settings, secretAccessKey: 'x' }, { folder, clock: systemClock });
  await expect(wrong.stat('film.mp4')).rejects.toThrow('the store answered 403');
  await expect(wrong.put('film.mp4', holding('x'), mp4)).rejects.toThrow('signature');
});
