/** What the sentences of the bank are for: what a child does well, what grows next, and what its family can do at home. */
export const sentenceGroups = ['strengths', 'grow', 'home'] as const;
export type SentenceGroup = (typeof sentenceGroups)[number];

/** A text in both languages. */
export interface InBoth {
  readonly en: string;
  readonly id: string;
}

/** What stands in a sentence for the child's first name. */
export const namePlace = '{name}';

const placesIn = (text: string): number => text.split(namePlace).length - 1;
const hasOtherBraces = (text: string): boolean => /[{}]/.test(text.replaceAll(namePlace, ''));

/** Whether a sentence may come into the bank: it names the child in both languages or in neither, and holds no other braces (rule R212). */
export const mayBeSentence = ({ en, id }: InBoth): boolean =>
  placesIn(en) > 0 === placesIn(id) > 0 && !hasOtherBraces(en) && !hasOtherBraces(id);

/** A sentence as it is said of a child. */
export const saidOf = (text: string, firstName: string): string =>
  text.replaceAll(namePlace, () => firstName);
