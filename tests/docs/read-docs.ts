import { posix } from 'node:path';

/** Markdown without its code blocks, whose brackets are no links. */
const prose = (markdown: string) => markdown.replaceAll(/^```[\s\S]*?^```/gm, '');

/** Where the relative links of a document lead, as project paths; links to the web and within the page are left out. */
export const linksOf = (file: string, markdown: string): string[] =>
  [...prose(markdown).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(file), target));

/** Project paths that a document names in code marks, without those that stand for many (`<noun>`, `*`, `{en,id}`). */
export const pathsOf = (markdown: string): string[] =>
  [...prose(markdown).matchAll(/`((?:src|tests|scripts|e2e|bench|drizzle|docs)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<*{…]/.test(path));

/** The npm scripts that a document tells to run. */
export const scriptsOf = (markdown: string): string[] => [
  ...new Set(
    [...markdown.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, word]) => run ?? word ?? '',
    ),
  ),
];

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The rows of all tables, without the lines that rule them off. */
export const tableRowsOf = (markdown: string): string[][] =>
  prose(markdown)
    .split('\n')
    .filter((line) => line.trim().startsWith('|') && !/^\s*\|[\s:|-]+$/.test(line))
    .map(cellsOf);

/** What the configuration table says: variable names from first cells, each with the default in the second. */
export const documentedVariables = (markdown: string): Map<string, string> =>
  new Map(
    tableRowsOf(markdown).flatMap((cells) =>
      [...(cells[0] ?? '').matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(
        ([, name = '']) => [name, cells[1] ?? ''] as const,
      ),
    ),
  );

/** The variables that the configuration reads, with their defaults, from the source's one table of them. */
export const configuredVariables = (source: string): Map<string, string> => {
  const table = /const variables = \{\n([\s\S]*?)\n\}/.exec(source)?.[1];
  if (table === undefined) throw new Error('src/server/config.ts has no `const variables = {…}` any more');
  return new Map(
    [...table.matchAll(/^\s*([A-Z][A-Z0-9_]{2,}): '([^']*)'/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
};

export interface Word {
  readonly english: string;
  readonly inCode: readonly string[];
  readonly planned: boolean;
  /** cells that ought to be filled and are not */
  readonly gaps: number;
}

/** The words of the glossary; bold rows are headings. */
export const glossaryWords = (markdown: string): Word[] =>
  tableRowsOf(markdown)
    .slice(1)
    .filter(([english = '']) => !english.startsWith('**'))
    .map((cells) => ({
      english: cells[0] ?? '',
      inCode: [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
      planned: (cells[2] ?? '').includes('*planned*'),
      gaps: 4 - cells.slice(0, 4).filter((cell) => cell !== '').length + Math.abs(cells.length - 4),
    }));

/** The school's rules: each row's number and the files that it names in its last cell. */
export const rulesOf = (markdown: string) =>
  tableRowsOf(markdown)
    .filter(([rule = '']) => /^R\d+$/.test(rule))
    .map((cells) => ({ rule: cells[0] ?? '', heldBy: pathsOf(cells[2] ?? '') }));

/** The rules that a text cites, as `rule R1` or `rules R1 and R2`. */
export const rulesCited = (text: string): string[] =>
  [...text.matchAll(/\brules? (R\d+(?:(?:, | and )R\d+)*)/g)].flatMap(([, cited = '']) =>
    cited.split(/, | and /),
  );
