import { expect, test } from 'vitest';
import { needOf, noWork, placeOfNeed } from './child-need.ts';

const nothing = { ...noWork, isPaying: false, isEligible: false, hasClassSoon: false, hasToWatch: false };

test.each([
  ['pay', 'LEARNING', false],
  ['pay', 'TEST_AWAITED', false],
  ['test', 'TEST_AWAITED', true],
  ['buy', 'NEW', false],
  ['buy', 'PENDING', false],
  [null, 'LEARNING', true],
  [null, 'BOOKED', true],
  [null, 'OVER', false],
] as const)('what is next is %s for a child of status %s with access %s', (need, status, billing_status) => {
  expect(needOf({ status, billing_status }, nothing)).toBe(need);
});

test('an open charge is gone on with before anything else is asked for', () => {
  expect(needOf({ status: 'LEARNING', billing_status: false }, { ...nothing, isPaying: true })).toBe('go_on');
});

test('a video is watched once nothing keeps the lessons closed, and before anything is bought', () => {
  const withVideo = { ...nothing, hasToWatch: true };
  expect(needOf({ status: 'LEARNING', billing_status: true }, withVideo)).toBe('watch');
  expect(needOf({ status: 'LEARNING', billing_status: false }, withVideo)).toBe('pay');
  expect(needOf({ status: 'TEST_AWAITED', billing_status: true }, withVideo)).toBe('test');
});

test('a live class that is soon comes after a bill, an open charge and the placement test, and before a video', () => {
  const withClass = { ...nothing, hasClassSoon: true, hasToWatch: true };
  expect(needOf({ status: 'LEARNING', billing_status: true }, withClass)).toBe('live_class');
  expect(needOf({ status: 'LEARNING', billing_status: false }, withClass)).toBe('pay');
  expect(needOf({ status: 'LEARNING', billing_status: true }, { ...withClass, isPaying: true })).toBe(
    'go_on',
  );
  expect(needOf({ status: 'TEST_AWAITED', billing_status: true }, withClass)).toBe('test');
});

test('a year that is over leads to the next one where that can be chosen', () => {
  expect(needOf({ status: 'OVER', billing_status: false }, { ...nothing, isEligible: true })).toBe(
    'next_year',
  );
});

test('what is locked comes before a test, then a live class, a video, a purchase, and what needs nothing last', () => {
  const order = [null, 'buy', 'watch', 'live_class', 'test', 'pay'] as const;
  expect(order.toSorted((a, b) => placeOfNeed(a) - placeOfNeed(b))).toEqual([
    'pay',
    'test',
    'live_class',
    'watch',
    'buy',
    null,
  ]);
});

const learns = { status: 'LEARNING', billing_status: true } as const;
const all = {
  isPaying: false,
  isEligible: true,
  hasClassSoon: true,
  hasToWatch: true,
  written: 'running',
  oral: 'open',
  hasOralTimes: true,
  hasReport: true,
  hasCertificate: true,
  hasFeedback: true,
} as const;

test('what cannot wait goes first: a test that runs, an open door, a class or test that is soon (rule R232)', () => {
  expect(needOf({ ...learns, billing_status: false }, all)).toBe('pay');
  expect(needOf(learns, all)).toBe('written_running');
  expect(needOf(learns, { ...all, written: 'open' })).toBe('oral_open');
  expect(needOf(learns, { ...all, written: 'open', oral: 'soon' })).toBe('live_class');
  expect(needOf(learns, { ...all, written: 'open', oral: 'soon', hasClassSoon: false })).toBe('oral_soon');
});

test('then a time is chosen, what is new is read, the test of the week is taken, and a video watched before older feedback (rule R232)', () => {
  const calm = { ...all, written: 'open', oral: null, hasOralTimes: false, hasClassSoon: false } as const;
  expect(needOf(learns, { ...calm, hasOralTimes: true })).toBe('oral_choose');
  expect(needOf(learns, calm)).toBe('report');
  expect(needOf(learns, { ...calm, hasReport: false })).toBe('written_open');
  expect(needOf(learns, { ...calm, hasReport: false, written: null })).toBe('watch');
  expect(needOf(learns, { ...calm, hasReport: false, written: null, hasToWatch: false })).toBe('feedback');
});

test('the certificate of a year that is over is shown before the next year is sold (rule R232)', () => {
  const over = { status: 'OVER', billing_status: false } as const;
  expect(needOf(over, { ...nothing, isEligible: true, hasCertificate: true })).toBe('certificate');
  expect(needOf(over, { ...nothing, isEligible: true, hasCertificate: true, hasReport: true })).toBe(
    'report',
  );
  expect(needOf(learns, { ...nothing, hasCertificate: true })).toBeNull();
});
