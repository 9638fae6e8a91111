import { writtenPart } from './write-questions.ts';

/** Form A, parts 1 to 3. */
export const formALevel1 = [
  writtenPart('A-01', { level: 'pre-A1', skill: 'words' }, [
    {
      type: 'picture_word',
      tests: 'Colours: green',
      prompt: 'What colour is it?',
      picture: 'frog',
      texts: [
        ['blue', 'Another colour; blue and green are often learnt together and mixed up.'],
        ['green'],
        ['brown', 'Another colour; looks like “green” in its sounds (r, n).'],
      ],
    },
    {
      type: 'picture_word',
      tests: 'School things: ruler',
      prompt: 'What is it?',
      picture: 'ruler',
      texts: [
        ['a rubber', 'Looks and sounds like “ruler”; in Indonesian, too, penghapus and penggaris are alike.'],
        ['a pencil', 'Lies in the same pencil case.'],
        ['a ruler'],
      ],
    },
    {
      type: 'word_picture',
      tests: 'Family: grandmother',
      prompt: 'grandmother',
      pictures: [
        ['grandmother'],
        ['mother', 'Half of the word was read: “mother”.'],
        ['grandfather', 'The other half of the word was read: “grand”.'],
      ],
    },
    {
      type: 'word_picture',
      tests: 'Food: rice, the one word for nasi, beras and padi',
      prompt: 'rice',
      pictures: [['noodles', 'Another meal in a bowl.'], ['rice'], ['bread', 'Another staple food.']],
    },
  ]),
  writtenPart('A-02', { level: 'pre-A1', skill: 'listening' }, [
    {
      type: 'listen_picture',
      tests: 'Single words: cap, by its vowel and final consonant',
      recording: { name: 'a-02-1', lines: [{ speaker: 'woman', text: 'A cap. Where is my cap?' }] },
      pictures: [
        ['cat', 'The final consonant was not heard: cat for cap.'],
        ['cup', 'The vowel was not heard: cup for cap.'],
        ['cap'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Numbers to 20: twelve',
      recording: { name: 'a-02-2', lines: [{ speaker: 'man', text: 'Twelve. The number is twelve.' }] },
      pictures: [
        ['number-12'],
        ['number-20', 'Twelve and twenty begin alike.'],
        ['number-2', 'Only the first sounds were heard: tw- for two.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Simple commands: open, book',
      recording: { name: 'a-02-3', lines: [{ speaker: 'woman', text: 'Open your book, please.' }] },
      pictures: [
        ['book-closed', 'The verb was not understood: close for open.'],
        ['book-open'],
        ['door-open', 'The thing was not understood: the door for the book.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Simple commands: sit down',
      recording: { name: 'a-02-4', lines: [{ speaker: 'man', text: 'Sit down, please.' }] },
      pictures: [
        ['child-sits'],
        ['child-stands', 'The other command of the classroom: stand up.'],
        ['child-runs', 'Another movement.'],
      ],
    },
    {
      type: 'listen_picture',
      tests: 'Single words: duck, by its vowel and final consonant',
      recording: { name: 'a-02-5', lines: [{ speaker: 'woman', text: 'A duck. I can see a duck.' }] },
      pictures: [
        ['dog', 'Final g and k, and the vowel, were not told apart.'],
        ['truck', 'It rhymes; the beginning was not heard.'],
        ['duck'],
      ],
    },
  ]),
  writtenPart('A-03', { level: 'pre-A1', skill: 'sentences' }, [
    {
      type: 'picture_sentence',
      tests: 'She for a girl: Indonesian has one word, dia, for he and she',
      picture: 'girl-happy',
      texts: [
        ['He is happy.', '“He” is for a boy; dia is both.'],
        ['She is happy.'],
        ['They are happy.', '“They” is for more than one.'],
      ],
    },
    {
      type: 'picture_sentence',
      tests: 'Have for what somebody holds',
      picture: 'girl-kite',
      texts: [
        ['She is a kite.', '“Is” in place of “has”.'],
        ['She has a bike.', 'Bike looks and sounds like kite.'],
        ['She has a kite.'],
      ],
    },
    {
      type: 'picture_sentence',
      tests: 'These and plural -s for more than one',
      picture: 'pencils',
      texts: [
        ['These are pencils.'],
        ['This is a pencil.', 'For one pencil; Indonesian says ini for one and for many.'],
        ['These are rulers.', 'Right form, other thing.'],
      ],
    },
    {
      type: 'picture_sentence',
      tests: 'Prepositions: in',
      picture: 'cat-in-box',
      texts: [
        ['The cat is on the box.', 'On is for the top; di is both in and on.'],
        ['The cat is under the box.', 'Under is for the place below.'],
        ['The cat is in the box.'],
      ],
    },
  ]),
];
