import { expect, test } from 'vitest';
import { texts as en } from '../../../i18n/en/admin-area.ts';
import { texts as id } from '../../../i18n/id/admin-area.ts';
import { withRanges } from './ranges.ts';

test('a field that holds something else than it may says what it may hold', () => {
  const errors = {
    time: 'invalid',
    minutes: 'invalid',
    places: 'invalid',
    link: 'invalid',
    teacher_id: 'required',
    day: 'Taken',
  };
  const field = (name: string) => ({ name, error: `Invalid ${name}` });
  const said = (admin: typeof en.admin) =>
    ['time', 'minutes', 'places', 'link', 'teacher_id', 'day'].map(
      (name) => withRanges({ form: { errors }, field }, admin)(name).error,
    );
  expect(said(en.admin)).toEqual([
    'Please write a time such as 16.00, between 07.00 and 21.00',
    'Please write a length from 20 to 120 minutes',
    'Please write from 1 to 12 places',
    'Invalid link',
    'Please choose a teacher',
    'Invalid day',
  ]);
  expect(said(id.admin)[1]).toBe('Tulis durasi 20 sampai 120 menit');
});
