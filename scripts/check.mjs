// `npm run check`: everything that is found by reading the sources.
import { main } from './lib/project.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';

await main(async () => {
  await ensureInstalled({ tools: true });
  const { failed } = await runChecks(await projectNode(), { architecture: true });
  return failed > 0 ? 1 : 0;
});
