import { writtenMatch, writtenPart } from './write-questions.ts';

const island = {
  name: 'A-island',
  title: null,
  text:
    'Yohana lives on a small island in Papua. Her school is on another island, so she goes there by boat every day. ' +
    'Last Monday the wind was strong, and the boat could not leave. Yohana was worried because she had a test.\n' +
    'Then her teacher called her mother. “Please stay at home today,” he said. “We will do the test tomorrow.” ' +
    'Yohana was happy. She went to her room and read her science book again. It was long, but she finished it before ' +
    'dinner. The next day she answered every question.',
};

/** Form A, parts 10 to 12. */
export const formALevel4 = [
  writtenPart(
    'A-10',
    { level: 'A2', skill: 'words' },
    writtenMatch(
      {
        dentist: 'Jobs: dentist',
        airport: 'Places: airport',
        timetable: 'Time: timetable',
        umbrella: 'Weather: umbrella',
      },
      [
        ['airport', 'You need one when you travel by plane.'],
        ['umbrella', 'You need one when you walk in the rain.'],
        ['dentist', 'You need one when your tooth hurts.'],
        ['timetable', 'You need one when you want to know today’s lessons.'],
      ],
    ),
  ),
  writtenPart('A-11', { level: 'A2', skill: 'reading' }, [
    {
      type: 'read_choose',
      tests: 'Find a fact',
      passage: island,
      prompt: 'How does Yohana go to school every day?',
      texts: [
        ['By bus', 'Not in the text.'],
        ['By bike', 'Not in the text.'],
        ['By boat'],
        ['On foot', 'Not in the text; her school is on another island.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'Why: a reason with “because”',
      passage: island,
      prompt: 'Why was Yohana worried on Monday?',
      texts: [
        ['She had a test.'],
        ['She was ill.', 'She stayed at home, but not for that.'],
        ['She lost her book.', 'She has her book and reads it.'],
        ['She was alone.', 'Her mother was there.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'What “it” stands for, from the sentence before',
      passage: island,
      prompt: '“It was long” – what was long?',
      texts: [
        ['The test', 'Named, but two sentences earlier.'],
        ['The day', 'Makes sense, but nobody says so.'],
        ['The way to school', 'Not in that sentence.'],
        ['The book'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'Put two facts together: Monday and the next day',
      passage: island,
      prompt: 'When did Yohana take the test?',
      texts: [
        ['On Monday', 'The test was planned for that day.'],
        ['On Tuesday'],
        ['On Wednesday', 'A day too late.'],
        ['On Sunday', 'The day before.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'What the whole text is about',
      passage: island,
      prompt: 'Which is the best name for the text?',
      texts: [
        ['A new school', 'She goes to the same school.'],
        ['A day at the beach', 'Sea and island, but she stays in her room.'],
        ['One more day to learn'],
        ['The teacher’s boat', 'Teacher and boat are in the text, but it is not his.'],
      ],
    },
  ]),
  writtenPart('A-12', { level: 'A2', skill: 'grammar' }, [
    {
      type: 'gap',
      tests: 'Present perfect: have with I',
      prompt: 'I ___ my homework, so I can play now.',
      texts: [
        ['am finish', '“Am” in place of “have”: sudah selesai.'],
        ['have finished'],
        ['has finished', '“Has” goes with he or she.'],
        ['finishing', 'An -ing form without “am”.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Going to for what one can see coming',
      prompt: 'Look at those black clouds! It ___ soon.',
      texts: [
        ['rained', 'The past.'],
        ['raining', 'An -ing form without “is”.'],
        ['going to rain', 'Without “is”: akan needs no such word.'],
        ['is going to rain'],
      ],
    },
    {
      type: 'gap',
      tests: 'First conditional: the present after “if”',
      prompt: 'If you ___ hard, you will pass the test.',
      texts: [
        ['study'],
        ['will study', '“Will” stands in the other half only.'],
        ['studied', 'The past does not go with “will”.'],
        ['studying', 'An -ing form without “are”.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Connectors: but',
      prompt: 'The bag was small, ___ it was very heavy.',
      texts: [
        ['because', 'Gives a reason; being heavy makes nothing small.'],
        ['so', 'Says what follows; a small bag is light, if anything.'],
        ['but'],
        ['or', 'Offers a choice.'],
      ],
    },
    {
      type: 'reply',
      tests: 'Talk: the answer to a suggestion',
      prompt: 'Shall we go swimming on Saturday?',
      texts: [
        ['Yes, I was.', 'Answers “Were you …?”.'],
        ['Yes, I have.', 'Answers “Have you …?”.'],
        ['No, it isn’t.', 'Answers “Is it …?”.'],
        ['That’s a good idea.'],
      ],
    },
  ]),
];
