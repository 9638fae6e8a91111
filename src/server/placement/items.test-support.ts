import { fileURLToPath } from 'node:url';
import type { ChoiceQuestion, PartIntroduction, Question } from '../../domain/placement/items.ts';
import { parts, questionsInParts } from '../../domain/placement/test-parts.ts';
import type { ItemBank } from './item-bank.ts';

/** A picture or a recording of the tests' own bank is this file, whatever its name. */
const anyPicture = fileURLToPath(new URL('../../../public/favicon.svg', import.meta.url));

const choice = (form: string, part: number, place: number): ChoiceQuestion => ({
  id: `${form}-${part}-${place}`,
  level: 'A1',
  skill: 'grammar',
  tests: 'SECRET-NOTE',
  type: part === 1 ? 'word_picture' : 'gap',
  prompt: `Form ${form}, part ${part}, question ${place}: she ___ here.`,
  picture: part === 3 ? `SECRET-picture-${form}-${place}` : null,
  recording:
    part === 2
      ? { name: `SECRET-recording-${place}`, lines: [{ speaker: 'woman', text: 'SECRET-line' }] }
      : null,
  passage: part === 7 ? { name: 'SECRET-text', title: null, text: 'A short story.' } : null,
  choices: (['a', 'b', 'c'] as const).map((id) => ({
    id,
    whyWrong: id === 'b' ? null : 'SECRET-mistake',
    ...(part === 1 ? { picture: `SECRET-thing-${id}` } : { text: `word ${id}` }),
  })),
  right: 'b',
});

const order = (form: string, place: number): Question => ({
  id: `${form}-6-${place}`,
  level: 'A1',
  skill: 'word order',
  tests: 'SECRET-NOTE',
  type: 'order',
  words: ['my', 'cat', 'is', 'black'],
  end: '.',
  accepted: ['my cat is black'],
  mistakes: [{ order: 'my cat black is', whyWrong: 'SECRET-mistake' }],
});

/** Questions whose right answer is b, and in part 6 "my cat is black"; whatever nobody may see begins with SECRET. */
export const sampleItems: ItemBank = {
  questionsOf: (form) =>
    questionsInParts.map((count, part) =>
      Array.from({ length: count }, (_, place) =>
        part === 5 ? order(form, place + 1) : choice(form, part + 1, place + 1),
      ),
    ),
  introductions: parts.map((part): PartIntroduction => ({
    part,
    title: { en: `Part ${part}`, id: `Bagian ${part}` },
    instruction: { en: 'Choose the right answer', id: 'Pilih jawaban yang benar' },
    example: { ...choice('A', 4, 9), id: `example-${part}` },
    exampleNote: { en: 'It is b', id: 'Jawabannya b' },
  })),
  fileOf: ({ name }) => (name.startsWith('SECRET') ? anyPicture : null),
};

/** Answers with so many right in each part, the first ones; the others wrong. */
export const answersWith = (...right: number[]): string[][] =>
  questionsInParts.map((count, part) =>
    Array.from({ length: count }, (_, place) => {
      if (place >= (right[part] ?? 0)) return part === 5 ? 'cat my is black' : 'a';
      return part === 5 ? 'my cat is black' : 'b';
    }),
  );
