// Writes of React Router's list of routes one for each hydrated area: a page of one area never shows a screen of another. Beside it
// stand the files of each screen for src/web/app/load-screens.ts.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from './lib/project.mjs';

const folder = inProject('build', 'next', 'client', 'assets');
const [name, ...others] = (await readdir(folder)).filter((file) => /^manifest-[\da-z]+\.js$/.test(file));
if (!name || others.length > 0) throw new Error('the build has one manifest of React Router');
const [, before, json, after] =
  /^([^{]*)(\{.*\})([^}]*)$/s.exec(await readFile(join(folder, name), 'utf8')) ?? [];
const manifest = JSON.parse(json);

// The last stands for every screen of another area: it is matched, and the browser loads that screen's document.
const everywhere = ['root', 'public/layout', '/*'];
for (const area of ['parent', 'admin']) {
  const layout = `${area}/layout`;
  const routes = Object.entries(manifest.routes).filter(
    ([id, { parentId }]) => everywhere.includes(id) || id === layout || parentId === layout,
  );
  const file = name.replace('manifest-', `manifest-${area}-`);
  const url = manifest.url.replace(name, file);
  const own = JSON.stringify({ ...manifest, url, routes: Object.fromEntries(routes) });
  const files = routes.map(([id, { module, imports, css }]) => [id, [module, ...imports, ...css]]);
  const lists = `window.screenFiles=${JSON.stringify(Object.fromEntries(files))};`;
  await writeFile(join(folder, file), `${before}${own}${after}${lists}`);
}
