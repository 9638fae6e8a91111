import { expect, test } from 'vitest';
import { itemNotices } from './item-figures.ts';
import type { ChoiceQuestion, OrderQuestion } from './items.ts';

/** Four choices, of which b is right: a guess is right in a quarter. */
const talk: ChoiceQuestion = {
  id: 'A-07-1',
  level: 'A1',
  skill: 'talk',
  tests: 'Answer an offer',
  type: 'reply',
  prompt: 'Would you like some tea?',
  picture: null,
  recording: null,
  passage: null,
  choices: [
    { id: 'a', text: 'I am tea.', whyWrong: 'Says what one is.' },
    { id: 'b', text: 'Yes, please.', whyWrong: null },
    { id: 'c', text: 'At four.', whyWrong: 'Answers when.' },
    { id: 'd', text: 'It is hot.', whyWrong: 'Describes it.' },
  ],
  right: 'b',
};
const order: OrderQuestion = {
  id: 'A-06-1',
  level: 'A1',
  skill: 'word order',
  tests: 'The adjective stands before the noun',
  type: 'order',
  words: ['we', 'have', 'a', 'big', 'house'],
  end: '.',
  accepted: ['we have a big house'],
  mistakes: [{ order: 'we have a house big', whyWrong: 'The order of rumah besar.' }],
};

test('before 20 children answered, nothing is said about a question', () => {
  expect(itemNotices(talk, 7, { asked: 19, right: 0, chosen: { a: 19 } })).toBeNull();
  expect(itemNotices(talk, 7, { asked: 20, right: 12, chosen: { a: 8, b: 12 } })).toEqual([]);
});

test('a wrong choice that was taken more often than the right one stands out, one taken as often does not', () => {
  expect(itemNotices(talk, 7, { asked: 20, right: 8, chosen: { b: 8, c: 9 } })).toEqual([
    'wrong_chosen_more',
  ]);
  expect(itemNotices(talk, 7, { asked: 20, right: 8, chosen: { b: 8, c: 8 } })).toEqual([]);
});

test('fewer right than by guessing stands out, as many do not', () => {
  expect(itemNotices(talk, 7, { asked: 40, right: 9, chosen: { b: 9 } })).toEqual(['under_chance']);
  expect(itemNotices(talk, 7, { asked: 40, right: 10, chosen: { b: 10 } })).toEqual([]);
});

test('fewer than 30 % right stands out in parts 1 to 6 alone', () => {
  expect(itemNotices(order, 6, { asked: 100, right: 29, chosen: {} })).toEqual(['few_right']);
  expect(itemNotices(order, 6, { asked: 100, right: 30, chosen: {} })).toEqual([]);
  expect(itemNotices(order, 7, { asked: 100, right: 29, chosen: {} })).toEqual([]);
});

test('more than 95 % right stands out', () => {
  expect(itemNotices(talk, 7, { asked: 100, right: 95, chosen: { b: 95 } })).toEqual([]);
  expect(itemNotices(talk, 7, { asked: 100, right: 96, chosen: { b: 96 } })).toEqual(['nearly_all_right']);
});

test('every order that is accepted counts as right, whatever its letters', () => {
  expect(itemNotices(order, 6, { asked: 20, right: 8, chosen: { 'We have a big house': 12 } })).toEqual([]);
  expect(itemNotices(order, 6, { asked: 20, right: 8, chosen: { 'we have a house big': 12 } })).toEqual([
    'wrong_chosen_more',
  ]);
});
