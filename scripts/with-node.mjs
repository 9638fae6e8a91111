// Runs one TypeScript file of the project on the project's own Node: with-node.mjs <file> [arguments]
import { main } from './lib/project.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';
import { handOver } from './lib/serve.mjs';

await main(async ([file, ...args]) => {
  // bench/ measures what is built, with tools that a provider's server does not carry.
  const measures = file.startsWith('bench/');
  await ensureInstalled({ tools: measures });
  const node = await projectNode();
  if (measures) await ensureBuilt(node);
  return handOver(node, [file, ...args]);
});
