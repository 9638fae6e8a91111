import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, defineConfig } from 'vite';
import { screens } from './src/web/screens.ts';

/**
 * What many screens need comes in few files: a phone asks for each separately, and each is compressed for itself. The first row
 * that fits counts, and brings what its files import; what no row holds comes with the screens that use it. `frame` is what every
 * page has and every hydrated one begins with, public pages too: these have no script, but the styles of each file that they import.
 * The marks are on public pages alone.
 */
const chunkGroups = [
  // All that the script of pages without React imports.
  { name: 'digest', test: /\/frame\/password-digest\.ts$|node_modules\/@noble\/hashes\//, priority: 10 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run)\//, priority: 9 },
  { name: 'vendor', test: /node_modules\/.*\.m?js$/, minShareCount: 8, priority: 8 },
  {
    name: 'rules',
    test: /\/src\/(domain|contract|i18n\/[\w-]+(?<!-area)\.ts$|paths)/,
    minShareCount: 6,
    priority: 7,
  },
  {
    name: 'frame',
    test: /\/src\/web\/((root|public\/layout)\.tsx$|app\/(load-screens|freshness|query)\.ts$|(frame|shell|ui\/page)\/(?!marks))|vite\/preload-helper/,
    priority: 6,
  },
  { name: 'app', test: /\/src\/web\/(app|ui\/app)\//, minShareCount: 8, priority: 5 },
  { name: 'parent', test: /\/src\/web\/parent\//, minShareCount: 3, priority: 4 },
  { name: 'admin', test: /\/src\/web\/(admin|ui\/app)\//, minShareCount: 5, priority: 3 },
];

/** Browsers get of the table of screens what guards ask: files, queries and listings are the server's and the build's. */
const screensForBrowsers: Plugin = {
  name: 'screens-for-browsers',
  applyToEnvironment: ({ name }) => name === 'client',
  load(file) {
    if (file !== `${import.meta.dirname}/src/web/screens.ts`) return null;
    const rows = screens.map((screen) => [
      screen.path,
      screen.area,
      screen.guard,
      screen.frame,
      screen.staff,
    ]);
    const row = '([path, area, guard, frame, staff]) => ({ path, area, guard, frame, staff })';
    return `export const screens = ${JSON.stringify(rows)}.map(${row});`;
  },
};

export default defineConfig(({ command }) => ({
  plugins: [screensForBrowsers, reactRouter()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
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
  // Known from the start: found late, they would reload the first page a developer opens.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', '@tanstack/react-query'],
  },
  build: {
    target: 'es2022',
    // Tells the server where the texts' chunk of each language lies, to preload it.
    manifest: true,
    // A font inside a style sheet would be loaded even where it is not needed.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
  },
}));
