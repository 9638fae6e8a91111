import { describe, expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import {
  type WordProgress,
  afterAnswer,
  dueOn,
  justMet,
  knownAndShaky,
  lastPractised,
  nextPracticeDay,
} from './progress.ts';
import { type AskedWord, askableAmong, questionsAbout, questionsAfterVideo } from './questions.ts';

const day = calendarDate;
const rightly = { wordId: 1, right: true };
const wrongly = { wordId: 1, right: false };

describe('a word that a child has met (rule R331)', () => {
  test('comes again after 2, 4, 8, 16, 32 and 32 days while it is right each time it waits', () => {
    const days = ['2026-08-10', '2026-08-12', '2026-08-16', '2026-08-24', '2026-09-09', '2026-10-11'];
    let word: WordProgress | null = null;
    const seen = days.map((today) => {
      word = afterAnswer(word, rightly, day(today));
      return [word.step, word.nextDay];
    });
    expect(seen).toEqual([
      [1, '2026-08-12'],
      [2, '2026-08-16'],
      [3, '2026-08-24'],
      [4, '2026-09-09'],
      [5, '2026-10-11'],
      [5, '2026-11-12'],
    ]);
  });

  const known = { wordId: 1, step: 4, seenOn: day('2026-08-10'), nextDay: day('2026-08-26') };

  test('begins anew with a wrong answer, and comes tomorrow', () => {
    expect(afterAnswer(known, wrongly, day('2026-08-26'))).toEqual({
      wordId: 1,
      step: 0,
      seenOn: '2026-08-26',
      nextDay: '2026-08-27',
    });
  });

  test('is moved by the first answer of a day alone, and not by a right one before it waits', () => {
    expect(afterAnswer(known, wrongly, day('2026-08-10'))).toBe(known);
    expect(afterAnswer(known, rightly, day('2026-08-25'))).toBe(known);
  });

  test('comes tomorrow when it was met and not asked', () => {
    expect(justMet(1, day('2026-08-10'))).toMatchObject({ step: 0, nextDay: '2026-08-11' });
  });
});

test('practice takes what waits: the lowest step first, then the oldest; the next day is the first of any (rule R332)', () => {
  const at = (wordId: number, step: number, nextDay: string): WordProgress => ({
    wordId,
    step,
    seenOn: day('2026-08-01'),
    nextDay: day(nextDay),
  });
  const all = [
    at(1, 2, '2026-08-09'),
    at(2, 0, '2026-08-10'),
    at(3, 0, '2026-08-08'),
    at(4, 1, '2026-08-12'),
  ];
  expect(dueOn(all, day('2026-08-10')).map(({ wordId }) => wordId)).toEqual([3, 2, 1]);
  expect(nextPracticeDay(all, day('2026-08-10'))).toBe('2026-08-10');
  expect(nextPracticeDay([at(4, 1, '2026-08-12')], day('2026-08-10'))).toBe('2026-08-12');
  expect(nextPracticeDay([], day('2026-08-10'))).toBeNull();
});

test('words on the first step are shaky, those that come in eight days or later are known (rule R375)', () => {
  const all = [0, 0, 1, 2, 3, 5].map((step, index) => ({
    wordId: index,
    step,
    seenOn: day(`2026-08-1${index}`),
    nextDay: day('2026-09-01'),
  }));
  expect(knownAndShaky(all)).toEqual({ known: 2, shaky: 2 });
  expect(lastPractised(all)).toBe('2026-08-15');
  expect(lastPractised([])).toBeNull();
});

describe('what is asked about words (rule R333)', () => {
  const word = (wordId: number, english: string, picture: string | null = english): AskedWord => ({
    wordId,
    english,
    indonesian: `(${english})`,
    picture,
  });
  const animals = [word(1, 'cat'), word(2, 'dog'), word(3, 'cow'), word(4, 'ant'), word(5, 'bird')];
  const seeds = Array.from({ length: 50 }, (_, seed) => `seed ${seed}`);

  test('is three questions after a video, heard, read and named, each with the right answer among its choices', () => {
    for (const seed of seeds) {
      const questions = questionsAfterVideo(animals, seed);
      expect(questions.map(({ kind }) => kind)).toEqual(['hear', 'read', 'name']);
      expect(new Set(questions.map(({ wordId }) => wordId)).size).toBe(3);
      for (const { wordId, choices } of questions) {
        expect(choices).toContain(wordId);
        expect(new Set(choices).size).toBe(3);
      }
    }
  });

  test('is the same for the same seed', () => {
    expect(questionsAfterVideo(animals, 'a')).toEqual(questionsAfterVideo(animals, 'a'));
    expect(seeds.map((seed) => JSON.stringify(questionsAfterVideo(animals, seed)))).not.toEqual(
      seeds.map(() => JSON.stringify(questionsAfterVideo(animals, 'a'))),
    );
  });

  test('is never a picture of a word without one: such words are asked by what they mean', () => {
    const plain = [word(1, 'my', null), word(2, 'your', null), word(3, 'cat')];
    for (const seed of seeds)
      expect(questionsAfterVideo(plain, seed).map(({ kind }) => kind)).toEqual(['mean', 'mean', 'mean']);
  });

  test('never has two right answers: words that are called or look alike stand in no question together', () => {
    const alike = [
      word(1, 'orange'),
      word(2, 'Orange', 'orange-colour'),
      word(3, 'fruit', 'orange'),
      word(4, 'cat'),
    ];
    for (const seed of seeds)
      for (const { wordId, choices } of questionsAbout(alike.slice(0, 1), alike, seed))
        expect([wordId, choices.toSorted((one, other) => one - other)]).toEqual([1, [1, 4]]);
  });

  test('is nothing where there is nothing to choose from', () => {
    const alike = [word(1, 'orange'), word(2, 'Orange', 'orange-colour'), word(3, 'fruit', 'orange')];
    for (const words of [[word(1, 'cat')], alike.slice(0, 2)])
      expect([askableAmong(words), questionsAfterVideo(words, 'a')]).toEqual([[], []]);
    expect(askableAmong(alike).map(({ wordId }) => wordId)).toEqual([2, 3]);
  });
});
