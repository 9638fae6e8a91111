import { expect, test } from 'vitest';
import { isTaken, isToBeSwitchedOff, nextTry, restUntil } from './webhook.ts';

const now = new Date('2026-08-10T03:00:00Z');

test('an event is tried eight times within about a day, after longer and longer pauses (rule R267)', () => {
  let at = now;
  const tried: string[] = [];
  for (let tries = 1; tries < 8; tries += 1) {
    at = nextTry('order.shipped', tries, at) ?? at;
    tried.push(at.toISOString().slice(0, 16));
  }
  expect(tried).toEqual([
    '2026-08-10T03:01',
    '2026-08-10T03:06',
    '2026-08-10T03:36',
    '2026-08-10T05:36',
    '2026-08-10T10:36',
    '2026-08-10T17:36',
    '2026-08-11T03:36',
  ]);
  expect(nextTry('order.shipped', 8, at)).toBeNull();
});

test('a test is tried once (rule R267)', () => {
  expect(nextTry('webhook.test', 1, now)).toBeNull();
});

test('what else is due for a program that takes nothing rests for a minute (rule R267)', () => {
  expect(restUntil(now)).toEqual(new Date('2026-08-10T03:01:00Z'));
});

test('a program that takes nothing for three days is sent nothing more (rule R268)', () => {
  expect(isToBeSwitchedOff(new Date('2026-08-07T03:00:01Z'), now)).toBe(false);
  expect(isToBeSwitchedOff(new Date('2026-08-07T03:00:00Z'), now)).toBe(true);
});

test('an event is taken by an answer of 200 to 299, and not by one that leads elsewhere (rule R266)', () => {
  expect([200, 204, 299].every(isTaken)).toBe(true);
  expect([199, 301, 302, 308, 400, 410, 500].some(isTaken)).toBe(false);
});
