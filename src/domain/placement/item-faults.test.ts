import { describe, expect, test } from 'vitest';
import { needsPrompt, questionFaults } from './item-faults.ts';
import { guessOdds } from './item-odds.ts';
import { oddsOfMastery } from './mastery-odds.test-support.ts';
import type { ChoiceQuestion, OrderQuestion } from './items.ts';

const gap: ChoiceQuestion = {
  id: 'A-05-1',
  level: 'A1',
  skill: 'grammar',
  tests: 'Be with he',
  type: 'gap',
  prompt: 'He ___ my brother.',
  picture: null,
  recording: null,
  passage: null,
  choices: [
    { id: 'a', text: 'am', whyWrong: 'Goes with I.' },
    { id: 'b', text: 'is', whyWrong: null },
    { id: 'c', text: 'are', whyWrong: 'Goes with they.' },
  ],
  right: 'b',
};
const [am, is, are] = gap.choices as [
  (typeof gap.choices)[0],
  (typeof gap.choices)[0],
  (typeof gap.choices)[0],
];
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

describe('a question is refused', () => {
  test('never when it is sound', () => {
    expect(questionFaults(gap, 5)).toEqual([]);
    expect(questionFaults(order, 6)).toEqual([]);
  });
  test('with another number of choices than three in parts 1 to 6 and four after', () => {
    expect(questionFaults(gap, 6)).toEqual([]);
    expect(questionFaults(gap, 7)).toEqual(['number_of_choices']);
    expect(questionFaults({ ...gap, choices: [am, is] }, 5)).toEqual(['number_of_choices']);
    const trueFalse: ChoiceQuestion = {
      ...gap,
      type: 'read_true_false',
      passage: { name: 'him', title: null, text: 'He is my brother.' },
    };
    expect(questionFaults(trueFalse, 7)).toEqual([]);
  });
  test('without one right choice that alone has no note', () => {
    expect(questionFaults({ ...gap, right: 'd' }, 5)).toEqual(['no_right_choice', 'notes_and_key_differ']);
    expect(questionFaults({ ...gap, choices: [am, is, { ...are, whyWrong: null }] }, 5)).toEqual([
      'notes_and_key_differ',
    ]);
  });
  test('with a choice that stands there twice', () => {
    const again = { id: 'c', text: ' Am', whyWrong: 'Goes with I.' } as const;
    expect(questionFaults({ ...gap, choices: [am, is, again] }, 5)).toEqual(['same_choice_twice']);
    expect(questionFaults({ ...gap, choices: [am, is, { ...are, id: 'a' }] }, 5)).toEqual([
      'same_choice_twice',
    ]);
  });
  test('with pictures among words, or in place of them', () => {
    const picture = { id: 'c', picture: 'cat', whyWrong: 'A cat.' } as const;
    expect(questionFaults({ ...gap, choices: [am, is, picture] }, 5)).toEqual(['kind_of_choices']);
    expect(questionFaults({ ...gap, type: 'word_picture' }, 5)).toEqual(['kind_of_choices']);
  });
  test('without the picture, recording or text that it asks about', () => {
    for (const type of ['picture_word', 'picture_sentence', 'read_true_false'] as const)
      expect(questionFaults({ ...gap, type }, 5)).toEqual(['nothing_to_ask_about']);
    expect(questionFaults({ ...gap, type: 'listen_choose' }, 5)).toEqual(['nothing_to_ask_about']);
    expect(questionFaults({ ...gap, type: 'reply', prompt: null }, 5)).toEqual(['nothing_to_ask_about']);
  });
  test('with no gap or two', () => {
    expect(questionFaults({ ...gap, prompt: 'He is my brother.' }, 5)).toEqual(['gap']);
    expect(questionFaults({ ...gap, prompt: '___ ___ my brother.' }, 5)).toEqual(['gap']);
  });
  test('with an empty text', () => {
    expect(questionFaults({ ...gap, choices: [am, is, { ...are, text: ' ' }] }, 5)).toEqual(['empty_text']);
    const recording = { name: 'none', lines: [{ speaker: 'man', text: '' }] } as const;
    expect(questionFaults({ ...gap, recording }, 5)).toEqual(['empty_text']);
  });
  test('with less than four words to order, more than six, or orders of other words', () => {
    const three = { words: ['we', 'are', 'here'], accepted: ['we are here'], mistakes: [] };
    expect(questionFaults({ ...order, ...three }, 6)).toEqual(['number_of_words']);
    expect(questionFaults({ ...order, accepted: [...order.accepted, 'we have a house'] }, 6)).toEqual([
      'other_words',
    ]);
  });
  test('without words where nothing else asks', () => {
    expect(needsPrompt('gap')).toBe(true);
    expect(needsPrompt('listen_choose')).toBe(true);
    expect(needsPrompt('listen_picture')).toBe(false);
    expect(needsPrompt('reply')).toBe(false);
  });
  test('without any order that is right', () => {
    expect(questionFaults({ ...order, accepted: [] }, 6)).toEqual(['no_right_order']);
  });
  test('with words of which every order is right', () => {
    const same = { words: ['no', 'no', 'No', 'no'], accepted: ['no no no no'], mistakes: [] };
    expect(questionFaults({ ...order, ...same }, 6)).toEqual(['every_order_right']);
    const all = ['no no no yes', 'no no yes no', 'no yes no no', 'yes no no no'];
    const almost = { words: ['no', 'no', 'no', 'yes'], mistakes: [] };
    expect(questionFaults({ ...order, ...almost, accepted: all }, 6)).toEqual(['every_order_right']);
    expect(questionFaults({ ...order, ...almost, accepted: all.slice(0, 3) }, 6)).toEqual([]);
  });
  test('with an order that is noted as wrong and accepted', () => {
    const accepted = ['we have a big house', 'we have a house big'];
    expect(questionFaults({ ...order, accepted }, 6)).toEqual(['mistake_is_right']);
  });
});

describe('a guess', () => {
  test('is right for one choice of three and one order of all', () => {
    expect(guessOdds(gap)).toBe(1 / 3);
    expect(guessOdds(order)).toBe(1 / 120);
  });
  test('masters a level as often as chance has 60 per cent right', () => {
    expect(oddsOfMastery([gap])).toBeCloseTo(0.3333, 4);
    // 3 or 4 of 4: 8/81 + 1/81
    expect(oddsOfMastery([gap, gap, gap, gap])).toBeCloseTo(0.1111, 4);
    // the same, or 2 of 4 and the order: 24/81 / 120 more
    expect(oddsOfMastery([gap, gap, gap, gap, order])).toBeCloseTo(0.1136, 4);
  });
});
