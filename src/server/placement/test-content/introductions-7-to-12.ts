import type { PartIntroduction } from '../../../domain/placement/items.ts';
import { writtenQuestion } from './write-questions.ts';

/** The last six parts: what they are about, how they are done, and an example that is not in the test. */
export const introductions7to12: readonly PartIntroduction[] = [
  {
    part: 7,
    title: { en: 'Reading', id: 'Membaca' },
    instruction: {
      en: 'Read the text. Then tap the right answer. “Not said” means: the text does not tell you.',
      id: 'Baca teksnya, lalu ketuk jawaban yang benar. “Not said” artinya: tidak disebut di teks.',
    },
    example: writtenQuestion(
      'example-07',
      { level: 'A1', skill: 'reading' },
      {
        type: 'read_choose',
        tests: 'A notice: what to bring',
        passage: { name: 'example-07', title: null, text: 'Class 4: Please bring a pencil to the test.' },
        prompt: 'What do you bring?',
        texts: [
          ['A book', 'Not in the notice.'],
          ['A ruler', 'Not in the notice.'],
          ['A bag', 'Not in the notice.'],
          ['A pencil'],
        ],
      },
    ),
    exampleNote: { en: 'The text says “a pencil”.', id: 'Di teks tertulis “a pencil”.' },
  },
  {
    part: 8,
    title: { en: 'Two people talking', id: 'Dua orang bercakap-cakap' },
    instruction: {
      en: 'Read the question. Listen to two people. Then tap the right answer. You can listen twice.',
      id: 'Baca pertanyaannya. Dengarkan percakapan dua orang, lalu ketuk jawaban yang benar. Kamu boleh mendengarkan dua kali.',
    },
    example: writtenQuestion(
      'example-08',
      { level: 'A1', skill: 'listening' },
      {
        type: 'listen_choose',
        tests: 'A fact in a talk',
        prompt: 'What does the boy drink?',
        recording: {
          name: 'example-08',
          lines: [
            { speaker: 'woman', text: 'Do you want some milk or some tea?' },
            { speaker: 'man', text: 'Milk, please.' },
          ],
        },
        texts: [
          ['Tea', 'He can have it, but he wants milk.'],
          ['Milk'],
          ['Water', 'Nobody says it.'],
          ['Coffee', 'Nobody says it.'],
        ],
      },
    ),
    exampleNote: { en: 'He says “Milk, please.”', id: 'Dia menjawab “Milk, please.”' },
  },
  {
    part: 9,
    title: { en: 'Fill the gap', id: 'Isi titik-titik' },
    instruction: {
      en: 'Something is missing in the sentence. Tap what fits.',
      id: 'Ada bagian yang hilang di kalimat ini. Ketuk yang cocok.',
    },
    example: writtenQuestion(
      'example-09',
      { level: 'A1', skill: 'grammar' },
      {
        type: 'gap',
        tests: 'Can with a verb',
        prompt: 'A bird can ___ .',
        texts: [
          ['flies', 'No -s after “can”.'],
          ['flying', 'No -ing after “can”.'],
          ['fly'],
          ['to fly', 'No “to” after “can”.'],
        ],
      },
    ),
    exampleNote: { en: '“A bird can fly.”', id: 'Kalimatnya: “A bird can fly.”' },
  },
  {
    part: 10,
    title: { en: 'Words and meanings', id: 'Kata dan artinya' },
    instruction: {
      en: 'Here are four words and four meanings. Find the meaning of each word.',
      id: 'Ada empat kata dan empat arti. Cari arti tiap kata.',
    },
    example: writtenQuestion(
      'example-10',
      { level: 'A1', skill: 'words' },
      {
        type: 'match',
        tests: 'Things: key',
        prompt: 'key',
        texts: [
          ['You need one when you are thirsty.', 'The meaning of “drink”.'],
          ['You need one when you open a door.'],
          ['You need one when you want to write.', 'The meaning of “pencil”.'],
          ['You need one when you want to sleep.', 'The meaning of “bed”.'],
        ],
      },
    ),
    exampleNote: { en: 'A key opens a door.', id: '“Key” artinya kunci, untuk membuka pintu.' },
  },
  {
    part: 11,
    title: { en: 'Reading a story', id: 'Membaca cerita' },
    instruction: {
      en: 'Read the story. Then tap the right answer. You can read it again.',
      id: 'Baca ceritanya, lalu ketuk jawaban yang benar. Kamu boleh membacanya lagi.',
    },
    example: writtenQuestion(
      'example-11',
      { level: 'A2', skill: 'reading' },
      {
        type: 'read_choose',
        tests: 'What “it” stands for',
        passage: { name: 'example-11', title: null, text: 'Ida has a new bag. It is blue and very big.' },
        prompt: '“It is blue” – what is blue?',
        texts: [
          ['The bag'],
          ['Ida', 'A girl is “she”.'],
          ['The sea', 'Not in the text.'],
          ['The door', 'Not in the text.'],
        ],
      },
    ),
    exampleNote: { en: '“It” is the bag.', id: '“It” di sini adalah tasnya.' },
  },
  {
    part: 12,
    title: { en: 'Gaps and answers', id: 'Titik-titik dan jawaban' },
    instruction: {
      en: 'Tap what fits in the gap, or the best answer.',
      id: 'Ketuk yang cocok untuk titik-titik, atau jawaban yang paling cocok.',
    },
    example: writtenQuestion(
      'example-12',
      { level: 'A2', skill: 'grammar' },
      {
        type: 'gap',
        tests: 'Connectors: and',
        prompt: 'I have a brother ___ a sister.',
        texts: [
          ['so', 'For what follows.'],
          ['because', 'For a reason.'],
          ['if', 'For a condition.'],
          ['and'],
        ],
      },
    ),
    exampleNote: { en: '“… a brother and a sister.”', id: '“And” artinya “dan”.' },
  },
];
