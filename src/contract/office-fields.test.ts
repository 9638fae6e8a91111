import { expect, test } from 'vitest';
import { problemsOf } from '../web/app/form-problems.ts';
import * as z from 'zod/mini';
import { article } from './office-fields.ts';

const form = z.object({ text: article });

test.each([
  ['nested', `${'<b>'.repeat(60_000)}x`],
  ['side by side', '<i>x</i>'.repeat(5_001)],
  ['no tags at all', `x${'<'.repeat(190_000)}`],
  ['of tables', '<tr><td></td></tr>'.repeat(2_501)],
])('an article with more tags than anybody writes is refused before it is cleaned: %s', (_what, text) => {
  expect(problemsOf(form, { text })).toEqual({ text: 'article_too_formatted' });
});

test('an article with 5,000 pieces of formatting is taken', () => {
  expect(problemsOf(form, { text: '<i>x</i>'.repeat(5_000) })).toEqual({});
});

test('an article may hold 200,000 characters, its formatting included', () => {
  const longest = `<p>${'x'.repeat(199_993)}</p>`;
  expect(problemsOf(form, { text: longest })).toEqual({});
  expect(problemsOf(form, { text: `${longest}x` })).toEqual({ text: 'article_too_long' });
});
