import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Sources } from './check-imports.ts';

const root = join(import.meta.dirname, '../..');

/** Project paths, with slashes on every system. */
export const listFiles = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .toSorted();

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The product's own sources as they stand in the checkout. */
export const productSources = (): Sources => ({
  files: new Map(
    listFiles('{src,e2e,bench,scripts}/**/*.{ts,tsx,mts,mjs,js}').map((path) => [path, readSource(path)]),
  ),
  exists: (path) => existsSync(join(root, path)),
});
