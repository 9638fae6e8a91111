/** The page of a child's tests: few open it often, so its words come with it alone. */
export const oralTests = {
  title: 'Tests',
  of: (name: string) => `${name}’s tests`,
  back: (name: string) => `${name}’s page`,
  loading: 'The tests are being loaded',

  oral: 'Oral test',
  lead: (name: string) =>
    `At the end of each part of the year, if the package includes it, the teacher chats with ${name} one to one, by video, for a few minutes. There is nothing to learn for it.`,
  part: (first: number, last: number) => `Units ${first} to ${last}`,
  days: (first: string, last: string) => `Test weeks: ${first} to ${last}`,
  none: 'The written and oral tests appear here once a year is booked.',
  waiting: (name: string) =>
    `As soon as ${name}’s teacher opens times, we will tell you and you can choose one here.`,
  noSlots:
    'There is no time to choose at the moment. As soon as the teacher opens one, it appears here. If the test weeks go by without one, please write to us.',
  over: 'The test weeks are over, and the test was not held. Please write to us and we will find a time.',
  /** of a year that is over */
  wasNotHeld: 'This test was not held.',
  missedTwice: 'It was missed twice. Please write to us, and we will find a time together.',
  ask: 'Ask us on WhatsApp',
  askMessage: (name: string) => `Hello! I have a question about ${name}’s oral test.`,
  done: (day: string) => `Held on ${day}.`,
  inReport: 'How it went is in the report',
  toReport: 'How it went will be in the report for these units.',
  missed: (name: string, when: string) => `${name} did not come on ${when}. Please choose another time.`,
  closedBy: {
    not_in_package:
      'This year’s package has no oral test: there is one with each payment of 4 months, and a whole year has all of them.',
    bill_unpaid: (number: number, of: number) => `It opens once bill ${number} of ${of} is paid.`,
    bill_skipped: 'It belongs to months that were not paid, so it stays closed.',
  },
  toBills: 'See the bills',

  choose: 'Choose a time',
  with: (teacher: string) => `with ${teacher}`,
  takeOf: (when: string) => `Take this time: ${when}`,
  until: 'You can move it or give it up until the day before.',
  booked: 'Booked',
  bookedWhen: (name: string, when: string) => `Booked: ${name}, ${when}.`,
  minutes: (minutes: number) => `${minutes} minutes`,
  opens: (minutes: number, time: string) =>
    `The button to join appears here ${minutes} minutes before, at ${time}.`,
  join: 'Join the test',
  joinUntil: (time: string) => `It goes on until ${time}. It opens in a new window.`,
  itsDay: 'It is today, so it can no longer be moved. If something comes up, please write to us.',
  notSaid: 'The teacher has yet to say how it went.',
  move: 'Choose another time',
  keep: 'Keep this time',
  giveUp: 'Give it up',
  giveUpAsk: {
    title: 'Give up this time?',
    text: (when: string) => `${when} is then free for another child. You can choose a time again here.`,
    yes: 'Yes, give it up',
    no: 'Keep it',
  },
  givenUp: 'The time is free again.',
};
