import { expect, test } from 'vitest';
import { isLongEnough, splitWords } from './search-words.ts';

test.each([
  ['bin', true],
  ['u 5 unit', true],
  ['0-8-5', true],
  ['ab+c', true],
  ['bi', false],
  ['b i', false],
  ['ab,c', false],
  ['--', false],
  ['', false],
])('%j is long enough to be looked for: %j', (typed, expected) => expect(isLongEnough(typed)).toBe(expected));

test('signs inside numbers and names are left out, others separate words', () => {
  expect(splitWords('Séla Nur’aini, 0857-1122 (5)')).toEqual(['Sela', 'Nuraini', '08571122', '5']);
});
