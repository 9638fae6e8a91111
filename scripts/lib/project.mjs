// Where the project lies, and how its scripts speak. Everything in scripts/ also runs on Node 18 and 20,
// because it has to work before the project's own Node is installed.
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const inProject = (...parts) => join(root, ...parts);

export const say = (text) => process.stdout.write(`${text}\n`);

/** A failure whose message tells the reader what to do; printed without a stack. */
export class Advice extends Error {}

/** Runs a script to its exit code; an Advice is shown as plain words, anything else with its stack. */
export async function main(script) {
  try {
    process.exitCode = (await script(process.argv.slice(2))) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof Advice ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

/** "12.3 s" since a start taken with performance.now(). */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
