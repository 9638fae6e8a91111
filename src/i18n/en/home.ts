import type { BothIntakes } from '../intake-names.ts';

/** The home page. The banner about new classes belongs to the shell: it stands on every public page. */
export const home = {
  title: 'English course for children of 6 to 13',
  description:
    'A new video every week, a live class of at most 12 children every month, and a study kit by post. Online English for children of 6 to 13, from Garut.',
  scene: {
    title: 'English your child looks forward to',
    lead: 'A new video every week, a live class with friends every month. For children of 6 to 13, at your own kitchen table.',
    action: 'Register your child',
    more: 'See our courses',
    picture:
      'Kancil the mouse-deer and three children wave from a rice terrace in front of the mountains of Garut',
    facts: [
      { figure: '6–13', label: 'years: the age we teach' },
      { figure: '12', label: 'children at most in a live class' },
      { figure: '7', label: 'working days at most until feedback' },
    ],
  },
  trial: {
    name: 'Trial class',
    title: 'Step into a class',
    lead: 'One unit lasts four weeks. This is how your child lives through it, and nine such units make a year.',
    picture: 'A live class on a tablet: a teacher and five children, one of them waving',
    steps: [
      {
        when: 'Weeks 1 to 3',
        title: 'Monday is video day',
        text: 'Each Monday a new video is there. It stays for two weeks, so the day and the hour are yours to choose.',
      },
      {
        when: 'Week 4',
        title: 'Everybody meets, live',
        text: 'One teacher, at most 12 children, one video class. In a group this small every child gets to speak.',
      },
      {
        when: 'Every 3 units',
        title: 'You see the progress',
        text: 'A written test, an oral test one to one, and a report for you. A certificate crowns the year.',
      },
    ],
    level:
      'Which grade fits? A placement test of 15 to 20 minutes tells. Children under 8 simply start in Grade 2.',
    action: 'Join a class',
  },
  game: {
    title: 'Play a little, right now',
    hint: 'Three tiny questions for your child. Tap a picture and see.',
    heard: 'Turn the sound on: Kancil speaks.',
    hear: 'Hear it again',
    question: (number: number) => `Question ${number} of 3`,
    show: 'Show the answer',
    next: 'Next question',
    finish: 'See the stars',
    stars: 'Three stars',
    done: 'That was English already!',
    doneText:
      'Three questions, all in English, and understood. In a real class there is a new adventure every Monday.',
    invite: 'Register your child',
    again: 'Play again',
  },
  rhythm: {
    name: 'The weekly rhythm',
    title: 'Monday to Sunday, one way it can go',
    lead: 'Only Monday is fixed: that is when the new video comes. The other days are yours to arrange.',
    picture: 'Kancil on a path from Monday to Sunday',
    days: [
      { day: 'Monday', text: 'The new video is here' },
      { day: 'Tuesday', text: 'Watch it again and sing along' },
      { day: 'Wednesday', text: 'A page of the exercise book' },
      { day: 'Thursday', text: 'Play with the picture cards' },
      { day: 'Friday', text: 'Show somebody what you know' },
      { day: 'Weekend', text: 'Free, or once more from the start' },
    ],
    live: 'In every fourth week the class meets live, with at most 12 children.',
  },
  certificate: {
    title: 'A certificate to hang up',
    text: 'After every third unit a written and an oral test show how far your child has come, and you get a report. At the end of the year there is an eCertificate.',
    note: 'Tests, reports and eCertificate are all in the 12-month package.',
    more: 'Compare the packages',
    picture: 'A certificate with Kancil’s seal: well done, Alya, nine units of English',
  },
  stories: {
    title: 'Stories from our school',
    lead: 'What is new, and what children and parents have lived through with us.',
    all: 'See all news',
  },
  kit: {
    name: 'Study kit',
    title: 'A parcel for curious hands',
    lead: 'Videos alone do not make a lesson. A courier brings the study kit to your door, and together with the course book it fills the table.',
    picture:
      'An open parcel with a course book, an exercise book, picture cards, pencils and a green satchel',
    parts: [
      { name: 'English course book', text: 'nine units, step by step with the videos' },
      { name: 'Exercise book', text: 'to write, draw and colour in' },
      { name: 'Picture cards', text: 'new words to lay out and play with' },
      { name: 'Pencils', text: 'sharpened and ready on the first Monday' },
      { name: 'Kancil’s satchel', text: 'keeps it all in one place' },
    ],
    more: 'See what belongs to a course',
  },
  voices: {
    title: 'Parents tell',
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
    text: ([first, second]: BothIntakes) =>
      `Register in ${first.register} for classes from the second week of ${first.start}, or in ${second.register} for classes from the second week of ${second.start}.`,
    register: 'Register in',
    start: 'start in',
    action: 'Save a place for your child',
  },
};
