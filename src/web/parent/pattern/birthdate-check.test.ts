import { expect, test } from 'vitest';
import { ChildRegistration } from '../../../contract/families.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { withBirthdateCheck } from './birthdate-check.ts';
import { problemsOf } from '../../app/form-problems.ts';

const schema = withBirthdateCheck(ChildRegistration, calendarDate('2026-08-10'));
const child = { first_name: 'Alya', last_name: '', gender: 'FEMALE', birthdate: '2018-05-02' };

test('a birthdate of today or later is invalid, also while another field is empty', () => {
  expect(problemsOf(schema, child)).toEqual({});
  expect(problemsOf(schema, { ...child, birthdate: '2026-08-09' })).toEqual({});
  expect(problemsOf(schema, { ...child, birthdate: '2026-08-10' })).toEqual({ birthdate: 'invalid' });
  expect(problemsOf(schema, { ...child, first_name: '', birthdate: '2027-01-01' })).toEqual({
    first_name: 'required',
    birthdate: 'invalid',
  });
});

test('a missing birthdate is required', () => {
  expect(problemsOf(schema, { ...child, birthdate: '' })).toEqual({ birthdate: 'required' });
});
