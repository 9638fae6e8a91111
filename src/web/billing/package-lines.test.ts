import { expect, test } from 'vitest';
import { purchase as en } from '../../i18n/en/purchase.ts';
import { purchase as id } from '../../i18n/id/purchase.ts';
import { missingLines, packageLines } from './package-lines.ts';

test('the longer the interval, the more tests and reports; only a whole year has the certificate', () => {
  const extras = ([2, 4, 12] as const).map((term) =>
    packageLines(en.interval, term)
      .filter(({ extra }) => extra)
      .map(({ text }) => text),
  );
  expect(extras).toEqual([
    [],
    [
      'A written and oral test: one with each payment of 4 months',
      'A written report: one with each payment of 4 months',
    ],
    ['3 written and oral tests', '3 written reports', 'An eCertificate at the end of the year'],
  ]);
});

test('the base stands first and the bonus last, in every package', () => {
  for (const term of [2, 4, 12] as const) {
    const lines = packageLines(id.interval, term);
    expect(lines.slice(0, 4)).toEqual(
      [id.interval.live(4, 12), id.interval.videos, id.interval.feedback(7), id.interval.kit].map((text) => ({
        text,
        extra: false,
      })),
    );
    expect(lines.at(-1)).toEqual({ text: id.interval.bonus(5), extra: false });
  }
});

test('another year comes without study kit and course book', () => {
  const texts = packageLines(en.interval, 12, { kit: false }).map(({ text }) => text);
  expect(texts.slice(0, 4)).toEqual([
    en.interval.live(4, 12),
    en.interval.videos,
    en.interval.feedback(7),
    '3 written and oral tests',
  ]);
  expect(texts).not.toContain('Study kit and course book');
});

test('what an interval lacks is named; the whole year lacks nothing', () => {
  expect(([2, 4, 12] as const).map((term) => missingLines(en.interval, term))).toEqual([
    ['No tests', 'No written report', 'No eCertificate'],
    ['No eCertificate'],
    [],
  ]);
});
