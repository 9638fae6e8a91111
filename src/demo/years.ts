import type { DemoBatchName } from './purchases.ts';

/** When a batch of the demo was made and runs, in weeks before or after the Monday of the week the demo is loaded in. */
export interface DemoBatch {
  readonly name: DemoBatchName;
  readonly createdInWeek: number;
  readonly startsInWeek: number;
  readonly registrationInWeeks: readonly [from: number, until: number];
  /** weeks of the batch without lessons, the first week being 0 */
  readonly holidays: readonly number[];
}

/**
 * One year that is over, one that has come to unit 9, one in unit 4 with holidays behind and ahead, and one that takes registrations. By
 * weeks, so that a demo loaded on any day of any month stands at the same place in its years.
 */
export const demoBatches: readonly DemoBatch[] = [
  {
    name: 'finished',
    createdInWeek: -68,
    startsInWeek: -60,
    registrationInWeeks: [-67, -58],
    holidays: [7, 20, 21, 33],
  },
  {
    name: 'previous',
    createdInWeek: -46,
    startsInWeek: -38,
    registrationInWeeks: [-45, -36],
    holidays: [7, 20, 21, 33],
  },
  {
    name: 'present',
    createdInWeek: -21,
    startsInWeek: -15,
    registrationInWeeks: [-20, -13],
    holidays: [6, 11, 22, 30, 31],
  },
  {
    name: 'coming',
    createdInWeek: -4,
    startsInWeek: 5,
    registrationInWeeks: [-3, 4],
    holidays: [8, 19, 20],
  },
];
