import { expect, test } from 'vitest';
import { itemNotices } from './item-figures.ts';

/** Of four choices a guess is right in a quarter. */
const ofFour = { wrong: [], guess: 0.25 };
/** Five words stand in 120 orders. */
const order = { wrong: [], guess: 1 / 120 };

test('before 20 children were asked, nothing is said about a question', () => {
  expect(itemNotices({ asked: 19, right: 0, wrong: [19], guess: 0.25 }, 7)).toBeNull();
  expect(itemNotices({ asked: 20, right: 12, wrong: [8], guess: 0.25 }, 7)).toEqual([]);
});

test('a wrong choice that was picked more often than the right one stands out, one picked as often does not', () => {
  expect(itemNotices({ asked: 20, right: 8, wrong: [3, 9], guess: 0.25 }, 7)).toEqual(['wrong_chosen_more']);
  expect(itemNotices({ asked: 20, right: 8, wrong: [4, 8], guess: 0.25 }, 7)).toEqual([]);
});

test('fewer right than by guessing stands out, as many do not', () => {
  expect(itemNotices({ ...ofFour, asked: 40, right: 9 }, 7)).toEqual(['under_chance']);
  expect(itemNotices({ ...ofFour, asked: 40, right: 10 }, 7)).toEqual([]);
});

test('fewer than 30 % right stands out in parts 1 to 6 alone', () => {
  expect(itemNotices({ ...order, asked: 100, right: 29 }, 6)).toEqual(['few_right']);
  expect(itemNotices({ ...order, asked: 100, right: 30 }, 6)).toEqual([]);
  expect(itemNotices({ ...order, asked: 100, right: 29 }, 7)).toEqual([]);
});

test('more than 95 % right stands out', () => {
  expect(itemNotices({ ...ofFour, asked: 100, right: 95 }, 7)).toEqual([]);
  expect(itemNotices({ ...ofFour, asked: 100, right: 96 }, 7)).toEqual(['nearly_all_right']);
});
