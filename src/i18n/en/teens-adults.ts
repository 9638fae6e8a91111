import { brand } from '../brand-in-texts.ts';

/** The class for teens and adults: a page of its own, arranged in person. */
export const teensAdults = {
  title: 'Teens & Adult Class',
  description: `English for teens and adults with ${brand.name} from ${brand.place}: tell us on WhatsApp what you need it for, and we will find the class together.`,
  lead: 'Never too late, never too early. Our course is made for children, but there is a class for their big sisters, brothers and parents too.',
  ask: 'Ask about a class on WhatsApp',
  asking: `Hello ${brand.name}, I would like to know about the Teens & Adult Class.`,
  who: {
    title: 'Who it is for',
    people: {
      teens: {
        title: 'Teens at school',
        text: 'You understand the book, but speaking is another matter. Tell us where you get stuck.',
      },
      work: {
        title: 'Students and people at work',
        text: 'An interview, a guest at the hotel desk, an email that has to be right: tell us what your week asks of you.',
      },
      parents: {
        title: 'Parents',
        text: 'Your child brings English home. Learn the same words in the evening, and answer at breakfast.',
      },
    },
  },
  way: {
    title: 'How to begin',
    steps: [
      {
        title: 'You write to us',
        text: 'Tell us on WhatsApp what you want English for, and when you have time.',
      },
      {
        title: 'We talk',
        text: 'We listen to how you speak today and tell you honestly whether we have a class that fits.',
      },
      {
        title: 'You decide',
        text: 'Ask about days, hours and the price first. You say yes only when everything is clear.',
      },
    ],
  },
  children: {
    title: (from: number, to: number) => `For a child aged ${from} to ${to}?`,
    text: 'That is our main course: weekly videos, a live class in every unit, and a study kit delivered to your door.',
    action: 'See our courses',
  },
};
