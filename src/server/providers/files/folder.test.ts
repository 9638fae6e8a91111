import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileKeyRefused, type Files } from './files.ts';
import { folderFiles } from './folder.ts';

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-'));
  files = folderFiles({ folder });
});
afterEach(() => rm(folder, { recursive: true }));

const png = { type: 'image/png' } as const;
const incoming = () => readdir(join(folder, 'incoming'));
const holding = (content: string) => Readable.from([Buffer.from(content)]);

test('a kept file lies under its key and nothing lies beside it', async () => {
  await files.put('children/7/photo.png', holding('kancil'), png);
  expect(await readFile(join(folder, 'kept/children/7/photo.png'), 'utf8')).toBe('kancil');
  expect(await readdir(join(folder, 'kept/children/7'))).toEqual(['photo.png']);
  expect(await incoming()).toEqual([]);
});

test('only the owner of the server may read files', async () => {
  await files.put('photo.png', holding('x'), png);
  expect((await stat(join(folder, 'kept/photo.png'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'kept'))).mode & 0o777).toBe(0o700);
});

test('where a proxy sends videos, the server’s group may read them, and nothing that waits', async () => {
  files = folderFiles({ folder, proxyPath: '/files/' });
  await files.put('lessons/film.mp4', holding('x'), { type: 'video/mp4' });
  await files.temporary().receive(holding('x'));
  const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;
  expect([await modeOf('kept'), await modeOf('kept/lessons/film.mp4')]).toEqual([0o750, 0o640]);
  expect(await modeOf('incoming')).toBe(0o700);
  const how = { cache: 'private' };
  expect(await files.bypass('lessons/film.mp4', how)).toEqual({
    proxyPath: '/files/lessons/film.mp4',
    type: 'video/mp4',
  });
  expect(await files.bypass('photo.webp', how)).toBeNull();
  await expect(files.bypass('../film.mp4', how)).rejects.toThrow(FileKeyRefused);
});

test('a stream that fails leaves nothing', async () => {
  const failing = new Readable({ read: () => {} });
  failing.push('half');
  const put = files.put('photo.png', failing, png);
  setImmediate(() => failing.destroy(new Error('line lost')));
  await expect(put).rejects.toThrow('line lost');
  expect(await incoming()).toEqual([]);
});

test('a file that finds no place leaves nothing', async () => {
  await writeFile(join(folder, 'kept'), 'in the way');
  await expect(files.put('children/photo.png', holding('x'), png)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await incoming()).toEqual([]);
});

test('a source is read no faster than the disk takes it', async () => {
  const piece = Buffer.alloc(64 * 1024);
  let given = 0;
  let mostWaiting = 0;
  const source = new Readable({
    read() {
      mostWaiting = Math.max(mostWaiting, source.readableLength);
      given += 1;
      this.push(given <= 1000 ? piece : null);
    },
  });
  const { size } = await files.temporary().receive(source);
  expect(size).toBe(65_536_000);
  expect(mostWaiting).toBeLessThanOrEqual(64 * 1024);
});

test('a discarded upload is gone, and nothing else can be discarded', async () => {
  const temporary = files.temporary();
  const { path } = await temporary.receive(holding('x'));
  await files.put('photo.png', holding('kept'), png);
  await temporary.discard(path);
  await temporary.discard(path);
  await temporary.discard(join(folder, 'incoming/../kept/photo.png'));
  expect(await incoming()).toEqual([]);
  expect(await files.stat('photo.png')).toMatchObject({ size: 4 });
});

test('uploads left for more than an hour are swept, younger ones stay', async () => {
  const temporary = files.temporary();
  expect(await temporary.sweep(new Date('2026-07-14T12:00:00Z'))).toBe(0);
  const old = await temporary.receive(holding('old'));
  const young = await temporary.receive(holding('young'));
  await utimes(old.path, new Date(), new Date('2026-07-14T10:59:59Z'));
  await utimes(young.path, new Date(), new Date('2026-07-14T11:00:00Z'));
  expect(await temporary.sweep(new Date('2026-07-14T12:00:00Z'))).toBe(1);
  await expect(stat(old.path)).rejects.toThrow('ENOENT');
  expect((await stat(young.path)).size).toBe(5);
});
