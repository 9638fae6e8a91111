import { guessOdds } from './item-odds.ts';
import type { Question } from './items.ts';
import { mastery } from './scoring.ts';

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
