import { type ItemKind, type Purpose, slots } from './price-items.ts';

/** The steps of the purchase drawer; instructions and outcomes follow after 4 (rule R53). */
export type Step = 0 | 1 | 2 | 3 | 4;

/** What the Next control of a step waits for. `nothing_helps`: the step has a button of its own. */
type Need = 'nothing_helps' | 'next_or_stay' | 'batch' | 'method' | ItemKind;

const needs = {
  BUY_COURSE: ['nothing_helps', 'batch', 'interval', 'delivery', 'method'],
  NEXT_GRADE: ['next_or_stay', 'batch', 'interval', 'delivery', 'method'],
  COURSE_EXTENSION: ['nothing_helps', 'nothing_helps', 'nothing_helps', 'nothing_helps', 'method'],
} as const satisfies Record<Purpose, readonly [Need, Need, Need, Need, Need]>;

/** The step at which the drawer opens: an extension has everything but the method. */
export const firstStep = { BUY_COURSE: 0, NEXT_GRADE: 0, COURSE_EXTENSION: 4 } as const satisfies Record<
  Purpose,
  Step
>;

/** What has been chosen in the drawer; items by slot, null where there is none yet. */
export interface DrawerChoices {
  readonly nextOrStay: 'next' | 'stay' | null;
  readonly batchChosen: boolean;
  readonly methodChosen: boolean;
  readonly items: readonly unknown[];
}

/** Whether the Next control of this step is enabled (rule R53). */
export function mayGoOn(purpose: Purpose, step: Step, choices: DrawerChoices): boolean {
  const need = needs[purpose][step];
  if (need === 'nothing_helps') return false;
  if (need === 'next_or_stay') return choices.nextOrStay !== null;
  if (need === 'batch') return choices.batchChosen;
  if (need === 'method') return choices.methodChosen;
  return (choices.items[(slots[purpose] as readonly ItemKind[]).indexOf(need)] ?? null) !== null;
}
