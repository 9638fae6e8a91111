import { describe, expect, test } from 'vitest';
import { siblingWait, startTest } from './starting.ts';
import { finishTime, isDueForScoring, testDeadline, testRuns } from './test-window.ts';

const at = (time: string) => new Date(`2026-07-20T${time}Z`);
const running = { startedAt: at('03:00:00'), finishedAt: null };
const finished = { startedAt: at('03:00:00'), finishedAt: at('03:12:00') };

describe('the test runs', () => {
  test('for 20 minutes from its first start', () => {
    expect(testDeadline(at('03:00:00'))).toEqual(at('03:20:00'));
    expect(testRuns(running, at('03:19:59.999'))).toBe(true);
    expect(testRuns(running, at('03:20:00'))).toBe(false);
  });
  test('until it is finished', () => {
    expect(testRuns(finished, at('03:12:00'))).toBe(false);
  });
  test('and is scored when its time is up, once', () => {
    expect(isDueForScoring(running, at('03:19:59.999'))).toBe(false);
    expect(isDueForScoring(running, at('03:20:00'))).toBe(true);
    expect(isDueForScoring(finished, at('03:20:00'))).toBe(false);
  });
  test('to its finish or its deadline, which ever comes first', () => {
    expect(finishTime(at('03:00:00'), at('03:12:00'))).toEqual(at('03:12:00'));
    expect(finishTime(at('03:00:00'), at('05:00:00'))).toEqual(at('03:20:00'));
  });
});

describe('a sibling waits', () => {
  test('while the other is at the test, at the latest until its deadline and 5 minutes', () => {
    expect(siblingWait([running], at('03:10:00'))).toEqual(at('03:25:00'));
  });
  test('for 5 minutes after the other has finished', () => {
    expect(siblingWait([finished], at('03:16:59.999'))).toEqual(at('03:17:00'));
    expect(siblingWait([finished], at('03:17:00'))).toBeNull();
  });
  test('for the last of several', () => {
    expect(siblingWait([finished, running], at('03:13:00'))).toEqual(at('03:25:00'));
  });
  test('for nobody when it is the only one', () => {
    expect(siblingWait([], at('03:00:00'))).toBeNull();
  });
});

describe('a child starts its test', () => {
  test('while it is awaited', () => {
    expect(startTest({ status: 'awaiting', test: null }, [], at('03:00:00'))).toEqual({ start: 'new' });
  });
  test.each([
    ['not_paid', 'not_paid'],
    ['auto_graded', 'test_auto_graded'],
    ['placed', 'test_finished'],
    ['time_over', 'test_too_late'],
  ] as const)('not when it is %s: %s', (standing, refused) => {
    expect(startTest({ status: standing, test: null }, [], at('03:00:00'))).toEqual({ refused });
  });
  test('once: after a reload it goes on with the same test', () => {
    expect(startTest({ status: 'at_the_test', test: running }, [], at('03:10:00'))).toEqual({
      start: 'resume',
    });
    expect(startTest({ status: 'at_the_test', test: running }, [], at('03:20:00'))).toEqual({
      refused: 'test_finished',
    });
  });
  test('not beside a sibling, with the time until which to wait', () => {
    expect(startTest({ status: 'awaiting', test: null }, [finished], at('03:15:00'))).toEqual({
      refused: 'sibling_at_test',
      waitUntil: at('03:17:00'),
    });
  });
  test('though a sibling goes on with its own', () => {
    expect(startTest({ status: 'at_the_test', test: running }, [running], at('03:10:00'))).toEqual({
      start: 'resume',
    });
  });
});
