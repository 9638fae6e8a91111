/** What the sentences of the bank are for: what a child does well, what grows next, and what its family can do at home. */
export const sentenceGroups = ['strengths', 'grow', 'home'] as const;
export type SentenceGroup = (typeof sentenceGroups)[number];
