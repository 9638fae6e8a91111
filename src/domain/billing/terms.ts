/** A payment interval in months (rule R47). */
export type Term = 2 | 4 | 12;

/** How many bills each interval makes of a year. */
export const billsInYear = { 2: 6, 4: 3, 12: 1 } as const satisfies Record<Term, number>;
/** How many bills of a year follow its first. */
export const laterBills = (term: Term): number => billsInYear[term] - 1;
/** The terms offered, in months. */
export const terms: readonly Term[] = [2, 4, 12];

/** Whether a number of months is one of the three terms. */
export const isTerm = (number: number): number is Term => (terms as readonly number[]).includes(number);

/** The term that a price setting's text means ("2 months"): the number it begins with; null for anything else. */
export function termOfText(text: string): Term | null {
  const months = Number(/^\s*(\d{1,2})\b/.exec(text)?.[1]);
  return isTerm(months) ? months : null;
}

/** Refuses a `price_id` whose setting speaks of another interval than the `term` sent, in months (rule R47). */
export const termRefusal = (term: number, settingsTerm: string | undefined): 'price_not_of_term' | null =>
  settingsTerm !== undefined && isTerm(term) && termOfText(settingsTerm) === term
    ? null
    : 'price_not_of_term';
