import { shuffled } from '../values/shuffled.ts';

export const questionKinds = ['hear', 'read', 'name', 'mean'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A word as far as questions go: two that show or mean the same are no choices beside each other. */
export interface AskedWord {
  readonly wordId: number;
  readonly english: string;
  readonly indonesian: string;
  /** what names its picture; null: it has none */
  readonly picture: string | null;
}

export interface Question {
  readonly wordId: number;
  readonly kind: QuestionKind;
  /** three where so many differ, at least two, the right one among them */
  readonly choices: readonly number[];
}

/** How many questions follow a video, and how many make a practice of five minutes (rule R333). */
export const QUESTIONS_AFTER_VIDEO = 3;
export const MOST_PRACTISED = 15;
const CHOICES = 3;

const folded = (text: string) => text.trim().toLowerCase();

const differ = (one: AskedWord, other: AskedWord): boolean =>
  folded(one.english) !== folded(other.english) &&
  folded(one.indonesian) !== folded(other.indonesian) &&
  (one.picture === null || one.picture !== other.picture);

/** The words that can be asked: each has another beside which it can stand (rule R367). They alone count. */
export const askableAmong = <Word extends AskedWord>(words: readonly Word[]): Word[] =>
  words.filter((word) => words.some((other) => differ(word, other)));

/** The word and others that differ from it and from each other. */
const choicesOf = (word: AskedWord, among: readonly AskedWord[], seed: string): AskedWord[] => {
  const chosen = [word];
  for (const other of shuffled(among, seed))
    if (chosen.length < CHOICES && chosen.every((one) => differ(one, other))) chosen.push(other);
  return chosen;
};

/**
 * A question about each word, in their order: of words with pictures in turn heard, read and named, of others what they mean. A word
 * that differs from no other is not asked (rule R333).
 * @param pool where wrong choices come from
 * @param seed the same seed makes the same questions
 */
export const questionsAbout = (
  asked: readonly AskedWord[],
  pool: readonly AskedWord[],
  seed: string,
): Question[] => {
  const pictured = pool.filter(({ picture }) => picture !== null);
  return asked.flatMap((word, index): Question[] => {
    const own = `${seed} ${word.wordId}`;
    const shown = word.picture === null ? [] : choicesOf(word, pictured, own);
    const choices = shown.length > 1 ? shown : choicesOf(word, pool, own);
    if (choices.length < 2) return [];
    const kind = shown.length > 1 ? (questionKinds[index % CHOICES] ?? 'hear') : 'mean';
    return [
      { wordId: word.wordId, kind, choices: shuffled(choices, `${own} order`).map(({ wordId }) => wordId) },
    ];
  });
};

/** The questions after a video: about three of its words, those with pictures first (rule R333). */
export const questionsAfterVideo = (words: readonly AskedWord[], seed: string): Question[] => {
  const order = shuffled(words, seed).toSorted(
    (a, b) => Number(a.picture === null) - Number(b.picture === null),
  );
  return questionsAbout(order, words, seed).slice(0, QUESTIONS_AFTER_VIDEO);
};
