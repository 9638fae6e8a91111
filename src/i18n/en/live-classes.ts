/** The page of a child's live classes: few open it often, so its words come with it alone. */
export const liveClasses = {
  title: 'Live classes',
  of: (name: string) => `${name}’s live classes`,
  back: (name: string) => `${name}’s page`,
  group: (number: number) => `Group ${number}`,
  groupMeets: (day: string, time: string) => `${day}, ${time}`,
  loading: 'The live classes are being loaded',

  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays: (days: number) => `In ${days} days`,
  isOn: 'The door is open',
  unit: (unit: number) => `Unit ${unit}`,
  makeUp: (unit: number) => `Make-up class for Unit ${unit}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  moved: 'moved',
  begins: (from: string, to: string) =>
    `It begins at ${from} and goes on until ${to}. The class opens in a new window.`,
  goesOn: (time: string) => `It goes on until ${time}. The class opens in a new window.`,
  unpaid: (name: string) => `${name} can join this class once this bill is paid:`,
  unpaidEarlier: (name: string, first: string, needed: string) =>
    `${name} can join this class once ${needed} is paid. ${first} comes first, and can be paid now:`,
  skipped: 'This class is in months that were not paid, so it stays closed.',
  toBills: 'See the bills',
  noRoom: 'The way in is not here yet. It will appear by itself. If it takes too long, ask us.',
  ask: 'Ask us on WhatsApp',
  askMessage: (name: string, when: string) =>
    `Hello! I have a question about ${name}’s live class on ${when}.`,

  bring: 'What to have ready',
  bringBook: (unit: number) => `The course book, open at Unit ${unit}, a pencil and paper`,
  bringDevice: 'A charged phone, tablet or computer with a camera and microphone',
  bringPlace: 'A quiet place; headphones, if you have some',

  sound: 'Check the sound',
  soundLead: 'A short tone, so there is no hunting for the sound when the class begins.',
  play: 'Play the tone',
  playAgain: 'Play it again',
  hear: 'Can you hear it?',
  yes: 'Yes',
  no: 'No',
  heard: 'All set. It will sound like this in class, too.',
  notHeard: 'Please try this, and then play the tone again:',
  notHeardWays: [
    'Turn the sound of the phone or computer up, and silent mode off.',
    'Take headphones out and put them in again, or turn Bluetooth off.',
    'Close other apps that play sound, and load this page again.',
  ],

  year: 'The classes of the year',
  attended: (name: string, attended: number, held: number) =>
    `${name} joined ${attended} of ${held} ${held === 1 ? 'live class' : 'live classes'}.`,
  noteOf: (teacher: string) => `${teacher} writes:`,
  noteOfTeacher: 'The teacher writes:',
  cancelledText: 'It will not take place. As soon as there is a new date, we will tell you.',
  cancelledMadeUp: 'It will not take place.',
  cannotCome: 'Can’t come',
  cannotComeOf: (what: string) => `Can’t come: ${what}`,
  cannotComeAsk: {
    title: (name: string) => `${name} can’t come?`,
    text: (name: string) =>
      `The teacher will see it. You can then choose another group’s class, if one has a free place. Until the class begins you can still say that ${name} is coming after all.`,
    yes: 'Tell the teacher',
    no: 'Cancel',
  },
  comesAfterAll: 'Will come after all',
  comesAfterAllOf: (what: string) => `Will come after all: ${what}`,
  chooseAnother: 'Choose another',
  chooseAnotherOf: (what: string) => `Choose another make-up class: ${what}`,
  giveUp: 'Give it up',
  giveUpOf: (what: string) => `Give the make-up class up: ${what}`,
  giveUpAsk: {
    title: 'Give up the make-up class?',
    comes: (name: string, makeUp: string) =>
      `${name} comes to this class after all, and the place on ${makeUp} goes to another child.`,
    another: (makeUp: string) =>
      `The place on ${makeUp} goes to others, and you choose from the places that are free now.`,
    yes: 'Yes, give it up',
    no: 'Keep it',
  },
  givenUp: (makeUp: string) => `The place on ${makeUp} is free again.`,
  chooseNow: 'Please choose another class here.',
  comesAgain: (name: string) => `Good, ${name} is coming. The teacher knows.`,
  makeUps: 'Choose a make-up class',
  noMakeUps:
    'No other group has a free place for this class right now. If one becomes free, it will appear here.',
  take: 'Take this place',
  takeOf: (when: string) => `Take this place: ${when}`,
  taken: (name: string, when: string) => `${name} has a place: ${when}.`,
  madeUpIn: (day: string) => `Make-up class: ${day}`,

  noneNext:
    'No live class is planned at the moment. As soon as one is, you will see it here and in your inbox.',
  findingTitle: 'We are finding a time',
  findingText: (name: string) =>
    `${name} has a place in a group. As soon as the day, time and teacher are certain, you will see them here and in your inbox.`,
  noGroupTitle: 'No group yet',
  noGroupText: (name: string) => `We are finding a group for ${name} and will tell you in your inbox.`,
  usually: (times: string) => `Most groups meet ${times}.`,
  testText: (name: string) => `After the placement test ${name} joins a group of the right grade.`,
  notBoughtText: (name: string) =>
    `Every course has a live class in each unit. Once ${name} has a course, you will see the day and time here.`,
};
