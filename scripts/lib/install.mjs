// Installs the packages when they are missing or not those of package-lock.json.
// npm writes node_modules/.package-lock.json as the last act of an install, so it says what is really there,
// also after an install by hand or one that was interrupted.
import { existsSync, readFileSync } from 'node:fs';
import { Advice, inProject, say } from './project.mjs';
import { npm } from './run.mjs';

function packagesOf(...path) {
  try {
    return JSON.parse(readFileSync(inProject(...path), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function isInstalled(withTools) {
  const there = packagesOf('node_modules', '.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = there[path];
    if (found) return found.version === wanted.version && existsSync(inProject(path));
    // Optional ones are for other platforms; those of development belong only to a full install.
    return wanted.optional || wanted.devOptional || (wanted.dev && !withTools);
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

function advice({ code, output }) {
  if (code === 127)
    return 'npm was not found. Install Node.js from https://nodejs.org (it brings npm) and try again.';
  const known = REASONS.find(([sign]) => sign.test(output));
  return `The packages could not be installed. ${known ? known[1] : "npm's message above says why."}`;
}

/**
 * `tools` also asks for what only development and tests need. Without it a fresh install stays small, for a provider's
 * server; but a developer's full install is never pruned, only brought up to date.
 */
export async function ensureInstalled({ tools }) {
  if (!existsSync(inProject('package-lock.json')))
    throw new Advice('package-lock.json is missing from this checkout.');
  const withTools = tools || existsSync(inProject('node_modules', 'vitest'));
  if (isInstalled(withTools)) return;
  say('Installing packages …');
  const result = await npm(['ci', withTools ? '--include=dev' : '--omit=dev', '--loglevel=error']);
  if (result.code !== 0) throw new Advice(advice(result));
}
