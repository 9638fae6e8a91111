import { expect, test } from 'vitest';
import { richText } from './rich-text.ts';

test('headings, lists and quotes become elements, and what looks like HTML in them stays text', () => {
  expect(richText(['One', { heading: 'A & b' }, { list: ['<i>x</i>', ' ', 'y'] }, { quote: '“z”' }])).toBe(
    '<p>One</p><h2>A &amp; b</h2><ul><li>&lt;i&gt;x&lt;/i&gt;</li><li>y</li></ul><blockquote><p>“z”</p></blockquote>',
  );
});

test('what is empty is left out', () => {
  expect(richText(['', { heading: ' ' }, { quote: '' }, 'x'])).toBe('<p>x</p>');
});
