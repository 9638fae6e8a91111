import type { Term } from '../../../../domain/billing/terms.ts';

/** The interval that is worked out while none is chosen: the one that saves most. */
export const defaultTerm: Term = 12;

/** Letters of a city’s name: no city has more. */
export const longestName = 60;

/** Where the address of the finder leads to. */
export const answerId = 'what-it-costs';
