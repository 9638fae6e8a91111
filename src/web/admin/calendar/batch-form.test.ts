import { describe, expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { problemsOf } from '../../app/form-problems.ts';
import { changedBatchForm, newBatchForm } from './batch-form.ts';

const form = newBatchForm(calendarDate('2026-06-01'));
const batch = {
  isNew: false,
  startDate: '2026-08-10',
  startRegistrationDate: '2026-07-01',
  endRegistrationDate: '2026-07-31',
  holidayWeekStarts: ['2026-12-21'],
};

describe('a new batch', () => {
  test('can be sent with dates that fit', () => {
    expect(problemsOf(form, batch)).toEqual({});
  });
  test('asks for all three dates at once', () => {
    const empty = { ...batch, startDate: '', startRegistrationDate: '', endRegistrationDate: '' };
    expect(problemsOf(form, empty)).toEqual({
      startDate: 'required',
      startRegistrationDate: 'required',
      endRegistrationDate: 'required',
    });
  });
  test('starts today at the earliest', () => {
    const registration = { startRegistrationDate: '2026-05-01', endRegistrationDate: '2026-05-31' };
    expect(problemsOf(form, { ...batch, ...registration, startDate: '2026-06-01' })).toEqual({});
    expect(problemsOf(form, { ...batch, ...registration, startDate: '2026-05-31' })).toEqual({
      startDate: 'start_date_past',
    });
  });
  test('opens its registration on its start date at the latest, also while the last day is missing', () => {
    const late = { ...batch, startRegistrationDate: '2026-08-11', endRegistrationDate: '' };
    expect(problemsOf(form, late)).toEqual({
      startRegistrationDate: 'registration_starts_after_batch',
      endRegistrationDate: 'required',
    });
  });
  test('does not close its registration before it opens', () => {
    expect(problemsOf(form, { ...batch, endRegistrationDate: '2026-06-30' })).toEqual({
      endRegistrationDate: 'registration_ends_before_it_starts',
    });
  });
});

test('a batch that has begun keeps its start date and takes other registration dates', () => {
  const dates = {
    startDate: '2020-08-10',
    startRegistrationDate: '2020-07-01',
    endRegistrationDate: '2020-09-01',
  };
  expect(problemsOf(changedBatchForm, dates)).toEqual({});
  expect(problemsOf(changedBatchForm, { ...dates, startRegistrationDate: '2020-08-11' })).toEqual({
    startRegistrationDate: 'registration_starts_after_batch',
  });
});
