import { brand } from '../brand.ts';
import type { FaqTexts } from '../faq-texts.ts';
import type { BothIntakes } from '../intake-names.ts';

/** The frequently asked questions: every fact of the course in plain words. */
export const faq = ([first, second]: BothIntakes): FaqTexts => ({
  title: 'Frequently asked questions',
  description:
    'Ages and grades, dates, weekly videos, live classes, tests, prices and payment: every question parents ask us about the English course, answered in plain words.',
  lead: 'What parents ask us, answered in plain words. Yours is missing? Write to us.',
  search: {
    label: 'Search the answers',
    hint: 'for example: age, price, live class',
    action: 'Search',
    found: (count: number, words: string) =>
      count === 1 ? `One answer for “${words}”` : `${count} answers for “${words}”`,
    nothing: (words: string) => `No answer for “${words}” yet`,
    nothingText: 'Try a shorter word, or ask us: we are glad to answer, and to add the question here.',
    all: 'Show all questions',
  },
  jump: 'Topics',
  link: 'Link to this question',
  ask: {
    title: 'Still a question?',
    text: 'Send it by WhatsApp or email. You write with people, not with a machine.',
    whatsapp: 'Ask on WhatsApp',
    email: 'Write an email',
    message: (words: string) =>
      words === '' ? 'Hello! I have a question: ' : `Hello! I have a question: ${words}`,
  },
  groups: [
    {
      id: 'course',
      title: 'The course',
      questions: [
        {
          id: 'what-is-it',
          question: `What is ${brand.name}?`,
          answer: [
            'An English course that children follow at home, on a phone, tablet or computer. Each week brings a learning video, each month a live class with a teacher and other children, and a parcel with book and material comes by post.',
          ],
          also: 'online about zoom school',
        },
        {
          id: 'age',
          question: 'For which age is the course?',
          answer: [
            'For children of 6 to 13. A year is taught in one of five grades, from Grade 2 to Grade 6, so that a child learns with others who know about as much.',
          ],
          also: 'old years kindergarten primary',
        },
        {
          id: 'curriculum',
          question: 'Which curriculum do you follow?',
          answer: [
            'Our curriculum is of an international standard. In every grade a child listens, speaks, reads and writes, and each unit builds on the one before.',
          ],
          also: 'cambridge level standard program',
        },
        {
          id: 'year',
          question: 'How long does one grade take?',
          answer: [
            'One year. It has 9 units of 4 weeks each: three weeks with a video, and a fourth with the live class. Between the units there are holiday weeks.',
          ],
          also: 'duration units weeks months',
        },
        {
          id: 'study-kit',
          question: 'What is in the study kit, and when does it come?',
          answer: [
            'The English course book, an exercise book, picture cards, pencils and Kancil’s satchel. We hand the parcel to the courier once your first payment has arrived; the shipping is worked out for your address before you pay.',
          ],
          also: 'box parcel book delivery courier jne pos tiki shipping',
        },
        {
          id: 'teens',
          question: 'Do you teach teenagers and adults too?',
          answer: ['There is a class for teens and adults as well. It has a page of its own.'],
          also: 'adult grown-up teenager teens',
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
          question: 'In which grade does my child start?',
          answer: [
            'A child under 8 starts in Grade 2, without a test. A child of 8 or older takes the placement test after the first payment, and the result names the grade.',
          ],
          also: 'level class placement beginner',
        },
        {
          id: 'placement-test',
          question: 'What is the placement test?',
          answer: [
            'Twelve short parts with questions that grow more difficult. Plan 15 to 20 minutes of quiet; after 20 minutes the test ends by itself and counts what was answered. If the connection breaks, your child goes on where it stopped, as long as the 20 minutes run.',
            'Please let your child answer alone. A grade that is too high is no present.',
          ],
          also: 'exam minutes level',
        },
        {
          id: 'placement-test-missed',
          question: 'What if we do not take the placement test in time?',
          answer: [
            'You have three days (3 x 24 hours) after the first payment. A child who has not begun the test by then is placed in Grade 2.',
          ],
          also: 'late forgot skip deadline',
        },
        {
          id: 'next-grade',
          question: 'What happens after a year?',
          answer: [
            'Near the end of the year you choose on your child’s page: on to the next grade, or the same grade once more. You keep the registration for life, so it is not charged again.',
          ],
          also: 'continue repeat move up',
        },
      ],
    },
    {
      id: 'dates',
      title: 'Dates',
      questions: [
        {
          id: 'intakes',
          question: 'When can my child begin?',
          answer: [
            `Twice a year. Register in ${first.register} for classes from the second week of ${first.start}, or in ${second.register} for classes from the second week of ${second.start}.`,
          ],
          also: 'start intake registration open',
        },
        {
          id: 'outside-registration',
          question: 'Registration is closed. What can I do now?',
          answer: [
            'Make an account and add your child today. As soon as registration for the next start opens, all that is left is to choose the class and pay.',
          ],
          also: 'late join middle closed',
          link: { to: 'signUp', label: 'Make an account' },
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
            'A new video is there every Monday. It stays for 2 weeks and is then deleted, so choose your days within that time. Until then your child may watch it as often as it likes.',
          ],
          also: 'monday watch again deleted expired recording',
        },
        {
          id: 'live-class',
          question: 'How does the live class work?',
          answer: [
            'Once in every 4 weeks, as a video class with a teacher. At most 12 children take part, so that everybody gets to speak. You find the way in on your child’s page.',
          ],
          also: 'zoom meeting pupils size group how many children',
        },
        {
          id: 'native-teacher',
          question: 'Is there a class with a native speaker?',
          answer: ['Yes, as a bonus in Grades 5 and 6: a live session with a native teacher.'],
          also: 'foreigner native speaker teacher bonus',
        },
        {
          id: 'feedback',
          question: 'How soon do we get feedback?',
          answer: ['Within 7 working days after your child has handed something in.'],
          also: 'answer correction homework assignment',
        },
        {
          id: 'device',
          question: 'What do we need at home?',
          answer: [
            'A phone, tablet or computer with an ordinary browser and internet, and for the live class a camera and a microphone. Nothing has to be installed to watch the videos.',
          ],
          also: 'internet laptop app install data quota',
        },
      ],
    },
    {
      id: 'tests',
      title: 'Tests and certificate',
      questions: [
        {
          id: 'tests-in-the-year',
          question: 'Which tests are there during the year?',
          answer: [
            'After every 3 units, that is every 12 weeks, a written test and an oral test, one to one with a teacher. Afterwards you get a progress report.',
          ],
          also: 'exam report progress oral written result',
        },
        {
          id: 'certificate',
          question: 'Is there a certificate?',
          answer: [
            'Yes, at the end of the year, as an eCertificate. It belongs to the 12-month package, as do all three rounds of tests and reports.',
          ],
          also: 'diploma ecertificate',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Packages and payment',
      questions: [
        {
          id: 'packages',
          question: 'Which packages are there?',
          answer: [
            'You pay for 2, 4 or 12 months at a time, so 6, 3 or 1 payments a year. The 2-month package holds videos and live classes. The 4-month package adds a written and an oral test and a written report. The 12-month package holds all 3 tests, 3 reports and the eCertificate, and it saves you up to about Rp 1 million.',
            'The interval stays the same for the whole year.',
          ],
          also: 'price cost fee discount installment monthly how much interval',
          link: { to: 'ourCourses', label: 'See the prices' },
        },
        {
          id: 'first-payment',
          question: 'What does the first payment contain?',
          answer: [
            'The registration (once for life), the study kit, the course book, the first interval of your package, and the shipping of the parcel. You see every line before you pay.',
          ],
          also: 'price cost bill registration total',
        },
        {
          id: 'methods',
          question: 'How can I pay?',
          answer: [
            'With QRIS, by Mandiri Virtual Account, or with a credit card (Mastercard, Visa, JCB). A credit card costs an admin fee of 3 percent; the other ways cost nothing extra.',
          ],
          also: 'gopay ovo dana bank transfer card visa fee',
        },
        {
          id: 'unpaid',
          question: 'What happens when a bill is not paid?',
          answer: [
            'The class becomes inactive: no videos and no live class, until the bill is paid. On your child’s page you see which bill opens it again.',
          ],
          also: 'late inactive blocked cannot watch arrears',
        },
      ],
    },
    {
      id: 'account',
      title: 'Account and language',
      questions: [
        {
          id: 'several-children',
          question: 'Can I register several children?',
          answer: [
            'Yes. One account is enough for the family: you add each child to it, and each has its own class, bills and progress.',
          ],
          also: 'siblings brother sister twins',
        },
        {
          id: 'siblings-test',
          question: 'May brothers and sisters take the placement test at the same time?',
          answer: [
            'One after the other, please. When one child has finished, the next can begin 5 minutes later.',
          ],
          also: 'siblings wait minutes',
        },
        {
          id: 'language',
          question: 'Can I read everything in Indonesian?',
          answer: [
            'Yes. You switch between English and Bahasa Indonesia with the flag at the top. Once you are signed in, your choice is kept with your account, and our mails follow it.',
          ],
          also: 'bahasa indonesia translate flag setting',
        },
        {
          id: 'activation-mail',
          question: 'The mail with the activation link has not come. What now?',
          answer: [
            'Look into the spam folder first. If it is not there, sign in with your email address and password: the page offers to send the mail again.',
          ],
          also: 'verify email spam activate account',
        },
        {
          id: 'password',
          question: 'I have forgotten my password.',
          answer: ['Ask for a new one with your email address; the link in the mail is good for one hour.'],
          also: 'login reset cannot sign in',
          link: { to: 'forgotPassword', label: 'Set a new password' },
        },
      ],
    },
  ],
});
