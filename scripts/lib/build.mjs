// Builds pages, mails and the server's program, each only when what it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
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
  'vite.server.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/build.mjs',
];
const NOT_IN_PROGRAM = /^src\/web(\/|$)|\.tsx$|\.test(-support)?\.ts$/;

const pagesMark = inProject('build', '.inputs');
const programMark = inProject('build', '.program-inputs');
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
  return hash.digest('hex');
}

const hashOfPages = () => hashOf(PAGES, NOT_IN_PAGES);
const hashOfProgram = () => hashOf(PROGRAM, NOT_IN_PROGRAM);

const says = (mark, hash) => existsSync(mark) && readFileSync(mark, 'utf8') === hash;
const arePagesCurrent = () => says(pagesMark, hashOfPages());
const isProgramCurrent = () => says(programMark, hashOfProgram());
const isCurrent = () => arePagesCurrent() && isProgramCurrent();

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

async function buildPages(node) {
  for (const entry of readdirSync(inProject('build'))) {
    if (entry !== '.building') rmSync(join(inProject('build'), entry), { recursive: true });
  }
  const hash = hashOfPages();
  await runSteps(node, {
    pages: [tool('@react-router/dev', 'react-router'), 'build'],
    'mails and papers': [tool('vite'), 'build', '--config', 'vite.paper.config.ts'],
    'lists of routes': [inProject('scripts', 'area-manifests.mjs')],
    compression: [inProject('scripts', 'compress.mjs')],
  });
  writeFileSync(pagesMark, hash);
}

async function buildProgram(node) {
  // First, so that a build that breaks off leaves no program that passes for a current one.
  rmSync(programMark, { force: true });
  const hash = hashOfProgram();
  await runSteps(node, { server: [tool('vite'), 'build', '--config', 'vite.server.config.ts'] });
  writeFileSync(programMark, hash);
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
    const pages = !arePagesCurrent();
    say(pages ? 'Building the pages …' : 'Building the server …');
    if (pages) await buildPages(node);
    await buildProgram(node);
    say(`Built in ${since(start)}.`);
  } finally {
    rmSync(lock, { force: true });
  }
}
