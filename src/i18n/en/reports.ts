/** The progress reports of a child: the page of its family, and the PDF. */
export const reports = {
  title: 'Progress reports',
  one: 'Progress report',
  of: (name: string) => `${name}’s progress report`,
  units: (first: number, last: number) => `Units ${first} to ${last}`,
  grade: (grade: number) => `Grade ${grade}`,
  publishedOn: (day: string) => `Published on ${day}`,
  correctedOn: (day: string) => `Corrected on ${day}`,
  correctedText: 'The school has corrected this report. What you see here is what counts.',
  writtenBy: (teacher: string, correctedBy: readonly string[]) =>
    `Written by ${teacher}${correctedBy.length === 0 ? '' : `, corrected by ${new Intl.ListFormat('en-GB').format(correctedBy)}`}`,
  school: 'the school',

  ladder: 'Where your child stands',
  ladderOf: (name: string) => `Where ${name} stands`,
  ladderLead: 'Every child climbs this ladder at their own pace. What counts is the journey, not the marks.',
  /** from 1 to 5 */
  steps: ['Starting', 'Growing', 'On the way', 'Confident', 'Ready for more'],
  /** what a step says, from 1 to 5 */
  stepMeanings: [
    'is new to this and needs a lot of help',
    'understands the basics and still needs help',
    'manages much of it, some of it with help',
    'manages it well and without help',
    'manages all of it and is ready for more',
  ],
  stepOf: (step: number, name: string) => `Step ${step} of 5: ${name}`,
  /** the step of the report before this one */
  lastReport: (step: string) => `Last report: ${step}`,
  skills: {
    listening: 'Listening',
    speaking: 'Speaking',
    reading: 'Reading',
    writing: 'Writing',
    words: 'Words and grammar',
  },
  skillMeanings: {
    listening: 'understands spoken English',
    speaking: 'says things in English, and is understood',
    reading: 'reads English and finds what matters',
    writing: 'writes English words and sentences',
    words: 'knows and uses words, and puts them together',
  },

  facts: 'These weeks in numbers',
  attendance: 'Live classes',
  attended: (attended: number, held: number) =>
    held === 0 ? 'none were held' : `joined ${attended} of ${held}`,
  videos: 'Videos',
  watched: (watched: number, released: number) =>
    released === 0 ? 'none came out' : `${watched} of ${released} watched`,
  tasks: 'Tasks',
  tasksDone: (sent: number) => (sent === 0 ? 'none sent in' : sent === 1 ? '1 sent in' : `${sent} sent in`),
  written: 'Written test',
  /** what a child wrote is given points */
  reached: (skill: string, right: string, of: string) =>
    skill === 'writing' ? `${right} of ${of} points` : `${right} of ${of} right`,
  oral: 'Oral test',
  level: (level: number) => `level ${level} of 5`,
  notTaken: 'No result.',
  // A report stays as it was published: these are true of that day, whatever comes after it.
  toMark: 'It was still being marked when this report was written.',
  notHeld: 'There was no result yet when this report was written.',
  booked: (day: string) => `It was booked for ${day} when this report was written.`,
  oralSkills: {
    understanding: 'Understanding',
    speaking: 'Speaking fluently',
    pronunciation: 'Pronunciation',
    words: 'Words',
    grammar: 'Grammar',
  },

  strengths: 'What goes well',
  grow: 'What comes next',
  remarks: 'What the teacher says',
  ownWords: 'In the teacher’s own words',
  onlyInOther: 'The teacher wrote this part in Indonesian only.',
  oralRemark: 'From the oral test, in the teacher’s own words',
  nextSteps: 'What you can do at home',

  recordings: (name: string) => `${name} then and now`,
  recordingFirst: 'At the beginning of the year',
  recordingLatest: 'Now',

  none: 'No report yet',
  noneText: (name: string) => `There is no report here for ${name}.`,
  leftText: (name: string) =>
    `If a report was due before ${name} left, it will still come, and we will tell you.`,
  /** of a child that gets one */
  firstComes: (name: string, unit: number) =>
    `${name}’s first report comes after Unit ${unit} and its tests. We will tell you as soon as it is here.`,
  downloads: 'To keep, print and share',
  pdf: { en: 'PDF in English', id: 'PDF in Indonesian' },
  back: (name: string) => `${name}’s page`,
  loading: 'The reports are being loaded',
  others: 'Choose a report',
  broken: 'The recording cannot be played at the moment.',
  again: 'Load it again',
  play: { first: 'Play the recording from the beginning', latest: 'Play the latest recording' },

  toCome: 'What is still to come',
  comes: (day: string) =>
    `The teacher writes it after the tests of these units, from ${day}. We will tell you as soon as it is here.`,
  beingWritten: 'The report is written once the tests are done. We will tell you when it is here.',
  late: (day: string) =>
    `This report is late, and that is our fault: its tests ended on ${day}. We will tell you when it is here.`,
  notWritten: 'No report',
  notWrittenText: (first: number, last: number) =>
    `The year is over, and no report was written for units ${first} to ${last}. Please ask us about it.`,
  askMessage: (name: string, first: number, last: number) =>
    `Hello! I have a question about ${name}’s report for units ${first} to ${last}.`,
  closedBy: {
    not_in_package:
      'This year’s package has no report for these units. There is one with each payment of 4 months, and a whole year has all of them. The teacher’s notes are under Live classes.',
    bill_unpaid: (number: number, of: number) => `It opens once bill ${number} of ${of} is paid.`,
    bill_skipped: 'It belongs to months that were not paid, so there is none for these units.',
  },
  toBills: 'See the bills',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};
