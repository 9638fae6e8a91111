import { expect, test } from 'vitest';
import { inTwoLines } from './two-lines.ts';

test('a notification keeps the beginning of a long name, and what became of the thing', () => {
  const said = inTwoLines(`${'Pertanggungjawaban'.repeat(11)}: taken off the site`);
  expect(said).toBe('PertanggungjawabanPertanggungjawabanPertanggungja…ungjawaban: taken off the site');
  expect(said).toHaveLength(80);
  expect(inTwoLines('2 months: Rp 700.000 → Rp 750.000')).toBe('2 months: Rp 700.000 → Rp 750.000');
});

test('no letter is cut in half', () => {
  expect(inTwoLines('🦌'.repeat(100)).isWellFormed()).toBe(true);
});
