import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

const evening = new Date('2026-08-10T17:05:00Z');
const newYear = new Date('2027-01-01T02:00:00Z');

test('a language has one set of formats, however often it is asked for', () => {
  expect(formatsOf('en')).toBe(formatsOf('en'));
  expect(formatsOf('id')).toBe(formatsOf('id'));
});

test('days and times are those in Jakarta, in the words of the language', () => {
  const [english, indonesian] = [formatsOf('en'), formatsOf('id')];
  expect(english.moment(evening)).toBe('Tuesday, 11 August 2026, 00.05 WIB');
  expect(indonesian.moment(evening)).toBe('Selasa, 11 Agustus 2026, 00.05 WIB');
  expect(english.weekdayName(evening)).toBe('Tuesday');
  expect(indonesian.shortDate(evening)).toBe('11 Agu');
});

test('a period names the year once when it is the same', () => {
  expect(formatsOf('en').period(evening, new Date('2026-11-09T17:00:00Z'))).toBe(
    '11 August – 10 November 2026',
  );
  expect(formatsOf('id').period(evening, newYear)).toBe('11 Agustus 2026 – 1 Januari 2027');
});

test('one byte above 5 MB is called 5.1, one above 2 GB 2.1, with the comma of the language', () => {
  expect(formatsOf('en').megabytes(5_242_881)).toBe('5.1');
  expect(formatsOf('id').megabytes(7_340_032)).toBe('7');
  expect(formatsOf('id').megabytes(6_600_000)).toBe('6,3');
  expect(formatsOf('en').gigabytes(2_147_483_649)).toBe('2.1');
});
