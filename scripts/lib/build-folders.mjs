// Builds lie side by side, each in a folder named by what it was made of; `current` leads to the one that starts are made from. A server
// goes on with the folder that it began with, whatever is built meanwhile.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const DAY = 24 * 60 * 60 * 1000;

/** The name of the build that starts are made from; null where there is none. */
export function currentBuild(builds) {
  try {
    return basename(readlinkSync(join(builds, 'current')));
  } catch {
    return null;
  }
}

/** From now on starts are made from this build. The one before stays, for servers that run from it and as the way back; older ones go. */
export function switchTo(builds, name) {
  const before = currentBuild(builds);
  const [link, current] = [join(builds, 'switching'), join(builds, 'current')];
  rmSync(link, { force: true });
  symlinkSync(name, link, 'junction');
  // Windows alone puts no link in place of another.
  if (process.platform === 'win32') rmSync(current, { force: true });
  renameSync(link, current);
  for (const entry of readdirSync(builds)) {
    if (entry.startsWith('.') || [name, before, 'current'].includes(entry)) continue;
    rmSync(join(builds, entry), { recursive: true });
  }
}

/** Pages that are open go on with the scripts and styles they began with: those of the build before stay beside the new ones for a day. */
export function keepEarlier(before, next) {
  const [kept, assets] = [join(next, 'earlier'), join('client', 'assets')];
  mkdirSync(kept);
  for (const name of existsSync(join(before, 'earlier')) ? readdirSync(join(before, 'earlier')) : []) {
    const file = join(before, 'earlier', name);
    if (Date.now() - statSync(file).mtimeMs < DAY)
      cpSync(file, join(kept, name), { preserveTimestamps: true });
  }
  for (const name of existsSync(join(before, assets)) ? readdirSync(join(before, assets)) : []) {
    // Its day begins now.
    if (!existsSync(join(next, assets, name))) copyFileSync(join(before, assets, name), join(kept, name));
  }
}
