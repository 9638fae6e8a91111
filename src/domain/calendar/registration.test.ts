import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { august2026 } from './batches.test-support.ts';
import { batchCreationRefusal, registrationDatesRefusal, registrationOpen } from './registration.ts';

const from = (start: string, end: string) => ({ startRegistration: date(start), endRegistration: date(end) });
const july = { isActive: true, ...from('2026-07-01', '2026-07-31') };

describe('registration is open', () => {
  test.each([
    ['2026-06-30', false],
    ['2026-07-01', true],
    ['2026-07-31', true],
    ['2026-08-01', false],
  ])('on %s: %s', (today, open) => {
    expect(registrationOpen(july, date(today))).toBe(open);
  });
  test('only while the batch is active', () => {
    expect(registrationOpen({ ...july, isActive: false }, date('2026-07-15'))).toBe(false);
  });
});

describe('registration dates', () => {
  const start = date('2026-08-10');
  test('may fall on the start date, both of them', () => {
    expect(registrationDatesRefusal(start, from('2026-08-10', '2026-08-10'))).toBeNull();
  });
  test('cannot begin after the start date', () => {
    expect(registrationDatesRefusal(start, from('2026-08-11', '2026-08-20'))).toBe(
      'registration_starts_after_batch',
    );
  });
  test('cannot end before they begin', () => {
    expect(registrationDatesRefusal(start, from('2026-07-02', '2026-07-01'))).toBe(
      'registration_ends_before_it_starts',
    );
  });
  test('may end after the start date', () => {
    expect(registrationDatesRefusal(start, from('2026-07-01', '2026-10-31'))).toBeNull();
  });
});

describe('a batch is created', () => {
  const batch = { ...august2026, ...from('2026-07-01', '2026-07-31') };
  test('with a start date of today or later', () => {
    expect(batchCreationRefusal(batch, date('2026-08-10'))).toBeNull();
    expect(batchCreationRefusal(batch, date('2026-08-11'))).toBe('start_date_past');
  });
  test('with registration dates and holiday weeks that fit', () => {
    const today = date('2026-06-01');
    expect(batchCreationRefusal({ ...batch, startRegistration: date('2026-08-11') }, today)).toBe(
      'registration_starts_after_batch',
    );
    expect(batchCreationRefusal({ ...batch, holidayWeeks: [date('2026-12-22')] }, today)).toBe(
      'holiday_not_on_week_start',
    );
  });
});
