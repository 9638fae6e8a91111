/** The class for teens and adults: a page of its own, arranged in person. */
export const teensAdults = {
  title: 'Teens & Adult Class',
  description:
    'English for teens and adults with Kancil English in Garut: small groups, a first talk to find your level, and times that fit around school and work.',
  lead: 'Never too late, never too early. Our course is made for children, and because their big sisters and their parents kept asking, there is a class for them too.',
  ask: 'Ask about a class on WhatsApp',
  asking: 'Hello Kancil English, I would like to know about the Teens & Adult Class.',
  who: {
    title: 'Who sits beside you',
    people: [
      {
        mark: 'backpack',
        title: 'Teens at school',
        text: 'You understand the book, but speaking is another matter. Here you talk from the first minute.',
      },
      {
        mark: 'briefcase',
        title: 'Students and people at work',
        text: 'An interview, a guest at the hotel desk, an email that has to be right: we practise what your week asks of you.',
      },
      {
        mark: 'rice',
        title: 'Parents',
        text: 'Your child brings English home. Learn the same words in the evening, and answer at breakfast.',
      },
    ],
  },
  way: {
    title: 'How you begin',
    steps: [
      {
        title: 'You write to us',
        text: 'Tell us on WhatsApp what you want English for, and when you have time.',
      },
      {
        title: 'We talk for a quarter of an hour',
        text: 'No test paper. We listen how you speak today, and say honestly which group fits.',
      },
      {
        title: 'You know everything before you decide',
        text: 'Days, hours and price come in writing. Only then you say yes.',
      },
    ],
  },
  children: {
    title: 'For a child of 6 to 13?',
    text: 'That is our main course: a video every week, a live class every month, a study kit by post.',
    action: 'See our courses',
  },
};
