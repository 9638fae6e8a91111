import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { componentsIn, lookOfApp, mantineSourcesOf, sheetsIn, sourcesOf } from './mantine-in-use.ts';
import { theme } from '../../src/web/ui/app/theme.tsx';

const own = join(lookOfApp, 'theme-variables.css');
const web = join(import.meta.dirname, '../../src/web');

/** Everything in which a variable is named: sheets, Mantine's components and ours. */
const naming = () => {
  const sources = (['parent', 'admin'] as const).flatMap(sourcesOf);
  const sheets = ['styles.ts', 'office-styles.ts'].flatMap(sheetsIn);
  const modules = globSync('**/*.css', { cwd: web }).map((file) => join(web, file));
  const files = [
    ...sources,
    ...mantineSourcesOf(componentsIn(sources).filter((name) => name !== 'MantineProvider')),
    ...sheets,
    ...modules,
  ];
  return [...new Set(files)]
    .filter((file) => file !== own)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
};

interface Variable {
  name: string;
  value: string;
}

/** Mantine's rules for the theme, one declaration a line; we have no dark pages. */
const rules = () => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} forceColorScheme="light" deduplicateCssVariables={false}>
      {null}
    </MantineProvider>,
  );
  const [, css = ''] = /<style data-mantine-styles="true">([^<]*)<\/style>/.exec(html) ?? [];
  return [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().split(',')[0] ?? '',
    variables: [...body.matchAll(/(--[\w-]+):\s*([^;]*)/g)].map(([, name = '', value = '']): Variable => ({
      name,
      value: value.trim(),
    })),
  }));
};

/** Mantine puts these names together, of a scale and a size of it. */
const isComposed = (name: string) => /^--mantine-(spacing|radius|font-size)-/.test(name);

const named = (text: string) =>
  new Set((text.match(/--mantine-[\w-]+/g) ?? []).filter((name) => !name.startsWith('--mantine-color-dark')));

test('theme-variables.css is what Mantine makes of the theme, as far as anything uses it; `vitest -u` writes it again', async () => {
  const light = rules().filter(({ selector }) => !selector.includes('dark'));
  const all = light.flatMap(({ variables }) => variables);
  const text = naming();
  const used = new Set([...named(text), ...all.map(({ name }) => name).filter(isComposed)]);
  // What a value is made of is used as well; it stands before or behind.
  for (let before = 0; before < used.size;) {
    before = used.size;
    for (const { name, value } of all) if (used.has(name)) for (const part of named(value)) used.add(part);
  }
  const written = light.map(({ selector, variables }) => {
    const lines = variables
      .filter(({ name }) => used.has(name))
      .map(({ name, value }) => `  ${name}: ${value};\n`);
    return `${selector.replaceAll('"', "'")} {\n${lines.join('')}}\n`;
  });
  await expect(written.join('\n')).toMatchFileSnapshot(own);
});

test('the theme leaves lengths as they are, since the build takes its factor out of the style sheets', () => {
  expect(theme.scale ?? 1).toBe(1);
});
