import { expect, test } from 'vitest';
import { articleText } from './article-text.ts';

const words = { picture: (alt: string) => `[Picture: ${alt}]`, video: '[Video]' };

test('an article is plain text as people read it: a line a paragraph, a table by its cells, pictures by their words', () => {
  expect(
    articleText(
      '<h2>Fish &amp; rice</h2><p>One<br />two <strong>three</strong></p><ul><li><p>a</p></li><li><p>b</p></li></ul>' +
        '<table><tbody><tr><th><p>Day</p></th><th><p>Time</p></th></tr></tbody></table>' +
        '<img src="/x" alt="A river" width="1" /><video src="/y" controls></video><p>&lt;b&gt;</p>',
      words,
    ),
  ).toBe('Fish & rice\nOne\ntwo three\na\nb\nDay | Time\n[Picture: A river]\n[Video]\n<b>');
});
