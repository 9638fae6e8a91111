import { expect, test } from 'vitest';
import { linkedWords } from './linked-words.ts';

const textOf = (before: string, after: string) =>
  linkedWords({ text: 'news/5', href: '/news/5' }, { before, after })
    .map(({ text, marks }) => (marks ? `<${text}>` : text))
    .join('');

test('a link without a selection keeps a space to the words beside it', () => {
  expect(textOf('k', 'a')).toBe(' <news/5> ');
  expect(textOf(' ', ' ')).toBe('<news/5>');
  expect(textOf('', '')).toBe('<news/5>');
});

test('and none to what opens or closes around it', () => {
  expect(textOf('(', ')')).toBe('<news/5>');
  expect(textOf('k', '.')).toBe(' <news/5>');
});
