import type { OwedState } from '../../../domain/billing/owed-bills.ts';

/** How loud a bill's status is. */
const tones = {
  overdue: 'stopped',
  lapsing: 'stopped',
  due_7: 'waiting',
  paid: 'done',
  skipped: 'off',
} as const satisfies Record<OwedState, string>;

export const toneOf = (state: OwedState) => tones[state];
