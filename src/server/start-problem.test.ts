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
    `Port ${port} is in use by another program. Stop that one first, or choose another PORT (for the figures METRICS_PORT).`,
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

const system = (code: string, facts: object) => Object.assign(new Error(code), { code, ...facts });

test.each([
  [
    system('EACCES', { syscall: 'mkdir', path: '/srv/kancil' }),
    'This user may not write /srv/kancil. Let it, or name another DATA_DIR.',
  ],
  [
    system('EACCES', { syscall: 'listen', address: '/srv/kancil/database/lock.sock', port: -1 }),
    'This user may not write /srv/kancil/database/lock.sock. Let it, or name another DATA_DIR.',
  ],
  [
    system('EROFS', { syscall: 'listen', address: '/srv/kancil/database/lock.sock' }),
    '/srv/kancil/database/lock.sock is on a disk that cannot be written. Name another DATA_DIR.',
  ],
  [
    system('ENOSPC', { syscall: 'mkdir', path: '/srv/kancil' }),
    'There is no room left for /srv/kancil. Make room on that disk, or name another DATA_DIR.',
  ],
  [
    system('EEXIST', { syscall: 'mkdir', path: '/srv/kancil' }),
    '/srv/kancil is a file where a folder must be. Remove it, or name another DATA_DIR.',
  ],
  [
    system('ENOTDIR', { syscall: 'mkdir', path: '/etc/passwd/kancil' }),
    '/etc/passwd/kancil is a file where a folder must be. Remove it, or name another DATA_DIR.',
  ],
  [
    system('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'kancil.test' }),
    'This machine has no address of that name to listen at. Change HOST.',
  ],
  [
    system('EACCES', { syscall: 'listen', address: '127.0.0.1', port: 80 }),
    'Port 80 is not for this user. Choose another PORT, above 1023.',
  ],
  [
    system('53100', {}),
    'The disk of the database (in DATA_DIR, or of the server in DATABASE_URL) is full. Make room there, then start again.',
  ],
  [
    system('25006', {}),
    'PostgreSQL lets nothing be written in the database of DATABASE_URL (default_transaction_read_only). Change that.',
  ],
])('%s of the system is said in one sentence: %#', (error, sentence) => {
  expect(startProblem(error)).toBe(sentence);
});

test('another error of the database is a bug', () => {
  const error = Object.assign(new Error('syntax error'), { code: '42601' });
  expect(startProblem(new DrizzleQueryError('CREATE TABEL news', [], error))).toBeNull();
});

test('a bug shows where it is', () => {
  expect(startProblem(new TypeError('no'))).toBeNull();
});
