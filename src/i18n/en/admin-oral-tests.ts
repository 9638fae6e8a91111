/** The back office's screens of one-to-one oral tests. */
export const oralTests = {
  title: 'Oral Tests',
  resultTitle: 'Oral Test',
  batch: 'Batch',
  parts: 'Part of the year',
  part: (first: number, last: number) => `Units ${first}–${last}`,
  weeks: 'Weeks of the oral tests',
  week: (number: number) => `Week ${number}`,
  weekFrom: (first: string, last: string) => `${first} to ${last}`,
  weekOf: (week: number, weeks: number, first: number, last: number) =>
    `Week ${week} of ${weeks} for the tests of units ${first}–${last}`,
  noBatch: 'There is no batch yet, so there are no oral tests.',
  loading: 'The oral tests are being loaded',
  found: (tests: number) => (tests === 1 ? '1 time' : `${tests} times`),
  emptyTitle: 'No times in this week',
  emptyText: 'Open a day, and families choose a time for their child.',
  free: 'Free',
  ofOtherGroup: 'A child now in another group',
  gradeAndAge: (grade: string, age: number) => `${grade}, ${age} years`,
  at: (time: string) => `${time} WIB`,
  noTeacher: 'No teacher',
  states: { booked: 'Booked', done: 'Held', absent: 'Did not come' },
  notSaid: 'Result is missing',
  withoutResult: (tests: number) =>
    tests === 1 ? '1 test without a result' : `${tests} tests without a result`,
  toSchedule: 'All times',
  resultsTitle: 'All results are in',
  resultsText: 'A finished test stays here until its result is entered.',
  waitingTitle: (children: number) =>
    children === 1 ? '1 child has no time yet' : `${children} children have no time yet`,
  waitingText: 'Their package includes this test, but their family has not booked a time.',
  wasAbsent: 'did not come',
  group: (number: number) => `Group ${number}`,

  open: 'Open Times',
  openDialog: 'Open Times',
  openSubmit: 'Open',
  openHint: (first: string, last: string) =>
    `The tests follow each other without a break. Possible from ${first} to ${last}.`,
  linkHint:
    'A Zoom, Google Meet or Jitsi link for participants. Families get it 15 minutes before their time.',
  teacherHint: 'Whose groups may book',
  chooseTeacher: 'I hold them myself',
  lengths: (minutes: number) => `${minutes} minutes`,
  opened: (times: number, families: number) =>
    [
      times === 1 ? '1 time opened.' : `${times} times opened.`,
      ...(families === 0
        ? []
        : [
            families === 1
              ? '1 family without a time was told.'
              : `${families} families without a time were told.`,
          ]),
    ].join(' '),
  timeRange: (first: number, last: number) => `Please write a time from ${first}.00 to ${last}.00`,

  remove: 'Take Away',
  removeOf: (what: string) => `Take away: ${what}`,
  askRemove: (what: string) => `Take away ${what}?`,
  removeFree: 'Nobody has booked it.',
  removeBooked: (child: string) => `${child}’s family is told at once, and chooses another time.`,
  removeYes: 'Yes, take it away',
  removed: (what: string) => `Taken away: ${what}`,

  back: 'Oral Tests',
  room: 'Open the room',
  newTab: '(opens in a new tab)',
  linkTitle: 'Link of this test',
  saveLink: 'Save the link',
  linkSaved: (what: string, families: number) =>
    `Link saved: ${what}${families === 0 ? '' : ', the family is told'}`,
  freeTitle: 'Nobody has booked this time',
  freeText: 'A family may book it until the day before.',
  notBegun: (when: string) => `The result can be entered from ${when}.`,
  notForClerks: 'Results are for the teacher and owners only.',
  choose: 'Please choose a level',
  missing: (skills: string) => `Still missing: ${skills}`,
  remark: 'Remark',
  remarkHint: 'What stood out. The family reads it in the report, in the language you write in.',
  save: 'Save',
  saved: (child: string) => `${child}’s test is saved`,
  absent: 'Did Not Come',
  askAbsent: (child: string) => `${child} did not come?`,
  absentNote: 'The family may book once more.',
  absentYes: 'Yes, did not come',
  absentSaved: (child: string) => `${child} did not come`,
  isAbsent: (child: string) => `${child} did not come. A result can still be entered.`,
  correct: (when: string) =>
    `Entered on ${when}. A published report has to be proof-read and published again.`,
};
