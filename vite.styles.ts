import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CSSOptions, Rolldown } from 'vite';
import { isPropertyLeftOut, isRuleLeftOut } from './src/web/ui/app/left-out.ts';

const root = import.meta.dirname;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const inLetters = (number: number): string =>
  (number < LETTERS.length ? '' : inLetters(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length];

/** Every class and animation of the style sheets, numbered alike for the browser's build and for the server's. */
const numbered = () => {
  const names = new Set<string>();
  for (const file of globSync('src/web/**/*.module.css', { cwd: root }).toSorted()) {
    const sheet = readFileSync(`${root}/${file}`, 'utf8');
    for (const [, name = ''] of sheet.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g))
      names.add(`${file} ${name}`);
  }
  return new Map([...names].map((name, number) => [name, inLetters(number)]));
};
let known: Map<string, string> | undefined;

/**
 * The name of a class in the browser: three letters instead of `_name_hash_line` make all styles a twelfth lighter.
 * The first letter keeps it apart from the names that blockers of advertisements hide.
 */
const shortName = (name: string, file: string) => {
  known ??= numbered();
  const short = known.get(`${relative(root, file.split('?')[0] ?? '')} ${name}`);
  if (short === undefined) throw new Error(`${name} of ${file} was not there when the build began`);
  return `k${short}`;
};

/** A length as Mantine writes it, times a factor that theme-variables.css leaves at 1. */
const withoutScale = (value: string) =>
  value.replaceAll(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1');

/** How the build reads style sheets. A developer's classes keep their names. */
export const buildStyles: CSSOptions = {
  modules: { generateScopedName: shortName },
  postcss: {
    plugins: [
      {
        // Mantine's sheets without the rules that no screen of ours meets.
        postcssPlugin: 'without-idle-rules',
        Once: (sheet) => {
          if (!/node_modules\/@mantine\//.test(sheet.source?.input.file ?? '')) return;
          sheet.walkRules((rule) => {
            const met = rule.selectors.filter((selector) => !isRuleLeftOut(selector));
            if (met.length === 0) rule.remove();
            else if (met.length < rule.selectors.length) rule.selectors = met;
          });
          sheet.walkAtRules('keyframes', (rule) => {
            if (isRuleLeftOut(rule.params)) rule.remove();
          });
          sheet.walkDecls((declaration) => {
            if (isPropertyLeftOut(declaration.prop)) declaration.remove();
            else declaration.value = withoutScale(declaration.value);
          });
        },
      },
    ],
  },
};

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const importedBy = (file: string, list: string, modules: Modules) =>
  modules.getModuleInfo(file)?.importers.some((one) => one.endsWith(list)) ?? false;

interface Sheet {
  readonly name: 'frame' | 'app' | 'office' | 'parent' | 'child';
  /** paths in src/web */
  readonly holds: RegExp;
  /** the list whose style sheets of Mantine it holds as well */
  readonly list?: string;
}

/**
 * Who loads which styles; the first row that fits a file counts. Many small sheets weigh more than a few, since each is
 * compressed for itself; what one screen alone needs comes with that screen, and so do the styles of public pages.
 */
const SHEETS: readonly Sheet[] = [
  {
    name: 'office',
    holds:
      /^(admin\/(?!search\/search-dialog|content\/|placement\/|billing\/(?:day-close|method-totals)|shipping\/(?:labels|parcel-label))|ui\/app\/(office|confirm))/,
    list: 'ui/app/office-styles.ts',
  },
  // Every hydrated page: Mantine in our look, and the pieces of the shell that public pages lack.
  {
    name: 'app',
    holds: /^(ui\/app\/|shell\/(sign-out|notification-bar|navigation-progress|overlay|question-dialog))/,
    list: 'ui/app/styles.ts',
  },
  // Every page at all.
  {
    name: 'frame',
    holds: /^(shell\/|root\.css|ui\/page\/(?!kawung|picture-card|rich-text|voice|wave))/,
  },
  { name: 'parent', holds: /^parent\/pattern\// },
  // A child's page, its lessons and the purchase over it; what follows a payment, links to pay by, and the year's picture come later.
  {
    name: 'child',
    holds:
      /^parent\/(child\/|courses\/(?!year-picture|calendar-address)|enrolment\/(?!payment-link)|purchase\/(?!pay-link|instructions|outcome|address-form|receipt|choices|delivery-address|bill-panel))/,
  },
];

/** The sheet that a file's rules come in; null where they come with the screen that imports it. */
export const sheetOf = (file: string, modules: Modules): string | null => {
  if (!/\.css(\?|$)/.test(file)) return null;
  const path = relative(`${root}/src/web`, file);
  const sheet = SHEETS.find(
    ({ holds, list }) => holds.test(path) || (list !== undefined && importedBy(file, list, modules)),
  );
  return sheet?.name ?? null;
};
