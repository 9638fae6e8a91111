import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { DeskItem } from '../../../contract/placement-desk-objects.ts';
import type {
  WrittenTestContent,
  WrittenTestPupil,
  WrittenTestWork,
} from '../../../contract/written-test-objects.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { shownToStaff, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { bodyOf, entryOf, fieldAt, rebuilt, structureOf } from './content-entry.ts';
import { Standing } from './group-tests.tsx';
import { pointsSchema, sentPoints } from './points-entry.ts';
import { scoresIn } from './scores-entry.ts';
import { OpenTest } from './test-panel.tsx';

const item = (more: Partial<DeskItem> = {}): DeskItem => ({
  type: 'gap',
  tests: 'have',
  prompt: 'I ___ a cat.',
  picture: null,
  picture_url: null,
  recording: null,
  passage: null,
  choices: [
    { id: 'a', text: 'have', picture: null, picture_url: null, why_wrong: null },
    { id: 'b', text: 'has', picture: null, picture_url: null, why_wrong: 'With I it is have.' },
    { id: 'c', text: 'am', picture: null, picture_url: null, why_wrong: 'Not to be.' },
  ],
  right: 'a',
  words: [],
  end: null,
  accepted: [],
  mistakes: [],
  ...more,
});
const content = (more: Partial<WrittenTestContent> = {}): WrittenTestContent => ({
  grade: 2,
  part: 1,
  version: 3,
  revision: 0,
  published_at: null,
  changed_at: null,
  changed_by: null,
  is_published: false,
  listening: [item({ type: 'listen_choose' })],
  reading: [
    item({ type: 'read_choose', passage: { name: 't-1', title: null, text: 'Nina has a cat.' } }),
    item({ type: 'read_choose', passage: { name: 't-1', title: null, text: 'Nina has a cat.' } }),
  ],
  words: [item()],
  writing: [{ prompt: 'Write about your cat.', points: 5 }],
  faults: {},
  ...more,
});
const body = (of: WrittenTestContent) => bodyOf(of, entryOf(of));

test('a test that is saved unchanged is what was there, each question in its section', () => {
  const { listening, reading, words, writing } = body(content());
  expect([listening, reading, words].map((items) => items.map(({ type }) => type))).toEqual([
    ['listen_choose'],
    ['read_choose', 'read_choose'],
    ['gap'],
  ]);
  expect(words[0]).toMatchObject({ tests: 'have', prompt: 'I ___ a cat.', right: 'a' });
  expect(reading.map(({ passage }) => passage?.text)).toEqual(['Nina has a cat.', 'Nina has a cat.']);
  expect(writing).toEqual([{ prompt: 'Write about your cat.', points: '5' }]);
});

test('a recording that is not there yet has its fields, and is sent as none', () => {
  const of = content();
  expect(entryOf(of)).toMatchObject({ 'q0-recording': '', 'q0-line0-text': '' });
  expect(body(of).listening[0]?.recording).toBeNull();
  const entry = { ...entryOf(of), 'q0-recording': 'heard', 'q0-line0-text': 'Hello.' };
  expect(bodyOf(of, entry).listening[0]?.recording).toEqual({
    name: 'heard',
    lines: [{ speaker: 'woman', text: 'Hello.' }],
  });
});

test('a question to read comes with the text of the last one, or without', () => {
  const add = (sameText: boolean) =>
    rebuilt(body(content()), { kind: 'add', skill: 'reading', type: 'read_true_false', sameText }).reading;
  expect(add(true).at(2)).toMatchObject({ type: 'read_true_false', passage: { text: 'Nina has a cat.' } });
  expect(add(false).at(2)?.passage).toBeNull();
  expect(add(true).at(2)?.choices).toHaveLength(3);
});

test('a question is moved up or removed in its own section, a task by its place', () => {
  const of = content({ words: [item({ tests: 'first' }), item({ tests: 'second' })] });
  const tests = (items: readonly { tests: string }[]) => items.map((one) => one.tests);
  const up = rebuilt(body(of), { kind: 'up', skill: 'words', place: 1 });
  expect(tests(up.words)).toEqual(['second', 'first']);
  expect(up.reading).toHaveLength(2);
  expect(tests(rebuilt(body(of), { kind: 'remove', skill: 'words', place: 0 }).words)).toEqual(['second']);
  const twice = rebuilt(body(of), { kind: 'duplicate', skill: 'words', place: 0 });
  expect(tests(twice.words)).toEqual(['first', 'first', 'second']);
  expect(rebuilt(body(of), { kind: 'copy', body: twice })).toBe(twice);
  expect(rebuilt(body(of), { kind: 'remove task', place: 0 }).writing).toEqual([]);
  expect(rebuilt(body(of), { kind: 'add task' }).writing).toHaveLength(2);
});

test.each([
  ['listening.0.prompt', 'q0-prompt'],
  ['reading.1.passage.text', 'q1-passage-text'],
  ['words.0.choices.1.why_wrong', 'q3-choice1-why_wrong'],
  ['writing.0.points', 'task0-points'],
  ['reading', 'reading'],
])('the server’s %s stands beside %s', (path, field) =>
  expect(fieldAt(content(), entryOf(content()), path)).toBe(field),
);

test('a test with other questions has another structure, one with other words has not', () => {
  expect(structureOf(content({ words: [item({ prompt: 'She ___ a dog.' })] }))).toBe(structureOf(content()));
  expect(structureOf(content({ words: [item(), item()] }))).not.toBe(structureOf(content()));
  expect(structureOf(content({ words: [item({ type: 'picture_word' })] }))).not.toBe(structureOf(content()));
});

test('points are whole numbers from 0 to what a task gives', () => {
  const writing = [{ prompt: 'Write.', of: 5, answer: 'My cat.', points: null }];
  const takes = (points0: string) => pointsSchema(writing).safeParse({ points0 }).success;
  expect(['0', '5', ' 4 '].map(takes)).toEqual([true, true, true]);
  expect(['', '6', '-1', '2.5', 'two'].map(takes)).toEqual([false, false, false, false, false]);
  expect(sentPoints(writing, { points0: ' 4 ' })).toEqual([4]);
});

test('a section that a sheet does not have is 0 of 0', () => {
  expect(scoresIn({ scores: [{ skill: 'reading', right: 4, of: 6 }] })).toMatchObject({
    reading_right: '4',
    reading_of: '6',
    writing_right: '0',
    writing_of: '0',
  });
});

const work: WrittenTestWork = {
  written_test_id: 7,
  child_id: 4,
  first_name: 'Alya',
  academic_year_id: 1,
  batch: 3,
  grade: 2,
  part: 1,
  group: { group_id: 2, number: 1 },
  way: 'home',
  state: 'to_mark',
  started_at: '2026-11-25T09:30:00.000Z',
  finished_at: '2026-11-25T10:00:00.000Z',
  marked_at: null,
  version: 1,
  scores: [{ skill: 'words', right: 0, of: 1 }],
  sheet_url: null,
  changed_at: null,
  work: {
    sections: [{ skill: 'words', items: [{ item: item(), answer: 'b', is_right: false }] }],
    writing: [{ prompt: 'Write about your cat.', of: 5, answer: 'It is big.', points: null }],
  },
};
const shown = (piece: ReactNode, role: 'owner' | 'teacher' | 'clerk' = 'teacher') => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, { role });
  const Shown = createRoutesStub([{ id: 'root', path: '*', Component: () => piece }]);
  const hydrationData = { loaderData: { root: { today: '2026-11-26', user: { role } } } };
  return wordsOf(
    shownToStaff(<Shown initialEntries={['/admin/written-tests']} hydrationData={hydrationData} />, client),
  );
};
const then = { close: () => {}, next: async () => true };

test('a teacher reads each answer beside its points, and which choices were wrong', () => {
  const words = shown(<OpenTest test={work} then={then} />);
  expect(words).toContain('1. Write about your cat. It is big. Points for task 1 (0 to 5)');
  expect(words).toContain('I ___ a cat. Answer: has wrong Right answer: have');
  expect(words).toContain('Save and next');
});

test('a clerk sees no answers, and of a test under way nobody does', () => {
  const words = shown(<OpenTest test={{ ...work, work: null, scores: [] }} then={then} />, 'clerk');
  expect(words).toBe('Children’s answers are only for their teachers and owners.');
  const running: WrittenTestWork = { ...work, state: 'running', work: null, scores: [] };
  expect(shown(<OpenTest test={running} then={then} />)).toContain('still at this test');
});

const pupil: WrittenTestPupil = {
  child_id: 4,
  first_name: 'Alya',
  state: 'missed',
  closed_by: null,
  written_test_id: null,
  way: null,
  opened_until: null,
  may_open_again: true,
  may_enter_paper: true,
};
test.each<[Partial<WrittenTestPupil>, string]>([
  [{}, 'Alya Missed'],
  [{ state: 'open', opened_until: '2026-12-08' }, 'Alya Open now opened again until 08-12-2026'],
  [{ state: 'closed', closed_by: 'bill_unpaid' }, 'Alya bill not paid'],
  [{ state: 'to_mark', way: 'home', written_test_id: 7 }, 'Alya To mark At home'],
])('%o reads %s', (more, words) => expect(shown(<Standing pupil={{ ...pupil, ...more }} />)).toBe(words));
