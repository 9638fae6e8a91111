import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Files } from '../providers/files/files.ts';
import { folderFiles } from '../providers/files/folder.ts';
import { startStore } from '../providers/files/store.test-support.ts';
import type { BackupStore } from '../providers/backup-store/backup-store.ts';
import { bucketStore } from '../providers/backup-store/bucket.ts';
import { pooledName } from './file-pool.ts';
import { folderStore } from '../providers/backup-store/folder.ts';
import { refuseOwnFolder } from './refuse-own-folder.ts';
import { lookInto } from './look-into.ts';
import { type Making, makeBackup } from './make-backup.ts';
import { BackupRefused, isOwn, readManifest } from './manifest.ts';
import { findBackup, restoreFiles } from './restore-files.ts';

const mp4 = { type: 'video/mp4' } as const;
const dumped = { kind: 'embedded', engine: '18.6', migrations: 17, tables: { 'public.users': 3 } } as const;

let service: Awaited<ReturnType<typeof startStore>>;
beforeAll(async () => {
  service = await startStore({ anySignature: true });
});
afterAll(() => service.stop());

let place: string;
let store: BackupStore;
let files: Files;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'kancil-backups-'));
  store = folderStore(join(place, 'backups'), isOwn);
  files = folderFiles({ folder: join(place, 'files') });
});
afterEach(() => rm(place, { recursive: true }));

const keep = (key: string, content: string) => files.put(key, Readable.from([Buffer.from(content)]), mp4);
const backUpOn = (day: string, given: Partial<Making> = {}) =>
  makeBackup({
    store,
    keep: null,
    files,
    dump: async (path) => {
      await writeFile(path, `the database on ${day}`);
      return { ...dumped, mode: 'live' };
    },
    erasedList: join(place, 'erased.txt'),
    version: '1.0.0',
    madeAt: new Date(`2026-${day}T02:00:00Z`),
    note: async () => {},
    ...given,
  });
const found = (backup?: string) => findBackup({ store, fetched: join(place, 'fetched') }, backup);
const restoreInto = async (name: string, backup?: string) => {
  const { manifest } = await found(backup);
  const restored = folderFiles({ folder: join(place, name) });
  await restoreFiles(
    { store, fetched: join(place, 'fetched'), manifest },
    { files: restored, erasedList: join(place, `${name}.txt`) },
  );
  return async (key: string) => {
    const file = await restored.open(key);
    return file && (await text(file.stream));
  };
};
const wholeOnes = async () => (await lookInto(store)).backups;
const pooled = async () => (await lookInto(store)).pooled.size;
/** Writes these bytes in place of a file of the backups, as a failing disk does. */
const overwrite = async (name: string, bytes: Buffer | string) => {
  const path = join(place, 'overwritten');
  await writeFile(path, bytes);
  await store.take(name, path);
};
const spoil = async (key: string) => {
  const { manifest } = await found();
  const name = pooledName(manifest.files.find((file) => file.key === key)?.sha256 ?? '');
  const whole = await buffer((await store.read(name))!);
  await overwrite(name, Buffer.from([(whole[0] ?? 0) ^ 1, ...whole.subarray(1)]));
  return { mend: () => overwrite(name, whole) };
};

const stores: { kind: string; open: () => Promise<BackupStore> }[] = [
  { kind: 'folder', open: async () => folderStore(join(place, 'backups'), isOwn) },
  {
    kind: 'bucket',
    open: async () =>
      bucketStore(await service.bucket(), { prefix: 'school/', scratch: join(place, 'backup', 'part') }),
  },
];

describe.each(stores)('in a $kind', ({ open: openStore }) => {
  beforeEach(async () => {
    store = await openStore();
  });

  test('a file is copied once, however many backups hold it, and comes back byte for byte (rule R305)', async () => {
    await keep('lessons/1/video.mp4', 'kancil');
    await backUpOn('08-01');
    await keep('lessons/2/video.mp4', 'buaya');
    const read: string[] = [];
    const open: Files['open'] = (key) => {
      read.push(key);
      return files.open(key);
    };
    const { manifest } = await backUpOn('08-02', { files: { ...files, open } });
    expect(read).toEqual(['lessons/2/video.mp4']);
    expect(Object.fromEntries(manifest.files.map(({ key, size }) => [key, size]))).toEqual({
      'lessons/1/video.mp4': 6,
      'lessons/2/video.mp4': 5,
    });
    const back = await restoreInto('restored');
    expect([await back('lessons/1/video.mp4'), await back('lessons/2/video.mp4')]).toEqual([
      'kancil',
      'buaya',
    ]);
  });

  test('a file that was removed after the database was saved is named (rule R305)', async () => {
    await keep('old.mp4', 'old');
    await backUpOn('08-01', {
      dump: async (path) => {
        await writeFile(path, 'it names old.mp4');
        await files.remove('old.mp4');
        await keep('new.mp4', 'new');
        return { ...dumped, mode: 'live' };
      },
    });
    const { removed, files: kept } = await readManifest(store, '2026-08-01T02-00-00Z');
    expect([removed, kept.map(({ key }) => key)]).toEqual([['old.mp4'], ['new.mp4']]);
  });

  test('what fails or was interrupted leaves the last good backup, and the next one clears it away (rule R305)', async () => {
    await keep('video.mp4', 'kancil');
    await backUpOn('08-01');
    await expect(backUpOn('08-02', { dump: () => Promise.reject(new Error('no room')) })).rejects.toThrow(
      'no room',
    );
    // As one is left that was killed between its database and its manifest.
    await overwrite('2026-08-02T02-00-00Z/database.dump', 'half');
    await mkdir(store.scratch, { recursive: true });
    await writeFile(join(store.scratch, 'half'), 'kan');
    expect((await found()).name).toBe('2026-08-01T02-00-00Z');
    await backUpOn('08-03', { keep: 1 });
    expect(await wholeOnes()).toEqual(['2026-08-03T02-00-00Z']);
    expect((await lookInto(store)).begun).toEqual(['2026-08-03T02-00-00Z']);
    expect(await readdir(store.scratch)).toEqual([]);
    expect(await pooled()).toBe(1);
  });

  test('nothing is a backup before its manifest is there, which comes last (rule R305)', async () => {
    await keep('video.mp4', 'kancil');
    const whole: string[][] = [];
    const take: BackupStore['take'] = async (name, path) => {
      await store.take(name, path);
      whole.push([name, ...(await wholeOnes())]);
    };
    await backUpOn('08-01', { store: { ...store, take } });
    expect(whole.slice(1)).toEqual([
      ['2026-08-01T02-00-00Z/database.dump'],
      ['2026-08-01T02-00-00Z/manifest.json', '2026-08-01T02-00-00Z'],
    ]);
  });

  test('of two backups into the same place at once one is refused, and the other is whole (rule R305)', async () => {
    await keep('video.mp4', 'kancil');
    const [one, other] = await Promise.allSettled([backUpOn('08-01'), backUpOn('08-02')]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { reason } = [one, other].find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(BackupRefused);
    expect(String(reason)).toContain(`Another backup into ${store.place} is under way`);
    expect(await (await restoreInto('restored'))('video.mp4')).toBe('kancil');
  });

  test('a backup is noted before old ones go; a damaged one that stays is named, and no file goes (rule R306)', async () => {
    await keep('first.mp4', 'first');
    await backUpOn('08-01');
    await files.remove('first.mp4');
    await backUpOn('08-02');
    await overwrite('2026-08-02T02-00-00Z/manifest.json', '{');
    const before: string[][] = [];
    const note = async () => void before.push(await wholeOnes());
    const made = await backUpOn('08-03', { keep: 2, note });
    expect(before[0]).toHaveLength(3);
    expect([made.gone, made.damaged]).toEqual([1, ['2026-08-02T02-00-00Z']]);
    expect(await pooled()).toBe(1);
    expect((await backUpOn('08-04', { keep: 1 })).damaged).toEqual([]);
    expect(await pooled()).toBe(0);
  });

  test('the newest stay, as many as were asked for, with the files that they name (rule R306)', async () => {
    await keep('first.mp4', 'first');
    await backUpOn('08-01');
    await files.remove('first.mp4');
    await keep('second.mp4', 'second');
    await backUpOn('08-02');
    expect(await pooled()).toBe(2);
    expect((await backUpOn('08-03', { keep: 2 })).gone).toBe(1);
    expect(await wholeOnes()).toEqual(['2026-08-02T02-00-00Z', '2026-08-03T02-00-00Z']);
    expect(await pooled()).toBe(1);
    expect(await (await restoreInto('restored', '2026-08-02T02-00-00Z'))('second.mp4')).toBe('second');
  });

  test('a changed byte is refused with the key of its file, and what was begun goes on once it is mended (rule R307)', async () => {
    await keep('a.mp4', 'kancil');
    await keep('b.mp4', 'buaya');
    await backUpOn('08-01');
    const { mend } = await spoil('b.mp4');
    await expect(restoreInto('restored')).rejects.toThrow('The file b.mp4 of the backup is damaged');
    await mend();
    expect(await (await restoreInto('restored'))('b.mp4')).toBe('buaya');
    await overwrite('2026-08-01T02-00-00Z/database.dump', 'the database on 08-0!');
    await expect(found()).rejects.toThrow('The database of the backup 2026-08-01T02-00-00Z is damaged');
  });

  test('nothing is restored among the files of another school (rule R307)', async () => {
    await keep('a.mp4', 'kancil');
    await backUpOn('08-01');
    const other = folderFiles({ folder: join(place, 'other') });
    await other.put('theirs.mp4', Readable.from([Buffer.from('x')]), mp4);
    await expect(restoreInto('other')).rejects.toThrow(
      'The files of another school are there already (theirs.mp4)',
    );
  });

  test('an older backup brings the list of who was erased since, which the folder knows (rule R307)', async () => {
    await backUpOn('08-01');
    const line = 'family 7 made 2026-07-01T01:02:03.000Z erased 2026-08-01';
    await writeFile(join(place, 'erased.txt'), `${line}\n`);
    await backUpOn('08-02');
    await restoreInto('restored', '2026-08-01T02-00-00Z');
    expect(await readFile(join(place, 'restored.txt'), 'utf8')).toContain(line);
  });
});

test('no backup is made where the school has its data, and nothing but backups is removed (rule R306)', async () => {
  const school = join(place, 'school');
  await mkdir(join(school, 'backups'), { recursive: true });
  for (const refused of [school, join(school, 'backups'), place])
    await expect(refuseOwnFolder(refused, school)).rejects.toThrow(BackupRefused);
  await expect(refuseOwnFolder(join(place, 'school-backups'), school)).resolves.toBeUndefined();

  const [folder, hash] = [store.place, 'ab'.repeat(32)];
  const foreign = [
    'files/holiday.mp4',
    `files/cd/${hash}`,
    `files/${hash}`,
    'lost+found/kept',
    'film.part',
  ].map((name) => join(folder, name));
  for (const path of foreign) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'mine');
  }
  await backUpOn('03-01', { keep: 1 });
  await backUpOn('03-02', { keep: 1 });
  for (const path of foreign) expect(await readFile(path, 'utf8')).toBe('mine');
});
