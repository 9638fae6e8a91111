import { guessOdds } from './item-odds.ts';
import { type Question, isRight } from './items.ts';
import type { Part } from './test-parts.ts';

/** How children answered a question since it was last changed. */
export interface ItemFigures {
  /** children who were shown it */
  readonly asked: number;
  readonly right: number;
  /** how often each answer was given */
  readonly chosen: Readonly<Record<string, number>>;
}

/** Why staff should look at a question again. */
export type ItemNotice = 'wrong_chosen_more' | 'under_chance' | 'few_right' | 'nearly_all_right';

/** Fewer answers say nothing about a question. */
export const answersNeeded = 20;
const lastEasyPart: Part = 6;
const fewPercent = 30;
const nearlyAllPercent = 95;

/**
 * Why a question stands out, the gravest first: a wrong answer was given more often than the right ones, fewer were right than by
 * guessing, fewer than 30 % in parts 1 to 6, or more than 95 %. Null before 20 children answered (rule R105).
 */
export function itemNotices(
  question: Question,
  part: Part,
  { asked, right, chosen }: ItemFigures,
): readonly ItemNotice[] | null {
  if (asked < answersNeeded) return null;
  const wrong = Object.entries(chosen).filter(([answer]) => !isRight(question, answer));
  const notices: readonly (ItemNotice | false)[] = [
    wrong.some(([, times]) => times > right) && 'wrong_chosen_more',
    right < asked * guessOdds(question) && 'under_chance',
    part <= lastEasyPart && right * 100 < asked * fewPercent && 'few_right',
    right * 100 > asked * nearlyAllPercent && 'nearly_all_right',
  ];
  return notices.filter((notice) => notice !== false);
}
