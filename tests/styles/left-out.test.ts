import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut } from '../../src/web/ui/app/left-out.ts';
import { sheetsIn } from './mantine-in-use.ts';

const web = join(import.meta.dirname, '../../src/web');
const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test*', 'ui/app/left-out.ts'] }).map(
  (file) => ({
    file,
    source: readFileSync(join(web, file), 'utf8'),
  }),
);
const sheets = ['styles.ts', 'office-styles.ts']
  .flatMap(sheetsIn)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(leftOut)('no screen has $what, whose rules the build leaves out', ({ asked }) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ source }) => asked.test(source)).map(({ file }) => file)).toEqual([]);
});

test.each(leftOut)('Mantine has rules for $what', ({ rules, properties }) => {
  const selectors = [...sheets.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  const names = [...sheets.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
  const found = [
    ...selectors.filter((selector) => rules?.test(selector)),
    ...names.filter((name) => properties?.test(name)),
  ];
  expect(found).not.toEqual([]);
});
