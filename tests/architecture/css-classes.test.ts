import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(file, 'utf8');

/** The classes that a style sheet names, those behind `composes` or in comments apart. */
const classesIn = (sheet: string): Set<string> => {
  const rules = sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/"[^"]*"|'[^']*'/g, '')
    .replaceAll(/:global\([^)]*\)/g, '');
  // What stands before a brace is a selector; declarations end before one.
  const selectors = [...rules.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors.flatMap((one) => [...one.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
};

interface Use {
  /** the classes that are named in full */
  named: Set<string>;
  /** a class is chosen by a value: any may be meant */
  chosen: boolean;
}

/** What a source takes of the style sheet that it imports under this name. */
const usesOf = (whole: string, name: string): Use => {
  const source = whole.replaceAll(/^import .*$/gm, '');
  const named = [...source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[['"]([^'"]+)['"]\\])`, 'g'))];
  return {
    named: new Set(named.map(([, dotted, quoted]) => dotted ?? quoted ?? '')),
    chosen: new RegExp(`\\b${name}\\[(?!['"])`).test(source),
  };
};

const sources = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).map((file) => join(root, file));
const IMPORT = /import (\w+) from '(\.[^']*\.module\.css)'/g;
const imports = sources.flatMap((file) => {
  const source = read(file);
  return [...source.matchAll(IMPORT)].map(([, name = '', path = '']) => ({
    file,
    sheet: resolve(dirname(file), path),
    uses: usesOf(source, name),
  }));
});
const shown = (file: string) => relative(root, file);

describe('the classes of style sheets', () => {
  test('every class that a screen names is in its style sheet', () => {
    const missing = imports.flatMap(({ file, sheet, uses }) => {
      const classes = classesIn(read(sheet));
      return [...uses.named].filter((name) => !classes.has(name)).map((name) => `${shown(file)}: ${name}`);
    });
    expect(imports.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  test('every class of a style sheet is named by a screen', () => {
    const idle = globSync('src/web/**/*.module.css', { cwd: root }).flatMap((path) => {
      const by = imports.filter(({ sheet }) => sheet === join(root, path));
      if (by.some(({ uses }) => uses.chosen)) return [];
      const named = new Set(by.flatMap(({ uses }) => [...uses.named]));
      return [...classesIn(read(join(root, path)))]
        .filter((name) => !named.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(idle).toEqual([]);
  });

  test('a missing and an idle class are found', () => {
    expect([
      ...classesIn(
        "/* .no */ .a > .b-c:not(.d) { margin: .5rem } @media (width >= 40.5em) { .e[data-x='.f'] { } }",
      ),
    ]).toEqual(['a', 'b-c', 'd', 'e']);
    expect(usesOf('<p className={css.head}><b className={css["b-c"]}/></p>', 'css')).toEqual({
      named: new Set(['head', 'b-c']),
      chosen: false,
    });
    expect(usesOf('className={css[kind]}', 'css').chosen).toBe(true);
  });
});
