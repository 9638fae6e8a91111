import type { ChoiceType, Question } from './items.ts';
import { mastery } from './scoring.ts';

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

/** The odds of each number of right answers, from none to all, when every question is guessed by itself. */
const oddsByNumber = (odds: readonly number[]): number[] =>
  odds.reduce(
    (sofar, hit) =>
      [...sofar, 0].map((_, right) => (sofar[right] ?? 0) * (1 - hit) + (sofar[right - 1] ?? 0) * hit),
    [1],
  );

/** How likely a child that guesses every answer masters a level with these questions (rule R43), from 0 to 1. */
export const oddsOfMastery = (questions: readonly Question[]): number =>
  oddsByNumber(questions.map(guessOdds)).reduce(
    (sum, odds, right) => (right * 100 >= questions.length * mastery ? sum + odds : sum),
    0,
  );
