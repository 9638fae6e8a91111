/** How far a report has come: being written, handed over to be proof-read, proof-read, with the family (rule R214). */
export const reportStates = ['draft', 'written', 'proofread', 'published'] as const;
export type ReportState = (typeof reportStates)[number];
