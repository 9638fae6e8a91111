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
    words: {
      title: 'Try it together, right now',
      hint: 'Ask your child: “What is this in English?” Then tap the picture.',
      ask: (number: number) => `Picture ${number}: what is this?`,
      answers: ['It’s a mango!', 'It’s a goat!', 'It’s a kite!', 'It’s a duck!'],
    },
    level:
      'Which grade fits? A placement test of 15 to 20 minutes tells. Children under 8 simply start in Grade 2.',
    action: 'Join a class',
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
    text: 'Register in July for classes from the second week of August, or in December for classes from the second week of January.',
    months: [
      { register: 'July', start: 'August' },
      { register: 'December', start: 'January' },
    ],
    register: 'Register in',
    start: 'start in',
    action: 'Save a place for your child',
  },
};
