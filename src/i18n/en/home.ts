/** The home page. The banner about new classes belongs to the shell, since it stands on every page with the header. */
export const home = {
  title: 'English course for children aged 6 to 13',
  description:
    'Three videos and a live class of at most 12 children in every four weeks, and a study kit delivered to your door. Online English for children aged 6 to 13.',
  scene: {
    title: 'English your child looks forward to',
    lead: 'Three Mondays with a new video, then a week with a live class among friends. For children aged 6 to 13, at your own kitchen table.',
    action: 'Register your child',
    more: 'See our courses',
    picture: 'Kancil the mouse-deer and three children wave from a rice terrace in front of mountains',
    facts: [
      { figure: '6–13', label: 'years old: the children we teach' },
      { figure: '12', label: 'children at most in a live class' },
      { figure: '7', label: 'working days at most until feedback' },
    ],
  },
  trial: {
    name: 'Trial class',
    title: 'Look inside a class',
    lead: 'There is nothing to book and nothing to pay: here you see how a class goes, and your child tries a little of it. One unit takes four weeks, nine units make a year.',
    steps: {
      videos: {
        when: 'Weeks 1 to 3',
        title: 'Monday is video day',
        text: 'Each of the three Mondays brings a new video. It stays for two weeks, so the day and the hour are yours to choose.',
      },
      live: {
        when: 'Week 4',
        title: 'Everybody meets, live',
        text: 'Instead of a video: one teacher, at most 12 children, one video class. In a group this small every child gets to speak.',
      },
      progress: {
        when: 'Every 3 units',
        title: 'You see the progress',
        text: 'A written test, an oral test one to one, and a report for you. How many of them, and whether a certificate ends the year, depends on the package.',
      },
    },
    packages: 'Compare the packages',
    level:
      'Which grade fits? A placement test of 15 to 20\u00a0minutes shows it. Children under 8 simply start in Grade\u00a02.',
    action: 'Register your child',
  },
  game: {
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
    doneText:
      'Three questions, all in English, and your child understood. In the course there are three new adventures in every unit.',
    plainInvite: 'Was that fun for your child?',
    invite: 'Register your child',
    again: 'Play again',
  },
  rhythm: {
    name: 'The weekly rhythm',
    title: 'Monday to Sunday, one way it can go',
    lead: 'Only Monday is fixed: that is when a new video opens. The other days are yours to arrange.',
    live: 'Every fourth week has no new video: then the class meets live, with at most 12 children.',
  },
  certificate: {
    title: 'A certificate to hang up',
    text: 'After every third unit a written and an oral test show how far your child has come, and you get a report. At the end of the year there is an eCertificate.',
    note: 'All of that is in the 12-month package. In the 4-month package there is a test with its report, one with each payment of 4 months; with 2 months there is none.',
    more: 'Compare the packages',
    picture: 'A certificate with Kancil’s seal: well done, Alya, nine units of English, Grade 2',
  },
  stories: {
    title: 'News from our school',
    lead: 'What is new, and what children and parents tell us.',
    all: 'See all news',
  },
  kit: {
    name: 'Study kit',
    title: 'A parcel for curious hands',
    lead: 'Videos alone do not make a lesson. A courier brings the study kit to your door, and together with the course book it fills the table.',
    picture:
      'An open parcel with a course book, an exercise book, picture cards, pencils and a green satchel',
    parts: {
      book: { name: 'English course book', text: 'nine units, step by step with the videos' },
      exercises: { name: 'Exercise book', text: 'to write, draw and colour in' },
      cards: { name: 'Picture cards', text: 'new words to lay out and play with' },
      pencils: { name: 'Pencils', text: 'sharpened and ready on the first Monday' },
      satchel: { name: 'Kancil’s satchel', text: 'keeps it all in one place' },
    },
    more: 'See what belongs to a course',
  },
  voices: {
    title: 'What parents say',
    lead: 'In their own words.',
  },
  learners: {
    title: 'Our graduates and students',
    graduates: 'Graduates',
    students: 'Students',
    more: 'See what our students have made',
  },
  closing: {
    title: 'Two starts a year',
    text: 'As a rule classes start in the second week of the month.',
    register: 'Register in',
    start: 'start in',
    action: 'Register your child',
  },
};
