// `npm start`: from a fresh checkout to a running server, doing only what is not done yet.
// Arguments (`--live`) go on to the server.
import { main } from './lib/project.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';
import { handOver } from './lib/serve.mjs';

await main(async (args) => {
  await ensureInstalled({ tools: false });
  const node = await projectNode();
  await ensureBuilt(node);
  return handOver(node, ['build/current/program/main.js', ...args]);
});
