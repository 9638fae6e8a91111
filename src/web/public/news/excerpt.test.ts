import { expect, test } from 'vitest';
import { excerpt, plainText } from './excerpt.ts';

test('the words of a rich text keep their signs and lose their elements', () => {
  expect(plainText('<p>One &amp; <b>two</b></p><ul><li>three &lt;b&gt;</li></ul>')).toBe(
    'One & two three <b>',
  );
  expect(plainText('<p>&#8220;Hi&#8221; &unknown;</p>')).toBe('“Hi” &unknown;');
});

test('a short text is its own excerpt', () => {
  expect(excerpt('<p>Short.</p>')).toBe('Short.');
});

test('an excerpt ends where the first heading, list or quote begins, if anything stands before it', () => {
  expect(excerpt('<p>One.</p><h2>Two</h2><p>Three</p>')).toBe('One.');
  expect(excerpt('<h2>Two</h2><p>Three</p>')).toBe('Two Three');
});

test('a long text is cut between two words', () => {
  expect(excerpt('<p>One two, three four</p>', 9)).toBe('One two…');
});

test('one long word is cut where the room ends', () => {
  expect(excerpt('abcdefghijkl', 6)).toBe('abcde…');
});

test.each([
  ['🦌🦌🦌🦌🦌', 6, '🦌🦌…'],
  ['aa👩‍👩‍👧‍👦bb', 8, 'aa…'],
  ['aa🇮🇩🇮🇩🇮🇩', 8, 'aa🇮🇩…'],
])('no sign is cut in two: %s', (text, most, cut) => {
  expect(excerpt(text, most)).toBe(cut);
  expect(excerpt(text, most).isWellFormed()).toBe(true);
});
