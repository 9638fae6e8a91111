import { describe, expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { testWeek } from './parts-of-year.ts';
import { sectionsNotAsked } from './written-answers.ts';
import { type WrittenContent, contentFaults, emptyContent, pointsOf } from './written-content.ts';
import {
  isMarkedByServer,
  pointsProblem,
  scoreSections,
  sheetProblems,
  withWriting,
} from './written-scores.ts';
import {
  type WrittenFacts,
  mayOpenUntil,
  openAgainRefusal,
  paperRefusal,
  writtenStartRefusal,
  writtenState,
  isNeededSoon,
  writtenWeek,
} from './written-window.ts';

const week = testWeek({ startDate: calendarDate('2026-08-10'), holidayWeeks: [] }, 1);
const facts = (different: Partial<WrittenFacts> = {}): WrittenFacts => ({
  right: 'open',
  isPublished: true,
  week,
  openedUntil: null,
  isReported: false,
  test: null,
  ...different,
});
const inWeek = new Date('2026-10-28T02:00:00Z');
const after = new Date('2026-11-01T17:00:00Z');

test('a test that is published late stays open for seven days, in a year that is not over (rule R233)', () => {
  const calendar = { startDate: calendarDate('2026-08-03'), holidayWeeks: [] };
  const days = (publishedAt: string | null) => {
    const { firstDay, lastDay, until } = writtenWeek(
      calendar,
      1,
      publishedAt === null ? null : new Date(publishedAt),
    );
    return [firstDay, lastDay, until.toISOString()];
  };
  const own = ['2026-10-19', '2026-10-25', '2026-10-25T17:00:00.000Z'];
  expect(days(null)).toEqual(own);
  expect(days('2026-10-18T16:59:59Z')).toEqual(own);
  expect(days('2026-10-18T17:00:00Z')).toEqual(own);
  expect(days('2026-10-21T03:00:00Z')).toEqual(['2026-10-19', '2026-10-27', '2026-10-27T17:00:00.000Z']);
  expect(days('2026-12-01T03:00:00Z')).toEqual(['2026-10-19', '2026-12-07', '2026-12-07T17:00:00.000Z']);
  expect(days('2027-07-30T03:00:00Z')).toEqual(['2026-10-19', '2027-08-01', '2027-08-01T17:00:00.000Z']);
  expect(days('2027-08-02T03:00:00Z')).toEqual(own);
});

describe('a written test may be begun in its week alone (R205)', () => {
  test.each([
    ['2026-10-25T16:59:59Z', 'early', 'written_test_early'],
    ['2026-10-25T17:00:00Z', 'open', null],
    ['2026-11-01T16:59:59Z', 'open', null],
    ['2026-11-01T17:00:00Z', 'missed', 'written_test_late'],
  ])('at %s it is %s', (at, state, refusal) => {
    expect(writtenState(facts(), new Date(at))).toBe(state);
    expect(writtenStartRefusal(facts(), new Date(at))).toBe(refusal);
  });
  test('not without the right, without a published test, or when it is done', () => {
    expect(writtenStartRefusal(facts({ right: 'not_in_package' }), inWeek)).toBe(
      'written_test_not_in_package',
    );
    expect(writtenStartRefusal(facts({ right: 'bill_skipped' }), inWeek)).toBe('written_test_unpaid');
    expect(writtenStartRefusal(facts({ isPublished: false }), inWeek)).toBe('written_test_missing');
    const done = { finishedAt: inWeek, markedAt: null };
    expect(writtenStartRefusal(facts({ test: done }), inWeek)).toBe('written_test_done');
    expect(writtenStartRefusal(facts({ test: { finishedAt: null, markedAt: null } }), after)).toBeNull();
  });
});

describe('a missed test is opened once more (R208)', () => {
  test('only once its week is over, and once', () => {
    expect(openAgainRefusal(facts(), inWeek)).toBe('written_test_week_to_come');
    expect(openAgainRefusal(facts(), after)).toBeNull();
    const opened = facts({ openedUntil: calendarDate('2026-11-03') });
    expect(openAgainRefusal(opened, after)).toBe('written_test_opened_before');
    expect(writtenState(opened, new Date('2026-11-03T16:59:59Z'))).toBe('open');
    expect(writtenState(opened, new Date('2026-11-03T17:00:00Z'))).toBe('missed');
  });
  test('from today to 14 days ahead', () => {
    const today = calendarDate('2026-11-02');
    const may = (day: string) => mayOpenUntil(calendarDate(day), today);
    expect([may('2026-11-01'), may('2026-11-02'), may('2026-11-16'), may('2026-11-17')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test('what was not begun before the report of its part is published is never open after it (R327)', () => {
  for (const isPublished of [true, false])
    expect(writtenState(facts({ isReported: true, isPublished }), inWeek)).toBe('reported');
  expect(writtenStartRefusal(facts({ isReported: true }), inWeek)).toBe('written_test_late');
  expect(openAgainRefusal(facts({ isReported: true }), after)).toBe('written_test_reported');
  const running = facts({ isReported: true, test: { finishedAt: null, markedAt: null } });
  expect([writtenState(running, inWeek), paperRefusal(facts({ isReported: true }), after)]).toEqual([
    'running',
    null,
  ]);
});

test('a sheet is entered from the week on, also of a missed test, and never beside another (R207)', () => {
  expect(paperRefusal(facts(), new Date('2026-10-25T16:59:59Z'))).toBe('written_test_early');
  expect(paperRefusal(facts({ isPublished: false }), after)).toBeNull();
  expect(paperRefusal(facts({ right: 'bill_unpaid' }), after)).toBe('written_test_unpaid');
  expect(paperRefusal(facts({ test: { finishedAt: null, markedAt: null } }), inWeek)).toBe(
    'written_test_done',
  );
});

const gap = (id: string, right: 'a' | 'b') => ({
  id,
  type: 'gap' as const,
  tests: 'to be',
  prompt: 'They ___ tall.',
  picture: null,
  recording: null,
  passage: null,
  choices: (['a', 'b', 'c'] as const).map((choice, place) => ({
    id: choice,
    text: ['are', 'is', 'am'][place] ?? '',
    whyWrong: choice === right ? null : 'another form',
  })),
  right,
});
const content: WrittenContent = {
  listening: [gap('l', 'a')],
  reading: [gap('r', 'a')],
  words: [gap('w1', 'a'), gap('w2', 'b')],
  writing: [
    { prompt: 'Write about you.', points: 5 },
    { prompt: 'Write about home.', points: 4 },
  ],
};
const answers = { listening: ['a'], reading: [null], words: ['a', 'a'], writing: ['I', null] };

test('a test is published when every section that the server marks has sound items (R206)', () => {
  expect(contentFaults(content)).toEqual({});
  expect(contentFaults(emptyContent)).toEqual({
    listening: 'required',
    reading: 'required',
    words: 'required',
  });
  const [first] = content.words;
  const five = {
    ...content,
    words: first ? [{ ...first, choices: [] }] : [],
    writing: [{ prompt: ' ', points: 1 }],
  };
  expect(contentFaults(five)).toMatchObject({
    'words.0.choices': 'number_of_choices',
    'writing.0.prompt': 'required',
  });
});

test('the server marks items, the teacher gives up to the points of each task (R207)', () => {
  const scores = scoreSections(content, answers);
  expect(scores).toEqual([
    { skill: 'listening', right: 1, of: 1 },
    { skill: 'reading', right: 0, of: 1 },
    { skill: 'words', right: 1, of: 2 },
  ]);
  expect(pointsOf(content, 'writing')).toBe(9);
  expect(withWriting(scores, content, [5, 2]).at(-1)).toEqual({ skill: 'writing', right: 7, of: 9 });
  expect([
    pointsProblem(content, [5, 4]),
    pointsProblem(content, [5, 5]),
    pointsProblem(content, [5]),
  ]).toEqual([null, 'points_beyond', 'invalid']);
  expect([isMarkedByServer(content), isMarkedByServer({ ...content, writing: [] })]).toEqual([false, true]);
});

test('of a sheet no skill has more right than there is, and something was asked (R207)', () => {
  const none = { right: 0, of: 0 };
  const sheet = { listening: { right: 5, of: 7 }, reading: none, words: none, writing: none };
  expect(sheetProblems(sheet)).toEqual([]);
  expect(sheetProblems({ ...sheet, words: { right: 1, of: 0 } })).toEqual(['words']);
  expect(sheetProblems({ ...sheet, listening: none })).toHaveLength(4);
});

test('an answer to what is not asked is not taken (R205)', () => {
  expect(sectionsNotAsked(content, answers)).toEqual([]);
  expect(
    sectionsNotAsked(content, { words: ['d'], listening: [null, null], writing: [null, null, 'x'] }),
  ).toEqual(['words', 'writing']);
});

test('a written test is needed from two weeks before its week on (rule R286)', () => {
  const batch = { startDate: calendarDate('2026-08-10'), holidayWeeks: [] };
  const isNeeded = (day: string) => isNeededSoon(batch, 1, calendarDate(day));
  // The week is from 26 October to 1 November.
  expect(['2026-10-11', '2026-10-12', '2026-11-01', '2026-11-02'].map(isNeeded)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
