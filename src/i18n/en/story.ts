import { brand } from '../brand-in-texts.ts';
import type { SchoolRules } from '../questions.ts';
import { schoolStory } from '../school-story.ts';

/** The story of Kancil, a folk tale of Indonesia, and why the school has his name. */
export const story = {
  title: 'About us: the story of Kancil',
  description:
    'How Kancil the mouse-deer counted the crocodiles, retold for families, and why our English course for children bears his name.',
  lead: 'Every child in Indonesia knows the little mouse-deer who is never the strongest but always the cleverest. This is how we tell his story, and why our school has his name.',
  picture:
    'Kancil stands on the bank of a wide river with crocodiles in it; on the other bank grows a mango tree',
  parts: {
    mangoes: {
      title: 'The mangoes on the other side',
      paragraphs: [
        'Kancil was hungry. Across the river stood a mango tree, and its mangoes were so ripe that he could smell them from where he was. But the river was wide, and in the river lived the crocodiles.',
        'He had no teeth to speak of and no claws at all. So he sat down in the grass and thought.',
      ],
    },
    question: {
      title: 'A polite question',
      paragraphs: [
        '“Good morning!” Kancil called, though his knees shook a little. “The king of the forest is giving a feast, and every crocodile is to have a share. There is only one thing I must ask: how many of you are there?”',
        'The oldest crocodile opened one eye. “How many? We have never counted.” “Then lie side by side,” said Kancil, “from this bank to that one, and hold still. I will count you all.”',
      ],
    },
    counting: {
      title: 'One, two, three …',
      paragraphs: [
        'And the crocodiles lay down, one beside the other, right across the water. Kancil took a deep breath and hopped onto the first back.',
      ],
    },
    over: {
      title: 'Ten, and across',
      paragraphs: [
        'At “ten” he was standing in the grass on the other bank, under the mango tree. “Ten crocodiles!” he called. “Thank you, all of you. The feast is here, and I will begin.”',
        'The oldest crocodile closed his eye again. “Next time,” he said to the others, “we shall learn to count ourselves.”',
      ],
    },
  },
  counting: 'Count along in English, one hop for each number',
  hopping: 'Kancil hops across the river on the backs of ten crocodiles, halfway to the other bank',
  feast:
    'Kancil under the mango tree on the other bank, with mangoes at his feet; behind him the wide river and the crocodiles',
  tip: {
    title: 'How to tell it tonight',
    text: 'Tell it in your own language and leave the counting to your child, in English: one hop, one number. Tomorrow evening, let your child tell it to you.',
  },
  why: {
    title: 'Why our school bears his name',
    lead: 'Kancil is small, and he gets across all the same. That is what we wish for every child who says a first sentence in a new language.',
    reasons: [
      {
        title: 'He dares to speak',
        text: 'His knees shake, and he calls “good morning” anyway. With us, a sentence with a mistake is worth more than silence.',
      },
      {
        title: 'He asks',
        text: 'One good question opens the river for him. Children who ask learn twice: the answer, and how to ask.',
      },
      {
        title: 'He goes one hop at a time',
        text: 'Nobody jumps a whole river. A few videos, then a live class, then the next unit: that is how you get across.',
      },
    ],
  },
  history: {
    title: 'And who are we?',
    text: schoolStory.en.inShort,
    action: 'Read our history',
  },
  closing: {
    title: 'Ready for the first hop?',
    text: 'Add your child now and choose the class in your own time. You pay nothing until then.',
    action: 'Register your child',
    more: 'See our courses',
  },
};

/** The page of the school's history, around what the school tells of itself. */
export const history = ({ ages, feedbackDays, maxInLiveClass: mostInLiveClass }: SchoolRules) => ({
  title: 'Our history',
  description: `How ${brand.name} began in ${brand.place}, how our English course for children aged ${ages.from} to ${ages.to} works today, and what we promise every family.`,
  picture: 'A small house at the foot of a volcano; Kancil waves from the garden',
  promises: {
    title: 'What we promise',
    items: [
      `Every task a child sends in gets feedback within ${feedbackDays} working days.`,
      `A live class has at most ${mostInLiveClass} children.`,
      'A short test finds the grade that fits, so that nobody is bored and nobody is left behind.',
      'Anyone who writes to us gets an answer from a person who knows the course.',
    ],
  },
  teacher: (name: string) => `Meet ${name}`,
  visit: {
    title: 'Come and say hello',
    text: `If you live near ${brand.place}, drop in. From further away, reach us on WhatsApp or by email.`,
    action: 'Write to us on WhatsApp',
  },
  back: 'Read the story of Kancil',
});
