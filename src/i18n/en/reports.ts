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
  writtenBy: (teacher: string) => `Written by ${teacher}`,
  school: 'the school',

  ladder: 'Where your child stands',
  ladderOf: (name: string) => `Where ${name} stands`,
  ladderLead: 'Every child climbs this ladder at its own pace. It is about the way, not about marks.',
  /** from 1 to 5 */
  steps: ['Starting', 'Growing', 'On the way', 'Confident', 'Ready for more'],
  /** what a step says, from 1 to 5 */
  stepMeanings: [
    'meets it for the first time and needs a lot of help',
    'understands the beginnings and still needs help',
    'manages much of it, some of it with help',
    'manages it well and without help',
    'manages all of it and is ready for more',
  ],
  stepOf: (step: number, name: string) => `Step ${step} of 5: ${name}`,
  skills: {
    listening: 'Listening',
    speaking: 'Speaking',
    reading: 'Reading',
    writing: 'Writing',
    words: 'Words and grammar',
  },
  skillMeanings: {
    listening: 'understands English that is heard',
    speaking: 'says things in English, and is understood',
    reading: 'reads English and finds what matters in it',
    writing: 'writes English words and sentences',
    words: 'knows and uses words, and puts them together',
  },

  facts: 'These twelve weeks in numbers',
  attendance: 'Live classes',
  attended: (attended: number, held: number) =>
    held === 0 ? 'none were held' : `was at ${attended} of ${held}`,
  videos: 'Videos',
  watched: (watched: number, released: number) =>
    released === 0 ? 'none came out' : `${watched} of ${released} watched`,
  tasks: 'Tasks',
  tasksDone: (sent: number) => (sent === 0 ? 'none sent in' : sent === 1 ? '1 sent in' : `${sent} sent in`),
  written: 'Written test',
  right: (right: string, of: string) => `${right} of ${of} right`,
  oral: 'Oral test',
  level: (level: number) => `level ${level} of 5`,
  notTaken: 'not taken',
  notHeld: 'not held',
  oralSkills: {
    understanding: 'Understanding',
    speaking: 'Speaking fluently',
    pronunciation: 'Pronunciation',
    words: 'Words',
    grammar: 'Grammar',
  },

  strengths: 'What goes well',
  grow: 'What grows next',
  remarks: 'What the teacher says',
  ownWords: 'In the teacher’s own words',
  onlyInOther: 'The teacher wrote this part in Indonesian only.',
  oralRemark: 'From the oral test',
  nextSteps: 'What you can do at home',

  recordings: (name: string) => `${name} then and now`,
  recordingFirst: 'At the beginning of the year',
  recordingLatest: 'Now',

  none: 'No report yet',
  noneText: (name: string) =>
    `${name}’s first report comes after Unit 3 and its tests. You get a message as soon as it is here.`,
  download: 'Save as PDF',
  page: (page: number) => `Page ${page}`,
};
