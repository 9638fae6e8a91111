import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUBSETS, subsetOf } from '../../scripts/lib/font-subsets.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Drawn by whatever font of the device has them: neither Nunito nor Baloo 2 does. */
const drawnByTheDevice = ['→', '←', '‐'];
/** TypeScript's own signs, which no text shows. */
const ofTheSource = ['\\', '`', '{', '|', '}'];

test.each(SUBSETS)('$name is what scripts/fonts.mjs makes of the installed font', async (subset) => {
  const kept = readFileSync(join(root, 'src/web/ui/page/fonts', subset.name));
  expect(kept.equals(await subsetOf(root, subset))).toBe(true);
});

/** What a face of fonts.css is used for: its `unicode-range` as pairs of code points. */
const rangesOf = (file: string) => {
  const face = read('src/web/ui/page/fonts.css')
    .split('@font-face')
    .find((one) => one.includes(`'${file}'`));
  return [...(face ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
};

test.each(SUBSETS)('the whole file is loaded for the letters that $name lacks', ({ source, text }) => {
  const ranges = rangesOf(source);
  const brings = (letter: string) =>
    ranges.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);
  expect(text.split('').filter(brings)).toEqual([]);
  const latin = Array.from({ length: 0x154 }, (_, code) => String.fromCodePoint(code));
  const lacking = latin.filter((letter) => /[!-~¡-œ]/.test(letter) && !text.includes(letter));
  expect(lacking.filter((letter) => !brings(letter))).toEqual([]);
});

test('what the school says in either language needs no other letter', () => {
  const texts = globSync('src/i18n/{en,id}/*.ts', { cwd: root }).map(read).join('');
  const isKept = (letter: string) => SUBSETS[0]?.text.includes(letter);
  const others = [...new Set(texts)].filter((letter) => letter !== '\n' && !isKept(letter));
  expect(others.filter((letter) => ![...drawnByTheDevice, ...ofTheSource].includes(letter))).toEqual([]);
});
