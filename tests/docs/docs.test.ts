import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  configuredVariables,
  documentedVariables,
  glossaryWords,
  linksOf,
  pathsOf,
  scriptsOf,
  tableRowsOf,
} from './read-docs.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const exists = (path: string) => existsSync(join(root, path));
const list = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .toSorted();
const pages = ['README.md', ...list('docs/**/*.md')];

describe.each(pages)('%s', (page) => {
  test('leads to files that are there', () => {
    expect(linksOf(page, read(page)).filter((path) => !exists(path))).toEqual([]);
  });
  test('names files that are there', () => {
    expect(pathsOf(read(page)).filter((path) => !exists(path))).toEqual([]);
  });
  test('names scripts that npm knows', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scriptsOf(read(page)).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the configuration', () => {
  const configured = () => configuredVariables(read('src/server/config.ts'));
  test('is read from more than one variable', () => {
    expect(configured().size).toBeGreaterThan(5);
  });
  test('is described in the README, variable by variable, and nothing else is', () => {
    const described = [...documentedVariables(read('README.md')).keys()];
    expect(described.toSorted()).toEqual([...configured().keys()].toSorted());
  });
  test('has the defaults that the README tells', () => {
    const described = documentedVariables(read('README.md'));
    for (const [name, value] of configured()) {
      if (value === '') expect(described.get(name), name).not.toMatch(/^`/);
      else expect(described.get(name), name).toBe(`\`${value}\``);
    }
  });
});

describe('the glossary', () => {
  const words = glossaryWords(read('docs/glossary.md'));
  /** Names that are declared, fields, or texts of their own: not just a word of some comment. */
  const declared = new Set(
    list('src/**/*.{ts,tsx}')
      .flatMap((path) => [
        ...read(path).matchAll(
          /\b(?:const|function|class|interface|type) (\w+)|(\w+)\??[:(<]|['`]([\w-]+)['`]/g,
        ),
      ])
      .map(([, name, field, text]) => name ?? field ?? text),
  );
  test('fills every cell', () => {
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter(({ gaps }) => gaps > 0)).toEqual([]);
  });
  test('has each word once', () => {
    const english = words.map((word) => word.english);
    expect(english.filter((word, place) => english.indexOf(word) !== place)).toEqual([]);
  });
  test('names something in code for each, which the sources declare or the glossary calls planned', () => {
    const unknown = words.flatMap(({ english, inCode, planned }) => {
      if (inCode.length === 0) return [`${english}: no word in code`];
      const missing = planned ? [] : inCode.filter((word) => !declared.has(word));
      return missing.map((word) => `${english}: ${word}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the decisions', () => {
  const decisions = list('docs/decisions/*.md');
  test('are numbered without a gap', () => {
    expect(decisions.map((path) => path.slice('docs/decisions/'.length).slice(0, 5))).toEqual(
      decisions.map((_, place) => `${String(place + 1).padStart(4, '0')}-`),
    );
  });
  test.each(decisions)(
    '%s says context, decision and consequences, or what replaced it, on a page',
    (path) => {
      const text = read(path);
      expect(text).toMatch(new RegExp(`^# ${/\d{4}/.exec(path)?.[0]} \\S`));
      // Of one that is replaced only its title is left, and a line that names the other.
      if (!/\n\nReplaced by \[\d{4}\]\(/.test(text))
        for (const heading of ['Context', 'Decision', 'Consequences'])
          expect(text).toContain(`\n## ${heading}\n`);
      expect(text.split('\n').length).toBeLessThanOrEqual(60);
    },
  );
});

test('the architecture takes no more than 200 lines', () => {
  expect(read('docs/architecture.md').split('\n').length).toBeLessThanOrEqual(200);
  expect(statSync(join(root, 'docs/architecture.md')).size).toBeGreaterThan(1000);
});

describe('the reading of documents', () => {
  test('finds relative links and leaves the others', () => {
    const text =
      '[a](b.md) [c](../d.md#part "title") [e](https://x.test/f.md) [g](#h) ![i](j.png)\n```\n[k](l.md)\n```\n';
    expect(linksOf('docs/page.md', text)).toEqual(['docs/b.md', 'd.md', 'docs/j.png']);
  });
  test('finds paths, but not patterns', () => {
    expect(pathsOf('`src/paths.ts` `src/<noun>/a.ts` `src/{en,id}/` `src/**` `other`')).toEqual([
      'src/paths.ts',
    ]);
  });
  test('finds scripts', () => {
    expect(
      scriptsOf('`npm start`, `npm run live`, npm run admin:create, npm test, `npm run live`, npm install'),
    ).toEqual(['start', 'live', 'admin:create', 'test']);
  });
  test('finds variables in first cells of tables only', () => {
    const text =
      '| variable | default |\n|---|---|\n| `PORT`, `HOST` | 3000 |\n| see | `OTHER` |\n\n`PROSE` is none';
    expect([...documentedVariables(text)]).toEqual([
      ['PORT', '3000'],
      ['HOST', '3000'],
    ]);
    expect(tableRowsOf(text)).toHaveLength(3);
  });
  test('finds the variables of the configuration, and says when their table is gone', () => {
    expect([
      ...configuredVariables(
        "const variables = {\n  PORT: '3000',\n  SMTP_URL: '',\n};\nconst x = { NOT_ME: '' };",
      ),
    ]).toEqual([
      ['PORT', '3000'],
      ['SMTP_URL', ''],
    ]);
    expect(() => configuredVariables('const env = process.env;')).toThrow('const variables');
  });
  test('sees gaps in the glossary', () => {
    const text =
      '| English | Indonesian | in code | meaning |\n|---|---|---|---|\n| **A** | | | |\n| b | | `c` | d |\n| e | f | *planned* `g` | h |';
    expect(glossaryWords(text)).toEqual([
      { english: 'b', inCode: ['c'], planned: false, gaps: 1 },
      { english: 'e', inCode: ['g'], planned: true, gaps: 0 },
    ]);
  });
});
