import type { PartIntroduction } from '../../../domain/placement/items.ts';
import { writtenQuestion } from './write-questions.ts';

/** The first six parts: what they are about, how they are done, and an example that is not in the test. */
export const introductions1to6: readonly PartIntroduction[] = [
  {
    part: 1,
    title: { en: 'Words', id: 'Kata' },
    instruction: {
      en: 'Look at the picture and tap the right word. Or read the word and tap the right picture.',
      id: 'Lihat gambarnya, lalu ketuk kata yang cocok. Atau baca katanya, lalu ketuk gambar yang cocok.',
    },
    example: writtenQuestion(
      'example-01',
      { level: 'pre-A1', skill: 'words' },
      {
        type: 'picture_word',
        tests: 'Animals: fish',
        prompt: 'What is it?',
        picture: 'fish',
        texts: [['a bird', 'Another animal.'], ['a fish'], ['a cow', 'Another animal.']],
      },
    ),
    exampleNote: { en: 'The picture shows a fish.', id: 'Gambarnya ikan, jadi jawabannya “a fish”.' },
  },
  {
    part: 2,
    title: { en: 'Listening', id: 'Mendengarkan' },
    instruction: {
      en: 'Tap the speaker and listen. Then tap the right picture. You can listen twice.',
      id: 'Ketuk tombol suara, lalu dengarkan. Setelah itu ketuk gambar yang cocok. Kamu boleh mendengarkan dua kali.',
    },
    example: writtenQuestion(
      'example-02',
      { level: 'pre-A1', skill: 'listening' },
      {
        type: 'listen_picture',
        tests: 'Single words: house',
        recording: { name: 'example-02', lines: [{ speaker: 'woman', text: 'A house. This is a house.' }] },
        pictures: [['house'], ['ball', 'Another word.'], ['sock', 'Another word.']],
      },
    ),
    exampleNote: {
      en: 'You hear “a house”, so tap the house.',
      id: 'Yang terdengar “a house”, jadi ketuk gambar rumah.',
    },
  },
  {
    part: 3,
    title: { en: 'Sentences', id: 'Kalimat' },
    instruction: {
      en: 'Look at the picture. Tap the sentence that fits.',
      id: 'Lihat gambarnya. Ketuk kalimat yang cocok.',
    },
    example: writtenQuestion(
      'example-03',
      { level: 'pre-A1', skill: 'sentences' },
      {
        type: 'picture_sentence',
        tests: 'It is with a thing',
        picture: 'ball',
        texts: [
          ['It is a cat.', 'The picture shows a ball.'],
          ['It is a house.', 'The picture shows a ball.'],
          ['It is a ball.'],
        ],
      },
    ),
    exampleNote: { en: 'The picture shows a ball.', id: 'Gambarnya bola, jadi jawabannya “It is a ball.”' },
  },
  {
    part: 4,
    title: { en: 'Talking', id: 'Percakapan' },
    instruction: {
      en: 'Somebody says something to you. Read it, or listen. Then tap the best answer.',
      id: 'Ada yang berbicara kepadamu. Baca atau dengarkan, lalu ketuk jawaban yang paling cocok.',
    },
    example: writtenQuestion(
      'example-04',
      { level: 'pre-A1', skill: 'talk' },
      {
        type: 'reply',
        tests: 'Greetings: Good morning',
        prompt: 'Good morning!',
        texts: [
          ['Good night!', 'Said when one goes to bed.'],
          ['Good morning!'],
          ['Goodbye!', 'Said when one goes.'],
        ],
      },
    ),
    exampleNote: {
      en: 'In the morning you say “Good morning!”, too.',
      id: 'Kalau disapa “Good morning!”, kamu juga menjawab “Good morning!”',
    },
  },
  {
    part: 5,
    title: { en: 'Fill the gap', id: 'Isi titik-titik' },
    instruction: {
      en: 'A word is missing in the sentence. Tap the word that fits.',
      id: 'Ada kata yang hilang di kalimat ini. Ketuk kata yang cocok.',
    },
    example: writtenQuestion(
      'example-05',
      { level: 'pre-A1', skill: 'grammar' },
      {
        type: 'gap',
        tests: 'Be with I',
        prompt: 'I ___ a student.',
        texts: [['am'], ['is', 'Goes with he, she and it.'], ['are', 'Goes with you, we and they.']],
      },
    ),
    exampleNote: {
      en: '“I am a student.” After “I” comes “am”.',
      id: '“I am a student.” Sesudah “I” dipakai “am”.',
    },
  },
  {
    part: 6,
    title: { en: 'Make a sentence', id: 'Susun kalimat' },
    instruction: {
      en: 'The words are mixed up. Tap them in the right order to make a sentence.',
      id: 'Kata-katanya masih acak. Ketuk satu per satu sampai menjadi kalimat yang benar.',
    },
    example: writtenQuestion(
      'example-06',
      { level: 'pre-A1', skill: 'word order' },
      {
        type: 'order',
        tests: 'A short sentence with be',
        words: ['this', 'is', 'my', 'book'],
        end: '.',
        accepted: ['this is my book'],
        mistakes: [{ order: 'this is book my', whyWrong: 'The order of buku saya.' }],
      },
    ),
    exampleNote: { en: '“This is my book.”', id: 'Kalimatnya: “This is my book.”' },
  },
];
