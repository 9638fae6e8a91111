import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { readRichText } from '../../src/server/content/rich-text.ts';
import { articleHtml } from '../../src/web/admin/content/article-html.ts';
import { articleExtensions } from '../../src/web/admin/content/article-schema.ts';

const PICTURE = '/api/v1/news/picture/f679b929-c75e-4d47-aa97-51f280300471-1200x800';

const written = (...content: object[]) =>
  articleHtml(getSchema(articleExtensions).nodeFromJSON({ type: 'doc', content }));
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const linked = (words: string, href: string) => text(words, { type: 'link', attrs: { href } });
const bold = { type: 'bold' };
const italic = { type: 'italic' };
const cell = (type: string, words: string, attrs = {}) => ({
  type,
  attrs,
  content: [words === '' ? paragraph() : paragraph(text(words))],
});

test.each([
  [
    'words that look like HTML',
    [paragraph(text(`a < b & "c" > 'd' \u00a0 é`))],
    `<p>a &lt; b &amp; "c" &gt; 'd' \u00a0 é</p>`,
  ],
  [
    'bold and italic words inside each other',
    [paragraph(text('a', bold), text('b', bold, italic), text('c', italic))],
    '<p><strong>a<em>b</em></strong><em>c</em></p>',
  ],
  ['a line break', [paragraph(text('a'), { type: 'hardBreak' }, text('b'))], '<p>a<br />b</p>'],
  [
    'headings',
    [2, 3, 4].map((level) => ({ type: 'heading', attrs: { level }, content: [text('a')] })),
    '<h2>a</h2><h3>a</h3><h4>a</h4>',
  ],
  [
    'lists and a quote',
    [
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph(text('b'))] }],
      },
      { type: 'blockquote', content: [paragraph(text('c'))] },
    ],
    '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol><blockquote><p>c</p></blockquote>',
  ],
  [
    'links within the site and to another one',
    [paragraph(linked('a', '/news/5'), text(' '), linked('b', 'https://example.org/x?y=1&z=2'))],
    '<p><a href="/news/5">a</a> <a href="https://example.org/x?y=1&amp;z=2" rel="noopener">b</a></p>',
  ],
  [
    'a picture with its size',
    [{ type: 'picture', attrs: { src: PICTURE, alt: 'A "blue" sea & sky' } }],
    `<img src="${PICTURE}" alt="A &quot;blue&quot; sea &amp; sky" width="1200" height="800" loading="lazy" />`,
  ],
  [
    'a picture that only decorates',
    [{ type: 'picture', attrs: { src: PICTURE, alt: '' } }],
    `<img src="${PICTURE}" alt="" width="1200" height="800" loading="lazy" />`,
  ],
  [
    'a video of a performance',
    [{ type: 'video', attrs: { src: '/api/v1/news/14/video' } }],
    '<video src="/api/v1/news/14/video" controls preload="metadata"></video>',
  ],
  [
    'a table with headings and a cell over two columns',
    [
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Day', { colspan: 2 })] },
          { type: 'tableRow', content: [cell('tableCell', 'Monday'), cell('tableCell', '')] },
        ],
      },
    ],
    '<table><tbody><tr><th colspan="2"><p>Day</p></th></tr><tr><td><p>Monday</p></td><td><p></p></td></tr></tbody></table>',
  ],
])('the editor writes %s as the server stores it', (_, content, html) => {
  expect(written(...content)).toBe(html);
  const { html: stored, foreign } = readRichText(html);
  expect(stored).toBe(html);
  expect(foreign).toBe(false);
});

test('an emptied article is nothing, and the line that the editor adds at the end is left out', () => {
  expect(written(paragraph())).toBe('');
  expect(written(paragraph(text('a')), paragraph(), paragraph(text('b')), paragraph(), paragraph())).toBe(
    '<p>a</p><p></p><p>b</p>',
  );
});
