/** The praise that goes with every feedback on a task, as one of three stickers (rule R203). */
export const praises = ['wonderful', 'well_done', 'brave_try'] as const;
export type Praise = (typeof praises)[number];

/** Letters of a feedback. */
export const MOST_FEEDBACK = 2000;
