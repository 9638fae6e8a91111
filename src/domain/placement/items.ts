import type { Part } from './test-parts.ts';

/**
 * The two forms of the test: the same parts at the same levels with other questions, so that sisters and brothers
 * do not share one.
 */
export const forms = ['A', 'B'] as const;
/** A form of the test. */
export type Form = (typeof forms)[number];

/** The levels of the Common European Framework that the test asks for, the easiest first. */
export const cefrLevels = ['pre-A1', 'A1', 'A2'] as const;
/** The level of a question. */
export type CefrLevel = (typeof cefrLevels)[number];

/** What a question asks of a child. */
export const skills = [
  'words',
  'listening',
  'sentences',
  'talk',
  'grammar',
  'word order',
  'reading',
] as const;
/** The skill of a question. */
export type Skill = (typeof skills)[number];

/** The kinds of questions in which one choice is picked. */
export const choiceTypes = [
  /** see a picture, choose the word */
  'picture_word',
  /** read a word, choose the picture */
  'word_picture',
  /** listen, choose the picture */
  'listen_picture',
  /** see a picture, choose the sentence that fits it */
  'picture_sentence',
  /** read or hear what somebody says, choose the reply */
  'reply',
  /** fill the gap, written `___` in the prompt */
  'gap',
  /** one of four words, matched with its meaning; the four follow each other and share their choices */
  'match',
  /** read a text, choose the answer */
  'read_choose',
  /** read a text, say whether a sentence about it is true, false or not said */
  'read_true_false',
  /** listen to a talk, choose the answer */
  'listen_choose',
] as const;
/** A kind of question in which one choice is picked. */
export type ChoiceType = (typeof choiceTypes)[number];

/** A text in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly id: string;
}

/** What one of the two speakers of a recording says without a break. */
export interface SpokenLine {
  readonly speaker: 'woman' | 'man';
  readonly text: string;
}

/** A recording: its file's name without extension, and what is said in it. */
export interface Recording {
  readonly name: string;
  readonly lines: readonly SpokenLine[];
}

/** A text to read. Questions that follow each other may share one, and then show it once. */
export interface Passage {
  readonly name: string;
  /** null for a notice or message that has none */
  readonly title: string | null;
  /** paragraphs, a line break between them */
  readonly text: string;
}

/** The name of a choice, as answers and the key say it. It keeps its name when choices are shuffled. */
export type ChoiceId = 'a' | 'b' | 'c' | 'd';

/** A choice: a text or a picture, and for staff why it is wrong (null for the right one). */
export type Choice = {
  readonly id: ChoiceId;
  readonly whyWrong: string | null;
} & ({ readonly text: string } | { readonly picture: string });

interface ItemBase {
  /** names it among all questions of a test: in the placement test form, part and place, such as `A-07-3` */
  readonly id: string;
  /** for staff: what it tests */
  readonly tests: string;
}

/** What is asked where one choice is picked, in any test. */
export interface ChoiceItem extends ItemBase {
  readonly type: ChoiceType;
  /** what is asked, in English; null where picture or recording say all */
  readonly prompt: string | null;
  /** the picture that is asked about: its file's name without extension */
  readonly picture: string | null;
  readonly recording: Recording | null;
  readonly passage: Passage | null;
  readonly choices: readonly Choice[];
  readonly right: ChoiceId;
}

/** What is asked where words are put into order, in any test. */
export interface OrderItem extends ItemBase {
  readonly type: 'order';
  /** the words to tap, as one right order has them */
  readonly words: readonly string[];
  /** what ends the sentence; shown, not tapped */
  readonly end: '.' | '?' | '!';
  /** every order that is right, words with a space between them */
  readonly accepted: readonly string[];
  /** for staff: orders to expect, and why each is wrong */
  readonly mistakes: readonly { readonly order: string; readonly whyWrong: string }[];
}

/** What a question of any test asks and what is right, as staff know it. Plain data, which can be stored as JSON. */
export type Item = ChoiceItem | OrderItem;

/** Where a question stands in the placement test. */
interface InPlacement {
  readonly level: CefrLevel;
  readonly skill: Skill;
}
/** A question of the placement test in which one choice is picked. */
export type ChoiceQuestion = ChoiceItem & InPlacement;
/** A question of the placement test in which words are put into order. */
export type OrderQuestion = OrderItem & InPlacement;
/** A question of the placement test as staff know it, with its key. */
export type Question = ChoiceQuestion | OrderQuestion;

/** What a part is about and how it is done, with one worked example; the same in both forms. */
export interface PartIntroduction {
  readonly part: Part;
  readonly title: BothLanguages;
  readonly instruction: BothLanguages;
  /** a question that is not in the test, shown with its answer */
  readonly example: Question;
  /** says why the example's answer is right */
  readonly exampleNote: BothLanguages;
}

/** A form: the questions of the twelve parts, in order. */
export type FormQuestions = readonly (readonly Question[])[];

/** Case, stray spaces and the mark that ends a sentence do not make an answer wrong. */
export const normalized = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/\s?[.?!]$/, '')
    .toLowerCase();

/** The answers that are right: the id of one choice, or every accepted order of the words. */
export const rightAnswers = (question: Item): readonly string[] =>
  question.type === 'order' ? question.accepted : [question.right];

/**
 * Whether an answer is right: the id of the right choice, or the words in an accepted order. Null is wrong. A word of a
 * match is a question of its own, so each match counts.
 */
export const isRight = (question: Item, answer: string | null): boolean =>
  answer !== null && rightAnswers(question).some((right) => normalized(right) === normalized(answer));

/** How many questions of each part are answered rightly. */
export const countRight = (
  questions: FormQuestions,
  answers: readonly (readonly (string | null)[])[],
): number[] =>
  questions.map(
    (inPart, part) =>
      inPart.filter((question, place) => isRight(question, answers[part]?.[place] ?? null)).length,
  );

/** The form of a family's child by its place in the order of tests, counted from 0: A, B, A … */
export const formOf = (place: number): Form => (place % 2 === 0 ? 'A' : 'B');
