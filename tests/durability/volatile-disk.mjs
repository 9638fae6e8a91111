/**
 * A disk whose cache forgets everything when the power fails. Load it before the program under test:
 *
 *   DATA_DIR=/path/data SHADOW_DIR=/path/shadow node --import ./tests/durability/volatile-disk.mjs program.ts
 *
 * While the program works in DATA_DIR, SHADOW_DIR holds what a power cut would leave of it:
 * - content reaches the shadow only by fsync (sync, callback or promise), as that file is at that moment;
 * - names (mkdir, rename, unlink, rmdir, rm) reach it at once; a renamed file that was never flushed does not, so that
 *   its old name and the old file under its new name are gone or stay as they were.
 *
 * When SHADOW_DIR does not exist, what lies in DATA_DIR at the start counts as flushed. To cut the power: SIGKILL the
 * process, remove DATA_DIR and rename SHADOW_DIR to DATA_DIR. For a plain crash: SIGKILL it and keep both.
 * Not simulated: torn sectors, names lost for want of an fsync of their directory, and writes that reach the disk
 * although nobody asked (a program that relies on losing them would pass). Linux only: it finds a file's name in /proc.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const real = { ...fs };
const promises = { ...fs.promises };
const data = process.env.DATA_DIR && real.realpathSync(ensured(process.env.DATA_DIR));
const shadow = process.env.SHADOW_DIR && path.resolve(process.env.SHADOW_DIR);
if (!data || !shadow) throw new Error('volatile-disk.mjs needs DATA_DIR and SHADOW_DIR');

if (!real.existsSync(shadow)) copyDisk();
patch();

function ensured(directory) {
  real.mkdirSync(directory, { recursive: true });
  return directory;
}

/** Aside first: a process killed while it copies must not leave half a disk. By cp, four times as fast as here. */
function copyDisk() {
  const part = `${shadow}.part`;
  real.rmSync(part, { recursive: true, force: true });
  execFileSync('cp', ['-a', '--reflink=auto', data, part]);
  real.renameSync(part, shadow);
}

/** Where a path of the data directory lies in the shadow; undefined for any other path. */
function mirrored(file) {
  const full = path.resolve(file instanceof URL ? file.pathname : String(file));
  if (full !== data && !full.startsWith(data + path.sep)) return undefined;
  return path.join(shadow, path.relative(data, full));
}

/** By way of a second name, so that a kill in the middle leaves the earlier content. */
function flushed(descriptor) {
  const name = real.readlinkSync(`/proc/self/fd/${descriptor}`);
  const target = mirrored(name);
  if (!target || name.endsWith(' (deleted)')) return;
  if (real.fstatSync(descriptor).isDirectory()) {
    real.mkdirSync(target, { recursive: true });
    return;
  }
  if (untouched(descriptor, target)) return;
  const part = `${shadow}.flushing-${process.pid}`;
  real.copyFileSync(name, part);
  real.utimesSync(part, 0, 0);
  real.mkdirSync(path.dirname(target), { recursive: true });
  real.renameSync(part, target);
}

/**
 * After a crash the database flushes a thousand files that nobody has written to. They still have the time that the first
 * copy gave them, while a flushed copy has the time 0, which no file has that was written since.
 */
function untouched(descriptor, target) {
  const there = real.statSync(target, { bigint: true, throwIfNoEntry: false });
  const here = real.fstatSync(descriptor, { bigint: true });
  return there !== undefined && there.mtimeNs === here.mtimeNs && there.size === here.size;
}

function made(directory) {
  const target = mirrored(directory);
  if (target) real.mkdirSync(target, { recursive: true });
}

function renamed(from, to) {
  const source = mirrored(from);
  const target = mirrored(to);
  if (source && !real.existsSync(source)) return;
  if (source && target) real.renameSync(source, target);
  else if (source) real.rmSync(source, { recursive: true, force: true });
}

function removed(file) {
  const target = mirrored(file);
  if (target) real.rmSync(target, { recursive: true, force: true });
}

/** Each change of the disk, and what follows from it in the shadow once it has succeeded. */
function patch() {
  const effects = {
    fsync: (descriptor) => flushed(descriptor),
    fdatasync: (descriptor) => flushed(descriptor),
    mkdir: (directory) => made(directory),
    rename: (from, to) => renamed(from, to),
    unlink: (file) => removed(file),
    rmdir: (file) => removed(file),
    rm: (file) => removed(file),
  };
  for (const [name, effect] of Object.entries(effects)) {
    fs[`${name}Sync`] = (...args) => {
      const result = real[`${name}Sync`](...args);
      effect(...args);
      return result;
    };
    fs[name] = (...args) => {
      const done = args.pop();
      real[name](...args, (error, ...rest) => {
        if (!error) effect(...args);
        done(error, ...rest);
      });
    };
    if (!(name in promises)) continue;
    fs.promises[name] = async (...args) => {
      const result = await promises[name](...args);
      effect(...args);
      return result;
    };
  }
  patchHandles();
  syncBuiltinESMExports();
}

/** The class of the handles that fs.promises.open gives is not exported, so it is changed when the first one appears. */
function patchHandles() {
  let patched = false;
  fs.promises.open = async (...args) => {
    const handle = await promises.open(...args);
    if (patched) return handle;
    patched = true;
    const handles = Object.getPrototypeOf(handle);
    for (const name of ['sync', 'datasync']) {
      const original = handles[name];
      handles[name] = async function synced() {
        await original.call(this);
        flushed(this.fd);
      };
    }
    return handle;
  };
}
