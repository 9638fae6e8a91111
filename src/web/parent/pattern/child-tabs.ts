/** The tabs of a child's page in their order: a tab's number in the address is its place, from 1. */
export const childTabs = ['class', 'details', 'billing', 'next'] as const;

export type ChildTab = (typeof childTabs)[number];

/** The tab that `?tab=` names; the first one when it names none. */
export const childTabOf = (asked: string | null): ChildTab =>
  childTabs.find((_, place) => String(place + 1) === asked) ?? childTabs[0];

export const numberOfChildTab = (tab: ChildTab) => childTabs.indexOf(tab) + 1;
