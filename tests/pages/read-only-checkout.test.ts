import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDemoSchool } from '../support/demo-school.ts';
import { startServer } from '../support/started-server.ts';

const root = join(import.meta.dirname, '../..');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-checkout-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the built server starts from a copy of the project in which it cannot keep what it compiled', async () => {
  const [copy, dataDir] = [join(folder, 'copy'), join(folder, 'data')];
  const compiled = join(copy, 'build', '.compiled');
  await mkdir(join(copy, 'build'), { recursive: true });
  for (const name of ['package.json', 'node_modules', 'src', 'drizzle', 'build/client', 'build/server'])
    await symlink(join(root, name), join(copy, name));
  await cp(join(root, 'build', 'program'), join(copy, 'build', 'program'), { recursive: true });
  // A file where the folder would be: root, as which tests may run, writes in every folder.
  await writeFile(compiled, 'not a folder');
  await ownDemoSchool(dataDir);
  const server = await startServer({ DATA_DIR: dataDir }, { program: join(copy, 'build/program/main.js') });
  const answer = await fetch(server.url);
  await server.stop();
  expect(answer.status).toBe(200);
  expect(await readFile(compiled, 'utf8')).toBe('not a folder');
});
