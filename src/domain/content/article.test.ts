import { expect, test } from 'vitest';
import { isEmptyArticle, pictureUnusedUntil } from './article.ts';

test.each([
  '',
  ' \n',
  '<p></p>',
  '<p><br></p><p> </p>',
  '<p>&nbsp;&#160;&#xA0;\u00a0\u200b\ufeff</p>',
  '<table><tbody><tr><td><p></p></td></tr></tbody></table>',
  '<ul><li><p></p></li></ul>',
])('%j shows nothing: its editor was emptied', (html) => {
  expect(isEmptyArticle(html)).toBe(true);
});

test.each(['<p>a</p>', 'a', '<p><img src="x"></p>', '<VIDEO src="x"></VIDEO>', '<p>&lt;</p>', '<p>0</p>'])(
  '%j shows something',
  (html) => {
    expect(isEmptyArticle(html)).toBe(false);
  },
);

test('a picture that no article uses is kept for 24 hours', () => {
  expect(pictureUnusedUntil(new Date('2026-08-10T03:00:00Z'))).toEqual(new Date('2026-08-11T03:00:00Z'));
});
