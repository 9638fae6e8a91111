import { writtenMatch, writtenPart } from './write-questions.ts';

const kite = {
  name: 'B-kite',
  title: null,
  text:
    'Last month Arif and his cousin Wulan made a big kite from paper and bamboo. On Sunday they carried it to the rice ' +
    'field because there are no tall trees there. At first the kite flew very well. Then the wind became stronger and ' +
    'broke the string, and the kite flew away over the river.\n' +
    'Wulan was sad, but Arif said, “Don’t worry. Now we know how to make a kite.” That evening an old farmer came to ' +
    'their house with a big bag. He took the kite out of it. He found it on his roof.',
};

/** Form B, parts 10 to 12. */
export const formBLevel4 = [
  writtenPart(
    'B-10',
    { level: 'A2', skill: 'words' },
    writtenMatch(
      {
        hairdresser: 'Jobs: hairdresser',
        pharmacy: 'Places: pharmacy',
        fan: 'Weather: fan, for a hot day',
        'alarm clock': 'Time: alarm clock',
      },
      [
        ['fan', 'You need one when the air is very hot.'],
        ['hairdresser', 'You need one when your hair is too long.'],
        ['alarm clock', 'You need one when you must get up early.'],
        ['pharmacy', 'You need one when you want to buy medicine.'],
      ],
    ),
  ),
  writtenPart('B-11', { level: 'A2', skill: 'reading' }, [
    {
      type: 'read_choose',
      tests: 'Find a fact',
      passage: kite,
      prompt: 'Where did they fly the kite?',
      texts: [
        ['On a roof', 'The farmer found it on his roof later.'],
        ['Next to a river', 'The kite flew over the river later.'],
        ['In a garden', 'Not in the text.'],
        ['In a rice field'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'Why: a reason with “because”',
      passage: kite,
      prompt: 'Why did they choose this place?',
      texts: [
        ['Their house was near.', 'Not in the text.'],
        ['There were no tall trees.'],
        ['The farmer asked them.', 'They meet the farmer later.'],
        ['The wind was strong.', 'It became strong later, and broke the string.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'What “it” stands for, from the sentence before',
      passage: kite,
      prompt: '“He took the kite out of it” – out of what?',
      texts: [
        ['The bag'],
        ['The house', 'Named just before, but he came to it with the bag.'],
        ['The river', 'The kite flew over it, not into it.'],
        ['The tree', 'There were no trees.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'Put two facts together: Sunday and that evening',
      passage: kite,
      prompt: 'When did the farmer bring the kite?',
      texts: [
        ['On Sunday morning', 'The right day, but it was in the evening.'],
        ['On Monday evening', 'In the evening, but on the same day.'],
        ['On Sunday evening'],
        ['A month later', 'They made the kite last month; the farmer came on the same day.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'What the whole text is about',
      passage: kite,
      prompt: 'Which is the best name for the text?',
      texts: [
        ['The farmer’s new kite', 'He only brings it back.'],
        ['A trip across the river', 'Only the kite goes over the river.'],
        ['A day without wind', 'The wind is strong.'],
        ['The kite came home'],
      ],
    },
  ]),
  writtenPart('B-12', { level: 'A2', skill: 'grammar' }, [
    {
      type: 'gap',
      tests: 'Present perfect: have and the third form',
      prompt: 'Have you ever ___ to Bali?',
      texts: [
        ['go', 'The first form.'],
        ['went', 'The second form, which stands without “have”.'],
        ['been'],
        ['going', 'An -ing form, which goes with “are”.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Going to for a plan',
      prompt: 'I’ve got my ticket. I ___ my uncle in Surabaya next week.',
      texts: [
        ['am going to visit'],
        ['going to visit', 'Without “am”: akan needs no such word.'],
        ['visited', 'The past.'],
        ['visiting', 'An -ing form without “am”.'],
      ],
    },
    {
      type: 'gap',
      tests: 'First conditional: the present after “if”',
      prompt: 'If you ___ now, you will catch the bus.',
      texts: [
        ['will leave', '“Will” stands in the other half only.'],
        ['leave'],
        ['left', 'The past does not go with “will”.'],
        ['leaving', 'An -ing form without “are”.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Connectors: because',
      prompt: 'We took our umbrellas ___ it was raining.',
      texts: [
        ['but', 'For something that does not fit; umbrellas fit rain.'],
        ['so', 'Turns it round: the umbrellas do not make the rain.'],
        ['or', 'Offers a choice.'],
        ['because'],
      ],
    },
    {
      type: 'reply',
      tests: 'Talk: the answer to somebody who needs help',
      prompt: 'I can’t find my pencil case.',
      texts: [
        ['I’ll help you.'],
        ['You’re welcome.', 'The answer to “Thank you”.'],
        ['Yes, I can.', 'Answers “Can you …?”.'],
        ['I’m fine, thank you.', 'Answers “How are you?”.'],
      ],
    },
  ]),
];
