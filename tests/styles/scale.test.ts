import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

const TOKENS = 'src/web/ui/page/tokens.css';
/** The scale itself, the fonts' own measures, and what is printed, in the paper's. */
const ownMeasures = [
  TOKENS,
  'src/web/ui/page/fonts.css',
  'src/web/admin/shipping/parcel-label.module.css',
  'src/web/admin/shipping/hand-over.module.css',
];
const sheets = globSync('src/web/**/*.css', { cwd: root }).filter((file) => !ownMeasures.includes(file));

const SCALED =
  /(?<=[{;\s])(font|font-size|(?:row-|column-)?gap|(?:padding|margin)[a-z-]*|border-(?:[a-z]+-)*radius):([^;{}]+)/g;
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)(rem|px|pt|cm|mm)\b/g;
/** Edges and the shapes of drawings are no steps of a scale. */
const HAIRLINE_PX = 3;

/** The declarations of a sheet whose sizes, gaps or corners are no tokens. */
const rawLengths = (sheet: string) =>
  [...sheet.matchAll(SCALED)].flatMap(([, property = '', value = '']) => {
    const isShape = property.endsWith('radius') && value.includes('%');
    const raw = [...value.matchAll(LENGTH)].some(
      ([, size, unit]) => Number(size) !== 0 && !(unit === 'px' && Number(size) <= HAIRLINE_PX),
    );
    return raw && !isShape ? [`${property}:${value}`] : [];
  });

/** The widths at which a sheet changes; those of containers are counted in rem. */
const widthsOf = (sheet: string) =>
  [...sheet.matchAll(/@(?:media|container)([^{]+)/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/([\d.]+)([a-z]+)/g)].map(([, size, unit]) =>
      unit === 'px' ? `${size}px` : `${size}`,
    ),
  );

const breakpoints = () => {
  const [, list = ''] =
    /Breakpoints[^:]*: ([\d. em]+)\./.exec(readFileSync(join(root, TOKENS), 'utf8')) ?? [];
  return list.split(' ').map((one) => one.replace('em', ''));
};

const scaleTokens = /--(?:space|text|radius|pill)[\w-]*/g;

describe('the scale of type, gaps, corners and breakpoints', () => {
  test('sizes of type, gaps, paddings, margins and corners are tokens', () => {
    expect(sheets.length).toBeGreaterThan(80);
    const raw = sheets.flatMap((file) =>
      rawLengths(read(file))
        .filter((declaration) => !declaration.startsWith('scroll-'))
        .map((declaration) => `${file}: ${declaration}`),
    );
    expect(raw).toEqual([]);
  });

  test('sheets change at the breakpoints that tokens.css names, and each of them is used', () => {
    const used = sheets.flatMap((file) => widthsOf(read(file)).map((width) => ({ file, width })));
    expect(used.filter(({ width }) => !breakpoints().includes(width))).toEqual([]);
    expect(breakpoints()).toEqual(['20', '22.5', '30', '40', '48', '56', '64', '68.75', '80']);
    expect(new Set(used.map(({ width }) => width))).toEqual(new Set(breakpoints()));
  });

  test('every token of the scale that a sheet names exists, and every one that exists is named', () => {
    const defined = [...read(TOKENS).matchAll(/^\s*(--(?:space|text|radius|pill)[\w-]*):/gm)].map(
      ([, name = '']) => name,
    );
    const named = new Set(sheets.map(read).join('\n').match(scaleTokens));
    expect([...named].filter((name) => !defined.includes(name))).toEqual([]);
    expect(defined.filter((name) => !named.has(name))).toEqual([]);
  });

  test('a raw value and another breakpoint are found; hairlines, shapes and relative sizes are none', () => {
    expect(rawLengths('.a { padding: 0 1.1rem; gap: var(--space-2); font: 700 18px/1.2 x; }')).toEqual([
      'padding: 0 1.1rem',
      'font: 700 18px/1.2 x',
    ]);
    expect(
      rawLengths(
        '.a { margin: -1px 0 calc(-1 * var(--space-3)); border-radius: 50% 46% 20px; font-size: 1.1em; }',
      ),
    ).toEqual([]);
    expect(widthsOf('@media (700px <= width < 40em) { } @container (width >= 64rem) { }')).toEqual([
      '700px',
      '40',
      '64',
    ]);
  });
});
