import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noAnswers, questionsInParts } from './test-parts.ts';
import { firstProgress, saveProgress } from './test-progress.ts';

test('a test begins at part 1 with nothing answered, in twelve parts', () => {
  expect(firstProgress.activePart).toBe(1);
  expect(noAnswers.map((part) => part.length)).toEqual([4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5, 5]);
  expect(noAnswers.flat().every((answer) => answer === null)).toBe(true);
});

const now = new Date('2026-08-10T03:10:00Z');

describe('saving a part', () => {
  const one = saveProgress(firstProgress, { activePart: 2, answers: [['a', 'b', null, 'd']] }, now);
  test('keeps its answers and goes on', () => {
    expect(one.activePart).toBe(2);
    expect(one.answers[0]).toEqual(['a', 'b', null, 'd']);
    expect(one.answers[1]).toEqual([null, null, null, null, null]);
  });
  test('changes an answer, but null never erases one', () => {
    const two = saveProgress(one, { answers: [[null, 'c', 'c']] }, now);
    expect(two.answers[0]).toEqual(['a', 'c', 'c', 'd']);
  });
  test('never lowers the active part', () => {
    expect(saveProgress(one, { activePart: 1 }, now).activePart).toBe(2);
    expect(saveProgress(one, { activePart: 12 }, now).activePart).toBe(12);
  });
  test('leaves out what is beyond the test', () => {
    const odd = saveProgress(
      one,
      { activePart: 13, answers: [['a', 'b', 'c', 'd', 'e'], ...Array(20)] },
      now,
    );
    expect(odd.activePart).toBe(2);
    expect(odd.answers.map((part) => part.length)).toEqual([...questionsInParts]);
  });
});

test('of two devices the answer given later counts, whichever arrives last', () => {
  const later = new Date('2026-08-10T03:11:00Z');
  const here = saveProgress(firstProgress, { answers: [['a', 'b']] }, now);
  // Given ten seconds before and ten seconds after those, over a line that was lost for a minute.
  const both = { answers: [['c', 'd']], answeredAgo: [[70_000, 50_000]] };
  expect(saveProgress(here, both, later).answers[0]).toEqual(['a', 'd', null, null]);
  expect(saveProgress(here, { answers: [['', null]] }, later).answers[0]).toEqual(['', 'b', null, null]);
  const before = { ...here, answerTimes: null };
  expect(saveProgress(before, both, later).answers[0]).toEqual(['c', 'd', null, null]);
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
        const after = saveProgress(saved, sent, now);
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
