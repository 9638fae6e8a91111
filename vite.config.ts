import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, type Rolldown, defineConfig } from 'vite';
import { screens } from './src/web/screens.ts';
import { buildStyles, sheetOf } from './vite.styles.ts';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** A file of ours and all that it brings along when it is loaded. */
const broughtBy = (file: string, modules: Modules, known = new Set<string>()): Set<string> => {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of modules.getModuleInfo(file)?.importedIds ?? []) broughtBy(next, modules, known);
  return known;
};

const root = `${import.meta.dirname}/src/web/root.tsx`;
let frame: Set<string> | undefined;

// What every hydrated page needs comes in few files: a phone asks for each of them separately, each is compressed for
// itself, and each is named in every file that uses it.
const together = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run)\/|frame\/route-module-loader/,
    priority: 4,
  },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 3 },
  {
    // Once for a build: the modules are all known before the first of them is asked about.
    name: (file: string, modules: Modules) =>
      sheetOf(file, modules) ?? ((frame ??= broughtBy(root, modules)).has(file) ? 'frame' : null),
    priority: 2,
  },
];

/** Browsers get of the table of screens what guards ask: files, queries and listings are the server's and the build's. */
const screensForBrowsers: Plugin = {
  name: 'screens-for-browsers',
  applyToEnvironment: ({ name }) => name === 'client',
  load(file) {
    if (file !== `${import.meta.dirname}/src/web/screens.ts`) return null;
    const rows = screens.map((screen) => [screen.path, screen.area, screen.guard, screen.frame]);
    const row = '([path, area, guard, frame]) => ({ path, area, guard, frame })';
    return `export const screens = ${JSON.stringify(rows)}.map(${row});`;
  },
};

/** What loads a screen's module is ours: React Router's own reloads the page when a file does not arrive. */
const ownModuleLoader: Plugin = {
  name: 'own-module-loader',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer = '') =>
    source.endsWith('/routeModules.js') && importer.includes('node_modules/react-router/')
      ? `${import.meta.dirname}/src/web/frame/route-module-loader.ts`
      : null,
};

export default defineConfig(({ command }) => ({
  plugins: [screensForBrowsers, ownModuleLoader, reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: together } } } } },
    // The server loads all pages at its start, and one file takes half the time of hundreds.
    ...(command === 'build' && {
      ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
    }),
  },
  publicDir: 'public',
  // With the pages' packages in it, of which it keeps the parts that pages use.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: command === 'build' ? buildStyles : {},
  // Known from the start: found late, they would reload the first page a developer opens.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', '@mantine/core', '@tanstack/react-query'],
  },
  build: {
    target: 'es2022',
    // Tells the server where the texts' chunk of each language lies, to preload it.
    manifest: true,
    // A font inside a style sheet would be loaded even where it is not needed.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
  },
}));
