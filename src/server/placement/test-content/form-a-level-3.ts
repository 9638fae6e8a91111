import { writtenPart } from './write-questions.ts';

const garden = {
  name: 'A-garden',
  title: 'A small garden',
  text:
    'Ketut has a small garden behind his house. Every afternoon he gives water to the tomatoes and the beans. ' +
    'His little sister Sari helps him. On Saturday they pick the red tomatoes and take them to their grandmother. ' +
    'She makes soup for everyone.',
};

/** Form A, parts 7 to 9. */
export const formALevel3 = [
  writtenPart('A-07', { level: 'A1', skill: 'reading' }, [
    {
      type: 'read_choose',
      tests: 'A notice: opening days and what is not allowed',
      passage: {
        name: 'A-library',
        title: 'LIBRARY',
        text: 'Open from Monday to Friday, 8.00 to 14.00\nPlease be quiet.\nNo food and no drinks.',
      },
      prompt: 'In this library you can …',
      texts: [
        ['eat your lunch.', 'The notice says “No food”.'],
        ['talk loudly.', 'The notice says “Please be quiet”.'],
        ['read on Wednesday.'],
        ['come on Sunday.', 'It is open from Monday to Friday only.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'A message: what it is for',
      passage: {
        name: 'A-message',
        title: null,
        text: 'Hi Rina! I can’t be at your house at three. My bus isn’t here yet. I can come at four. Please wait for me!\nPutri',
      },
      prompt: 'What does Putri tell Rina?',
      texts: [
        ['She is late.'],
        ['She is ill.', 'A common reason, but not in the message.'],
        ['She is at home.', '“House” stands in the message, but it is Rina’s.'],
        ['She is on the bus.', '“Bus” stands in the message, but it has not come yet.'],
      ],
    },
    {
      type: 'read_true_false',
      tests: 'A short story: find a time of the day',
      passage: garden,
      prompt: 'Ketut gives water to his plants in the morning.',
      texts: [
        ['True', 'The story says “every afternoon”.'],
        ['False'],
        ['Not said', 'The story does say when: every afternoon.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'A short story: who does what, over two sentences (she)',
      passage: garden,
      prompt: 'Who makes the soup?',
      texts: [
        ['Ketut', 'He grows the tomatoes.'],
        ['Sari', '“She” is not Sari: the grandmother is named just before.'],
        ['Their mother', 'She is not in the story.'],
        ['Their grandmother'],
      ],
    },
  ]),
  writtenPart('A-08', { level: 'A1', skill: 'listening' }, [
    {
      type: 'listen_choose',
      tests: 'Weather now, not before or later',
      prompt: 'What is the weather like now?',
      recording: {
        name: 'a-08-1',
        lines: [
          { speaker: 'woman', text: 'Dad, can we go to the park? It was sunny this morning.' },
          { speaker: 'man', text: 'Look out of the window. It’s raining now.' },
          { speaker: 'woman', text: 'Oh! And tomorrow?' },
          { speaker: 'man', text: 'Tomorrow will be windy. Then you can fly your kite.' },
        ],
      },
      pictures: [
        ['weather-sun', 'That was this morning.'],
        ['weather-rain'],
        ['weather-wind', 'That is tomorrow.'],
        ['weather-storm', 'Rain, but nobody speaks of a storm.'],
      ],
    },
    {
      type: 'listen_choose',
      level: 'A2',
      tests: 'Times: half past, one of several times in a talk',
      prompt: 'What time does the bus leave today?',
      recording: {
        name: 'a-08-2',
        lines: [
          { speaker: 'man', text: 'Hurry up, Nisa! The bus leaves at half past six.' },
          { speaker: 'woman', text: 'But school starts at seven, Dad.' },
          { speaker: 'man', text: 'Not today. Today your class is going to the zoo, and it opens at eight.' },
          { speaker: 'woman', text: 'Oh yes! Where is my bag?' },
        ],
      },
      texts: [
        ['At 5.30', 'Setengah enam is 5.30, but half past six is 6.30.'],
        ['At 7.00', 'School starts then on other days.'],
        ['At 8.00', 'The zoo opens then.'],
        ['At 6.30'],
      ],
    },
    {
      type: 'listen_choose',
      tests: 'What is chosen in the end, among things that are named',
      prompt: 'What does the girl buy?',
      recording: {
        name: 'a-08-3',
        lines: [
          { speaker: 'woman', text: 'Hello. Do you have any blue pens?' },
          { speaker: 'man', text: 'No, sorry. But I have pencils and rulers.' },
          { speaker: 'woman', text: 'I’ve got a ruler. Two pencils, please.' },
          { speaker: 'man', text: 'Here you are. And a notebook?' },
          { speaker: 'woman', text: 'No, thank you.' },
        ],
      },
      texts: [
        ['Pencils'],
        ['Pens', 'She asks for them, but there are none.'],
        ['Rulers', 'She has got one.'],
        ['Notebooks', 'She says “No, thank you”.'],
      ],
    },
  ]),
  writtenPart('A-09', { level: 'A2', skill: 'grammar' }, [
    {
      type: 'gap',
      level: 'A1',
      tests: 'Past simple: an irregular verb',
      prompt: 'Yesterday we ___ to the market with our aunt.',
      texts: [
        ['go', 'The present: Indonesian verbs do not change with time.'],
        ['goes', 'The present, and of one person.'],
        ['are going', 'Now, not yesterday.'],
        ['went'],
      ],
    },
    {
      type: 'gap',
      tests: 'Comparative of a short adjective',
      prompt: 'An elephant is ___ than a horse.',
      texts: [
        ['big', 'Without the ending that “than” asks for.'],
        ['bigger'],
        ['more big', 'Word for word from lebih besar.'],
        ['biggest', 'Of three or more, and without “the”.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Mustn’t for what is not allowed',
      prompt: 'You ___ run here. The floor is wet.',
      texts: [
        ['must', 'The opposite.'],
        ['can', 'Allows it, but the floor is wet.'],
        ['mustn’t'],
        ['not', 'Word for word from jangan; a verb such as “must” is missing.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Question words: where',
      prompt: '“___ did you put my book?” – “On your desk.”',
      texts: [
        ['Where'],
        ['When', 'Asks for a time; when and where begin alike.'],
        ['Who', 'Asks for a person.'],
        ['Why', 'Asks for a reason.'],
      ],
    },
  ]),
];
