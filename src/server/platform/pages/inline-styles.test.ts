import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const styleOf = (address: string) => (address === '/assets/page.css' ? 'main{color:red}' : null);

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
