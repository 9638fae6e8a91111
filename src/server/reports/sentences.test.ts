import { expect, test } from 'vitest';
import { mayBeSentence, sentenceGroups } from '../../domain/reports/sentences.ts';
import { shippedSentences } from './sentences.ts';

test('sixty sentences come with the product, each in both languages, named once and with the name in both or neither', () => {
  expect(shippedSentences.filter((one) => !mayBeSentence(one))).toEqual([]);
  expect(new Set(shippedSentences.map(({ sentenceId }) => sentenceId)).size).toBe(60);
  expect(sentenceGroups.map((group) => shippedSentences.filter((one) => one.group === group).length)).toEqual(
    [24, 18, 18],
  );
});

test('they call a child by its name, never he, she or it', () => {
  expect(
    shippedSentences.filter(({ group, en }) => group !== 'home' && /\b(he|she|his|her|its)\b/i.test(en)),
  ).toEqual([]);
});
