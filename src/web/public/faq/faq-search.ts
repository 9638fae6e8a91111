import type { FaqTexts, Question } from '../../../i18n/faq-texts.ts';

type Groups = FaqTexts['groups'];

/** Every question of a language in the order of the page, for whoever lists them elsewhere. */
export const questionsOf = (groups: Groups): readonly Question[] =>
  groups.flatMap(({ questions }) => questions);

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What was typed, as words to look for. */
export const wordsOf = (typed: string): string[] =>
  plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const holds = (words: readonly string[], title: string) => {
  return ({ question, answer, also }: Question) => {
    const text = plain([title, question, ...answer, also].join(' '));
    return words.every((word) => text.includes(word));
  };
};

/** The questions that hold every word, in their groups; groups without one are left out. */
export const foundIn = (groups: Groups, words: readonly string[]): Groups =>
  groups
    .map(({ id, title, questions }) => ({ id, title, questions: questions.filter(holds(words, title)) }))
    .filter(({ questions }) => questions.length > 0);

/** A text cut where a word stands, so that it can be marked; joined, the parts are the text again. */
export const cutAt = (text: string, words: readonly string[]): { text: string; marked: boolean }[] => {
  if (words.length === 0) return [{ text, marked: false }];
  const found = new RegExp(`(${words.join('|')})`, 'giu');
  return text
    .split(found)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
};
