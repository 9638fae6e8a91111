import { expect, test } from 'vitest';
import { problemsOf } from '../web/app/form-problems.ts';
import * as z from 'zod/mini';
import { article } from './office-fields.ts';

const form = z.object({ text: article });

test('an article may hold 200,000 characters, its formatting included', () => {
  const longest = `<p>${'x'.repeat(199_993)}</p>`;
  expect(problemsOf(form, { text: longest })).toEqual({});
  expect(problemsOf(form, { text: `${longest}x` })).toEqual({ text: 'article_too_long' });
});
