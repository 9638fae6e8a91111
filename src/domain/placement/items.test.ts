import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownQuestion } from './item-shown.ts';
import { shuffled } from '../values/shuffled.ts';
import {
  type ChoiceQuestion,
  type OrderQuestion,
  countRight,
  formOf,
  isRight,
  rightAnswers,
} from './items.ts';

const choice: ChoiceQuestion = {
  id: 'A-08-1',
  level: 'A1',
  skill: 'listening',
  tests: 'A time in a talk',
  type: 'listen_choose',
  prompt: 'When does the bus come?',
  picture: null,
  recording: { name: 'bus', lines: [{ speaker: 'woman', text: 'The bus comes at six.' }] },
  passage: { name: 'stop', title: null, text: 'Bus stop' },
  choices: [
    { id: 'a', text: 'At five.', whyWrong: 'They are at the stop at five.' },
    { id: 'b', text: 'At six.', whyWrong: null },
    { id: 'c', picture: 'seven', whyWrong: 'They arrive at seven.' },
    { id: 'd', text: 'At eight.', whyWrong: 'Nobody says it.' },
  ],
  right: 'b',
};
const order: OrderQuestion = {
  id: 'A-06-1',
  level: 'A1',
  skill: 'word order',
  tests: 'A place at the end or the start',
  type: 'order',
  words: ['we', 'play', 'football', 'on Sunday'],
  end: '.',
  accepted: ['we play football on Sunday', 'on Sunday we play football'],
  mistakes: [{ order: 'we football play on Sunday', whyWrong: 'The verb comes before its object.' }],
};
const to = { seed: 'seed of a child', readsRecordings: false };

describe('an answer', () => {
  test('to a choice is right when it names the right choice', () => {
    expect(isRight(choice, 'b')).toBe(true);
    expect(isRight(choice, ' B ')).toBe(true);
    expect(isRight(choice, 'a')).toBe(false);
    expect(isRight(choice, 'At six.')).toBe(false);
  });
  test('in words is right in every accepted order, whatever its capitals, spaces and end', () => {
    expect(isRight(order, 'we play football on sunday')).toBe(true);
    expect(isRight(order, 'On Sunday  we play football .')).toBe(true);
    expect(isRight(order, 'we football play on Sunday')).toBe(false);
    expect(isRight(order, 'we play football')).toBe(false);
  });
  test('that is missing or empty is wrong', () => {
    expect(isRight(choice, null)).toBe(false);
    expect(isRight(choice, '')).toBe(false);
    expect(isRight(order, null)).toBe(false);
  });
  test('counts one by one in each part, so each match of words counts', () => {
    const match = { ...choice, type: 'match' } as const;
    const questions = [[order], [match, { ...match, right: 'c' }, { ...match, right: 'a' }]] as const;
    expect(countRight(questions, [['we play football on Sunday'], ['b', 'b', 'a']])).toEqual([1, 2]);
    expect(countRight(questions, [])).toEqual([0, 0]);
  });
  test('is compared with every right one', () => {
    expect(rightAnswers(choice)).toEqual(['b']);
    expect(rightAnswers(order)).toEqual(['we play football on Sunday', 'on Sunday we play football']);
  });
});

describe('a child sees of a question', () => {
  test('neither the key nor a note, level or id of staff', () => {
    const shown = shownQuestion(choice, 8, 1, to);
    expect({
      ...shown,
      choices: shown.choices.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    }).toEqual({
      question: 1,
      type: 'listen_choose',
      prompt: 'When does the bus come?',
      picture: null,
      recording: { name: 'bus', lines: null },
      passage: { name: 'stop', title: null, text: 'Bus stop' },
      choices: [
        { id: 'a', text: 'At five.' },
        { id: 'b', text: 'At six.' },
        { id: 'c', picture: 'seven' },
        { id: 'd', text: 'At eight.' },
      ],
      words: [],
      end: null,
    });
  });
  test('the text of a recording only when its parent opened that', () => {
    const reader = { ...to, readsRecordings: true };
    expect(shownQuestion(choice, 8, 1, reader).recording).toEqual({
      name: 'bus',
      lines: [{ speaker: 'woman', text: 'The bus comes at six.' }],
    });
  });
  test('words to order that are never in a right order yet', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { words, end, choices } = shownQuestion(order, 6, 1, { ...to, seed });
        expect(isRight(order, words.join(' '))).toBe(false);
        expect(words.toSorted()).toEqual(order.words.toSorted());
        expect([end, choices]).toEqual(['.', []]);
      }),
    );
  });
  test('the choices in an order of its own, the same each time', () => {
    const orders = Array.from({ length: 40 }, (_, child) =>
      shownQuestion(choice, 8, 1, { ...to, seed: `child ${child}` })
        .choices.map(({ id }) => id)
        .join(''),
    );
    expect(new Set(orders).size).toBeGreaterThan(10);
    expect(new Set(orders.map((ids) => ids.indexOf('b')))).toEqual(new Set([0, 1, 2, 3]));
    expect(shownQuestion(choice, 8, 1, to)).toEqual(shownQuestion(choice, 8, 1, to));
  });
  test('true, false and not said always in this order', () => {
    const question = { ...choice, type: 'read_true_false' } as const;
    expect(shownQuestion(question, 7, 1, to).choices.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
  test('the same order of meanings for every word of a match', () => {
    const match = { ...choice, type: 'match' } as const;
    const first = shownQuestion(match, 10, 1, to);
    expect(shownQuestion({ ...match, right: 'c' }, 10, 2, to)).toEqual({ ...first, question: 2 });
  });
});

describe('a shuffled list', () => {
  test('is the same for the same seed on every machine', () => {
    expect(shuffled([1, 2, 3, 4, 5, 6], 'kancil')).toEqual([6, 3, 4, 1, 5, 2]);
  });
  test('puts each element in each place about as often', () => {
    const firsts = Array.from({ length: 3000 }, (_, seed) => shuffled(['a', 'b', 'c'], `${seed}`)[0]);
    for (const element of ['a', 'b', 'c'])
      expect(Math.abs(firsts.filter((first) => first === element).length - 1000)).toBeLessThan(100);
  });
});

test('the children of a family take the two forms by turns', () => {
  expect([0, 1, 2, 3].map(formOf)).toEqual(['A', 'B', 'A', 'B']);
});
