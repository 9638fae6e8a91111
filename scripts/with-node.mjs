// Runs one TypeScript file of the project on the project's own Node: with-node.mjs <file> [arguments]
import { main } from './lib/project.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';
import { handOver } from './lib/serve.mjs';

await main(async ([file, ...args]) => {
  // bench/ measures with tools that a provider's server does not carry.
  await ensureInstalled({ tools: file.startsWith('bench/') });
  return handOver(await projectNode(), [file, ...args]);
});
