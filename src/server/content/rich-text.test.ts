import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRichText, referencesOf, richText, withoutReferences } from './rich-text.ts';

const cleaned = (html: string) => readRichText(html).html;

test('headings, lists and quotes become elements, and what looks like HTML in them stays text', () => {
  expect(richText(['One', { heading: 'A & b' }, { list: ['<i>x</i>', ' ', 'y'] }, { quote: '“z”' }])).toBe(
    '<p>One</p><h2>A &amp; b</h2><ul><li>&lt;i&gt;x&lt;/i&gt;</li><li>y</li></ul><blockquote><p>“z”</p></blockquote>',
  );
});

test('what is empty is left out', () => {
  expect(richText(['', { heading: ' ' }, { quote: '' }, 'x'])).toBe('<p>x</p>');
});

describe('HTML from anywhere is cleaned', () => {
  test('and keeps what the article page gives a look', () => {
    const html =
      '<h2>A</h2><h3>B</h3><p>One <strong>two</strong> <em>three</em><br /><a href="/our-courses">four</a></p>' +
      '<ol><li>x</li></ol><blockquote><p>y</p></blockquote><table><tbody><tr><td colspan="2">z</td></tr></tbody></table>';
    expect(cleaned(html)).toBe(html);
  });

  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in capitals, unclosed', '<p>a</p><SCRIPT>alert(1)', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a broken picture', '<img src=x onerror=alert(1)>a', 'a'],
    ['a picture of another site', '<img src="https://evil.example/x.png">a', 'a'],
    ['a frame', '<iframe src="https://evil.example">inner</iframe>a', 'a'],
    ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['a form', '<form action="https://evil.example"><input name="p"><button>a</button></form>', 'a'],
    ['another page after a while', '<meta http-equiv="refresh" content="0;url=https://evil.example">a', 'a'],
    ['another base', '<base href="https://evil.example/">a', 'a'],
    ['styles', '<style>body{display:none}</style><p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['a class', '<p class="header" id="menu">a</p>', '<p>a</p>'],
    ['a drawing', '<svg onload="alert(1)"><a href="javascript:alert(1)"><text>x</text></a></svg>a', 'a'],
    ['a formula', '<math><mtext><p><style><img src=x onerror=alert(1)></style></p></mtext></math>a', 'a'],
    ['raw text', '<xmp><script>alert(1)</script></xmp>a', 'a'],
    [
      'a hidden document',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>',
      '',
    ],
    ['a comment', '<!-- <script>alert(1)</script> --><p>a</p>', '<p>a</p>'],
    ['an element that was never closed', '<p>a<img src="x" onerror="alert(1)"', '<p>a</p>'],
    ['a second heading of the page', '<h1>a</h1>', '<h2>a</h2>'],
  ])('of %s', (_, html, left) => {
    expect(cleaned(html)).toBe(left);
  });

  test('of nesting above twenty elements', () => {
    const nested = `${'<blockquote>'.repeat(50)}<p>a</p>${'</blockquote>'.repeat(50)}`;
    expect(cleaned(nested).match(/<(blockquote|p)>/g)).toHaveLength(20);
  });

  const dead = '<a href="mailto:halo@kancil.example">Mail us</a>';
  test.each([
    [
      'a link that leads somewhere',
      `<p>${dead} or <a href="https://wa.me/628">WhatsApp</a>.</p><p>More</p>`,
      '<p>Mail us or <a href="https://wa.me/628" rel="noopener">WhatsApp</a>.</p><p>More</p>',
    ],
    [
      'strong words',
      `<p>${dead} <strong>today</strong></p><p>More</p>`,
      '<p>Mail us <strong>today</strong></p><p>More</p>',
    ],
    ['a paragraph of its own rank', `${dead}<p>More</p><p>Most</p>`, 'Mail us<p>More</p><p>Most</p>'],
    [
      'one around strong words',
      '<p><a href="tel:1">Call <strong>us</strong></a> <em>now</em></p>',
      '<p>Call <strong>us</strong> <em>now</em></p>',
    ],
    ['an anchor without an address', '<p><a name="x">One</a> <em>two</em></p>', '<p>One <em>two</em></p>'],
  ])('and closes what it opens, where a link that leads nowhere is followed by %s', (_, html, left) => {
    expect(cleaned(html)).toBe(left);
  });

  test.each([
    ['https://example.org/x', '<a href="https://example.org/x" rel="noopener">a</a>'],
    ['http://example.org/x', '<a href="https://example.org/x" rel="noopener">a</a>'],
    ['wa.me/628', '<a href="https://wa.me/628" rel="noopener">a</a>'],
    ['news/5', '<a href="/news/5">a</a>'],
    ['/%61pi/v1/x', 'a'],
    ['Sandbox/outbox', 'a'],
    ['javascript:alert(1)', 'a'],
    ['JaVaScRiPt:alert(1)', 'a'],
    ['java\tscript:alert(1)', 'a'],
    ['&#106;avascript:alert(1)', 'a'],
    ['data:text/html,x', 'a'],
    ['vbscript:x', 'a'],
    ['//evil.example', 'a'],
    [String.raw`/\evil.example`, 'a'],
    ['mailto:a@b.example', 'a'],
  ])('and leads only where a link may: %s', (href, left) => {
    expect(cleaned(`<a href="${href}" target="_top" onclick="x()">a</a>`)).toBe(left);
  });
});

const picture = '/api/v1/news/picture/11111111-2222-4333-8444-555555555555-1400x700';
const image = `<img src="${picture}" alt="A kite" title="Kite" width="1400" height="700" loading="lazy" />`;
const video = '<video src="/api/v1/news/7/video" controls preload="metadata"></video>';

test('what nobody sees leaves a text, also when it is written as an entity; a picture of several signs stays', () => {
  expect(readRichText('<p>Si\u200bti&#8203; &#x202e;dan&shy; \u{1f469}\u200d\u{1f3eb}</p>').html).toBe(
    '<p>Siti dan \u{1f469}\u200d\u{1f3eb}</p>',
  );
});

describe('what the editor makes', () => {
  test.each([
    ['headings', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['lists', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><ol start="3"><li><p>c</p></li></ol>'],
    ['words', '<p><strong>a</strong> <em>b</em><br />c &amp; &lt;d&gt; “e” 🦌</p>'],
    ['quotes', '<blockquote><p>a</p></blockquote>'],
    [
      'links',
      '<p><a href="/news/5">a</a> <a href="https://example.org/x?y=1&amp;z=2" rel="noopener">b</a></p>',
    ],
    ['pictures', `<p>a</p>${image}<p>b</p>`],
    ['videos', `<p>a</p>${video}<p>b</p>`],
    [
      'tables',
      '<table><tbody><tr><th colspan="2" rowspan="1"><p>a</p></th></tr><tr><td colspan="1" rowspan="1"><p>b</p></td><td colspan="1" rowspan="1"><p>c</p></td></tr></tbody></table>',
    ],
  ])('comes out as it went in: %s', (_, html) => {
    expect(cleaned(html)).toBe(html);
  });

  test('loses what belongs to the editor alone: styles, column widths and where a link opens', () => {
    const table =
      '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"></colgroup><tbody><tr><td colwidth="25"><p style="text-align: left">a</p></td></tr></tbody></table>';
    expect(cleaned(table)).toBe('<table><tbody><tr><td><p>a</p></td></tr></tbody></table>');
    expect(cleaned('<a target="_blank" rel="noopener noreferrer nofollow" href="/news/5">a</a>')).toBe(
      '<a href="/news/5">a</a>',
    );
  });

  test('keeps how far a cell spans and where a list begins only as small numbers', () => {
    const cell = (span: string) =>
      `<table><tbody><tr><td colspan="${span}" rowspan="${span}">a</td></tr></tbody></table>`;
    expect(cleaned(cell('20'))).toBe(cell('20'));
    for (const span of ['21', '1000', '0', '-1', '1e3', ''])
      expect(cleaned(cell(span))).not.toContain('span');
    expect(cleaned('<ol start="9999"><li>a</li></ol>')).toBe('<ol start="9999"><li>a</li></ol>');
    expect(cleaned('<ol start="10000"><li>a</li></ol>')).toBe('<ol><li>a</li></ol>');
  });

  test('may be a table of 1,000 cells', () => {
    const cells = '<td colspan="1" rowspan="1"><p>7</p></td>'.repeat(10);
    const table = `<table><tbody>${`<tr>${cells}</tr>`.repeat(100)}</tbody></table>`;
    expect(cleaned(table)).toBe(table);
  });
});

test('a text names the stories, videos and pictures it shows, and whether one is of elsewhere', () => {
  const { stories, videos, pictures, foreign } = readRichText(
    `<a href="news/5">a</a><a href="https://x.example/news/6">b</a>${image}${video}`,
  );
  expect([[...stories], [...videos], [...pictures], foreign]).toEqual([
    [5],
    [7],
    ['articles/11111111-2222-4333-8444-555555555555-1400x700.webp'],
    false,
  ]);
  for (const html of [
    '<img src="data:image/png;base64,AA">',
    '<img>',
    '<img src="/api/v1/users/1/image">',
    '<video src="/api/v1/courses/1/video"></video>',
  ])
    expect(readRichText(html), html).toMatchObject({ html: '', foreign: true });
});

test('links to stories, and videos, are taken out of a stored text; the words of a link stay', () => {
  const text = `<p><a href="/news/5">a <em>b</em></a> <a href="/news/6">c</a></p>${video}${image}`;
  expect(referencesOf(text)).toEqual([5, 6, 7]);
  expect(withoutReferences(text, new Set([5, 7]))).toBe(
    `<p>a <em>b</em> <a href="/news/6">c</a></p>${image}`,
  );
});

test('cleaning what was cleaned changes nothing, whatever it was', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<h1>',
      '</h1>',
      '<a href="news/5">',
      '<a href="javascript:x()">',
      '<a>',
      '</a>',
      '<table>',
      '<tr>',
      '<td colspan="2" onclick="x()">',
      '</td>',
      '</table>',
      '<ul>',
      '<li>',
      '</li>',
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '<svg onload=x()>',
      '</svg>',
      '<b',
      image,
      video,
      '<img src=x onerror=x()>',
      '<video>',
      '</video>',
      '<iframe srcdoc="<p>">',
      '&lt;p&gt;',
      '&amp;amp;',
      '&',
      '<',
      '>',
      '"',
      "'",
      '&nbsp;',
      '\u0000',
      '<br/>',
      '</',
      '<textarea>',
      '<noscript>',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const once = cleaned(pieces.join(''));
      expect(cleaned(once)).toBe(once);
      expect(once).not.toMatch(
        /<(?:script|style|svg|iframe|noscript|textarea)|<[^>]* (?:on\w+|style|class)=/i,
      );
    }),
    { numRuns: 2000 },
  );
});
