import { expect, test } from 'vitest';
import { isCounted, weekOf } from './visit.ts';

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

test('a visit is counted unless a robot makes it or the browser asks not to be counted (R356)', () => {
  expect(isCounted(phone, false)).toBe(true);
  expect(isCounted(phone, true)).toBe(false);
  for (const robot of [
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0',
    'facebookexternalhit/1.1',
  ])
    expect(isCounted(robot, false), robot).toBe(false);
});

test('it counts for the week in Jakarta, by its Monday (R356)', () => {
  expect(weekOf(new Date('2026-11-29T16:59:59Z'))).toBe('2026-11-23');
  expect(weekOf(new Date('2026-11-29T17:00:00Z'))).toBe('2026-11-30');
});
