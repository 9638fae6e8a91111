import { expect, test } from 'vitest';
import type { Sentence } from '../../../contract/report-objects.ts';
import { shownToStaff, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import {
  contentOf,
  entryOf,
  foundSentences,
  missingIn,
  sentencesFor,
  toggled,
  withProposed,
} from './entry.ts';
import { nextToWrite } from './child-desk.tsx';
import { LadderRow } from './ladder-rows.tsx';
import { namesOf } from './names-of.ts';
import { SentenceButton } from './sentence-bank.tsx';
import { averageSeconds, minutesOf, timeUsed } from './time-used.ts';

const empty = { listening: null, speaking: null, reading: null, writing: null, words: null };
const bank: Sentence[] = [
  {
    sentence_id: 'reads',
    group: 'strengths',
    en: '{name} reads aloud.',
    id: '{name} membaca nyaring.',
    is_own: false,
  },
  { sentence_id: 'louder', group: 'grow', en: 'A louder voice.', id: 'Suara lebih keras.', is_own: false },
  { sentence_id: 'own-2', group: 'home', en: 'Sing together.', id: 'Bernyanyi bersama.', is_own: true },
];
const nothing = { ladder: empty, remarks: [], next_steps: [], text: { en: '', id: '' } };
const blank = { content: nothing, same_words: false };
const sentences = sentencesFor(bank, nothing, 'Alya');

test('an entry says what its report says, and a sentence is taken and taken back by one touch', () => {
  const entry = { ...entryOf(blank), reading: '4', remarks: toggled('reads', 'louder') };
  expect(entry.remarks).toBe('reads louder');
  expect(toggled(entry.remarks, 'reads')).toBe('louder');
  expect(contentOf(entry)).toEqual({
    ladder: { ...empty, reading: 4 },
    remarks: ['reads', 'louder'],
    next_steps: [],
    text: { en: '', id: '' },
    same_words: false,
  });
  expect(contentOf(entryOf({ ...blank, same_words: true })).same_words).toBe(true);
});

test('proposed steps fill what is empty and leave what was chosen', () => {
  const entry = { ...entryOf(blank), reading: '2' };
  expect(withProposed(entry, { ...empty, reading: 5, words: 3 })).toMatchObject({
    reading: '2',
    words: '3',
    writing: '',
  });
});

test('a report lacks the steps, the strength and the next step that are not there', () => {
  expect(missingIn(entryOf(blank), sentences)).toEqual({
    skills: ['listening', 'speaking', 'reading', 'writing', 'words'],
    strength: true,
    home: true,
  });
  const all = { listening: '1', speaking: '2', reading: '3', writing: '4', words: '5' };
  const grown = { ...entryOf(blank), ...all, remarks: 'louder', next_steps: 'own-2' };
  expect(missingIn(grown, sentences)).toEqual({ skills: [], strength: true, home: false });
  expect(missingIn({ ...grown, remarks: 'louder reads' }, sentences).strength).toBe(false);
});

test('sentences are found by words of either language, and one that left the bank stays in its report', () => {
  const ids = (asked: string) => foundSentences(sentences, asked).map(({ sentence_id: id }) => id);
  expect([ids('ALYA aloud'), ids('keras'), ids('aloud keras'), ids('').length]).toEqual([
    ['reads'],
    ['louder'],
    [],
    3,
  ]);
  const gone = { sentence_id: 'own-1', group: 'home' as const, en: 'Draw.', id: 'Gambar.' };
  expect(sentencesFor(bank, { remarks: [], next_steps: [gone] }, 'Alya').at(-1)).toEqual(gone);
});

test('time counts while the screen is used: a long pause as two minutes, and what was told once never again', () => {
  let now = 0;
  const used = timeUsed(() => now);
  now = 50_000;
  used.touch();
  now = 60_000;
  expect(used.seconds()).toBe(60);
  used.take(60);
  now = 90_000;
  expect(used.seconds()).toBe(30);
  now = 3_600_000;
  expect(used.seconds()).toBe(110);
  expect([minutesOf(0), minutesOf(1), minutesOf(240), minutesOf(241)]).toEqual([0, 1, 4, 5]);
});

test('the average is of reports that were handed over', () => {
  const report = (state: string, seconds_spent: number) => ({ state, seconds_spent });
  expect(averageSeconds([report('draft', 900), report('written', 200), report('published', 400)])).toBe(300);
  expect(averageSeconds([report('draft', 900)])).toBeNull();
});

test('after a child comes the next one that is not written, from the beginning again at the end', () => {
  const child = (child_id: number, state: string | null) =>
    ({ child_id, report: state && { state } }) as Parameters<typeof nextToWrite>[0][number];
  const children = [child(1, null), child(2, 'draft'), child(3, 'written'), child(4, 'draft')];
  expect(nextToWrite(children, 2)?.child_id).toBe(4);
  expect(nextToWrite(children, 4)?.child_id).toBe(1);
  expect(nextToWrite([child(1, 'draft'), child(2, 'published')], 1)).toBeUndefined();
  expect(namesOf(['Alya', 'Bima', 'Citra'], 'and')).toBe('Alya, Bima and Citra');
});

test('a row has five steps by number and word, and says which of them the tests propose', () => {
  const row = { skill: 'reading', step: 2, proposed: 4, last: 1, isLacking: false } as const;
  const page = shownToStaff(<LadderRow {...row} onChoose={() => {}} />);
  expect(page.match(/type="radio"/g)).toHaveLength(5);
  expect(page).toContain('aria-label="4: Confident, proposed by the tests"');
  expect(page).toMatch(/checked="" [^>]*aria-label="2: Growing"|aria-label="2: Growing"[^>]* checked=""/);
  expect(wordsOf(page)).toContain('last time: Starting');
});

test('a sentence is said in both languages', () => {
  const [one] = sentences;
  if (!one) throw new Error('the bank has a sentence');
  const page = shownToStaff(<SentenceButton one={one} isChosen onToggle={() => {}} />);
  expect(page).toContain('aria-pressed="true"');
  expect(wordsOf(page)).toBe('Alya reads aloud. Alya membaca nyaring.');
});
