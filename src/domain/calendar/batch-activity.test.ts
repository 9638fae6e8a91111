import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import {
  activationRefusal,
  batchRefusals,
  batchDeactivatedByNew,
  deactivationRefusal,
  inProgress,
  nextBatchNumber,
} from './batch-activity.ts';

const start = date('2026-08-10');

describe('a batch', () => {
  test.each([
    ['2026-08-09', false],
    ['2026-08-10', true],
    ['2027-08-08', true],
    ['2027-08-09', false],
  ])('on %s is in progress: %s', (today, expected) => {
    expect(inProgress(start, date(today))).toBe(expected);
  });
  test('cannot be deactivated while it is in progress', () => {
    expect(deactivationRefusal(start, date('2026-08-09'))).toBeNull();
    expect(deactivationRefusal(start, date('2026-08-10'))).toBe('batch_in_progress');
    expect(deactivationRefusal(start, date('2027-08-08'))).toBe('batch_in_progress');
    expect(deactivationRefusal(start, date('2027-08-09'))).toBeNull();
  });
  test('can be activated only before it starts', () => {
    expect(activationRefusal(start, date('2026-08-09'))).toBeNull();
    expect(activationRefusal(start, date('2026-08-10'))).toBe('batch_finished');
    expect(activationRefusal(start, date('2027-08-09'))).toBe('batch_finished');
  });
});

describe('batches are numbered', () => {
  test('from 1, each one higher than the highest', () => {
    expect(nextBatchNumber([])).toBe(1);
    expect(nextBatchNumber([{ batch: 7 }, { batch: 8 }, { batch: 3 }])).toBe(9);
  });
});

describe('a new academic year deactivates', () => {
  test('the batch created last before it', () => {
    const batches = [
      { batch: 7, name: 'August 2026' },
      { batch: 8, name: 'January 2027' },
    ];
    expect(batchDeactivatedByNew(batches)).toEqual({ batch: 8, name: 'January 2027' });
  });
  test('none when it is the first', () => {
    expect(batchDeactivatedByNew([])).toBeNull();
  });
});

describe('what can be done to a batch', () => {
  test('before it starts is everything, unless children are enrolled in it', () => {
    const free = { activate: null, deactivate: null, delete: null };
    const on = (hasEnrolments: boolean) =>
      batchRefusals({ startDate: start, hasEnrolments }, date('2026-08-09'));
    expect(on(false)).toEqual(free);
    expect(on(true)).toEqual({ ...free, delete: 'batch_has_enrolments' });
  });
  test('in progress is no activation or deactivation, and afterwards no activation', () => {
    const on = (today: string) => batchRefusals({ startDate: start, hasEnrolments: false }, date(today));
    expect(on('2026-08-10')).toEqual({
      activate: 'batch_finished',
      deactivate: 'batch_in_progress',
      delete: null,
    });
    expect(on('2027-08-09')).toEqual({ activate: 'batch_finished', deactivate: null, delete: null });
  });
});
