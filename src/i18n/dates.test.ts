import { expect, test } from 'vitest';
import { calendarDate } from '../domain/values/calendar-date.ts';
import { classTime, clockTime, longDate, monthAndYear, monthName, toldTime, wibWeekday } from './dates.ts';

test('a day is written with the name of its month, without a leading zero', () => {
  expect(longDate('en', calendarDate('2026-08-12'))).toBe('12 August 2026');
  expect(longDate('id', calendarDate('2026-08-12'))).toBe('12 Agustus 2026');
  expect(longDate('id', calendarDate('2027-01-05'))).toBe('5 Januari 2027');
  expect(longDate('en', calendarDate('2026-12-31'))).toBe('31 December 2026');
});

test('a month is written with its name and year', () => {
  expect(monthAndYear('en', calendarDate('2026-08-01'))).toBe('August 2026');
  expect(monthAndYear('id', calendarDate('2027-12-31'))).toBe('Desember 2027');
});

test('a month is named by its number', () => {
  expect([monthName('en', 1), monthName('id', 8), monthName('id', 12)]).toEqual([
    'January',
    'Agustus',
    'Desember',
  ]);
});

test('a live class has its time in WIB and, where that is another, in the zone of the family', () => {
  const four = new Date('2027-01-21T09:00:00Z');
  expect(classTime('en', four, 'WIB')).toBe('Thursday 21 January, 16.00 WIB');
  expect(classTime('en', four, 'WIT')).toBe('Thursday 21 January, 16.00 WIB (18.00 WIT for you)');
  expect(classTime('id', four, 'WIB')).toBe('Kamis 21 Januari, pukul 16.00 WIB');
  expect(classTime('id', four, 'WIT')).toBe('Kamis 21 Januari, pukul 16.00 WIB (18.00 WIT di tempat Anda)');
  expect(clockTime('id', four, 'WITA')).toBe('16.00 WIB (17.00 WITA di tempat Anda)');
});

test('where it is the next day by then, that day is named; the weekday is the one of WIB', () => {
  const late = new Date('2027-01-21T15:30:00Z');
  expect(classTime('en', late, 'WIT')).toBe('Thursday 21 January, 22.30 WIB (Friday 00.30 WIT for you)');
  expect(classTime('id', late, 'WIT')).toBe(
    'Kamis 21 Januari, pukul 22.30 WIB (Jumat 00.30 WIT di tempat Anda)',
  );
  expect([wibWeekday('en', late), wibWeekday('id', new Date('2027-01-24T17:00:00Z'))]).toEqual([
    'Thursday',
    'Senin',
  ]);
});

test('a child is told a time in the words of its day, where it lives (R364)', () => {
  const at = (time: string) => new Date(`2027-01-21T${time}:00+07:00`);
  expect(toldTime('en', at('16:00'), 'WIB')).toBe('Thursday 21 January at 4 in the afternoon');
  expect(toldTime('en', at('11:30'), 'WIB')).toBe('Thursday 21 January at 11.30 in the morning');
  expect(
    ['09:00', '12:00', '16:00', '19:05'].map((time) => toldTime('id', at(time), 'WIB').slice(18)),
  ).toEqual(['jam 9 pagi', 'jam 12 siang', 'jam 4 sore', 'jam 7.05 malam']);
  expect(toldTime('id', at('16:00'), 'WIT')).toBe('Kamis 21 Januari, jam 6 malam');
});
