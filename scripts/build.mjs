// `npm run build`: what `npm start` would build, ahead of time.
import { main } from './lib/project.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';

await main(async () => {
  await ensureInstalled({ tools: false });
  await ensureBuilt(await projectNode());
});
