import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lockDirectory } from './platform/db/directory-lock.ts';
import { startProblem } from './start-problem.ts';

test('a port in use is said in one sentence', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as { port: number };
  const second = createServer().listen(port, '127.0.0.1');
  const [error] = await once(second, 'error');
  first.close();
  expect(startProblem(error)).toBe(
    `Port ${port} is in use by another program. Stop that one first, or choose another PORT.`,
  );
});

test('a folder in use is said in one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kancil-lock-'));
  const unlock = await lockDirectory(folder);
  const error: unknown = await lockDirectory(folder).catch((thrown: unknown) => thrown);
  unlock();
  await rm(folder, { recursive: true });
  expect(startProblem(error)).toBe(
    `The database in ${folder} is in use by another process. Stop that one first.`,
  );
});

test.each([
  ['0A000', 'extension "pg_trgm" is not available'],
  ['42501', 'permission denied to create extension "pg_trgm"'],
  ['22023', 'extension "pg_trgm" is not allow-listed for users'],
])('a PostgreSQL that refuses its extension is said in one sentence: %s', (code, message) => {
  const refused = new DrizzleQueryError(
    'CREATE EXTENSION IF NOT EXISTS pg_trgm;',
    [],
    Object.assign(new Error(message), { code }),
  );
  expect(startProblem(refused)).toBe(
    `PostgreSQL refuses the extension pg_trgm, which searches need (${message}). Ask the administrator of the server ` +
      'to install or allow it, or to run "create extension pg_trgm" in this database. Then start again.',
  );
});

test('another error of the database is a bug', () => {
  const error = Object.assign(new Error('syntax error'), { code: '42601' });
  expect(startProblem(new DrizzleQueryError('CREATE TABEL news', [], error))).toBeNull();
});

test('a bug shows where it is', () => {
  expect(startProblem(new TypeError('no'))).toBeNull();
});
