import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFiles } from './copy-files.ts';
import type { Files } from './files.ts';
import { folderFiles } from './folder.ts';

let folder: string;
let [from, to]: Files[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-'));
  [from, to] = ['from', 'to'].map((name) => folderFiles({ folder: join(folder, name) }));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (files: Files | undefined, key: string, content: string) =>
  files?.put(key, Readable.from([Buffer.from(content)]), { type: 'video/mp4' });

test('what a store lacks or has in another size is copied once, and what it has besides stays', async () => {
  for (const key of ['lessons/a.mp4', 'b.mp4', 'c.mp4']) await put(from, key, 'a lesson');
  await put(to, 'b.mp4', 'a lesson');
  await put(to, 'c.mp4', 'half');
  await put(to, 'other.mp4', 'of others');
  expect(await copyFiles(from!, to!)).toEqual({ copied: 2, there: 1 });
  for (const key of ['lessons/a.mp4', 'b.mp4', 'c.mp4'])
    expect(await text((await to!.open(key))!.stream)).toBe('a lesson');
  expect(await to!.stat('other.mp4')).toMatchObject({ size: 9 });
  expect(await copyFiles(from!, to!)).toEqual({ copied: 0, there: 3 });
});
