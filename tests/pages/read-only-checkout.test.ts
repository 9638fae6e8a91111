import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDemoSchool } from '../support/demo-school.ts';
import { startServer } from '../support/started-server.ts';

const root = join(import.meta.dirname, '../..');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-checkout-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The folders of builds, as scripts/lib/build.mjs leaves them. */
interface BuildFolders {
  currentBuild: (builds: string) => string | null;
  switchTo: (builds: string, name: string) => void;
  keepEarlier: (before: string, next: string) => void;
}
const buildFolders = async () =>
  (await import(pathToFileURL(join(root, 'scripts/lib/build-folders.mjs')).href)) as BuildFolders;

test('a server started from a copy where it keeps nothing compiled serves what it began with while builds come and go', async () => {
  const { currentBuild, keepEarlier, switchTo } = await buildFolders();
  const [copy, dataDir] = [join(folder, 'copy'), join(folder, 'data')];
  const builds = join(copy, 'build');
  const build = async (name: string, assets: Record<string, string>) => {
    await mkdir(join(builds, name, 'client', 'assets'), { recursive: true });
    for (const [file, text] of Object.entries(assets))
      await writeFile(join(builds, name, 'client', 'assets', file), text);
  };
  await build('oldest', {});
  switchTo(builds, 'oldest');
  await build('before', { 'page-1.js': 'before' });
  switchTo(builds, 'before');
  await cp(await realpath(join(root, 'build/current')), join(builds, 'now'), { recursive: true });
  await rm(join(builds, 'now', 'earlier'), { recursive: true, force: true });
  keepEarlier(join(builds, 'before'), join(builds, 'now'));
  switchTo(builds, 'now');
  expect((await readdir(builds)).toSorted()).toEqual(['before', 'current', 'now']);
  // No drizzle: a build brings its own migrations, because those of the checkout may be newer.
  for (const name of ['package.json', 'node_modules', 'src'])
    await symlink(join(root, name), join(copy, name));
  const compiled = join(builds, '.compiled');
  // A file where the folder would be: root, as which tests may run, writes in every folder.
  await writeFile(compiled, 'not a folder');
  await ownDemoSchool(dataDir);
  const server = await startServer(
    { DATA_DIR: dataDir },
    { program: join(builds, 'current/program/main.js') },
  );
  try {
    const html = await (await fetch(server.url)).text();
    const script = /\/assets\/[\w-]+\.(?:js|css|woff2)/.exec(html)?.[0] ?? 'no asset';
    const get = async (path: string) => {
      const answer = await fetch(server.url + path);
      return [answer.status, answer.headers.get('cache-control')];
    };
    const forAYear = [200, 'public, max-age=31536000, immutable'];
    // Of a page that was open before this server began.
    expect(await get('/assets/page-1.js')).toEqual(forAYear);
    await build('next', { 'page-2.js': 'next' });
    keepEarlier(join(builds, 'now'), join(builds, 'next'));
    switchTo(builds, 'next');
    expect([currentBuild(builds), await get(script)]).toEqual(['next', forAYear]);
    expect(await readdir(join(builds, 'next', 'earlier'))).toEqual(
      expect.arrayContaining(['page-1.js', script.replace('/assets/', '')]),
    );
    // A day later they are no longer wanted.
    await utimes(join(builds, 'next', 'earlier', 'page-1.js'), 0, Date.now() / 1000 - 86_401);
    await build('last', {});
    keepEarlier(join(builds, 'next'), join(builds, 'last'));
    const left = await readdir(join(builds, 'last', 'earlier'));
    expect([left.includes('page-1.js'), left.includes('page-2.js')]).toEqual([false, true]);
  } finally {
    await server.stop();
  }
  expect(await readFile(compiled, 'utf8')).toBe('not a folder');
});
