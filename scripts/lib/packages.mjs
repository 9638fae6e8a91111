// What a lock file names, and what of it is there. npm writes node_modules/.package-lock.json as the last act of an install, so it says what is
// really there, also after an install by hand or one that was interrupted.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

function packagesOf(...path) {
  try {
    return JSON.parse(readFileSync(inProject(...path), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

const libc =
  process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

/** Whether an entry that is for some platforms only is for this one. */
const isForHere = ({ os, cpu, libc: libcs }) =>
  (os !== undefined || cpu !== undefined) &&
  [
    [os, process.platform],
    [cpu, process.arch],
    [libcs, libc],
  ].every(([wanted, here]) => wanted === undefined || [wanted].flat().includes(here));

/**
 * Whether the packages of a folder's lock file are there, without those for development when `withTools` is false. Of the optional ones those
 * for this platform must be: an npm that finds its Node too old for them leaves them out, and says nothing.
 */
export function isInstalledIn(folder, withTools) {
  const there = packagesOf(folder, 'node_modules', '.package-lock.json');
  return Object.entries(packagesOf(folder, 'package-lock.json')).every(([path, wanted]) => {
    if (path === '' || wanted.inBundle) return true;
    const found = there[path];
    if (found) return found.version === wanted.version && existsSync(inProject(folder, path, 'package.json'));
    if (wanted.dev && !withTools) return true;
    return (wanted.optional || wanted.devOptional) && !isForHere(wanted);
  });
}

const REASONS = [
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|network/i,
    'The package registry cannot be reached. Check the network (or the proxy and registry in your npm settings).',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'This user may not write in the project folder. Use its owner, or a copy of your own.',
  ],
  [/ENOSPC/, 'The disk is full.'],
  [
    /EBADPLATFORM|notsup/i,
    `A needed package does not support this platform (${process.platform} ${process.arch}).`,
  ],
  [
    /\bEUSAGE\b/,
    'package.json and package-lock.json do not agree. Run `npm install` once and keep both files.',
  ],
];

/** Why an install failed and what helps. */
export function advice({ code, output }) {
  if (code === 127)
    return 'npm was not found. Install Node.js from https://nodejs.org (it brings npm) and try again.';
  const known = REASONS.find(([sign]) => sign.test(output));
  return `The packages could not be installed. ${known ? known[1] : "npm's message above says why."}`;
}
