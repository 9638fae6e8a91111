import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const sheets: Record<string, string> = {
  '/assets/page.css': 'main{color:red}',
  '/assets/footer.css': "footer::after{content:'$&'}",
};
const styleOf = (address: string) => sheets[address] ?? null;

test('a built style sheet goes into the page, also one that a part loaded later needs as well', () => {
  for (const href of ['/assets/page.css', '/assets/page.css#']) {
    const { html, styles } = inlineStyles(`<link rel="stylesheet" href="${href}"/>`, styleOf, null);
    expect(html).toBe('<style>main{color:red}</style>');
    expect(styles).toEqual(['main{color:red}']);
  }
});

test('a style sheet from elsewhere stays a link', () => {
  const link = '<link rel="stylesheet" href="/other.css"/>';
  expect(inlineStyles(link, styleOf, null)).toEqual({ html: link, styles: [] });
});

test('several style sheets become one element, in their order and each once', () => {
  const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
  const page = `<head>${link('page')}${link('footer')}${link('page')}</head>`;
  const { html, styles } = inlineStyles(page, styleOf, null);
  expect(html).toBe("<head><style>main{color:red}footer::after{content:'$&'}</style></head>");
  expect(styles).toEqual(["main{color:red}footer::after{content:'$&'}"]);
});
