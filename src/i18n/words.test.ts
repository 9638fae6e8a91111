import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Written for the texts alone: code says `grade`, and searched words may be anything a parent types. */
const textsOf = (language: string) =>
  readdirSync(new URL(`${language}/`, import.meta.url)).flatMap((file) =>
    readFileSync(new URL(`${language}/${file}`, import.meta.url), 'utf8')
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, line: line.trim() }))
      .filter(({ line }) => !/^(keywords:|import |\/\/|\/?\*)/.test(line)),
  );

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
  ['cara bayar', /\bjangka (bayar|pembayaran)/i],
])('Indonesian texts say %s and no other word for it', (_, other) => {
  expect(holding('id', other)).toEqual([]);
});

test('English texts say email in one spelling, but for the refusal that the specification words', () => {
  const others = holding('en', /\be(-|‑|\\u2011)mail\b/i);
  expect(others.filter((one) => !one.includes('not_verified'))).toEqual([]);
});

test('English texts speak of children aged 6 to 13', () => {
  expect(holding('en', /children (of|from) (6|\$\{)/)).toEqual([]);
});
