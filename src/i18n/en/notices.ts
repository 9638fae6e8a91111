import { written_test_open } from './written-test-notices.ts';
import type {
  ChangedClass,
  ClassChanges,
  ClassNews,
  ComingClass,
  LiveClass,
  OralTest,
} from './class-notices.ts';

interface Bill {
  child: string;
  /** `Bill 2 of 6 · 12 October 2026 – 11 December 2026` */
  bill: string;
  amount: string;
  due: string;
  /** how many days from the day on which it is said */
  days: number;
  lastDay: string;
  /** whether lessons can be watched in its time */
  opens: boolean;
  /** how many come in its time */
  lessons: number;
  /** the last day of the week with the year's last lesson, a Sunday */
  lastLesson: string;
}

interface Child {
  name: string;
  lessons: readonly string[];
}

interface Joining {
  children: readonly Child[];
  batch: number;
  begins: string;
  hasBegun: boolean;
  lastDay: string;
  /** the day on which it is said, and how many days are left then */
  today: string;
  days: number;
}

/** A batch that takes registrations for the year after this one. */
interface Following {
  batch: number;
  lastDay: string;
}

/** Lessons that changed holidays move together. */
interface Moved {
  first: { unit: number; week: number };
  last: { unit: number; week: number };
  /** the new first day of the first of them */
  to: string;
  /** below 0: they come earlier */
  weeks: number;
}

/** What a child sent in for a lesson, and the teacher has answered. */
interface ReviewedWork {
  unit: number;
  week: number;
  /** the teacher asks for it once more */
  onceMore: boolean;
  /** what stands on it */
  sticker: string;
}

const reportSections = {
  ladder: 'the skill levels',
  remarks: 'the teacher’s remarks',
  next_steps: 'what you can do at home',
  numbers: 'attendance, videos and tasks',
  written: 'the written test',
  oral: 'the oral test',
};

const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
const namesOf = (children: readonly Child[]) => listed(children.map(({ name }) => name));
const moved = ({ first, last, to, weeks }: Moved) => {
  const place = ({ unit, week }: Moved['first']) => `Unit ${unit}, week ${week}`;
  const isOne = first.unit === last.unit && first.week === last.week;
  const by = Math.abs(weeks) === 1 ? '1 week' : `${Math.abs(weeks)} weeks`;
  const when = `${by} ${weeks < 0 ? 'earlier' : 'later'}`;
  return isOne
    ? `${place(first)} comes ${when}, on ${to}.`
    : `${place(first)} to ${place(last)} come ${when}, from ${to}.`;
};
/** A title may end its sentence itself. */
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const lessonsOf = (children: readonly Child[]) =>
  children.map(({ name, lessons }) => ended(`${name}: ${lessons.join(', ')}`)).join(' ');

/** When a bill is due: with the date, because a message is read on another day too. */
const dueOn = ({ due, days }: Bill) =>
  days === 0 ? `due today, ${due}` : days === 1 ? `due tomorrow, ${due}` : `due in ${days} days, on ${due}`;

/** Which lessons a bill opens, and until when its year has any (rule R113). */
const opened = ({ lessons, lastLesson, opens }: Bill) => {
  const last = `the year’s lessons go on until Sunday, ${lastLesson}.`;
  if (lessons > 0) return `It opens ${lessons === 1 ? '1 lesson' : `${lessons} lessons`}; ${last}`;
  return opens
    ? `T${last.slice(1)}`
    : `It is the last instalment of the year’s price and opens no more lessons: ${last}`;
};

/** What is pressed on a child's page, where a year is bought for the first time or again. */
const toJoin =
  'Open the child’s page and press “Buy Course”, or “Move to Next Grade” if your child already learns with us.';
const classKind = (classes: readonly LiveClass[]) =>
  classes.every(({ native }) => native) ? 'live class with a native teacher' : 'live class';
const classLine = ({ when, minutes, teacher }: LiveClass) =>
  `${when}${teacher === null ? '' : `, with ${teacher}`}, ${minutes} minutes`;
const changedLine = (one: ChangedClass) => {
  if (one.before === null || one.change === 'none') return `${classLine(one)}.`;
  const length = one.before.minutes === one.minutes ? '' : `${one.before.minutes} minutes`;
  const before = one.change === 'length' ? [length] : [one.before.when, length];
  return `${classLine(one)}, instead of ${before.filter((part) => part !== '').join(', ')}.`;
};
const pageOf = (names: readonly string[]) =>
  names.length === 1 ? `${names.join('')}’s page` : 'the page of each child';
const namesIn = (classes: readonly ComingClass[]) => classes.flatMap(({ names }) => names);
const coming = (classes: readonly ComingClass[]) => {
  const units = [...new Set(classes.map(({ unit }) => `Unit ${unit}`))];
  const lines = classes.map(
    (one) => `${classes.length > 1 ? `${listed(one.names)}: ` : ''}${classLine(one)}.`,
  );
  return `${lines.join(' ')} Have the book of ${listed(units)} and headphones ready. The button to join appears shortly before on ${pageOf(namesIn(classes))}.`;
};

/** What the school tells a family in the course of the year. */
export const notices = {
  bill_due: {
    title: (bill: Bill) => `${bill.child}: ${bill.amount} is ${dueOn(bill)}`,
    body: (bill: Bill) =>
      `${bill.bill}: ${bill.amount} for ${bill.child}. It is ${dueOn(bill)}. ${opened(bill)}${
        bill.opens
          ? bill.days > 0
            ? ` If it is not paid by ${bill.due}, ${bill.child}’s lessons wait until it is.`
            : ` Pay today and ${bill.child} keeps watching.`
          : ''
      }`,
  },
  bill_overdue: {
    title: ({ child, amount, opens }: Bill) =>
      opens
        ? `${child}’s lessons are waiting: ${amount} has not been paid`
        : `${child}: ${amount} is still open`,
    body: (bill: Bill) =>
      `${bill.bill}: ${bill.amount} was due on ${bill.due} and has not arrived. ${opened(bill)}${
        bill.opens ? ' The lessons open again as soon as it is paid.' : ''
      } Is the date awkward? Please write to us.`,
  },
  bill_lapsing: {
    title: ({ child, amount, lastDay }: Bill) => `${child}: ${amount} can only be paid until ${lastDay}`,
    body: (bill: Bill) =>
      `${bill.bill}: ${bill.amount} can be paid until ${bill.lastDay}. ${
        bill.opens
          ? `Lessons that can still be watched open straight away; those that have gone do not come back. After that day it can no longer be paid: nothing is owed for these months, but their lessons stay closed for ${bill.child}.`
          : `${opened(bill)} After that day it can no longer be paid, and nothing is owed for it.`
      }`,
  },
  video_new: {
    title: (children: readonly Child[]) => `New this week for ${namesOf(children)}`,
    /** `lastDay` is null where no video is among them, but a class or a test with a teacher */
    body: (children: readonly Child[], lastDay: string | null) =>
      lastDay === null
        ? lessonsOf(children)
        : `${lessonsOf(children)} This week’s videos can be watched until ${lastDay}.`,
  },
  video_last_day: {
    title: (children: readonly Child[]) => `Last day to watch for ${namesOf(children)}`,
    body: (children: readonly Child[], lastDay: string | null) =>
      lastDay === null
        ? lessonsOf(children)
        : `${lessonsOf(children)} This can be watched until the end of ${lastDay}. Then it is gone.`,
  },
  year_ending: {
    title: (children: readonly Child[]) => `The last unit of the year has begun for ${namesOf(children)}`,
    body: (_children: readonly Child[], _lastDay: string | null) =>
      'Once its lessons are over, so is this year’s course.',
    /** where a child has not bought its next year */
    next: (following: Following | null) =>
      following
        ? `To carry on next year, register for Batch ${following.batch} by ${following.lastDay}: open the child’s page and press “Move to Next Grade”.`
        : 'Registration for the next year is not open yet. As soon as it is, you will see it on your child’s page under “Move to Next Grade”.',
  },
  child_erased_soon: {
    title: (child: string, day: string) => `We will erase ${child}’s data on ${day}`,
    body: (child: string, withAccount: boolean) =>
      `${child} has not learned with us for a long time, so we will erase the name, birthdate and photo, what you sent in, test answers and results, photos of test sheets, reports and certificates${
        withAccount ? ', along with your account' : ''
      }. Download the certificates first. A copy of everything is under Data & account until then. If ${child} joins a class, everything stays.`,
  },
  registration_open: {
    title: ({ children, batch }: Joining) => `Batch ${batch} is open: ${namesOf(children)} can join`,
    body: ({ begins, hasBegun, lastDay }: Joining) =>
      `The lessons of this class ${hasBegun ? 'began' : 'begin'} on ${begins}. You can register until ${lastDay}. ${toJoin}`,
  },
  registration_closing: {
    title: ({ children, lastDay }: Joining) => `Register ${namesOf(children)} by ${lastDay}`,
    body: ({ batch, begins, hasBegun, lastDay, today, days }: Joining) =>
      `The last day to register for Batch ${batch} is ${lastDay}. That is ${days} days from today, ${today}. The lessons of this class ${hasBegun ? 'began' : 'begin'} on ${begins}. ${toJoin}`,
  },
  holidays_changed: {
    title: (names: readonly string[]) => `Changed holidays: ${listed(names)}’s lessons move`,
    body: (free: readonly string[], moves: readonly Moved[], lastLesson: string) =>
      [
        ...free.map((week) => `Holiday ${week}.`),
        'The school has changed the holiday weeks:',
        ...moves.map((one) => `• ${moved(one)}`),
        `The year’s lessons now go on until Sunday, ${lastLesson}. What is already on your child’s page stays.`,
      ].join('\n'),
  },
  parcel_shipped: {
    title: (child: string) => `${child}’s study kit is on its way`,
    body: (courier: string, resi: string | null) =>
      resi
        ? `We have given it to ${courier}. Tracking number: ${resi}. You can track it on the courier’s site.`
        : `We have given it to ${courier}. The tracking number will be on your child’s page as soon as we have it.`,
  },
  grade_set: {
    title: (child: string, grade: number) => `${child} is now in Grade ${grade}`,
    body: (child: string, grade: number) =>
      `The grade says how hard the English in the lessons is, and the school has chosen the one that suits ${child}. From now on ${child}’s page shows the lessons of Grade ${grade}. Your bills stay the same, and there is nothing to do. Any questions? Please write to us.`,
  },
  live_class_set: {
    title: ({ names, at, classes }: ClassNews) =>
      classes.length === 1
        ? `${listed(names)}: ${classKind(classes)} on ${at}`
        : `${listed(names)}: live classes from ${at}`,
    /** `weekly` where all are on one day of the week at one time */
    body: ({ names, classes }: ClassNews, weekly: (LiveClass & { weekday: string; first: string }) | null) =>
      weekly
        ? `In the last week of each unit, on ${weekly.weekday} at ${classLine(weekly)}. The first one is on ${weekly.first}. All dates are on ${pageOf(names)}.`
        : `${classes.map((one) => `${classLine(one)}.`).join(' ')} The button to join appears shortly before on ${pageOf(names)}.`,
  },
  live_class_moved: {
    title: ({ names, at, classes, length }: ClassChanges) => {
      const [first, ...others] = classes;
      if (others.length > 0)
        return `${listed(names)}: ${length ? `live classes now take ${length.now} minutes` : 'live classes at new times'}`;
      const what = `${listed(names)}: ${classKind(classes)}`;
      if (length) return `${what} on ${at} now takes ${length.now} minutes`;
      return first?.change === 'given' ? `${what} takes place, on ${at}` : `${what} moved to ${at}`;
    },
    body: ({ names, classes, length, makeUps, isExcused }: ClassChanges) => {
      const [first] = classes;
      const lines =
        first && length && classes.length > 1
          ? [
              `From ${first.when}, each class takes ${length.now} minutes instead of ${length.before}. They begin at the same time as before.`,
            ]
          : classes.map(changedLine);
      const chosen = makeUps.map(({ name, when, stands }) =>
        stands
          ? `The make-up class on ${when} stays as chosen: ${name} goes to that one instead of this.`
          : `The make-up class on ${when} is given up: ${name} comes to this one again.`,
      );
      if (makeUps.filter(({ stands }) => stands).length === names.length)
        return [...lines, ...chosen].join(' ');
      const until = classes.length === 1 ? 'it' : 'a class';
      if (isExcused)
        return `${[...lines, ...chosen].join(' ')} ${listed(names)} ${names.length === 1 ? 'stays' : 'stay'} excused. Can you make it after all? Until ${until} begins you can tell us on ${pageOf(names)}.`;
      const makeUp = classes.every(({ native }) => native)
        ? ''
        : ', and choose a make-up class with a free place';
      return `${[...lines, ...chosen].join(' ')} Does that not work for you? Until ${until} begins you can tell us on ${pageOf(names)} that ${names.length === 1 ? listed(names) : 'your child'} cannot come${makeUp}.`;
    },
  },
  live_class_cancelled: {
    title: ({ names, at, classes }: ClassNews) =>
      classes.length === 1
        ? `${listed(names)}: no ${classKind(classes)} on ${at}`
        : `${listed(names)}: some live classes are cancelled`,
    body: ({ names, classes }: ClassNews) => {
      const isOne = classes.length === 1;
      const elsewhere = classes.every(({ native }) => native)
        ? ''
        : ` If you like, choose a class of another group with a free place instead, on ${pageOf(names)}.`;
      return `We are sorry, ${isOne ? 'this class is' : 'these classes are'} cancelled: ${classes.map(classLine).join('; ')}. ${isOne ? 'It' : 'They'} will be made up for, and we will tell you the new ${isOne ? 'date' : 'dates'} as soon as we can.${elsewhere}`;
    },
    /** of children who are in another group now, which has no times yet */
    leftTitle: ({ names }: ClassNews) => `${listed(names)}: another group, and its times are still to come`,
    leftBody: ({ names, classes: [first, ...others] }: ClassNews) =>
      `${listed(names)} ${names.length === 1 ? 'has' : 'have'} moved to another group of live classes.${first ? ` The former ${others.length === 0 ? 'time no longer counts' : 'times no longer count'}: there is no class for ${names.length === 1 ? listed(names) : 'them'} on ${first.when}${others.length === 0 ? '' : ' or after it'}.` : ''} As soon as the new group has its day and time, we will let you know.`,
  },
  live_class_tomorrow: {
    // By its day alone, because its mail may be that of the next morning.
    title: (classes: readonly ComingClass[], at: string) =>
      `${listed(namesIn(classes))}: ${classKind(classes)} on ${at}`,
    body: coming,
  },
  live_class_soon: {
    title: (classes: readonly ComingClass[], time: string) =>
      `${listed(namesIn(classes))}: ${classKind(classes)} in an hour, at ${time}`,
    body: coming,
  },
  live_class_message: {
    title: (names: readonly string[]) => `A message to ${listed(names)}’s group`,
  },
  work_reviewed: {
    title: (name: string) => `${name}: the teacher has answered`,
    body: (name: string, { unit, week, onceMore, sticker }: ReviewedWork) =>
      `There is feedback on what ${name} sent in for Unit ${unit}, week ${week}. ${
        onceMore
          ? `The teacher would like to see it once more: the feedback says how.`
          : `Read it together: ${name} has earned the sticker “${sticker}”`
      }`,
  },
  report_published: {
    title: (name: string, unit: number, isCorrection: boolean) =>
      isCorrection
        ? `${name}’s report up to Unit ${unit} was corrected`
        : `${name}’s report up to Unit ${unit} is here`,
    /** @param corrected the sections; null: it is the first */
    body: (name: string, corrected: readonly (keyof typeof reportSections)[] | null) =>
      corrected
        ? `We have corrected ${corrected.length === 0 ? 'something in the report' : listed(corrected.map((one) => reportSections[one]))}. The new version is the one that counts; please take a moment to read it.`
        : `Read what is going well, what comes next and what helps ${name} at home. You can also save the report as a PDF.`,
  },
  written_test_open,
  test_slots_open: {
    title: (names: readonly string[], unit: number) =>
      `${listed(names)}: choose a time for the oral test after unit ${unit}`,
    body: (names: readonly string[], first: string, last: string) =>
      `The teacher chats with ${names.length === 1 ? listed(names) : 'each of them'} one to one for a few minutes, between ${first} and ${last}. Choose a time that suits you on ${pageOf(names)}, under “Tests”. Until the day before you can move it or give it up.`,
  },
  certificate_ready: {
    title: (name: string) => `${name}’s certificate is here`,
    body: (name: string) =>
      `A whole year of English: well done, ${name}! The certificate is on the reports page. Print it on A4, landscape, and hang it up. There you can also decide whether anyone with its code may check that it is genuine.`,
  },
  oral_test_tomorrow: {
    // By its day alone, because its mail may be that of the next morning.
    title: (tests: readonly OralTest[], day: string) =>
      `${listed(tests.map(({ name }) => name))}: oral test on ${day}`,
    body: (tests: readonly OralTest[]) =>
      `${tests.map(({ name, when, minutes, teacher }) => `${name}: ${when}${teacher === null ? '' : `, with ${teacher}`}, ${minutes} minutes.`).join(' ')} There is nothing to learn for it: have headphones and a quiet place ready. The button to join appears shortly before on ${pageOf(tests.map(({ name }) => name))}, under “Tests”.`,
  },
  oral_test_cancelled: {
    title: (names: readonly string[], at: string) => `${listed(names)}: no oral test on ${at}`,
    body: (names: readonly string[], when: string) =>
      `We are sorry, the teacher cannot hold the oral test on ${when}. Please choose another time on ${pageOf(names)}, under “Tests”.`,
  },
  oral_test_room: {
    title: (names: readonly string[], at: string) =>
      `${listed(names)}: a new room for the oral test on ${at}`,
    body: (names: readonly string[], when: string) =>
      `The time stays as booked: ${when}. There is nothing to do: the button on ${pageOf(names)}, under “Tests”, leads to the new room.`,
  },
};

/** What staff send by WhatsApp themselves. */
export const whatsapp = {
  aboutChild: (child: string) => `There is news about ${child}`,
  aboutFamily: 'There is news from the school',
  signIn: (url: string) => `Sign in to read it: ${url}`,
};
