/** The back office's screens of progress reports, for owners and teachers. */
export const reports = {
  title: 'Reports',
  states: {
    none: 'Not begun',
    draft: 'Draft',
    written: 'To be proof-read',
    proofread: 'Proof-read',
    published: 'Published',
  },
  sentenceGroups: {
    strengths: 'What goes well',
    grow: 'What grows next',
    home: 'At home',
  },
  readByFamily: (day: string) => `Read by the family on ${day}`,
  notReadByFamily: 'Not read by the family yet',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  correction: (revision: number) => `Correction ${revision - 1}`,
  withoutReport: (names: string) => `No report of this part: ${names}`,
};
