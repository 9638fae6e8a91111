import { expect, test } from 'vitest';
import { proposedLadder } from './ladder.ts';

const nothing = { listening: null, speaking: null, reading: null, writing: null, words: null };
const reading = (right: number, of: number) =>
  proposedLadder({ written: [{ skill: 'reading', right, of }], oral: [] }).reading;

test('without results no step is proposed (R213)', () => {
  expect(proposedLadder({ written: [], oral: [] })).toEqual(nothing);
});

test('a share of right answers is a step: from 40, 60, 75 and 90 per cent on (R213)', () => {
  expect([0, 7, 8, 11, 12, 14, 15, 17, 18, 20].map((right) => reading(right, 20))).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
});

test('a skill that the written test did not ask for proposes nothing (R213)', () => {
  expect(reading(0, 0)).toBeNull();
});

test('reading and writing go by the written test alone, speaking by the oral one (R213)', () => {
  expect(
    proposedLadder({
      written: [
        { skill: 'reading', right: 9, of: 10 },
        { skill: 'writing', right: 5, of: 10 },
      ],
      oral: [
        { skill: 'speaking', level: 4 },
        { skill: 'pronunciation', level: 3 },
      ],
    }),
  ).toEqual({ ...nothing, reading: 5, writing: 2, speaking: 4 });
});

test('listening and words go by both tests alike, halves up (R213)', () => {
  expect(
    proposedLadder({
      written: [
        { skill: 'listening', right: 10, of: 10 },
        { skill: 'words', right: 4, of: 10 },
      ],
      oral: [
        { skill: 'understanding', level: 2 },
        { skill: 'words', level: 3 },
        { skill: 'grammar', level: 2 },
      ],
    }),
  ).toEqual({ ...nothing, listening: 4, words: 2 });
});
