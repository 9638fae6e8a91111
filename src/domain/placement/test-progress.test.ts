import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noAnswers, questionsInParts } from './test-parts.ts';
import { firstProgress, saveProgress } from './test-progress.ts';

test('a test begins at part 1 with nothing answered, in twelve parts', () => {
  expect(firstProgress.activePart).toBe(1);
  expect(noAnswers.map((part) => part.length)).toEqual([4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5, 5]);
  expect(noAnswers.flat().every((answer) => answer === null)).toBe(true);
});

describe('saving a part', () => {
  const one = saveProgress(firstProgress, { activePart: 2, answers: [['a', 'b', null, 'd']] });
  test('keeps its answers and goes on', () => {
    expect(one.activePart).toBe(2);
    expect(one.answers[0]).toEqual(['a', 'b', null, 'd']);
    expect(one.answers[1]).toEqual([null, null, null, null, null]);
  });
  test('changes an answer, but null never erases one', () => {
    const two = saveProgress(one, { answers: [[null, 'c', 'c']] });
    expect(two.answers[0]).toEqual(['a', 'c', 'c', 'd']);
  });
  test('never lowers the active part', () => {
    expect(saveProgress(one, { activePart: 1 }).activePart).toBe(2);
    expect(saveProgress(one, { activePart: 12 }).activePart).toBe(12);
  });
  test('leaves out what is beyond the test', () => {
    const odd = saveProgress(one, { activePart: 13, answers: [['a', 'b', 'c', 'd', 'e'], ...Array(20)] });
    expect(odd.activePart).toBe(2);
    expect(odd.answers.map((part) => part.length)).toEqual([...questionsInParts]);
  });
});

test('whatever is sent, no answer is lost and the test goes on from its furthest part', () => {
  const anyText = fc.option(fc.string(), { nil: null });
  const anySent = fc.record(
    {
      activePart: fc.integer({ min: -1, max: 14 }),
      answers: fc.array(fc.array(anyText, { maxLength: 6 }), { maxLength: 14 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(anySent, { maxLength: 6 }), (sendings) => {
      let saved = firstProgress;
      for (const sent of sendings) {
        const after = saveProgress(saved, sent);
        expect(after.activePart).toBeGreaterThanOrEqual(saved.activePart);
        expect(after.activePart).toBeLessThanOrEqual(12);
        expect(after.answers.map((part) => part.length)).toEqual([...questionsInParts]);
        const lost = saved.answers
          .flat()
          .filter((text, i) => text !== null && after.answers.flat()[i] === null);
        expect(lost).toEqual([]);
        saved = after;
      }
    }),
  );
});
