import { expect, test } from 'vitest';
import type { DeskPart, DeskQuestion } from '../../../contract/placement-desk-objects.ts';
import { filledRows } from '../question/question-entry.ts';
import { bodyOf, entryOf, fieldAt } from './part-entry.ts';

const blank: DeskQuestion = {
  id: 'A-09-1',
  type: 'read_choose',
  level: 'A2',
  skill: 'reading',
  tests: 'Find a detail',
  prompt: 'Who came?',
  picture: null,
  picture_url: null,
  recording: null,
  passage: { name: 'visit', title: null, text: 'Nina came.' },
  choices: [
    { id: 'a', text: 'Nina', picture: null, picture_url: null, why_wrong: null },
    { id: 'b', text: 'Budi', picture: null, picture_url: null, why_wrong: 'Not there.' },
  ],
  right: 'a',
  words: [],
  end: null,
  accepted: [],
  mistakes: [],
  asked: 0,
  answered_right: 0,
  answers: [],
};
const partOf = (questions: DeskQuestion[]): DeskPart => ({
  form: 'A',
  part: 9,
  version: 0,
  delivered: true,
  changed_at: null,
  changed_by: null,
  title: 'Read',
  title_indo: 'Baca',
  introduction: null,
  questions,
});
const second: DeskQuestion = { ...blank, id: 'A-09-2', prompt: 'When?' };
const reading = partOf([blank, second]);
const order: DeskQuestion = {
  ...blank,
  type: 'order',
  prompt: null,
  passage: null,
  choices: [],
  right: null,
  words: ['we', 'go', 'home', 'now'],
  end: '.',
  accepted: ['we go home now', 'now we go home'],
  mistakes: [{ order: 'go we home now', why_wrong: 'The subject is first.' }],
};
const listening: DeskQuestion = {
  ...blank,
  passage: null,
  recording: {
    name: 'talk',
    url: '/talk',
    lines: [
      { speaker: 'woman', text: 'Hello.' },
      { speaker: 'man', text: 'Hi.' },
    ],
  },
};

test('what is saved unchanged is what was there', () => {
  const part = partOf([blank, order, listening]);
  const { questions } = bodyOf(part, entryOf(part));
  expect(questions.map(({ prompt, right, words }) => ({ prompt, right, words }))).toEqual([
    { prompt: 'Who came?', right: 'a', words: [] },
    { prompt: null, right: null, words: ['we', 'go', 'home', 'now'] },
    { prompt: 'Who came?', right: 'a', words: [] },
  ]);
  expect(questions[0]?.choices).toEqual([
    { text: 'Nina', picture: null, why_wrong: null },
    { text: 'Budi', picture: null, why_wrong: 'Not there.' },
  ]);
  expect(questions[1]).toMatchObject({ end: '.', accepted: order.accepted, mistakes: order.mistakes });
  expect(questions[2]?.recording).toEqual({ name: 'talk', lines: listening.recording?.lines });
});

test('a text that questions share is edited once and saved in each', () => {
  const entry = entryOf(reading);
  expect(Object.keys(entry).filter((name) => name.endsWith('passage-text'))).toEqual(['q0-passage-text']);
  const { questions } = bodyOf(reading, { ...entry, 'q0-passage-text': 'Rafi came.' });
  expect(questions.map(({ passage }) => passage?.text)).toEqual(['Rafi came.', 'Rafi came.']);
});

test('the meanings of a match are edited once, the notes on each word by themselves', () => {
  const match = partOf([
    { ...blank, type: 'match', passage: null },
    { ...second, type: 'match', passage: null, right: 'b' },
  ]);
  const entry = { ...entryOf(match), 'q0-choice0-text': 'Sister', 'q1-choice0-why_wrong': 'Is a sister.' };
  expect(bodyOf(match, entry).questions.map(({ choices }) => choices[0])).toEqual([
    { text: 'Sister', picture: null, why_wrong: null },
    { text: 'Sister', picture: null, why_wrong: 'Is a sister.' },
  ]);
});

test('a key that moves takes its note away and leaves the other choice to be explained', () => {
  const { questions } = bodyOf(reading, { ...entryOf(reading), 'q0-right': 'b' });
  expect(questions[0]?.choices.map(({ why_wrong: whyWrong }) => whyWrong)).toEqual([null, null]);
});

test('an emptied line is left out, and what the server says of the next one stands beside it', () => {
  const part = partOf([listening]);
  const entry = { ...entryOf(part), 'q0-line0-text': ' ', 'q0-line3-text': 'Bye.' };
  expect(filledRows(entry, 0, 'line')).toEqual([1, 3]);
  expect(bodyOf(part, entry).questions[0]?.recording?.lines).toEqual([
    { speaker: 'man', text: 'Hi.' },
    { speaker: 'woman', text: 'Bye.' },
  ]);
  expect(fieldAt(part, entry, 'questions.0.recording.lines.1.text')).toBe('q0-line3-text');
});

test.each([
  ['questions.1.choices.1.why_wrong', 'q1-choice1-why_wrong'],
  ['questions.0.prompt', 'q0-prompt'],
  ['questions.1.passage.text', 'q0-passage-text'],
  ['introduction.title', 'title'],
  ['questions', 'questions'],
  ['questions.0.words', 'questions.0.words'],
])('the server’s %s stands beside %s', (path, field) =>
  expect(fieldAt(reading, entryOf(reading), path)).toBe(field),
);
