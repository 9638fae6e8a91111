import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ReportPaper, reportPdf } from './report-pdf.tsx';
import type { ReadFont } from './pdf/fonts.ts';

const root = join(import.meta.dirname, '../..');
const readFont: ReadFont = (file) => readFileSync(join(root, 'node_modules', file));
const sentence = (group: 'strengths' | 'grow' | 'home') => ({
  sentence_id: group,
  group,
  en: `About ${group}.`,
  id: `Tentang ${group}.`,
});

const report: ReportPaper = {
  fullName: 'Alya Kartika',
  firstName: 'Alya',
  batch: 1,
  grade: 2,
  firstUnit: 1,
  lastUnit: 3,
  publishedAt: new Date('2026-11-05T03:00:00Z'),
  isCorrection: false,
  teacher: 'Ratna',
  correctedBy: [],
  content: {
    ladder: { listening: 4, speaking: 3, reading: 5, writing: 2, words: 1 },
    remarks: [sentence('strengths'), sentence('grow')],
    next_steps: [sentence('home')],
    text: { en: '', id: 'Alya senang bercerita.' },
  },
  earlier: { listening: 3, speaking: 3, reading: 4, writing: 2, words: 1 },
  facts: {
    attendance: { attended: 3, held: 3 },
    videos: { watched: 8, released: 9 },
    tasks: { sent: 4, reviewed: 4 },
    written_to_mark: null,
    oral_booked: null,
    written: { taken_at: '2026-10-28T03:00:00Z', scores: [{ skill: 'reading', right: 9.5, of: 10 }] },
    oral: { held_at: '2026-10-28T03:00:00Z', levels: [{ skill: 'words', level: 3 }], remark: '' },
  },
};
const printed = async (changes: Partial<ReportPaper> = {}, language: 'en' | 'id' = 'en') =>
  Buffer.from(await reportPdf(language, { ...report, ...changes }, { school: 'Kancil English' }, readFont));
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

test('a report is a tagged document in its language, with the same bytes for the same report', async () => {
  const [one, again, indonesian] = [await printed(), await printed(), await printed({}, 'id')];
  expect(one.equals(again)).toBe(true);
  expect(one.toString('latin1')).toMatch(/\/StructTreeRoot/);
  expect(one.toString('latin1')).toMatch(/\/Lang \(en\)/);
  expect(indonesian.toString('latin1')).toMatch(/\/Lang \(id\)/);
  expect(pagesOf(one)).toBe(1);
});

test('an ordinary report, with a test of each kind and six sentences, is one sheet in both languages', async () => {
  const of = (group: 'strengths' | 'grow' | 'home', count: number) =>
    Array.from({ length: count }, () => ({
      ...sentence(group),
      en: 'Alya listens well and understands the teacher the first time, also when a sentence is long.',
      id: 'Alya menyimak dengan baik dan langsung memahami gurunya, juga bila kalimatnya panjang.',
    }));
  const words = 'Alya is a joy to teach, and brings her own stories to every class. '.repeat(5);
  const skills = ['understanding', 'speaking', 'pronunciation', 'words', 'grammar'] as const;
  const sections = ['listening', 'reading', 'words', 'writing'] as const;
  const ordinary = {
    content: {
      ...report.content,
      remarks: [...of('strengths', 3), ...of('grow', 2)],
      next_steps: of('home', 2),
      text: { en: words, id: words },
    },
    facts: {
      ...report.facts,
      written: {
        taken_at: '2026-10-28T03:00:00Z',
        scores: sections.map((skill) => ({ skill, right: 9, of: 10 })),
      },
      oral: {
        held_at: '2026-10-28T03:00:00Z',
        levels: skills.map((skill) => ({ skill, level: 4 })),
        remark: 'She answered in whole sentences and asked a question of her own at the end.',
      },
    },
  };
  expect(pagesOf(await printed(ordinary))).toBe(1);
  expect(pagesOf(await printed(ordinary, 'id'))).toBe(1);
});

test('what was written in one language alone is marked as that, in the other', async () => {
  // The one part of an English paper that is not English.
  expect((await printed()).toString('latin1')).toMatch(/\/Lang \(id\)/);
  const content = { ...report.content, text: { en: 'Alya tells stories.', id: '' } };
  expect((await printed({ content })).toString('latin1')).not.toMatch(/\/Lang \(id\)/);
});

test('names of any script and length, markup and long words of a teacher fit, on more pages when it needs them', async () => {
  const fullName = `Zoë مريم Ђорђе <b>${'W'.repeat(40)}</b>`;
  const text = { en: `${'x'.repeat(400)}\n\n${'A long story. '.repeat(40)}`, id: '' };
  const remarks = Array.from({ length: 12 }, () => ({
    ...sentence('strengths'),
    en: `${'W'.repeat(100)} reads. `.repeat(3),
  }));
  const pdf = await printed({ fullName, content: { ...report.content, text, remarks } });
  expect(pagesOf(pdf)).toBeGreaterThan(1);
});
