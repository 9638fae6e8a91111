import { expect, test } from 'vitest';
import { nextAskMs } from './live-interval.ts';

const asked = { open: 1, hadOpen: false, failed: false, ended: false, unseen: 0 };

test('an open charge is asked about every four seconds', () => {
  expect(nextAskMs(asked)).toBe(4000);
});

test('nothing is asked while nothing is open', () => {
  expect(nextAskMs({ ...asked, open: 0 })).toBe(false);
});

test('for two minutes after the last open charge ended it is asked whether its money came late', () => {
  expect(nextAskMs({ ...asked, open: 0, hadOpen: true, unseen: 29 })).toBe(4000);
  expect(nextAskMs({ ...asked, open: 0, hadOpen: true, unseen: 30 })).toBe(false);
});

test('a page that was left alone for half an hour asks every fifteen seconds', () => {
  expect(nextAskMs({ ...asked, unseen: 450 })).toBe(4000);
  expect(nextAskMs({ ...asked, unseen: 451 })).toBe(15_000);
});

test('a server that did not answer is asked every fifteen seconds, also when it never said what is open', () => {
  expect(nextAskMs({ ...asked, failed: true })).toBe(15_000);
  expect(nextAskMs({ ...asked, open: 0, failed: true })).toBe(15_000);
});

test('once the session has ended nothing is asked any more', () => {
  expect(nextAskMs({ ...asked, failed: true, ended: true })).toBe(false);
});
