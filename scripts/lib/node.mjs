// The project brings its own Node and npm: the folder `runtime` has a lock file of its own, whose packages any npm from 7 on installs,
// while an older npm or Node leaves out packages of the main lock file that need a newer one.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { advice, isInstalledIn } from './packages.mjs';
import { Advice, inProject, say } from './project.mjs';
import { run } from './run.mjs';

const OLDEST = 24;
const system = process.platform === 'win32' ? 'win' : process.platform;
const ofRuntime = (...path) => inProject('runtime', 'node_modules', ...path);
const own = ofRuntime(
  `node-${system}-${process.arch}`,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const works = async () => existsSync(own) && (await run(own, ['--version'], { show: false })).code === 0;

/** The path of a Node that runs this project. */
export async function projectNode() {
  if (!isInstalledIn('runtime', false)) {
    say('Fetching the Node and npm of the project …');
    const shell = process.platform === 'win32';
    const args = [
      'ci',
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const result = await run('npm', args, { cwd: inProject('runtime'), shell });
    if (result.code !== 0) throw new Advice(advice(result));
  }
  if (await works()) return own;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return process.execPath;
  throw new Advice(
    `The Node ${OLDEST} that this project brings does not run here (${process.platform} ${process.arch}), and this is Node ` +
      `${process.versions.node}.\nInstall Node ${OLDEST} or newer from https://nodejs.org and run the same command again.`,
  );
}

/** Runs the project's npm on the project's Node. */
export async function npm(args, options) {
  const node = await projectNode();
  return run(node, [ofRuntime('npm', 'bin', 'npm-cli.js'), ...args], { env: projectEnv(node), ...options });
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
