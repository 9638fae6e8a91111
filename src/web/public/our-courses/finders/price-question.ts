import type { Term } from '../../../../domain/billing/terms.ts';

/** The interval that is worked out while none is chosen: the one that saves most. */
export const defaultTerm: Term = 12;

/** Letters of a city’s name: no city has more. */
export const longestName = 60;
