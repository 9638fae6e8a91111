// Builds pages, mails and the server's program, each only when what it is made of has changed, beside what serves meanwhile.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { currentBuild, keepEarlier, switchTo } from './build-folders.mjs';
import { Advice, inProject, say, since } from './project.mjs';
import { projectEnv, tool } from './node.mjs';
import { run } from './run.mjs';

const PAGES = [
  'src',
  'public',
  'vite.config.ts',
  'vite.paper.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/area-manifests.mjs',
  'scripts/compress.mjs',
  'scripts/lib/build.mjs',
];
// The server's own files never reach the pages (the import table is tested).
const NOT_IN_PAGES = /^src\/(server|demo)(\/|$)|\.test\.tsx?$/;

const PROGRAM = [
  'src',
  'drizzle',
  'vite.server.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/build.mjs',
];
const NOT_IN_PROGRAM = /^src\/web(\/|$)|\.tsx$|\.test(-support)?\.ts$/;

const builds = inProject('build');
const next = inProject('build', 'next');
const lock = inProject('build', '.building');

function* filesUnder(path, left) {
  if (left.test(path) || !existsSync(inProject(path))) return;
  let entries;
  try {
    entries = readdirSync(inProject(path));
  } catch {
    yield path; // not a folder
    return;
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- toSorted came with Node 20
  for (const entry of entries.sort()) yield* filesUnder(`${path}/${entry}`, left);
}

function hashOf(inputs, left) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesUnder(input, left)) {
      const content = readFileSync(inProject(file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** A build is named by what its pages and its program are made of. */
const nameOfBuild = () => `${hashOf(PAGES, NOT_IN_PAGES)}-${hashOf(PROGRAM, NOT_IN_PROGRAM)}`;
const haveSamePages = (name, other) => name.split('-')[0] === other?.split('-')[0];

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two terminals may start at once: the second waits for the first, and takes over from one that died. */
async function takeLock() {
  mkdirSync(inProject('build'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAlive(Number(readFileSync(lock, 'utf8')))) await wait(200);
    else rmSync(lock, { force: true });
  }
}

async function runSteps(node, steps) {
  const env = projectEnv(node, { NODE_ENV: 'production' });
  for (const [name, args] of Object.entries(steps)) {
    const { code, output } = await run(node, args, { env, show: false });
    if (code !== 0) throw new Advice(`${output}\nThe build failed (${name}); the lines above say why.`);
  }
}

/** Beside what serves now, which a build that breaks off leaves alone. */
async function build(node, name) {
  const current = currentBuild(builds);
  const before = join(builds, current ?? 'none');
  rmSync(next, { recursive: true, force: true });
  if (haveSamePages(name, current)) {
    say('Building the server …');
    cpSync(before, next, { recursive: true, preserveTimestamps: true });
  } else {
    say('Building the pages …');
    await runSteps(node, {
      pages: [tool('@react-router/dev', 'react-router'), 'build'],
      'mails and papers': [tool('vite'), 'build', '--config', 'vite.paper.config.ts'],
      'lists of routes': [inProject('scripts', 'area-manifests.mjs')],
      compression: [inProject('scripts', 'compress.mjs')],
    });
    keepEarlier(before, next);
  }
  // The program and its migrations belong together, also when it starts again while the checkout is newer.
  rmSync(join(next, 'drizzle'), { recursive: true, force: true });
  cpSync(inProject('drizzle'), join(next, 'drizzle'), { recursive: true });
  await runSteps(node, { server: [tool('vite'), 'build', '--config', 'vite.server.config.ts'] });
  const { code, output } = await run('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: inProject(),
    show: false,
  });
  writeFileSync(join(next, 'commit'), code === 0 ? output.trim() : '');
  renameSync(next, join(builds, name));
}

export async function ensureBuilt(node) {
  if (currentBuild(builds) === nameOfBuild()) return;
  const start = performance.now();
  try {
    await takeLock();
  } catch (error) {
    throw new Advice(
      `The build folder cannot be written (${error.code}): use the owner of this folder, or a copy.`,
    );
  }
  try {
    const name = nameOfBuild();
    if (currentBuild(builds) === name) return; // the one we waited for has built it
    // The build before stays: whoever goes back to its sources has it at once.
    if (!existsSync(join(builds, name))) await build(node, name);
    switchTo(builds, name);
    say(`Built in ${since(start)}.`);
  } finally {
    rmSync(lock, { force: true });
  }
}
