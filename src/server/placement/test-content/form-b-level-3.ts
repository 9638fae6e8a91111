import { writtenPart } from './write-questions.ts';

const beach = {
  name: 'B-beach',
  title: 'Sunday at the beach',
  text:
    'Every Sunday Lusi goes to the beach with her uncle. They get up at five and walk there with their dog, Milo. ' +
    'Lusi looks for shells and puts them in a box. Her uncle catches fish. At noon they cook the fish and eat under a tree.',
};

/** Form B, parts 7 to 9. */
export const formBLevel3 = [
  writtenPart('B-07', { level: 'A1', skill: 'reading' }, [
    {
      type: 'read_choose',
      tests: 'A notice: opening days and what is not allowed',
      passage: {
        name: 'B-pool',
        title: 'SWIMMING POOL',
        text: 'Open from Tuesday to Sunday, 7.00 to 17.00\nDo not run.\nNo balls in the water.',
      },
      prompt: 'At this pool you can …',
      texts: [
        ['play with a ball.', 'The notice says “No balls”.'],
        ['run to the water.', 'The notice says “Do not run”.'],
        ['come on Monday.', 'It is open from Tuesday to Sunday only.'],
        ['swim on Friday.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'A message: what somebody is doing',
      passage: {
        name: 'B-message',
        title: null,
        text: 'Hi Mum! I’m at Yosef’s house. We’re doing our homework. I can come home at five. Can you cook fried rice? Thank you!\nBayu',
      },
      prompt: 'What is Bayu doing?',
      texts: [
        ['Cooking fried rice', 'He asks his mother to cook it.'],
        ['Doing his homework'],
        ['Going home', 'At five, not now.'],
        ['Playing with Yosef', 'He is with Yosef, but they are not playing.'],
      ],
    },
    {
      type: 'read_true_false',
      tests: 'A short story: how they get to a place',
      passage: beach,
      prompt: 'Lusi and her uncle go to the beach on foot.',
      texts: [
        ['True'],
        ['False', 'They walk, and that is to go on foot.'],
        ['Not said', 'The story says it: they walk there.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'A short story: what “them” stands for',
      passage: beach,
      prompt: 'What does Lusi put in the box?',
      texts: [
        ['Shells'],
        ['Fish', 'Her uncle catches them; they are eaten.'],
        ['Leaves', 'A tree is in the story, its leaves are not.'],
        ['Food', 'They eat, but not from the box.'],
      ],
    },
  ]),
  writtenPart('B-08', { level: 'A1', skill: 'listening' }, [
    {
      type: 'listen_choose',
      tests: 'Ways of travelling today, not usually or tomorrow',
      prompt: 'How did Togar come to school today?',
      recording: {
        name: 'b-08-1',
        lines: [
          { speaker: 'woman', text: 'Togar, where is your bike? Did you come by bus today?' },
          { speaker: 'man', text: 'No. My bike is broken, so my father took me on his motorbike.' },
          { speaker: 'woman', text: 'And tomorrow?' },
          { speaker: 'man', text: 'Tomorrow I’m going to walk.' },
        ],
      },
      pictures: [
        ['bike', 'It is broken.'],
        ['bus', 'She asks about it, and he says no.'],
        ['motorbike'],
        ['child-walks', 'That is tomorrow.'],
      ],
    },
    {
      type: 'listen_choose',
      level: 'A2',
      tests: 'Times: one of several times in a talk',
      prompt: 'What time does the match start today?',
      recording: {
        name: 'b-08-2',
        lines: [
          { speaker: 'woman', text: 'Dimas, is your football match at four o’clock?' },
          { speaker: 'man', text: 'No, that was last week. Today we start at half past three.' },
          { speaker: 'woman', text: 'And when can you come home?' },
          { speaker: 'man', text: 'At five o’clock, I think.' },
        ],
      },
      texts: [
        ['At 3.30'],
        ['At 2.30', 'Setengah tiga is 2.30, but half past three is 3.30.'],
        ['At 4.00', 'That was last week.'],
        ['At 5.00', 'He comes home then.'],
      ],
    },
    {
      type: 'listen_choose',
      tests: 'What is chosen in the end, among things that are named',
      prompt: 'What does the girl buy?',
      recording: {
        name: 'b-08-3',
        lines: [
          { speaker: 'woman', text: 'Hello. Have you got any mangoes?' },
          { speaker: 'man', text: 'No, sorry. But the bananas and the oranges are sweet.' },
          { speaker: 'woman', text: 'We’ve got bananas at home. One kilo of oranges, please.' },
          { speaker: 'man', text: 'Here you are. And some apples?' },
          { speaker: 'woman', text: 'No, thank you.' },
        ],
      },
      texts: [
        ['Mangoes', 'She asks for them, but there are none.'],
        ['Oranges'],
        ['Bananas', 'She has got some at home.'],
        ['Apples', 'She says “No, thank you”.'],
      ],
    },
  ]),
  writtenPart('B-09', { level: 'A2', skill: 'grammar' }, [
    {
      type: 'gap',
      level: 'A1',
      tests: 'Past simple: an irregular verb',
      prompt: 'Last night I ___ a big bird in our garden.',
      texts: [
        ['saw'],
        ['see', 'The present: Indonesian verbs do not change with time.'],
        ['sees', 'The present, and of another person.'],
        ['am seeing', 'Now, not last night.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Comparative of a short adjective',
      prompt: 'This river is ___ than that river.',
      texts: [
        ['long', 'Without the ending that “than” asks for.'],
        ['more long', 'Word for word from lebih panjang.'],
        ['longer'],
        ['longest', 'Of three or more, and without “the”.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Must for what is needed',
      prompt: 'You ___ wear a helmet on a motorbike. Your head is important.',
      texts: [
        ['mustn’t', 'The opposite: it is not allowed.'],
        ['can’t', 'Says that it is not possible.'],
        ['don’t', 'Says that it is not done.'],
        ['must'],
      ],
    },
    {
      type: 'gap',
      tests: 'Question words: how much for a price',
      prompt: '“___ is this bag?” – “It’s fifty thousand rupiah.”',
      texts: [
        ['How many', 'Asks for a number of things; berapa is both.'],
        ['How much'],
        ['How old', 'Asks for an age; berapa, too.'],
        ['How long', 'Asks for a length or a time.'],
      ],
    },
  ]),
];
