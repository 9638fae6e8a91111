import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RANGES, SUBSETS, subsetOf } from '../../scripts/lib/font-subsets.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Drawn by whatever font of the device has them: neither Nunito nor Baloo 2 does. */
const drawnByTheDevice = ['→', '←', '‐'];

test.each(SUBSETS)('$name is what scripts/fonts.mjs makes of the installed font', async (subset) => {
  const kept = readFileSync(join(root, 'src/web/ui/page/fonts', subset.name));
  expect(kept.equals(await subsetOf(root, subset))).toBe(true);
});

test('what the school says in either language needs no other letter', () => {
  const texts = globSync('src/i18n/{en,id}/*.ts', { cwd: root }).map(read).join('');
  const isKept = (letter: string) =>
    RANGES.some(([from = 0, to = 0]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);
  const others = [...new Set(texts)].filter((letter) => letter !== '\n' && !isKept(letter));
  expect(others.filter((letter) => !drawnByTheDevice.includes(letter))).toEqual([]);
});
