// Builds pages and mails, only when what they are made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { Advice, inProject, say, since } from './project.mjs';
import { projectEnv, tool } from './node.mjs';
import { run } from './run.mjs';

const INPUTS = [
  'src',
  'public',
  'vite.config.ts',
  'vite.paper.config.ts',
  'vite.styles.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/area-manifests.mjs',
  'scripts/compress.mjs',
  'scripts/lib/build.mjs',
];
// The server runs from source: its files never reach the build (the import table is tested).
const NOT_BUILT = /^src\/(server|demo)(\/|$)|\.test\.tsx?$/;

const mark = inProject('build', '.inputs');
const lock = inProject('build', '.building');

function* filesUnder(path) {
  if (NOT_BUILT.test(path) || !existsSync(inProject(path))) return;
  let entries;
  try {
    entries = readdirSync(inProject(path));
  } catch {
    yield path; // not a folder
    return;
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- toSorted came with Node 20
  for (const entry of entries.sort()) yield* filesUnder(`${path}/${entry}`);
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesUnder(input)) {
      const content = readFileSync(inProject(file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

const isCurrent = () => existsSync(mark) && readFileSync(mark, 'utf8') === hashOfInputs();

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

async function build(node) {
  for (const entry of readdirSync(inProject('build'))) {
    if (entry !== '.building') rmSync(join(inProject('build'), entry), { recursive: true });
  }
  const inputs = hashOfInputs();
  const steps = {
    pages: [tool('@react-router/dev', 'react-router'), 'build'],
    'mails and papers': [tool('vite'), 'build', '--config', 'vite.paper.config.ts'],
    'lists of routes': [inProject('scripts', 'area-manifests.mjs')],
    compression: [inProject('scripts', 'compress.mjs')],
  };
  const env = projectEnv(node, { NODE_ENV: 'production' });
  for (const [name, args] of Object.entries(steps)) {
    const { code, output } = await run(node, args, { env, show: false });
    if (code !== 0) throw new Advice(`${output}\nThe build failed (${name}); the lines above say why.`);
  }
  writeFileSync(mark, inputs);
}

export async function ensureBuilt(node) {
  if (isCurrent()) return;
  const start = performance.now();
  try {
    await takeLock();
  } catch (error) {
    throw new Advice(
      `The build folder cannot be written (${error.code}): use the owner of this folder, or a copy.`,
    );
  }
  try {
    if (isCurrent()) return; // the one we waited for has built it
    say('Building the pages …');
    await build(node);
    say(`Built in ${since(start)}.`);
  } finally {
    rmSync(lock, { force: true });
  }
}
