/** The tabs of a parent's account in their order: a tab's number in the address is its place, from 1. */
export const profileTabs = [
  'information',
  'password',
  'address',
  'children',
  'payments',
  'inbox',
  'account',
] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** The tab that `?tab=` names; the first one when it names none. */
export const tabOf = (asked: string | null): ProfileTab =>
  profileTabs.find((_, place) => String(place + 1) === asked) ?? profileTabs[0];

export const numberOf = (tab: ProfileTab) => profileTabs.indexOf(tab) + 1;
