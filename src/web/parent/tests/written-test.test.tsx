import { expect, test } from 'vitest';
import type { PlacementQuestion } from '../../../contract/placement.ts';
import type { ChildWrittenTest } from '../../../contract/written-test-objects.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import {
  type AskedTest,
  answeredIn,
  answersOf,
  bySkill,
  firstOpen,
  placeFrom,
  sectionsOf,
  sendable,
} from './written-sections.ts';
import { WrittenState } from './written-state.tsx';

const question = (place: number): PlacementQuestion => ({
  question: place,
  type: 'gap',
  prompt: 'I ___ a cat.',
  picture_url: null,
  recording: null,
  passage: null,
  choices: [
    { id: 'a', text: 'have', picture_url: null },
    { id: 'b', text: 'has', picture_url: null },
  ],
  words: [],
  end: null,
});
const asked = (answers: Partial<AskedTest['answers']> = {}): AskedTest => ({
  listening: [question(1)],
  reading: [],
  words: [question(1), question(2)],
  writing: [{ question: 1, prompt: 'Write about your cat.', points: 5 }],
  answers: { listening: [null], reading: [], words: [null, null], writing: [null], ...answers },
  seconds_left: 2400,
});
const placeOf = (of: AskedTest) => firstOpen(sectionsOf(of), answersOf(of));

test('a skill for which nothing is asked has no section, and answers keep their places', () => {
  expect(sectionsOf(asked()).map(({ skill, part, count }) => [skill, part, count])).toEqual([
    ['listening', 1, 1],
    ['words', 3, 2],
    ['writing', 4, 1],
  ]);
  expect(bySkill(answersOf(asked({ words: [null, 'b'] })))).toEqual({
    listening: [null],
    reading: [],
    words: [null, 'b'],
    writing: [null],
  });
});

test('a child that comes back goes on at the first question without an answer', () => {
  expect(placeOf(asked())).toEqual({ section: 0, question: 1 });
  expect(placeOf(asked({ listening: ['a'], words: ['a', null] }))).toEqual({ section: 1, question: 2 });
  const all = { listening: ['a'], words: ['a', 'b'], writing: ['My cat is big.'] };
  expect(placeOf(asked(all))).toEqual({ section: 3, question: 1 });
});

test('a reload keeps the place, also behind what was passed over; a place that is none does not count', () => {
  const sections = sectionsOf(asked());
  expect(placeFrom('1.2', sections)).toEqual({ section: 1, question: 2 });
  expect(placeFrom('3.1', sections)).toEqual({ section: 3, question: 1 });
  for (const odd of [null, '', '1', '1.3', '4.1', '-1.1', 'a.b'])
    expect(placeFrom(odd, sections), String(odd)).toBeNull();
});

test('what was written and taken back is no answer', () => {
  const of = asked({ listening: ['a'], words: ['a', 'b'], writing: [' \n'] });
  const [, , writing] = sectionsOf(of);
  expect(writing && answeredIn(writing, answersOf(of))).toBe(0);
  expect(placeOf(of)).toEqual({ section: 2, question: 1 });
});

test('a sign for which the server would refuse a whole text is left out of it', () => {
  expect(sendable('I like cats 😺.\nAnd dogs.')).toBe('I like cats 😺.\nAnd dogs.');
  expect(sendable('a\u0000b\u001bc\ud83d')).toBe('abc');
});

const child = { child_id: 4, first_name: 'Alya', status: 'LEARNING' } as const;
const testGiven = (more: Partial<ChildWrittenTest> = {}): ChildWrittenTest => ({
  part: 1,
  state: 'open',
  closed_by: null,
  bill: { number: 2, of: 3 },
  first_day: '2026-11-23',
  last_day: '2026-11-29',
  opened_until: null,
  written_test_id: null,
  way: null,
  deadline: null,
  seconds_left: 0,
  finished_at: null,
  sheet_url: null,
  ...more,
});
const shown = (more: Partial<ChildWrittenTest>) =>
  shownToParents(<WrittenState test={testGiven(more)} child={child} />);

test.each<[Partial<ChildWrittenTest>, string]>([
  [{ state: 'no_test' }, 'This test is late, and that is our fault.'],
  [{ state: 'no_test', first_day: '2026-12-07' }, 'It opens on 7 December 2026'],
  [{ state: 'early' }, 'in test week, from 23 November 2026'],
  [{ state: 'open' }, 'It can be started until 29 November 2026. 40 minutes without a break'],
  [{ state: 'open', opened_until: '2026-12-08' }, 'once more: it can be started until 8 December 2026'],
  [{ state: 'running', seconds_left: 61 }, 'Under way 2 minutes left Go on with the test'],
  [{ state: 'missed' }, 'can open it once more'],
  [{ state: 'missed', opened_until: '2026-11-24' }, 'opened once more and was not started'],
  [{ state: 'closed', closed_by: 'bill_unpaid' }, 'It opens once bill 2 of 3 is paid. See the bills'],
  [{ state: 'closed', closed_by: 'not_in_package' }, 'each payment of 4 months'],
  [
    { state: 'sent', way: 'home', finished_at: '2026-11-25T10:00:00.000Z' },
    'Taken at home on 25 November 2026 It has arrived',
  ],
  [
    { state: 'marked', way: 'paper', finished_at: '2026-11-25T10:00:00.000Z', sheet_url: '/sheet' },
    'Written on paper on 25 November 2026 It has been marked. The result comes with the report for these units. See the sheet',
  ],
])('%o says what is next', (more, words) => expect(shown(more)).toContain(words));
