import { expect, test } from 'vitest';
import { differingPart } from './article-text.ts';

const words = { picture: (alt: string) => `[Picture: ${alt}]`, video: '[Video]', sameWords: 'Same words' };

test('of two long articles the part is shown in which they differ, with the words around it', () => {
  const long = (middle: string) => `<p>${'start '.repeat(100)}${middle}${' end'.repeat(100)}</p>`;
  expect(differingPart(long('Monday'), long('Friday'), words)).toBe(
    `… ${'start '.repeat(10)}Monday${' end'.repeat(15)} …`,
  );
  expect(differingPart('<p>One word</p>', '<p>One</p>', words)).toBe('One word');
  expect(differingPart('<p>One</p>', '<p>One word</p>', words)).toBe('One');
});

test('a part of more than 400 letters is shortened in its middle', () => {
  const part = differingPart(`<p>${'a'.repeat(1000)}</p>`, '<p></p>', words);
  expect(part).toBe(`${'a'.repeat(200)} … ${'a'.repeat(200)}`);
});

test('articles that differ in their formatting alone are said to have the same words', () => {
  expect(differingPart('<p>One</p>', '<h2>One</h2>', words)).toBe('Same words');
  expect(differingPart('<p>One</p>', '<p>One</p>', words)).toBe('One');
});
