import { brand } from '../brand-in-texts.ts';
import type { Questions } from '../questions.ts';
import { familyQuestions } from './faq-family.ts';

/** The page of frequently asked questions, around the questions. */
export const faq = {
  title: 'Frequently asked questions',
  description:
    'Ages and grades, dates, videos, live classes, tests, prices and your data: what parents ask about our English course, answered in plain words.',
  lead: 'What parents ask us, answered in plain words. Is yours missing? Write to us.',
  search: {
    label: 'Search the answers',
    hint: 'for example: age, price, live class',
    action: 'Search',
    found: (count: number, words: string) =>
      count === 1 ? `One answer for “${words}”` : `${count} answers for “${words}”, the likeliest first`,
    nothing: (words: string) => `No answer for “${words}” yet`,
    nothingText: 'Try another word, or ask us: we are happy to answer.',
    all: 'Show all questions',
  },
  jump: 'Topics',
  link: 'Link to this question',
  ask: {
    title: 'Do you have another question?',
    text: 'Ask it on WhatsApp or by email. A person will answer you, not a machine.',
    whatsapp: 'Ask on WhatsApp',
    email: 'Write an email',
    message: (words: string) =>
      words === '' ? 'Hello! I have a question: ' : `Hello! I have a question: ${words}`,
  },
};

/** The questions, with every fact of the course in plain words. */
export const questions: Questions = (facts) => [
  {
    id: 'course',
    title: 'The course',
    questions: [
      {
        id: 'what-is-it',
        question: `What is ${brand.name}?`,
        answer: [
          `An English course that children follow at home, on a phone, tablet or computer. Each unit has ${facts.weeksInUnit - 1} weeks with a new video followed by a live class with a teacher and other children. A courier brings a parcel with the book and everything else to your door.`,
        ],
        keywords: 'about online zoom school course lesson learn english',
      },
      {
        id: 'age',
        question: 'What ages is the course for?',
        answer: [
          `Children aged ${facts.ages.from} to ${facts.ages.to}. There are ${facts.grades.count} grades, from Grade ${facts.grades.first} to Grade ${facts.grades.last}, so that children learn with others at about the same level.`,
        ],
        keywords: 'age ages old years child kid kids primary elementary junior',
      },
      {
        id: 'too-young-or-old',
        question: `My child is not yet ${facts.ages.from}, or already over ${facts.ages.to}. What now?`,
        answer: [
          `The course is made for ages ${facts.ages.from} to ${facts.ages.to}, but you decide. You can register a younger child, for example at ${facts.ages.from - 1}: they start in Grade ${facts.grades.first} without a test, and learn best with you beside them. Teenagers may feel more at home in our class for teens and adults.`,
        ],
        keywords: `${facts.ages.from - 1} ${facts.ages.from - 2} five four 14 15 young younger kindergarten preschool toddler older teenager age years`,
        link: { to: 'classFinder', label: 'Find the class for a birthdate' },
      },
      {
        id: 'trial',
        question: 'Can we try a lesson for free?',
        answer: [
          'Yes, a little one: on the home page your child can play a short game from the course, free and without an account. Creating an account costs nothing either. You pay only when you buy a year, and you see the whole bill first.',
        ],
        keywords: 'trial free try test lesson sample demo gratis taster',
        link: { to: 'home', label: 'To the home page' },
      },
      {
        id: 'curriculum',
        question: 'Which curriculum do you follow?',
        answer: [
          'An international standard curriculum. In every grade children listen, speak, read and write, and each unit builds on the one before.',
        ],
        keywords: 'curriculum cambridge standard program programme material',
      },
      {
        id: 'year',
        question: 'How long does one grade take?',
        answer: [
          `One year. It has ${facts.units} units of ${facts.weeksInUnit} weeks each: ${facts.weeksInUnit - 1} weeks with a video, then a week with the live class. There are holiday weeks in between.`,
        ],
        keywords: 'year long duration length units weeks months holiday',
      },
      {
        id: 'study-kit',
        question: 'What is in the study kit, and when does it come?',
        answer: [
          `The English course book, an exercise book, picture cards, pencils and Kancil’s satchel, about ${facts.parcelKilos} kg in all. We hand the parcel to the courier once your first payment has arrived. You see the delivery cost to your address before you pay.`,
        ],
        keywords: 'kit box parcel book books delivery deliver courier jne pos tiki shipping send',
        link: { to: 'priceFinder', label: 'Work out delivery to my city' },
      },
      {
        id: 'teens',
        question: 'Do you teach teenagers and adults too?',
        answer: ['Yes, there is a class for teens and adults. You will find it on a page of its own.'],
        keywords: 'adult adults grown-up teenager teens parents',
        link: { to: 'teensAdultClass', label: 'Teens & Adult Class' },
      },
    ],
  },
  {
    id: 'grade',
    title: 'The right grade',
    questions: [
      {
        id: 'which-grade',
        question: 'Which grade will my child start in?',
        answer: [
          `Children under ${facts.placementAge} start in Grade ${facts.grades.first}, without a test. Children aged ${facts.placementAge} and over take the placement test after the first payment, and the result decides the grade.`,
        ],
        keywords: 'grade level class placement beginner start',
        link: { to: 'classFinder', label: 'Find the class for a birthdate' },
      },
      {
        id: 'placement-test',
        question: 'What is the placement test?',
        answer: [
          `${facts.test.parts} short parts, with questions that become harder as they go on. Set aside ${facts.test.minutes} quiet minutes: your child takes it on your phone or computer, from the child’s page, whenever it suits you.`,
          'Please let your child answer alone. A grade that is too high does not help them.',
        ],
        keywords: 'placement test exam minutes level',
      },
      {
        id: 'placement-test-missed',
        question: 'What if we do not take the placement test in time?',
        answer: [
          `The test begins within ${facts.placementDays} days (${facts.placementDays} x 24 hours) of the first payment. After that the child is placed in Grade ${facts.grades.first}; if you think another grade would suit them better, write to us.`,
        ],
        keywords: 'placement test late forgot skip deadline',
      },
      {
        id: 'next-grade',
        question: 'What happens after a year?',
        answer: [
          'Once the last unit has begun, your child’s page says whether they can go on: to the next grade, or through the same grade once more. You choose there, pick a class and pay as in the first year. Registration is for life, so you do not pay it again.',
        ],
        keywords: 'next grade continue repeat move up second year',
      },
    ],
  },
  {
    id: 'dates',
    title: 'Dates',
    questions: [
      {
        id: 'intakes',
        question: 'When can my child start?',
        answer: [
          facts.open
            ? `Registration is open from ${facts.open.from} to ${facts.open.to}, and the first day of class is ${facts.open.start}.`
            : `As a rule you register in ${facts.intakes[0].register} for classes from the second week of ${facts.intakes[0].start}, or in ${facts.intakes[1].register} for classes from the second week of ${facts.intakes[1].start}.`,
        ],
        keywords: 'begin start intake registration register date open schedule',
        link: { to: 'classFinder', label: 'See the next start' },
      },
      {
        id: 'outside-registration',
        question: 'Registration is closed. What can I do now?',
        answer: [
          'Add your child today. As soon as registration for the next start opens, all that is left is to choose the class and pay.',
        ],
        keywords: 'registration closed late join middle account',
        link: { to: 'join', label: 'Add your child' },
      },
    ],
  },
  {
    id: 'lessons',
    title: 'Videos and live classes',
    questions: [
      {
        id: 'videos',
        question: 'When do the videos come, and how long do they stay?',
        answer: [
          `In ${facts.weeksInUnit - 1} weeks of each unit there is a new video on Monday; the week after them brings the live class. A video stays for ${facts.videoWeeks} weeks and is then deleted. Until then your child can watch it as often as they like, on any day.`,
        ],
        keywords: 'video videos monday watch again deleted expired recording',
      },
      {
        id: 'live-class',
        question: 'How does the live class work?',
        answer: [
          `A live class is a video class with a teacher, once every ${facts.weeksInUnit} weeks. There are at most ${facts.maxInLiveClass} children, so that everyone gets to speak.`,
        ],
        keywords: 'live class zoom meeting pupils size group',
      },
      {
        id: 'live-class-time',
        question: 'What day and time is the live class, and how long does it last?',
        answer: [
          `In the last of the ${facts.weeksInUnit} weeks of a unit. ${facts.classTimes === null ? '' : `Usually ${facts.classTimes}. `}Each group has its own day, hour and length: you find them on your child’s page. Day and hour are in your inbox and the calendar, too. If you would like to know them before you register, ask us on WhatsApp.`,
          'Videos differ in length; the player shows it, and your child can pause at any time.',
        ],
        keywords: 'live class day hour time when schedule zoom calendar long length minutes duration',
        link: { to: 'whatsapp', label: 'Ask on WhatsApp' },
      },
      {
        id: 'teacher',
        question: 'Who is the teacher?',
        answer: facts.teacher
          ? [`${facts.teacher.name}. ${facts.teacher.about}`]
          : ['Each group has its own teacher, who is named on your child’s page with the live class.'],
        keywords: 'teacher who teaches tutor',
        ...(facts.teacher && { link: { to: 'teacher', label: 'More about our school' } }),
      },
      {
        id: 'live-class-missed',
        question: 'What if my child misses a live class?',
        answer: [
          `Tell us on your child’s page before the class begins. You can then choose the class of another group of the same grade, if it has a free place: once in each unit. There is no video of a live class to watch later, but the words of the videos your child has watched stay in the child’s room to practise.`,
        ],
        keywords: 'live class missed miss sick ill absent recording replacement make-up travel',
      },
      {
        id: 'native-teacher',
        question: 'Is there a class with a native speaker?',
        answer: [
          `Yes, as a bonus in Grades ${facts.nativeTeacherFrom} to ${facts.grades.last}: a live session with a native teacher.`,
        ],
        keywords: 'native speaker foreigner foreign teacher bonus',
      },
      {
        id: 'feedback',
        question: 'How soon do we get feedback?',
        answer: [
          `Within ${facts.feedbackDays} working days of your child sending a task in. Send a picture, a recording or a short video from the lesson’s page, and find the answer under Tasks on your child’s page.`,
        ],
        keywords: 'feedback answer correction homework assignment task',
      },
      {
        id: 'device',
        question: 'What do we need at home?',
        answer: [
          'A phone, tablet or computer with an ordinary browser and internet, and for the live class a camera and a microphone. There is nothing to install to watch the videos.',
        ],
        keywords: 'device internet laptop phone app install data quota wifi',
      },
    ],
  },
  ...familyQuestions(facts),
];
