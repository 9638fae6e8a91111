import { describe, expect, test } from 'vitest';
import { readLessonWords } from './lesson-words.ts';

const read = (typed: string) => {
  const { places, words } = readLessonWords(typed.split(' '));
  return [places.map(({ part, number }) => `${part} ${number}`), words];
};

describe('what is typed to find lessons names', () => {
  test.each([
    ['unit 5', ['unit 5']],
    ['Unit5', ['unit 5']],
    ['grade 4 unit 4', ['grade 4', 'unit 4']],
    ['tingkat 4 minggu 3', ['grade 4', 'week 3']],
    ['kelas 6', ['grade 6']],
    ['unit 2 week 4', ['unit 2', 'week 4']],
  ])('the places of %j', (typed, places) => {
    expect(read(typed)).toEqual([places, []]);
  });

  test.each([
    ['week 5', ['teachingWeek 4']],
    ['minggu 12', ['teachingWeek 11']],
    ['week 36', ['teachingWeek 35']],
  ])('a week of the year beyond the fourth: %j', (typed, places) => {
    expect(read(typed)).toEqual([places, []]);
  });

  test('words of a title beside a place', () => {
    expect(read('animals grade 2 zoo')).toEqual([['grade 2'], ['animals', 'zoo']]);
  });

  test.each(['week 37', 'week 0', 'unit 10', 'grade 1', 'grade 7', 'unit', 'days week', 'covid19'])(
    'no place in %j',
    (typed) => {
      expect(read(typed)).toEqual([[], typed.split(' ')]);
    },
  );

  test('nothing yet by a last word whose number is still to be typed', () => {
    expect(read('grade 4 unit')).toEqual([['grade 4'], []]);
  });
});
