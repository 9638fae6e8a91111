import { expect, test } from 'vitest';
import { monthName, monthsToChoose } from './month-names.ts';

test('a month is named in both languages', () => {
  expect([monthName('2026-08', 'en'), monthName('2026-08', 'id')]).toEqual(['August 2026', 'Agustus 2026']);
});

test('two years of months can be chosen, and the one that is shown is among them', () => {
  const months = monthsToChoose('2026-11', '2026-10');
  expect([months.length, months[0], months.at(-1)]).toEqual([24, '2026-11', '2024-12']);
  expect(monthsToChoose('2026-11', '2023-02').at(-1)).toBe('2023-02');
  expect(monthsToChoose('2026-11', '2027-01')[0]).toBe('2027-01');
});
