import type { SchoolRules } from '../questions.ts';
import { spelled, spelledFirst } from '../spelled.ts';

/** What the home page promises, on the picture of a shared link, too. */
export const headline = 'English your child looks forward to';

/** The school in a line. */
export const schoolLine = ({ ages }: Pick<SchoolRules, 'ages'>) =>
  `English course for children aged ${ages.from} to ${ages.to}`;

/** A little trial of three questions; the course has some adventures in every unit. */
export const game = {
  title: 'Play a little, right now',
  hint: 'Three tiny questions for your child.',
  plainHint: 'Three tiny questions for your child. Think first, then unfold the answer.',
  hear: 'Hear it again',
  question: (number: number) => `Question ${number} of 3`,
  choose: 'What do you think? Choose a picture!',
  chooseAgain: 'Choose another picture.',
  /** below the English, where the page speaks another language */
  meanings: { mango: '', ducks: '', butterfly: '', wrong: '' },
  show: 'Show the answer',
  next: 'Next question',
  finish: 'See the stars',
  stars: 'Three stars',
  done: 'That was English already!',
  doneText: (adventures: number) =>
    `Three questions, all in English, and your child understood. In the course there are ${spelled(adventures, 'en')} new adventures in every unit.`,
  plainInvite: 'Was that fun for your child?',
  invite: 'Register your child',
  again: 'Play again',
};

/** The home page. The banner about new classes belongs to the shell, since it stands on every page with the header. */
export const home = ({
  ages,
  weeksInUnit,
  unitsBetweenTests,
  videoWeeks,
  maxInLiveClass,
  feedbackDays,
}: SchoolRules) => ({
  title: schoolLine({ ages }),
  description: `${spelledFirst(weeksInUnit - 1, 'en')} videos and a live class of at most ${maxInLiveClass} children every ${spelled(weeksInUnit, 'en')} weeks, and a study kit delivered to your door. Online English for children aged ${ages.from} to ${ages.to}.`,
  scene: {
    title: headline,
    lead: `An online course for children aged ${ages.from} to ${ages.to}: ${spelled(weeksInUnit - 1, 'en')} weeks with a new video, then a live class with a teacher.`,
    action: 'Register your child',
    picture: 'Kancil the mouse-deer and three children wave from a rice terrace in front of mountains',
    starts: (date: string) => `Classes start on ${date}.`,
    price: {
      monthly: (price: string) => `${price} a month`,
      condition: (months: number, first: string) =>
        `if you pay ${months === 12 ? 'the whole year' : `${months} months`} at once. The first payment is ${first}, with registration, study kit and course book; delivery is extra.`,
      start: (first: string, later: string, months: number) =>
        `Or start with ${first}, then ${later} every ${months} months.`,
      more: 'Work it out for your city',
    },
    clip: { label: 'From a lesson', film: 'A piece of a video lesson' },
  },
  trial: {
    name: 'Trial class',
    title: 'Look inside a class',
    lead: 'Nothing to book, nothing to pay: see what is in it, and let your child try a little.',
    promises: {
      videos: {
        title: 'A new video every Monday',
        text: `${spelledFirst(weeksInUnit - 1, 'en')} in a row. Each stays for ${spelled(videoWeeks, 'en')} weeks, so you choose the day.`,
      },
      live: {
        title: `Week ${weeksInUnit}: a live class`,
        text: `One teacher, at most ${maxInLiveClass} children, and everybody gets to speak.`,
      },
      feedback: {
        title: 'A word from the teacher',
        text: `On what your child hands in, within ${feedbackDays} working days.`,
      },
      report: {
        title: 'Tests and a report',
        text: `Written and spoken, after every ${spelled(unitsBetweenTests, 'en')} units; in the 4- and 12-month packages.`,
      },
      certificate: {
        title: 'A certificate to hang up',
        text: 'At the end of the year; in the 12-month package.',
      },
    },
    level: 'Which grade fits?',
    find: 'See it by birthdate',
  },
  game: { ...game, doneText: game.doneText(weeksInUnit - 1) },
  stories: {
    title: 'News from our school',
    all: 'See all news',
  },
  kit: {
    name: 'Study kit',
    title: 'A parcel for curious hands',
    lead: 'A courier brings it to your door once your first payment has arrived.',
    picture:
      'An open parcel with a course book, an exercise book, picture cards, pencils and a green satchel',
    parts: {
      book: 'English course book',
      exercises: 'Exercise book',
      cards: 'Picture cards',
      pencils: 'Sharpened pencils',
      satchel: 'Kancil’s satchel',
    },
    more: 'More about the study kit',
  },
  voices: {
    title: 'What parents say',
  },
  learners: {
    title: 'Our graduates and students',
    graduates: 'Graduates',
    students: 'Students',
    more: 'See what our students have made',
  },
  closing: {
    action: 'Register your child',
  },
});
