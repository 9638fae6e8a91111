import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('a bug shows where it is', () => {
  expect(startProblem(new TypeError('no'))).toBeNull();
});
