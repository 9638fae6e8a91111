import { expect, test } from 'vitest';
import { keepDates, keepDoubledWords, keepTogether } from './keep-together.ts';

test('a number stays on one line with its word, and what commas part may be parted', () => {
  expect(keepTogether('Kirana, 8 tahun, Tingkat 2')).toBe('Kirana, 8\u00a0tahun, Tingkat\u00a02');
  expect(keepTogether('Rina, mother of Nisa (7), Garut')).toBe('Rina, mother of Nisa (7), Garut');
});

test('a date is not broken at its hyphens', () => {
  expect(keepDates('21-02-2027 – 27-02-2027')).toBe('21-\u206002-\u20602027 – 27-\u206002-\u20602027');
});

test('a doubled word is not broken at its hyphen', () => {
  expect(keepDoubledWords('Anak-anak bermain layang-layang bersama teman-temannya')).toBe(
    'Anak-\u2060anak bermain layang-\u2060layang bersama teman-\u2060temannya',
  );
  expect(keepDoubledWords('6 to 13-year-olds, Sunda-Jawa')).toBe('6 to 13-year-olds, Sunda-Jawa');
});
