/** What a child sends in for its lessons, and what the teacher says of it. */
export const tasks = {
  title: 'Tasks',
  of: (name: string) => `${name}’s tasks`,
  back: (name: string) => `${name}’s page`,
  loading: 'The tasks are being loaded',
  lead: (name: string) =>
    `A picture, a recording or a short video: here you see what ${name} has sent in, and what the teacher says.`,
  emptyTitle: 'Nothing sent in yet',
  emptyText: (name: string, days: number) =>
    `${name} can send something in with every video lesson. The teacher answers within ${days} working days.`,
  /** for a child in no year */
  noYear: (name: string, days: number) =>
    `While ${name} is on a course, every video lesson has a place to send something in. The teacher answers within ${days} working days.`,
  toChild: (name: string) => `To ${name}’s page`,
  toLessons: 'See the lessons',

  kinds: { wfhart: '#WFHArt', parents_and_me: 'My Parents & Me', assignment: 'Assignment' },
  kindTexts: {
    wfhart: 'Drawn, painted or built at home, and told in English.',
    parents_and_me: 'Done together: the two of you speak, sing or play in English.',
    assignment: 'The task from the book or the video.',
  },
  lesson: (unit: number, week: number) => `Unit ${unit}, week ${week}`,
  sentOn: (day: string) => `Sent on ${day}`,
  again: 'Sent once more',

  // Sending in.
  sendLead: (name: string, days: number) =>
    `Here ${name} can show the teacher something: a picture, a recording or a short video. The answer comes within ${days} working days.`,
  sentHere: 'Sent in for this lesson',
  seeAll: (name: string) => `See all of ${name}’s tasks`,
  send: 'Send a task in',
  /** after something else was sent for the same lesson */
  sendMore: 'Send something else',
  sendTitle: (name: string) => `What would you like to send in, ${name}?`,
  chooseKind: 'What is it?',
  files: 'Pictures, recordings, videos',
  filesHint: (most: number, megabytes: string, minutes: number) =>
    `Up to ${most}, each of ${megabytes} MB at most. A recording or video can be up to ${minutes} minutes long.`,
  words: 'A few words for the teacher',
  wordsHint: 'If you like: what it is, and how it was made.',
  submit: 'Send it in',
  sent: (name: string) => `It is on its way to ${name}’s teacher.`,
  replace: 'Send another instead',
  withdraw: 'Take it back',
  withdrawAsk: {
    title: 'Take this task back?',
    text: 'It is deleted with its files. While the lesson is open, another one can be sent in.',
    yes: 'Yes, take it back',
    no: 'Leave it there',
  },
  withdrawn: 'The task has been taken back.',
  onlyPictures: 'For recordings and videos, ask Mum or Dad first. Pictures can be sent right away.',
  toConsents: 'Allow recordings',

  // Its files.
  converting: 'Getting ready. It will appear here by itself.',
  failed: 'This file could not be read. Please send another instead.',
  gone: 'This file is no longer here: it was removed, or recordings are no longer allowed.',
  picture: (number: number, name: string) => `Picture ${number} by ${name}`,
  play: (number: number) => `Play recording ${number}`,
  broken: 'This one could not be shown.',
  tryAgain: 'Try again',

  // The feedback.
  waiting: (day: string) => `The teacher answers by ${day}.`,
  late: 'The answer should be here by now. We are sorry, it is coming as soon as possible.',
  feedback: 'What the teacher says',
  feedbackBy: (teacher: string) => `What ${teacher} says`,
  givenOn: (day: string) => `On ${day}`,
  correctedOn: (day: string) => `changed on ${day}`,
  praises: { wonderful: 'Wonderful!', well_done: 'Well done!', brave_try: 'A brave try!' },
  onceMore: (name: string) => `The teacher would like to see it once more. Have another go, ${name}!`,
  sendAgain: 'Send it once more',
};
