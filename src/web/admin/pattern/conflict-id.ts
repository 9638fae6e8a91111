/** The heading of a conflict, which takes the focus while it has to be decided first. */
export const CONFLICT_ID = 'conflict';
