import { describe, expect, test } from 'vitest';
import { readRichText, richText } from './rich-text.ts';

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
