import type { WrittenContent } from '../../../domain/assessment/written-content.ts';
import { writtenItems } from '../../placement/test-content/write-questions.ts';

const family = {
  name: 'family',
  title: 'My family',
  text:
    'Hi! I am Dewi. I am seven years old. I have one brother. His name is Raka, and he is ten.\n' +
    'My mother is a teacher. My father has a blue motorbike. Grandmother lives with us. She has a red bike.',
};

const picture = {
  name: 'picture',
  title: 'My picture',
  text:
    'Look at my picture! There is a big yellow circle. It is the sun. There is a green tree and a small red house. ' +
    'The door of the house is a blue rectangle. A brown dog sleeps under the tree.',
};

/** Grade 2, units 1 to 3: Hello!, My family, Colours and shapes. With the key, which stays on the server. */
export const grade2part1: WrittenContent = {
  listening: writtenItems('2-1-listening', [
    {
      type: 'listen_picture',
      tests: 'What a teacher says: open, book',
      recording: { name: 'a-02-3', lines: [{ speaker: 'woman', text: 'Open your book, please.' }] },
      pictures: [
        ['book-open'],
        ['book-closed', 'The verb was not understood: close for open.'],
        ['bag', 'The thing was not understood: a bag for a book.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'What a teacher says: stand up',
      recording: { name: 'b-02-4', lines: [{ speaker: 'woman', text: 'Stand up, please.' }] },
      pictures: [
        ['child-sits', 'The opposite: sit down.'],
        ['child-stands'],
        ['child-walks', 'Only that it is a movement was understood.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Numbers to 20: twelve',
      recording: { name: 'a-02-2', lines: [{ speaker: 'man', text: 'Twelve. The number is twelve.' }] },
      pictures: [
        ['number-20', 'Twelve and twenty begin alike.'],
        ['number-16', 'Another number above ten.'],
        ['number-12'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Numbers to 20: sixteen',
      recording: { name: 'b-02-2', lines: [{ speaker: 'woman', text: 'Sixteen. The number is sixteen.' }] },
      pictures: [
        ['number-6', 'The ending -teen was not heard: six for sixteen.'],
        ['number-16'],
        ['number-17', 'Sixteen and seventeen sound alike.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'What a teacher says: close, door',
      recording: { name: 'b-02-3', lines: [{ speaker: 'man', text: 'Close the door, please.' }] },
      pictures: [
        ['book-closed', 'The thing was not understood: a book for the door.'],
        ['door-open', 'The verb was not understood: open for close.'],
        ['door-closed'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'What a teacher says: sit down',
      recording: { name: 'a-02-4', lines: [{ speaker: 'man', text: 'Sit down, please.' }] },
      pictures: [
        ['child-sits'],
        ['child-stands', 'The opposite: stand up.'],
        ['child-sleeps', 'Only “down” was understood.'],
      ],
    },
    {
      type: 'reply',
      tests: 'Kind words: what is said when somebody asks for something',
      recording: {
        name: 'a-04-2',
        lines: [{ speaker: 'woman', text: 'Can I have some water, please?' }],
      },
      texts: [
        ['I am seven.', 'That answers “How old are you?”.'],
        ['Yes, here you are.'],
        ['My name is Adi.', 'That answers “What is your name?”.'],
      ],
    },
  ]),
  reading: writtenItems('2-1-reading', [
    {
      type: 'read_choose',
      tests: 'A short text: find an age',
      passage: family,
      prompt: 'How old is Dewi?',
      texts: [
        ['ten', 'That is how old her brother is.'],
        ['seven'],
        ['one', 'That is how many brothers she has.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'A short text: who somebody is in the family',
      passage: family,
      prompt: 'Who is Raka?',
      texts: [
        ['her brother'],
        ['her father', 'Her father comes later in the text, without his name.'],
        ['her friend', 'The text tells of the family alone.'],
      ],
    },
    {
      type: 'read_true_false',
      tests: 'A short text: what belongs to whom, with its colour',
      passage: family,
      prompt: 'Grandmother has a blue bike.',
      texts: [
        ['True', 'Her bike is red; the motorbike of the father is blue.'],
        ['False'],
        ['Not said', 'The text does say which colour it has.'],
      ],
    },
    {
      type: 'read_true_false',
      tests: 'A short text: notice what it does not tell',
      passage: family,
      prompt: 'Dewi has a cat.',
      texts: [
        ['True', 'No animal is in the text.'],
        ['False', 'The text does not say that she has none.'],
        ['Not said'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'A description: the colour of a thing',
      passage: picture,
      prompt: 'What colour is the door?',
      texts: [['red', 'That is the house.'], ['brown', 'That is the dog.'], ['blue']],
    },
    {
      type: 'read_choose',
      tests: 'A description: shapes, circle',
      passage: picture,
      prompt: 'What is a circle in the picture?',
      pictures: [
        ['weather-sun'],
        ['house', 'Its door is a rectangle.'],
        ['tree', 'No shape is said of the tree.'],
      ],
    },
    {
      type: 'read_choose',
      tests: 'A description: where something is, under',
      passage: picture,
      prompt: 'Where is the dog?',
      texts: [
        ['in the house', 'The house has a door, but the dog is not in it.'],
        ['under the tree'],
        ['in the tree', '“Under” was not understood.'],
      ],
    },
  ]),
  words: writtenItems('2-1-words', [
    {
      type: 'picture_word',
      tests: 'Family: grandfather',
      prompt: 'Who is he?',
      picture: 'grandfather',
      texts: [
        ['my father', 'Half of the word: father for grandfather.'],
        ['my grandmother', 'The other half: grandmother is a woman.'],
        ['my grandfather'],
      ],
    },
    {
      type: 'picture_word',
      tests: 'Colours: yellow',
      prompt: 'What colour is it?',
      picture: 'banana',
      texts: [
        ['yellow'],
        ['green', 'Another colour of fruit.'],
        ['white', 'Another colour; yellow and white are both light.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Shapes: triangle',
      prompt: 'A square has four sides. A ___ has three sides.',
      texts: [
        ['circle', 'A circle has no sides.'],
        ['triangle'],
        ['rectangle', 'A rectangle has four sides.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Saying who one is: my name is',
      prompt: 'Hello! My ___ is Sita.',
      texts: [['name'], ['age', 'An age is a number.'], ['brother', 'Sita is a girl’s name.']],
    },
    {
      type: 'gap',
      tests: 'Asking how old somebody is',
      prompt: 'How ___ are you? I am seven.',
      texts: [
        ['many', '“How many” asks for a number of things: berapa has two meanings.'],
        ['name', 'A name is asked for with “what”.'],
        ['old'],
      ],
    },
    {
      type: 'gap',
      tests: 'Whose it is: her, for a girl',
      prompt: 'This is my sister. ___ name is Rani.',
      texts: [
        ['His', '“His” is of a boy; nya is both.'],
        ['Her'],
        ['She', '“She” stands before a verb; nya and dia are alike here.'],
      ],
    },
    {
      type: 'gap',
      tests: 'To be: they are',
      prompt: 'My brothers ___ tall.',
      texts: [['are'], ['is', '“Is” is for one alone.'], ['am', '“Am” goes with I alone.']],
    },
    {
      type: 'picture_sentence',
      tests: 'He or she, and how somebody feels',
      picture: 'girl-happy',
      texts: [
        ['He is happy.', '“He” is a boy; dia is both.'],
        ['She is sad.', 'The opposite feeling.'],
        ['She is happy.'],
      ],
    },
    {
      type: 'order',
      tests: 'The adjective stands before the noun: a blue car, not mobil biru',
      words: ['my', 'father', 'has', 'a', 'blue', 'car'],
      end: '.',
      accepted: ['my father has a blue car'],
      mistakes: [
        { order: 'my father has a car blue', whyWrong: 'The order of mobil biru.' },
        { order: 'father my has a blue car', whyWrong: 'The order of ayah saya.' },
      ],
    },
    {
      type: 'reply',
      tests: 'Greetings: how are you',
      prompt: 'Good morning! How are you?',
      texts: [
        ['I am seven.', 'That answers “How old are you?”.'],
        ['Good night!', 'That is said before sleeping.'],
        ['I am fine, thank you.'],
      ],
    },
  ]),
  writing: [
    {
      prompt: 'Write about you. What is your name? How old are you? What do you like? Write three sentences.',
      points: 5,
    },
    {
      prompt: 'Write about your family. Who are they? What colours do they like? Write four sentences.',
      points: 5,
    },
  ],
};
