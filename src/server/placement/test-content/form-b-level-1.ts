import { writtenPart } from './write-questions.ts';

/** Form B, parts 1 to 3. */
export const formBLevel1 = [
  writtenPart('B-01', { level: 'pre-A1', skill: 'words' }, [
    {
      type: 'picture_word',
      tests: 'Colours: yellow',
      prompt: 'What colour is it?',
      picture: 'banana',
      texts: [
        ['red', 'Another colour of fruit.'],
        ['blue', 'Another colour, one of the first that are learnt.'],
        ['yellow'],
      ],
    },
    {
      type: 'picture_word',
      tests: 'School things: bag',
      prompt: 'What is it?',
      picture: 'bag',
      texts: [
        ['a bag'],
        ['a box', 'Begins like “bag”; things are put into it, too.'],
        ['a book', 'Begins like “bag” and lies in it.'],
      ],
    },
    {
      type: 'word_picture',
      tests: 'Family: father',
      prompt: 'father',
      pictures: [
        ['mother', 'Mother and father end alike.'],
        ['father'],
        ['grandfather', 'The word is a part of “grandfather”.'],
      ],
    },
    {
      type: 'word_picture',
      tests: 'Food: egg',
      prompt: 'egg',
      pictures: [
        ['apple', 'Another word that takes “an”.'],
        ['bread', 'Another food of the morning.'],
        ['egg'],
      ],
    },
  ]),
  writtenPart('B-02', { level: 'pre-A1', skill: 'listening' }, [
    {
      type: 'listen_picture',
      tests: 'Single words: pear, by its first consonant',
      recording: { name: 'b-02-1', lines: [{ speaker: 'man', text: 'A pear. I want a pear, please.' }] },
      pictures: [
        ['pear'],
        ['bear', 'P and b were not told apart.'],
        ['chair', 'It rhymes; the beginning was not heard.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Numbers to 20: sixteen',
      recording: { name: 'b-02-2', lines: [{ speaker: 'woman', text: 'Sixteen. The number is sixteen.' }] },
      pictures: [
        ['number-6', 'Only the first half was heard: six.'],
        ['number-16'],
        ['number-17', 'Only the second half was heard: -teen.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Simple commands: close, door',
      recording: { name: 'b-02-3', lines: [{ speaker: 'man', text: 'Close the door, please.' }] },
      pictures: [
        ['door-open', 'The verb was not understood: open for close.'],
        ['book-closed', 'The thing was not understood: the book for the door.'],
        ['door-closed'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Simple commands: stand up',
      recording: { name: 'b-02-4', lines: [{ speaker: 'woman', text: 'Stand up, please.' }] },
      pictures: [
        ['child-sits', 'The other command of the classroom: sit down.'],
        ['child-stands'],
        ['child-sleeps', 'Begins with s, too.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Single words: goat, by its first consonant',
      recording: { name: 'b-02-5', lines: [{ speaker: 'man', text: 'A goat. I can see a goat.' }] },
      pictures: [
        ['goat'],
        ['boat', 'It rhymes; g and b were not told apart.'],
        ['coat', 'It rhymes; g and k were not told apart.'],
      ],
    },
  ]),
  writtenPart('B-03', { level: 'pre-A1', skill: 'sentences' }, [
    {
      type: 'picture_sentence',
      tests: 'He for a boy: Indonesian has one word, dia, for he and she',
      picture: 'boy-sad',
      texts: [
        ['She is sad.', '“She” is for a girl; dia is both.'],
        ['They are sad.', '“They” is for more than one.'],
        ['He is sad.'],
      ],
    },
    {
      type: 'picture_sentence',
      tests: 'Can for what somebody is able to do',
      picture: 'girl-bike',
      texts: [
        ['She can ride a bike.'],
        ['She can’t ride a bike.', 'The opposite: the ’t was not noticed.'],
        ['She is a bike.', '“Is” in place of “can ride”.'],
      ],
    },
    {
      type: 'picture_sentence',
      tests: 'This and a for one thing',
      picture: 'tree',
      texts: [
        ['These are trees.', 'For more than one; Indonesian says ini for one and for many.'],
        ['This is a tree.'],
        ['This is a flower.', 'Right form, other thing.'],
      ],
    },
    {
      type: 'picture_sentence',
      tests: 'Prepositions: under',
      picture: 'ball-under-bed',
      texts: [
        ['The ball is under the bed.'],
        ['The ball is on the bed.', 'On is for the top.'],
        ['The ball is in the bed.', 'In is for the inside; di was taken for it.'],
      ],
    },
  ]),
];
