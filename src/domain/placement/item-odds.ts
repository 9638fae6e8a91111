import type { ChoiceType } from './items.ts';

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** What decides how often a guess is right. */
type Guessed =
  | { readonly type: ChoiceType; readonly choices: readonly unknown[] }
  | { readonly type: 'order'; readonly words: readonly string[]; readonly accepted: readonly string[] };

/** The share of guesses that are right, from 0 to 1: any choice, or the words in any order. */
export function guessOdds(question: Guessed): number {
  if (question.type !== 'order') return 1 / question.choices.length;
  return question.accepted.length / factorial(question.words.length);
}
