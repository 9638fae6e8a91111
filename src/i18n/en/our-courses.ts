import type { SchoolRules } from '../questions.ts';

/** What a child can say in each grade. */
export const gradeSteps = {
  2: {
    title: 'First words',
    text: 'Naming what they see and like, for example.',
    sample: 'I like mangoes!',
  },
  3: {
    title: 'Whole sentences',
    text: 'Saying where something is, for example.',
    sample: 'The duck is under the bridge.',
  },
  4: {
    title: 'Asking questions',
    text: 'Finding out about animals, for example.',
    sample: 'Where do goats sleep at night?',
  },
  5: {
    title: 'Telling stories',
    text: 'What they did at the weekend, for example.',
    sample: 'Last Sunday we flew a kite.',
  },
  6: {
    title: 'Giving opinions',
    text: 'Saying what should change, for example.',
    sample: 'I think we should plant more trees.',
  },
};

/** Our Courses in its four parts, with its two small questions: which class, and what it costs. What a package holds is worded in purchase.ts. */
export const ourCourses = ({
  ages,
  grades,
  placementAge,
  test,
  placementDays,
  units,
  weeksInUnit,
  unitsBetweenTests,
  videoWeeks,
  maxInLiveClass,
  feedbackDays,
  parcelKilos,
}: SchoolRules) => ({
  title: `Our courses: Grades ${grades.first} to ${grades.last}`,
  course: 'English course for children',
  description: `${grades.count} grades of English for children aged ${ages.from} to ${ages.to}: who they are for, which class fits your child, and what a year costs.`,
  parts: {
    label: 'Our courses in parts',
    grades: 'Grades',
    learning: {
      title: 'How children learn',
      text: 'A week, a unit, a year: videos, live classes, tests and reports.',
      more: 'See how it goes',
    },
    cost: {
      title: 'What a year costs',
      text: (amount: string) =>
        `With the first payment once: registration, study kit and course book, ${amount} together, and the delivery.`,
      more: 'Packages and the whole bill',
    },
    calendar: {
      title: 'When it starts',
      more: 'All dates of the year',
    },
  },
  scene: {
    title: 'One grade a year, one step at a time',
    lead: `Online English for children aged ${ages.from} to ${ages.to}: ${units} units in a year, at home, with a teacher who knows your child by name. The curriculum follows an international standard.`,
    action: 'Find my child’s class',
    picture: `Rice terraces, numbered ${grades.first} to ${grades.last}: Kancil reads on the lowest, children climb to the highest`,
  },
  grades: {
    name: `Grades ${grades.first} to ${grades.last}`,
    title: 'What a child can say, grade by grade',
    lead: 'A sentence for each grade, as an example: it gives you an idea of how the grades differ.',
    why: `Why do we begin at ${grades.first}? Grade ${grades.first} is the first grade of our curriculum and begins at “Hello!”. There is no Grade ${grades.first - 1} before it, so your child has missed nothing.`,
    grade: (grade: number) => `Grade ${grade}`,
    steps: gradeSteps,
    start: `Children under ${placementAge} start in Grade ${grades.first}. Older children take a placement test, which finds the right grade.`,
  },
  learning: {
    title: 'How children learn with us',
    description: `A week, a unit and a year of our English course for children: ${weeksInUnit - 1} videos and a live class in each unit, tests, reports and feedback.`,
    lead: `A video on Monday, a few minutes a day, a live class every ${weeksInUnit} weeks. And you can see how far your child has come.`,
  },
  week: {
    name: 'One week',
    title: 'Only Monday is fixed',
    lead: `${weeksInUnit - 1} Mondays bring a new video, the week after them the live class. When you watch and practise is up to you. It could go like this.`,
    stays: `A video stays for ${videoWeeks} weeks. Ill, travelling, grandmother’s birthday? There is time to catch up.`,
  },
  unit: {
    name: 'One unit',
    title: 'First the videos, then everybody meets',
    lead: `A unit is one theme and lasts ${weeksInUnit} weeks. Whatever was learned from the videos is used in the live class.`,
    weeks: [
      { when: 'Week 1', title: 'New words', text: 'Look, listen, repeat.' },
      { when: 'Week 2', title: 'In a sentence', text: 'The words come together.' },
      { when: 'Week 3', title: 'Listen and tell', text: 'A story, told on to somebody at home.' },
      {
        when: `Week ${weeksInUnit}`,
        title: 'The live class',
        text: `One teacher, at most ${maxInLiveClass} children. Everybody gets to speak.`,
      },
    ],
  },
  kept: {
    name: 'One year',
    title: `${units} units, and what we promise`,
    lead: `After every ${unitsBetweenTests} units, that is ${unitsBetweenTests * weeksInUnit} weeks, your child shows how far they have come, and you get it in writing.`,
    where: 'Where you find it, on your child’s page',
    promises: [
      {
        title: `Feedback within ${feedbackDays} working days`,
        text: 'Your child sends in a picture, a recording or a video. Under “Tasks” you read what the teacher says of it.',
      },
      {
        title: `A live class of at most ${maxInLiveClass} children`,
        text: 'Under “Live classes” you’ll find the day, time and teacher, and the button that opens the room.',
      },
      {
        title: 'A written and an oral test',
        text: 'Under “Tests” your child takes the written one at home, and you book a time for the oral one.',
      },
      {
        title: 'A progress report in writing',
        text: 'Under “Progress reports” you read it and save it as a PDF, in English or Indonesian. A second person has read it before you.',
      },
      {
        title: 'An eCertificate at the end of the year',
        text: 'It waits on your child’s page to be printed. If you like, others can check that it is genuine.',
      },
    ],
    note: 'How many tests and reports there are, and whether a certificate, depends on the package.',
    packages: 'See the packages',
    picture: 'A certificate with Kancil’s seal',
  },
  calendar: {
    title: 'Calendar: when classes start',
    description:
      'The dates of our English course for children: start of classes, live classes, tests, holidays and the end of the year.',
    lead: 'The dates of the class that your child would join.',
    leadLater: 'No class is open at the moment. These are the months of the next one.',
    year: (batch: number) => `The year of Batch ${batch}`,
    unit: (unit: number) => `Unit ${unit}`,
    live: (week: string) => `Live class: ${week}`,
    tests: 'In the same week: written and oral test',
    hour: 'A live class is on one day of its week; day and hour are those of your child’s group.',
    holidays: 'Holidays, without lessons',
    noHolidays: 'No holidays are planned yet.',
    end: 'The end of the year',
    lastLesson: (date: string) => `The last week of lessons ends on ${date}`,
    yearEnds: (date: string) => `The year ends on ${date}`,
    later: 'Every date of the year stands here as soon as registration is open.',
  },
  forWhom: {
    name: 'Who it is for',
    title: `For children aged ${ages.from} to ${ages.to}, wherever they live`,
    points: [
      {
        title: 'No English needed',
        text: `Grade ${grades.first} begins at “Hello!”. From age ${placementAge}, children who know more start in a higher grade.`,
      },
      {
        title: 'A phone is enough',
        text: 'A tablet or laptop is nicer, but phone and internet will do. Book and material come by courier, all over Indonesia.',
      },
      {
        title: 'You need not be a teacher',
        text: 'Sit beside your child if you like: the videos explain, the teacher answers.',
      },
    ],
    older: `Older than ${ages.to}?`,
    olderLink: 'There is a Teens & Adult Class',
  },
  finder: {
    title: 'Which class for my child?',
    lead: 'Tell us the birthdate and see where your child starts, and when.',
    birthdate: 'Your child’s birthdate',
    privacy: 'Only used to find the class. The date is not kept.',
    ask: 'Show the class',
    again: 'Ask for another child',
    problems: {
      required: 'Please enter the birthdate.',
      invalid_date: 'Invalid date format. Please enter day, month and year, such as 25/12/2018.',
      invalid: 'This cannot be a birthdate. Please check day, month and year.',
    },
    ways: {
      grade_2: {
        title: `Grade ${grades.first}, without a test`,
        text: `Children who are under ${placementAge} when they are registered simply start in Grade ${grades.first}.`,
      },
      test: {
        title: 'A placement test finds the grade',
        text: `From age ${placementAge}, a test of ${test.minutes} minutes shows which of the Grades ${grades.first} to ${grades.last} fits. Your child takes it at home, online, within ${placementDays} days of the first payment; without it the year starts in Grade ${grades.first}.`,
      },
      depends: {
        title: `Grade ${grades.first}, or the placement test`,
        text: `Your child turns ${placementAge} while registration is open. If the first payment arrives before that birthday, it is Grade ${grades.first} without a test; from that day on a placement test of ${test.minutes} minutes finds the grade.`,
      },
    },
    tooYoung: {
      title: `Made for children from the age of ${ages.from}`,
      text: `For a child who is not ${ages.from} yet: once they are, the course fits.`,
      freedom: `You decide: a younger child may join as well. They start in Grade ${grades.first} without a test, and learn best with you beside them.`,
      action: 'Register anyway',
    },
    tooOld: {
      title: 'Our Teens & Adult Class',
      text: `This course is made for children aged ${ages.from} to ${ages.to}. For everybody older there is a class of their own.`,
      action: 'See the class',
    },
    signUp: 'Register now',
    signUpEarly: 'Create an account now',
  },
  start: {
    title: 'The next start',
    batch: (batch: number) => `Batch ${batch}`,
    starts: (date: string) => `Classes start on ${date}`,
    started: (date: string) => `Classes started on ${date}; your child joins where the class is now`,
    window: (from: string, until: string) => `Registration is open: ${from} to ${until}`,
    coming: (month: string) => `Registration is in ${month}`,
    comingStart: (month: string) => `Classes start in the second week of ${month}`,
    usually: (times: string) => `Live classes are usually ${times}`,
  },
  cost: {
    title: 'What the course costs',
    description:
      'What a year of our English course for children costs: the packages, what is paid once, and the whole bill for your city, delivery included.',
    lead: 'Every amount, before you give us your name.',
  },
  packages: {
    name: 'Packages',
    title: 'Choose how often you pay',
    lead: 'Lessons, live classes and feedback are the same in every package. You choose how often you pay, and how many tests and reports come with it.',
    perBill: (bills: number) => `${bills} payments a year`,
    once: 'one payment for the year',
    year: (price: string) => `A year: ${price}`,
    noExtras: 'No tests, reports or certificate',
    allHave: 'All packages have',
    instead: (price: string) => `instead of ${price}`,
    onceTitle: 'One-off, with the first payment',
    onceText: 'In the following years only the course itself and the delivery are paid.',
    delivery: 'Delivery of the study kit depends on the place',
    calculate: 'Work out my price',
    lateNote:
      'If you pay every 2 or 4 months, you pay the year’s price in instalments, so the last one may fall after the last lesson. The interval stays for the whole year. If a bill is overdue, videos and live classes pause until it is paid.',
  },
  price: {
    title: 'What will it cost us?',
    lead: 'Choose how often to pay and name your city or regency: here is the whole bill, delivery included.',
    interval: 'Payment interval',
    city: 'City or regency',
    cityHint: 'For example: Garut, Kota Bandung, Makassar',
    picture: 'Kancil brings the study kit on a scooter to a house among the hills',
    work: 'Work it out',
    problems: {
      city_required: 'Please enter your city or regency.',
      city_unknown:
        'We know no city or regency of that name. Please check the spelling. For a district or village, enter its city or regency.',
    },
    which: {
      sameName: 'Which one do you mean?',
      nearly: (places: number) =>
        places === 1 ? 'Did you mean this place?' : 'Did you mean one of these places?',
      province: (province: string) => `Which city or regency in ${province}?`,
    },
    otherPlace: 'Is yours another one? Please enter the city or regency, not the district.',
    to: (place: string, province: string) => `To ${place}, ${province}`,
    first: (months: number) => `The first payment, ${months}-month package`,
    item: 'Item',
    amount: 'Amount',
    discount: (amount: string) => `${amount} discount taken off`,
    totalBefore: 'Total without delivery',
    noLater: 'That is all for the year.',
    year: (amount: string) => `The whole first year: ${amount}`,
    yearBefore: (amount: string) => `The whole first year, without delivery: ${amount}`,
    others: 'With another courier',
    otherTotal: (courier: string, days: string, total: string) => `${courier}, ${days}: ${total} in all`,
    otherTotalPlain: (courier: string, total: string) => `${courier}: ${total} in all`,
    down: 'The couriers cannot be asked at the moment, so delivery is missing here. Please try again in a few minutes.',
    none: 'None of our couriers has a price for this place. Please ask us, and we will look for a way.',
    askUs: 'Ask us on WhatsApp',
    estimate: `Delivery is an estimate for a parcel of ${parcelKilos} kg; the exact figure stands on the bill before you pay. Paying with QRIS costs nothing extra.`,
    signUp: 'Register my child',
  },
  closing: {
    title: 'Begin with a free account',
    text: 'See the whole bill and decide in peace. The place is your child’s once you have paid.',
    action: 'Register your child',
    ask: 'Ask us first',
  },
});
