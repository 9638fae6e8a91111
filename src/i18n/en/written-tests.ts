/** The pages of a child's written tests: few open them often, so their words come with them alone. */
export const writtenTests = {
  title: 'Written test',
  lead: (name: string) =>
    `At the end of each part of the year, if the package includes it, ${name} takes a test at home: listening, reading, words, and a little writing.`,
  loading: 'The written tests are being loaded',
  part: (first: number, last: number) => `Units ${first} to ${last}`,
  week: (first: string, last: string) => `Week of the test: ${first} to ${last}`,
  needs: (minutes: number) => `${minutes} minutes without a break, a quiet place, and sound for listening.`,

  /** before its week */
  noTest: (day: string) => `It opens on ${day}, and you will hear from us.`,
  late: 'This test is late, and that is our fault. We will let you know as soon as it is ready, and until when it is open.',
  notTaken: 'This test was not taken. The report for these units came without it.',
  wasNoTest: 'There was no written test for these units.',
  early: (name: string, day: string) =>
    `${name} can take it in test week, from ${day}. You will hear from us that Monday.`,
  openUntil: (day: string) => `It can be started until ${day}.`,
  openAgainUntil: (day: string) => `The teacher has opened it once more: it can be started until ${day}.`,
  missed: (name: string) =>
    `Test week is over, and it was not started. ${name}’s teacher can open it once more. Just write to us.`,
  missedAgain: 'It was opened once more and was not started. Please write to us.',
  askMissed: (name: string) => `Hello! ${name} has missed the written test. Could it be opened once more?`,
  askMissedAgain: (name: string) => `Hello! I have a question about ${name}’s written test.`,
  ask: 'Ask us on WhatsApp',
  sent: 'It has arrived and is being marked. The result comes with the report for these units.',
  marked: 'It has been marked. The result comes with the report for these units.',
  inReport: 'The result is in the report',
  takenAtHome: (day: string) => `Taken at home on ${day}`,
  takenOnPaper: (day: string) => `Written on paper on ${day}`,
  sheet: 'See the sheet',
  closedBy: {
    not_in_package:
      'This year’s package has no written test. There is one with each payment of 4 months, and a whole year has all of them.',
    bill_unpaid: (number: number, of: number) => `It opens once bill ${number} of ${of} is paid.`,
    bill_skipped: 'It belongs to months that were not paid, so it stays closed.',
  },
  toBills: 'See the bills',

  // Before it begins.
  beforePoints: [
    'Once started, the clock keeps running, even when the page is closed.',
    'There is listening, reading, words, and a little writing.',
    'Please let your child answer alone. Mistakes show the teacher where to help.',
    'Answers save themselves. If the connection drops, open this page again and carry on.',
  ],
  /** a tone is tried before the clock runs */
  sound: {
    soundLead: 'The first section is for listening. A short tone shows whether the sound is on.',
    heard: 'All set. The recordings will sound like this.',
  },
  readsRecordings: (name: string) => `${name} has trouble hearing: show the recordings as text`,
  start: 'Start the test',
  goOn: 'Go on with the test',
  isOpen: 'Open now',
  isRunning: 'Under way',
  ready: {
    title: (name: string) => `Is ${name} ready?`,
    once: (minutes: number) =>
      `The ${minutes} minutes start when you press the button, and the test can be taken only once.`,
    yes: (minutes: number) => `Start now: ${minutes} minutes`,
    no: 'Not yet',
  },

  // During the test, to the child.
  sections: {
    listening: 'Listening',
    reading: 'Reading',
    words: 'Words and grammar',
    writing: 'Writing',
  },
  sectionOf: (place: number, of: number) => `Section ${place} of ${of}`,
  instructions: {
    listening: 'Listen and choose the right answer. You can listen twice.',
    reading: 'Read and choose the right answer.',
    words: 'Choose the right word, or tap the words in the right order.',
    writing: 'Write in English. Short sentences are fine.',
  },
  timeLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  yourAnswer: 'Write your answer',
  lettersLeft: (letters: number) => (letters === 1 ? '1 letter left' : `${letters} letters left`),
  begin: 'Begin this section',
  nextSection: 'Next section',
  toEnd: 'To the end',
  end: {
    title: 'Are you done?',
    answered: (count: number, of: number) => `${count} of ${of} answered`,
    lookAt: (section: string) => `Look at: ${section}`,
    open: (count: number) =>
      count === 0
        ? 'You have answered everything. Well done!'
        : count === 1
          ? '1 question has no answer yet.'
          : `${count} questions have no answer yet.`,
    text: 'After that you cannot change your answers.',
    yes: 'Yes, I am done',
  },
  timeUp: 'Time is up. What you have written has arrived.',
  done: {
    title: (name: string) => `Well done, ${name}!`,
    text: 'Your test has arrived. Your teacher will read what you wrote.',
    parent: 'The result comes with the report for these units. You will hear from us.',
    back: 'Back to the tests',
  },
};
