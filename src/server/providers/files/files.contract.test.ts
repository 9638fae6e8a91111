import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../clock/system.ts';
import { FileKeyRefused, type Files, type ListedFile, RangeNotSatisfiable, extensionOf } from './files.ts';
import { folderFiles } from './folder.ts';
import { s3Files } from './s3.ts';
import { startStore } from './store.test-support.ts';

let store: Awaited<ReturnType<typeof startStore>>;
beforeAll(async () => {
  store = await startStore({ anySignature: true });
});
afterAll(() => store.stop());

const adapters: { name: Files['name']; make: (folder: string) => Promise<Files> }[] = [
  { name: 'folder', make: async (folder) => folderFiles({ folder: join(folder, 'files') }) },
  {
    name: 's3',
    make: async (folder) =>
      s3Files(await store.bucket(), { folder: join(folder, 'files'), clock: systemClock }),
  },
];

const png = { type: 'image/png' } as const;
const mp4 = { type: 'video/mp4' } as const;
function* halfOfIt() {
  yield Buffer.from('half');
  throw new Error('line lost');
}
const listOf = async (files: Files) => {
  const listed: ListedFile[] = [];
  for await (const file of files.list()) listed.push(file);
  return listed.toSorted((a, b) => a.size - b.size);
};
const holding = (content: string) => Readable.from([Buffer.from(content)]);

describe.each(adapters)('files in the $name', ({ name, make }) => {
  let folder: string;
  let files: Files;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    files = await make(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const readAll = async (key: string) => {
    const file = await files.open(key);
    return file && (await text(file.stream));
  };

  test('say which part they are', () => {
    expect(files.name).toBe(name);
  });

  test('come back as they were put, with size and the type of the extension', async () => {
    expect(await files.put('children/7/photo.png', holding('kancil'), png)).toEqual({ size: 6 });
    const file = await files.open('children/7/photo.png');
    expect(file).toMatchObject({ size: 6, type: 'image/png', start: 0, end: 5, storedAt: expect.any(Date) });
    expect(await text(file!.stream)).toBe('kancil');
    expect(await files.stat('children/7/photo.png')).toEqual({
      size: 6,
      type: 'image/png',
      storedAt: file!.storedAt,
    });
  });

  test('of many pieces come back byte for byte', async () => {
    const pieces = Array.from({ length: 300 }, (_, i) => Buffer.alloc(1 + ((i * 977) % 9001), i));
    await files.put('lesson.mp4', Readable.from(pieces), mp4);
    const file = await files.open('lesson.mp4');
    expect((await buffer(file!.stream)).equals(Buffer.concat(pieces))).toBe(true);
  });

  test('may be empty', async () => {
    await files.put('empty.mp4', Readable.from([]), mp4);
    const file = await files.open('empty.mp4');
    expect(file).toMatchObject({ size: 0, start: 0, end: -1 });
    expect(await text(file!.stream)).toBe('');
  });

  test('are listed with their sizes, and nothing else is', async () => {
    expect(await listOf(files)).toEqual([]);
    await files.put('children/7/photo.png', holding('kancil'), png);
    await files.put('lesson.mp4', holding('film'), mp4);
    await files.temporary().receive(holding('on its way'));
    const storedAt = expect.any(Date);
    expect(await listOf(files)).toEqual([
      { key: 'lesson.mp4', size: 4, storedAt },
      { key: 'children/7/photo.png', size: 6, storedAt },
    ]);
  });

  test('that nobody stored are null', async () => {
    expect(await files.open('none.png')).toBeNull();
    expect(await files.stat('no/such/folder/none.png')).toBeNull();
  });

  test('put again replace what was there, while those who read it read on', async () => {
    await files.put('photo.png', holding('before'), png);
    const reader = await files.open('photo.png');
    await files.put('photo.png', holding('after'), png);
    expect(await text(reader!.stream)).toBe('before');
    expect(await readAll('photo.png')).toBe('after');
  });

  test('are gone once removed, and may be removed twice', async () => {
    await files.put('a/photo.png', holding('x'), png);
    await files.remove('a/photo.png');
    await files.remove('a/photo.png');
    await files.remove('never/there.png');
    expect(await files.stat('a/photo.png')).toBeNull();
  });

  const ranges = [
    [{ start: 2, end: 4 }, '234', 2, 4],
    [{ start: 0, end: 0 }, '0', 0, 0],
    [{ start: 7 }, '789', 7, 9],
    [{ start: 9, end: 9 }, '9', 9, 9],
    [{ start: 5, end: 5000 }, '56789', 5, 9],
    [{ last: 3 }, '789', 7, 9],
    [{ last: 5000 }, '0123456789', 0, 9],
  ] as const;
  // s3rver takes the end 0 for none, which no real store does.
  test.each(ranges.filter(([, , , end]) => name === 'folder' || end > 0))(
    'give the range %j',
    async (range, expected, start, end) => {
      await files.put('lesson.mp4', holding('0123456789'), mp4);
      const file = await files.open('lesson.mp4', range);
      expect(file).toMatchObject({ size: 10, start, end });
      expect(await text(file!.stream)).toBe(expected);
    },
  );

  test.each([
    { start: 10 },
    { start: 4, end: 3 },
    { start: -1 },
    { start: 0.5 },
    { start: Number.NaN },
    { start: 0, end: Number.NaN },
    { last: 0 },
  ])('have no range %j, and the refusal tells the size', async (range) => {
    await files.put('lesson.mp4', holding('0123456789'), mp4);
    const refused = await files.open('lesson.mp4', range).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RangeNotSatisfiable);
    expect(refused).toMatchObject({ size: 10 });
  });

  test.each([
    '../outside.png',
    'a/../../outside.png',
    '..png',
    'a/..png',
    '/etc/photo.png',
    './photo.png',
    'a//photo.png',
    'a/.hidden.png',
    '.png',
    'a.b/photo.png',
    'a\\photo.png',
    'photo.png/',
    'photo.png\0.mp4',
    'photo\n.png',
    'photo.png\n',
    'Photo.png',
    'foto kancil.png',
    'f%2e%2e/photo.png',
    'é.png',
    'page.html',
    'image.svg',
    'photo.constructor',
    'photo',
    '',
    `${'a'.repeat(81)}.png`,
    `${'a/'.repeat(9)}photo.png`,
  ])('never have the key %j', async (key) => {
    const stream = holding('x');
    await expect(files.put(key, stream, png)).rejects.toThrow(FileKeyRefused);
    expect(stream.destroyed).toBe(true);
    await expect(files.open(key)).rejects.toThrow(FileKeyRefused);
    await expect(files.stat(key)).rejects.toThrow(FileKeyRefused);
    await expect(files.remove(key)).rejects.toThrow(FileKeyRefused);
  });

  test('never bear an extension that differs from their type', async () => {
    await expect(files.put('photo.png', holding('x'), mp4)).rejects.toThrow(FileKeyRefused);
  });

  test('whose stream fails half way do not exist, and what stood there stays', async () => {
    await files.put('lesson.mp4', holding('before'), mp4);
    const failing = Readable.from(halfOfIt());
    await expect(files.put('lesson.mp4', failing, mp4)).rejects.toThrow('line lost');
    expect(await readAll('lesson.mp4')).toBe('before');
  });

  test('whose stream is cut off or was over before do not exist', async () => {
    const cut = new Readable({ read() {} });
    cut.push('half');
    const put = files.put('cut.mp4', cut, mp4);
    setImmediate(() => cut.destroy());
    await expect(put).rejects.toThrow(/premature/i);
    const over = holding('x').destroy();
    await expect(files.put('cut.mp4', over, mp4)).rejects.toThrow(/premature/i);
    expect(await files.stat('cut.mp4')).toBeNull();
  });

  test('whose stream fails at once do not exist and end nothing else', async () => {
    const failing = new Readable({ read() {} });
    const put = files.put('cut.mp4', failing, mp4);
    failing.destroy(new Error('line lost'));
    await expect(put).rejects.toThrow('line lost');
    expect(await files.stat('cut.mp4')).toBeNull();
  });

  // s3rver writes where others are writing, which no real store does.
  test.skipIf(name === 's3')('put at the same time under one key leave one of them whole', async () => {
    const contents = Array.from({ length: 8 }, (_, i) => String(i).repeat(50_000));
    await Promise.all(contents.map((content) => files.put('new/folder/race.mp4', holding(content), mp4)));
    expect(contents).toContain(await readAll('new/folder/race.mp4'));
  });

  test('received are kept under a key, and leave the temporary place', async () => {
    const received = await files.temporary().receive(holding('kancil'));
    expect(received.size).toBe(6);
    expect(await files.keep('photo.png', received, png)).toEqual({ size: 6 });
    expect(await readAll('photo.png')).toBe('kancil');
    await expect(files.keep('other.png', received, png)).rejects.toThrow('ENOENT');
  });

  test('from anywhere else are never kept', async () => {
    await files.put('photo.png', holding('x'), png);
    await expect(files.keep('stolen.png', { path: '/etc/hostname' }, png)).rejects.toThrow(
      'only a received file',
    );
  });
});

test('the extension of a recognised type is known, and of another there is none', () => {
  expect(extensionOf('image/jpeg')).toBe('jpg');
  expect(extensionOf('video/quicktime')).toBe('mov');
  expect(extensionOf('image/svg+xml')).toBeNull();
  expect(extensionOf('text/html')).toBeNull();
});
