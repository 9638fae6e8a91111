import { describe, expect, test } from 'vitest';
import { partsOf } from './found-parts.ts';

/** The text with what is marked in brackets. */
const marked = (text: string, typed: string) =>
  partsOf(text, typed)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('what was looked for is marked', () => {
  test.each([
    ['Bintang Handayani', 'bint hand', '[Bint]ang [Hand]ayani'],
    ['Bintang Handayani', 'HAND bint', '[Bint]ang [Hand]ayani'],
    ['Séla Nur’aini', 'sela nuraini', '[Séla] [Nur’aini]'],
    ['+6285711223344', '0857-1122', '+[628571122]3344'],
    ['JNE-0099.000.123', '99000123', 'JNE-00[99.000.123]'],
    ['Grade 4, Unit 5, Week 3', 'unit 5', 'Grade 4, [Unit] [5], Week 3'],
    ['Batch 15', 'batch 5', '[Batch] 15'],
    ['Bintang', '', 'Bintang'],
    ['Bintang', '%', 'Bintang'],
    ['Say ab+c', 'ab+c', 'Say [ab+c]'],
  ])('in %j for %j', (text, typed, expected) => expect(marked(text, typed)).toBe(expected));
});
