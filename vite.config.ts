import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, defineConfig } from 'vite';
import { screens } from './src/web/screens.ts';

/**
 * What several screens need comes in few files: a phone asks for each separately, and each is compressed for itself. The first row
 * that fits counts, and brings what its files import and no row above it holds. What only one screen needs comes with it. Public
 * pages have no script, but the styles of each file that they import.
 */
const chunks = {
  // All that the script of pages without React imports.
  digest: /\/frame\/password-digest\.ts$|node_modules\/@noble\/hashes\//,
  react:
    /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|@tanstack)\/|\/createReactComponent/,
  // The drawer of a purchase and the panels of the office share nothing else.
  'focus-trap': /\/use-focus-trap\//,
  // What every page has and every hydrated one begins with. The marks are on public pages alone.
  frame:
    /\/src\/web\/(root\.tsx$|app\/(load-screens|freshness|query)\.ts$|(frame|shell|ui\/page)\/(?!marks|(outcome|crocodile|voice|wave)\.tsx)|public\/pieces\/(footer|to-menu)\.module)|vite\/preload-helper/,
  // What has no styles: public pages import it too.
  rules: /icons\/Icon|\/src\/(domain|i18n\/[\w-]+(?<!-area)\.ts$|paths|web\/billing)/,
  // What both areas show, and what signing up needs of the parents' area.
  app: /\/src\/web\/(app\/(billing\/money-words|upload\/(family-media|steady)|(?!form|record-|use-one)[\w-]+\.)|ui\/app\/(?!office-(?!dialog)|[\w-]+-field|submit|photo|confirm|alert)|parent\/(families\/child-query|pattern\/(texts|open-charges\.|profile-session|profile\.module)))/,
  // What is filled in, with zod and the contract: other pages need neither.
  forms:
    /node_modules\/(zod|@mantine\/form)\/|\/src\/(contract\/(endpoint|families|fields|list|objects|refusals)\.|web\/(app\/(form|record-|use-one)|ui\/app\/([\w-]+-field|submit|photo)))/,
  reports: /\/src\/web\/app\/reports\//,
  sending: /\/src\/web\/app\/(recording|upload)\/(?!family-media)/,
  // The pages of a child and of its family, without forms, players and payments.
  parent:
    /\/src\/web\/parent\/(pattern\/(?!region|parent-date|stored|record|.*photo|birthdate)|enrolment|child\/|home|live-classes\/(?!sound|words)|tests\/(?!written|use-report)|courses\/(?!.*player|use-)|families\/age|child-room\/(room-card|practice)|(pay|choose|billing)\/(purchase|payment-record|drawer-parts|use-optimistic))/,
  'parent-forms': /\/src\/web\/parent\/(accounts|families|pattern|profile)\//,
  lessons: /\/src\/web\/parent\/(words|child-room|courses)\//,
  pay: /\/src\/web\/parent\/(pay|pay-link|billing)\//,
  admin: /\/src\/web\/(admin\/(form|list|upload|[\w-]+\.)|ui\/app\/)/,
};
/** How many chunks must share a file before it moves; rules that two screens of the office share stay with these. */
const leastShares: Partial<Record<string, number>> = { react: 1, frame: 1, rules: 3 };
const chunkGroups = Object.entries(chunks).map(([name, test]) => {
  return { name, test, minShareCount: leastShares[name] ?? 2 };
});

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
