// The project brings its own Node as the npm package `node`; this finds it, and the tools that run on it.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Advice, inProject, say } from './project.mjs';
import { npm, run } from './run.mjs';

const OLDEST = 24;
const own = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

async function works() {
  if (!existsSync(own)) return false;
  return (await run(own, ['--version'], { show: false })).code === 0;
}

/** The path of a Node that runs this project. */
export async function projectNode() {
  if (await works()) return own;
  if (!existsSync(own)) {
    // Some machines switch install scripts off, and this package fetches its program in one.
    say("Fetching the project's Node …");
    await npm(['rebuild', 'node', '--foreground-scripts', '--ignore-scripts=false', '--loglevel=error']);
    if (await works()) return own;
  }
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return process.execPath;
  throw new Advice(
    `The Node ${OLDEST} that this project brings does not run here (${process.platform} ${process.arch}), and this is Node ` +
      `${process.versions.node}.\nInstall Node ${OLDEST} or newer from https://nodejs.org and run the same command again.`,
  );
}

/** The environment in which `node` and every installed tool mean the project's own. */
export function projectEnv(node, extra = {}) {
  const PATH = [dirname(node), inProject('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH, ...extra };
}

/** The script behind an installed command, so that it runs on the project's Node whatever its first line says. */
export function tool(packageName, command = packageName) {
  const folder = inProject('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
