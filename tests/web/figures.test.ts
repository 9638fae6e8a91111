import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoNews } from '../../src/demo/news.ts';
import { oldFigure, sentencesIn } from '../support/figures.ts';

/** What stands for itself: the months of the intervals, a date as one is written, the scale of five, a touch or a digit, a card's days. */
const ofItself =
  /\b(2|4|12)(-month| months?| bulan)|\b2 or 4|25[/-]12|\b(of|dari) 5\b|\b(typing|mengetik) 1\b|10 (seconds back|detik)|8 (characters|karakter)|(up to|sampai) 14 (days|hari|with)|x 24|(five|lima) (minutes of english|menit bahasa)|unit ketiga anak|third unit the/gi;

const found = (texts: unknown) =>
  [...new Set(sentencesIn(texts))].filter((text) => oldFigure.test(text.replaceAll(ofItself, '')));

/** Of staff, of guests (`src/web/public/figures.test.ts` walks those with changed rules), of both, and lists of what stands elsewhere. */
const others =
  /^(admin.*|office-fields|staff-notices|export|faq|faq-family|home|legal|our-courses|rhythm|river|story|refusals|[a-z]+-area)\.ts$/;
const files = ['en', 'id'].flatMap((language) =>
  readdirSync(new URL(`../../src/i18n/${language}`, import.meta.url))
    .filter((file) => !others.test(file))
    .map((file) => `${language}/${file}`),
);

test.each(files)('no figure of the school stands in %s but by its rules', async (file) =>
  expect(found({ ...(await import(new URL(`../../src/i18n/${file}`, import.meta.url).href)) })).toEqual([]),
);

test('nor in the demo’s news', () => expect(found(demoNews)).toEqual([]));
