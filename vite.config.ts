import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, type Rolldown, defineConfig } from 'vite';
import { screens } from './src/web/screens.ts';
import { buildStyles, sheetOf } from './vite.styles.ts';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** A file of ours and all that it brings along when it is loaded. */
const broughtBy = (
  file: string,
  modules: Modules,
  isFollowed: (file: string) => boolean = () => true,
  known = new Set<string>(),
): Set<string> => {
  if (known.has(file) || !isFollowed(file)) return known;
  known.add(file);
  for (const next of modules.getModuleInfo(file)?.importedIds ?? [])
    broughtBy(next, modules, isFollowed, known);
  return known;
};

const web = `${import.meta.dirname}/src/web`;

/** Files of public pages, which have no script but whose styles are those of every chunk that they import. */
const publicFiles = [
  'public/layout.tsx',
  ...screens.filter(({ area }) => area === 'public').map(({ file }) => file),
];

type Frame = 'start' | 'everywhere' | 'hydrated' | 'parent-frame' | 'admin-frame';

/**
 * The files of ours that start every hydrated page, that stand around every one, around those of one area, and around no page
 * but some. What starts a page or is part of public pages too stays apart, so that these do not carry the others' styles.
 */
const frameOf = (modules: Modules) => {
  const filesOf = (...files: string[]) => {
    const known = new Set<string>();
    for (const file of files)
      broughtBy(`${web}/${file}`, modules, (next) => !next.includes('/node_modules/'), known);
    return known;
  };
  const [entry, parent, admin] = ['entry.client.tsx', 'parent/layout.tsx', 'admin/layout.tsx'].map((file) =>
    filesOf(file),
  );
  const published = filesOf(...publicFiles);
  return (file: string): Frame | null => {
    if (entry?.has(file)) return 'start';
    if (parent?.has(file) && admin?.has(file)) return published.has(file) ? 'everywhere' : 'hydrated';
    if (parent?.has(file)) return 'parent-frame';
    return admin?.has(file) ? 'admin-frame' : null;
  };
};

// Once for a build: the modules are all known before the first of them is asked about.
let rootFiles: Set<string> | undefined;
let frames: ReturnType<typeof frameOf> | undefined;

const frameGroup = (frame: Frame, priority: number) => ({
  name: (file: string, modules: Modules) => ((frames ??= frameOf(modules))(file) === frame ? frame : null),
  debugName: frame,
  test: /\.tsx?$/,
  priority,
});

/**
 * What many hydrated pages need comes in few files: a phone asks for each of them separately, each is compressed for
 * itself, and each is named in every page and in every file that uses it. The bundler adds to a group whatever its modules
 * import and no group of a higher priority holds, so that those which an area lacks are put aside first.
 */
const scriptGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run)\/|frame\/route-module-loader/,
    priority: 9,
  },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 8 },
  // Of each component that a page shows it is what all of them are made of.
  {
    name: 'mantine',
    test: /node_modules\/@mantine\/(core\/esm\/core|hooks)\//,
    minShareCount: 20,
    priority: 8,
  },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2, priority: 8 },
  {
    name: (file: string, modules: Modules) =>
      sheetOf(file, modules) ??
      ((rootFiles ??= broughtBy(`${web}/root.tsx`, modules)).has(file) ? 'frame' : null),
    debugName: 'frame and styles',
    priority: 7,
  },
  { name: 'vendor', test: /\/node_modules\/.*\.m?js$/, minShareCount: 2, entriesAware: true, priority: 6 },
  frameGroup('start', 6),
  frameGroup('everywhere', 6),
  frameGroup('hydrated', 5),
  {
    name: 'rules',
    test: /\/src\/(domain\/|i18n\/[^/]+$|paths)/,
    minShareCount: 5,
    maxModuleSize: 4000,
    priority: 4,
  },
  {
    name: 'shared',
    // A dictionary of an area is a file of its own, which is loaded by its name.
    test: /\/src\/(?!web\/(admin|parent|public)\/).*(?<!-area)\.tsx?$/,
    minShareCount: 2,
    entriesAware: true,
    priority: 3,
  },
  frameGroup('admin-frame', 2),
  frameGroup('parent-frame', 2),
  { name: 'admin-pattern', test: /\/web\/admin\/pattern\/.*\.tsx?$/, minShareCount: 14, priority: 1 },
];

/** Modules that the same pages share are named after all of them, which every page would carry. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

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
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups }, chunkFileNames } } },
    },
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
