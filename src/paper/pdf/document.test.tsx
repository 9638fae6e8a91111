import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Kancil } from '../../web/ui/page/kancil.tsx';
import { type Writing, pdfDocument } from './document.ts';
import { drawSvg } from './draw-svg.ts';
import { type ReadFont, openFonts } from './fonts.ts';
import { colours } from './look.ts';
import { printable, runsOf } from './runs.ts';

const root = join(import.meta.dirname, '../../..');
const readFont: ReadFont = (file) => readFileSync(join(root, 'node_modules', file));

const facts = {
  title: 'A paper',
  author: 'Kancil English',
  language: 'en',
  createdAt: new Date('2027-06-26T02:00:00Z'),
  layout: 'portrait',
} as const;

const writing: Writing = {
  tag: 'P',
  text: 'Siti Rahma',
  x: 40,
  y: 40,
  width: 400,
  face: 'text',
  size: 20,
  colour: colours.ink,
};

const paper = async (text: string) => {
  const made = await pdfDocument(facts, readFont);
  made.page();
  made.write({ ...writing, text });
  made.ornament((doc) => drawSvg(doc, <Kancil pose="celebrating" />, { x: 100, y: 100, width: 300 }));
  return made.finish();
};

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a document', () => {
  test('has the same bytes for the same data, and others for others', async () => {
    const [first, second, other] = [
      await paper('Siti Rahma'),
      await paper('Siti Rahma'),
      await paper('Siti'),
    ];
    expect(hash(first)).toBe(hash(second));
    expect(hash(first)).not.toBe(hash(other));
  });

  test('is tagged, says its language and shows its title', async () => {
    const text = Buffer.from(await paper('Siti Rahma')).toString('latin1');
    expect(text).toMatch(/\/MarkInfo/);
    expect(text).toMatch(/\/StructTreeRoot/);
    expect(text).toMatch(/\/Lang \(en\)/);
    expect(text).toMatch(/\/DisplayDocTitle true/);
    expect(text).not.toMatch(/Helvetica|Times-Roman|Courier/);
  });

  test('sets a name of forty letters in one line, smaller', async () => {
    const made = await pdfDocument(facts, readFont);
    made.page();
    const name = 'W'.repeat(40);
    const narrow = { ...writing, text: name, smallest: 8 };
    expect(made.height(narrow)).toBeLessThan(20 * 1.35);
    expect(made.height({ ...writing, text: name })).toBe(3 * 20 * 1.35);
  });
});

describe('what can be printed', () => {
  const fonts = openFonts(readFont);
  const texts = (text: string) => runsOf(fonts, 'heading', printable(text)).map((run) => run.text);

  test.each([
    ['accents are composed', 'Zoe\u0308', ['Zoë']],
    ['direction signs, line ends and controls are gone', 'Siti\u202e\n\u0007Rahma', ['Siti Rahma']],
    ['no pictures', 'Bagus! 🎉👩‍🏫', ['Bagus!']],
    ['marks are not piled up', `e${'\u0323'.repeat(40)}`, ['ẹ', '\u0323'.repeat(4)]],
    ['words of Arabic stand in the order in which they are read', 'محمد علي', ['علي', ' ', 'محمد']],
    ['within others, too', 'Ny. محمد علي, ok', ['Ny. ', 'علي', ' ', 'محمد', ', ok']],
    ['a letter that no font has is a dot', '陈 Wei', ['· Wei']],
  ])('%s', (_, text, runs) => expect(texts(text)).toEqual(runs));

  test('each script has its font', () => {
    const fileOf = (letter: string) => fonts.fileWith('heading', letter)?.split('/').at(-1);
    expect(fileOf('A')).toBe('baloo-2-latin-700-normal.woff');
    expect(fileOf('ễ')).toBe('baloo-2-vietnamese-700-normal.woff');
    expect(fileOf('Ж')).toBe('nunito-cyrillic-700-normal.woff');
    expect(fileOf('م')).toBe('noto-sans-arabic-arabic-700-normal.woff');
    expect(fileOf('ꦏ')).toBe('noto-sans-javanese-javanese-700-normal.woff');
    expect(fileOf('प')).toBe('baloo-2-devanagari-700-normal.woff');
  });
});

test('the colours are those of the screens', () => {
  const tokens = readFileSync(join(root, 'src/web/ui/page/tokens.css'), 'utf8');
  const named = (name: string) =>
    new RegExp(`--${name}: (#[0-9a-f]+)`).exec(tokens)?.[1]?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const cssName = (name: string) =>
    name.replaceAll(/(\d+)/g, '-$1').replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`);
  for (const [name, colour] of Object.entries(colours))
    expect([name, named(cssName(name))]).toEqual([name, colour]);
});
