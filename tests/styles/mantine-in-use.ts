import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(file, 'utf8');
const modules = join(root, 'node_modules');

/** What a file imports, types apart: from where, and by which names. */
const importsOf = (file: string) =>
  [
    ...read(file).matchAll(
      /(?:^|[;}])(?:import|export)\b(?! type\b)\s*(?:([^'";]*?)\s*from\s*)?['"]([^'"]+)['"]/gm,
    ),
  ].map(([, names = '', from = '']) => ({
    from,
    names: [...names.matchAll(/(?<!type )\b([A-Za-z]\w*)(?: as \w+)?/g)]
      .map(([, name = '']) => name)
      .filter((name) => !['type', 'as'].includes(name)),
  }));

/** The sources that a file loads, itself included. */
const reachedFrom = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return known;
  known.add(file);
  for (const { from } of importsOf(file))
    if (from.startsWith('.')) reachedFrom(resolve(dirname(file), from), known);
  for (const [, from = ''] of read(file).matchAll(/import\('(\.[^']+)'\)/g))
    reachedFrom(resolve(dirname(file), from), known);
  return known;
};

/** The sources of an area's screens and of its layout. */
export const sourcesOf = (area: 'parent' | 'admin') => {
  const files = globSync(`src/web/${area}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test*'] });
  return [...new Set(files.flatMap((file) => [...reachedFrom(join(root, file))]))];
};

/** Mantine's components that these sources import. */
export const componentsIn = (sources: readonly string[]) => {
  const imports = sources.flatMap(importsOf);
  const names = imports.flatMap(({ from, names: own }) => (from === '@mantine/core' ? own : []));
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name)).toSorted();
};

const core = join(modules, '@mantine/core/esm');
/** Where each of Mantine's exports stands. */
const places = new Map(
  importsOf(join(core, 'index.mjs')).flatMap(({ from, names }) =>
    names.map((name) => [name, join(core, from)] as const),
  ),
);

/** Mantine's own sources that a component is made of. */
const partsOf = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const { from } of importsOf(file)) if (from.startsWith('.')) partsOf(join(dirname(file), from), known);
  return known;
};

export const mantineSourcesOf = (components: readonly string[]) => [
  ...new Set(components.flatMap((name) => [...partsOf(places.get(name) ?? name)])),
];

/** The names of the sheets that style these components and what they are made of. */
export const sheetsOf = (components: readonly string[]) => {
  const named = mantineSourcesOf(components).flatMap((file) => /(\w+)\.module\.mjs$/.exec(file)?.[1] ?? []);
  return [...new Set(named)].toSorted();
};

export const lookOfApp = join(root, 'src/web/ui/app');

/** The style sheets that a list of them imports. */
export const sheetsIn = (list: string) =>
  importsOf(join(lookOfApp, list)).map(({ from }) =>
    from.startsWith('.') ? resolve(lookOfApp, from) : fileURLToPath(import.meta.resolve(from)),
  );

const wholeSheet = read(join(modules, '@mantine/core/styles.css'));

/** Where a component's sheet stands in the one that holds them all: later rules win over earlier ones. */
export const placeInMantine = (sheet: string) => {
  const place = wholeSheet.indexOf(read(join(modules, `@mantine/core/styles/${sheet}.css`)).trim());
  if (place < 0) throw new Error(`Mantine's style sheet does not hold that of ${sheet}`);
  return place;
};
