import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DurableFiles } from './durable-files.ts';
import { openDirectory } from './embedded.ts';

let directory: string;

beforeAll(() => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-'));
  directory = path.join(parent, 'a-directory-name-too-long-for-a-local-socket-'.repeat(3));
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => fs.rmSync(path.dirname(directory), { recursive: true, force: true }));

test('what was written is there after closing and opening again', async () => {
  const first = await openDirectory(directory);
  await first.execute('create table notes (text text)');
  await first.execute('insert into notes values ($1)', ['kept']);
  await first.close();
  const second = await openDirectory(directory);
  const { rows } = await second.execute('select text from notes');
  await second.close();
  expect(rows).toEqual([{ text: 'kept' }]);
});

test('a directory that is in use is refused', async () => {
  const first = await openDirectory(directory);
  await expect(openDirectory(directory)).rejects.toThrow('in use by another process');
  await first.close();
});

test('a database whose commits do not reach the disk is refused', async () => {
  vi.spyOn(DurableFiles.prototype, 'init').mockImplementation(NodeFS.prototype.init);
  await expect(openDirectory(directory)).rejects.toThrow('does not flush its commits');
});

test('a database of another major version is refused before it is touched', async () => {
  const file = path.join(directory, 'pgdata', 'PG_VERSION');
  fs.writeFileSync(file, '17\n');
  await expect(openDirectory(directory)).rejects.toThrow('written by PostgreSQL 17, this program brings 18');
  fs.writeFileSync(file, '18\n');
  await (await openDirectory(directory)).close();
});

test('an interrupted first start begins again from an empty directory', async () => {
  const interrupted = path.join(path.dirname(directory), 'interrupted');
  fs.mkdirSync(path.join(interrupted, 'pgdata.new'), { recursive: true });
  fs.writeFileSync(path.join(interrupted, 'pgdata.new', 'PG_VERSION'), '18\n');
  const database = await openDirectory(interrupted);
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});

test('failing maintenance is reported, and does not prevent the database from closing', async () => {
  const told: string[] = [];
  const database = await openDirectory(directory, (error, what) => told.push(`${what}: ${String(error)}`));
  const exec = PGlite.prototype.exec;
  vi.spyOn(PGlite.prototype, 'exec').mockImplementation(function (this: PGlite, text, options) {
    return text === 'checkpoint' ? Promise.reject(new Error('no space')) : exec.call(this, text, options);
  });
  await database.close();
  expect(told).toEqual(['checkpoint: Error: no space']);
  vi.restoreAllMocks();
  await (await openDirectory(directory)).close();
});
