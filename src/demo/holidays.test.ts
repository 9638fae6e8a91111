import { expect, test } from 'vitest';
import { calendarDate } from '../domain/values/calendar-date.ts';
import { demoHoliday } from './holidays.ts';

const isHoliday = (day: string) => demoHoliday(calendarDate(day))?.[0] ?? null;

test('the holidays of the demo stand on their real days of 2027, those of the moon as they are computed', () => {
  expect(isHoliday('2027-01-01')).toBe("New Year's Day");
  expect(isHoliday('2027-01-05')).toBe('Isra Mi’raj');
  expect(isHoliday('2027-02-06')).toBe('Lunar New Year');
  expect(['2027-03-09', '2027-03-10'].map(isHoliday)).toEqual(['Eid al-Fitr', 'Second day of Eid al-Fitr']);
  expect(isHoliday('2027-05-16')).toBe('Eid al-Adha');
  expect(isHoliday('2027-06-06')).toBe('Islamic New Year');
  expect(isHoliday('2027-08-14')).toBe('Birthday of the Prophet');
  expect(isHoliday('2027-12-25')).toBe('Christmas Day');
  expect(isHoliday('2027-02-05')).toBeNull();
});

test('in another year those of the moon move by themselves', () => {
  expect(['2026-06-16', '2028-02-26'].map(isHoliday)).toEqual(['Islamic New Year', 'Eid al-Fitr']);
  expect(isHoliday('2028-03-08')).toBeNull();
});
