import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesCited, rulesOf } from './read-docs.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = rulesOf(read('docs/rules.md'));
const files = ['src', 'tests', 'e2e', 'scripts', 'bench', 'docs']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,md}`, { cwd: root }))
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path !== 'tests/docs/rules.test.ts');

describe("the school's rules", () => {
  test('are numbered upwards from R1, each number once', () => {
    const numbers = rules.map(({ rule }) => Number(rule.slice(1)));
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers[0]).toBe(1);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });
  test('each name a file that is there and cites the rule', () => {
    const wrong = rules.flatMap(({ rule, heldBy }) => {
      if (heldBy.length === 0) return [`${rule} names no file`];
      return heldBy
        .filter((path) => !existsSync(join(root, path)) || !rulesCited(read(path)).includes(rule))
        .map((path) => `${rule} is not in ${path}`);
    });
    expect(wrong).toEqual([]);
  });
  test('are the only ones that are cited', () => {
    const known = rules.map(({ rule }) => rule);
    const unknown = files.flatMap((path) =>
      rulesCited(read(path))
        .filter((rule) => !known.includes(rule))
        .map((rule) => `${rule} in ${path}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the reading of rules', () => {
  test('finds rows with their files, but not headings', () => {
    const text =
      '| rule | says | held by |\n|---|---|---|\n| **A** | | |\n| R1 | one | `src/a.ts`, `src/b.ts` |\n| R2 | two | |\n';
    expect(rulesOf(text)).toEqual([
      { rule: 'R1', heldBy: ['src/a.ts', 'src/b.ts'] },
      { rule: 'R2', heldBy: [] },
    ]);
  });
  test('finds what a comment cites', () => {
    expect(rulesCited('/** Six (rule R901). */ // rules R902 and R903; R4711 is none')).toEqual([
      'R901',
      'R902',
      'R903',
    ]);
  });
});
