import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

/** Mantine's own rules for the theme, one declaration a line; we have no dark pages. */
const rules = () => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} forceColorScheme="light">
      {null}
    </MantineProvider>,
  );
  const [, css = ''] = /<style data-mantine-styles="true">([^<]*)<\/style>/.exec(html) ?? [];
  return [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)]
    .map(([, selector = '', body = '']) => ({ selector: selector.trim(), declarations: body.split(';') }))
    .filter(
      ({ selector, declarations }) => !selector.includes('"dark"') && declarations.some((one) => one.trim()),
    )
    .map(({ selector, declarations }) => {
      const lines = declarations
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => `  ${one};\n`);
      return `${selector.replaceAll(', ', ',\n').replaceAll('"', "'")} {\n${lines.join('')}}\n`;
    });
};

test('theme-variables.css is what Mantine makes of the theme; `vitest -u` writes it anew', async () => {
  await expect(rules().join('\n')).toMatchFileSnapshot('theme-variables.css');
});
