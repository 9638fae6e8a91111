import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Line {
  readonly at: string;
  readonly line: string;
}

const linesOf = (file: string): Line[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .map((line, index) => ({ at: `${file}:${index + 1}`, line: line.trim() }));

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).map((file) => folder + file);

/** Files that hold both languages side by side: `en: …` begins what is English, `id: …` what is Indonesian. */
const bilingual = [...filesIn('./'), ...filesIn('../demo/')].filter((file) => /(?<!test)\.ts$/.test(file));

const partsIn = (language: string, file: string): Line[] => {
  let current = '';
  return linesOf(file).flatMap(({ at, line }) => {
    // Code between the texts belongs to neither language.
    if (/^(export|const|interface|type) /.test(line)) current = '';
    const own = line.split(/(?=\b(?:en|id): ?(?:['"`[{(]|$))/).filter((part) => {
      current = /^(en|id):/.exec(part)?.[1] ?? current;
      return current === language;
    });
    return own.map((part) => ({ at, line: part }));
  });
};

/** Written for the texts alone: code says `grade`, and searched words may be anything a parent types. */
const textsOf = (language: string) =>
  [
    ...filesIn(`${language}/`).flatMap(linesOf),
    ...bilingual.flatMap((file) => partsIn(language, file)),
  ].filter(({ line }) => !/^(keywords:|import |\/\/|\/?\*)/.test(line));

test('files with both languages are read for the texts of each', () => {
  const found = (language: string, words: string) =>
    textsOf(language).some(({ line }) => line.includes(words));
  expect([found('en', 'A day to count on'), found('id', 'A day to count on')]).toEqual([true, false]);
  expect([found('en', 'Hari yang pasti'), found('id', 'Hari yang pasti')]).toEqual([false, true]);
  expect([found('en', 'Dimas, lulusan'), found('id', 'Dimas, lulusan')]).toEqual([false, true]);
});

const holding = (language: string, word: RegExp) =>
  textsOf(language)
    .filter(({ line }) => word.test(line))
    .map(({ at, line }) => `${at} ${line}`);

test.each([
  ['Tingkat', /(?<!English, )\bGrade\b(?=[ ,.])/],
  ['minggu', /(?<!akhir )\b[Pp]ekan\b/],
  ['umpan balik', /\b[Mm]asukan(nya)?\b/],
  ['rapor', /\b[Ll]aporan(nya)?\b/],
  ['eSertifikat', /\be-?Certificate\b/],
  ['online', /\bdaring\b/],
  ['murid', /\b[Ss]iswa\b/],
  ['lulusan', /\b[Aa]lumni\b/],
  ['email', /\be(-|‑|\\u2011)mail\b|\bsurel\b/i],
  ['kelas langsung', /\bkelas live\b/i],
  ['periode pembayaran', /\b(jangka|masa) (bayar|pembayaran)/i],
])('Indonesian texts say %s and no other word for it', (_, other) => {
  expect(holding('id', other)).toEqual([]);
});

test('English texts say email in one spelling, except in the agreed wording of not_verified', () => {
  const others = holding('en', /\be(-|‑|\\u2011)mail\b/i);
  expect(others.filter((one) => !one.includes('not_verified'))).toEqual([]);
});

test('English texts speak of children aged 6 to 13', () => {
  expect(holding('en', /children (of|from) (6|\$\{)/)).toEqual([]);
});

test('every text that tells of the tests of 4 months says that there is one with each payment', () => {
  const told = (language: string, months: RegExp, things: RegExp, each: RegExp) =>
    textsOf(language)
      .filter(({ line }) => months.test(line) && things.test(line))
      .filter(({ line }) => !each.test(line))
      .map(({ at, line }) => `${at}: ${line}`);
  const english = told('en', /\b4[- ]month/, /\b(tests?|reports?)\b/, /\bone with each payment of\b/);
  const indonesian = told('id', /\b4 bulan/, /\b(tes|rapor)\b/, /\bsatu (tes )?untuk setiap pembayaran\b/);
  expect([...english, ...indonesian]).toEqual([]);
});

test('texts name no place, street or year of a school: staff enter those, and another has others', () => {
  const facts = /\bGarut\b(?!, Kota Bandung)|West Java|Jawa Barat|Ciledug|\b2021\b/;
  const found = ['en', 'id'].flatMap((language) => holding(language, facts));
  expect(found.filter((one) => !one.startsWith('../demo/'))).toEqual([]);
});
