import type { Part } from './test-parts.ts';

/** How children answered a question since it was last changed. */
export interface ItemFigures {
  /** children who were shown it */
  readonly asked: number;
  readonly right: number;
  /** how often each wrong choice was picked; empty of words to order, whose wrong orders are many */
  readonly wrong: readonly number[];
  /** the share of guesses that are right, from 0 to 1 */
  readonly guess: number;
}

/** Why staff should look at a question again. */
export type ItemNotice = 'wrong_chosen_more' | 'under_chance' | 'few_right' | 'nearly_all_right';

/** How many children have to have answered a question before its figures say anything. */
export const answersNeeded = 20;
const lastEasyPart: Part = 6;
const fewPercent = 30;
const nearlyAllPercent = 95;

/**
 * Why a question stands out, the gravest first: a wrong choice was picked more often than the right one, fewer were right than by
 * guessing, fewer than 30 % in parts 1 to 6, or more than 95 %. Null before 20 children were asked (rule R105).
 */
export function itemNotices(
  { asked, right, wrong, guess }: ItemFigures,
  part: Part,
): readonly ItemNotice[] | null {
  if (asked < answersNeeded) return null;
  const notices: readonly (ItemNotice | false)[] = [
    wrong.some((times) => times > right) && 'wrong_chosen_more',
    right < asked * guess && 'under_chance',
    part <= lastEasyPart && right * 100 < asked * fewPercent && 'few_right',
    right * 100 > asked * nearlyAllPercent && 'nearly_all_right',
  ];
  return notices.filter((notice) => notice !== false);
}
