// `npm run dev`: pages change in place, the server restarts when its own sources change.
import { existsSync } from 'node:fs';
import { inProject, main } from './lib/project.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';
import { handOver } from './lib/serve.mjs';

// Not --watch: Vite writes its configuration into node_modules, and Node would restart on it forever.
const WATCHED = ['src/server', 'src/contract', 'src/domain', 'src/i18n', 'src/demo', 'src/paths.ts'];

await main(async (args) => {
  await ensureInstalled({ tools: true });
  const watch = WATCHED.filter((path) => existsSync(inProject(path))).map((path) => `--watch-path=${path}`);
  // The server must take the same React Router build as Vite does: the development one.
  const options = ['-C', 'development', ...watch, '--watch-preserve-output'];
  return handOver(await projectNode(), [...options, 'src/server/main.ts', '--dev', ...args], 'development');
});
