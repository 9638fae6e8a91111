import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { writeCalendar } from './write-calendar.ts';

test('a calendar has the name of its child as it is written, whatever separates texts in iCalendar', () => {
  const text = writeCalendar({
    child: { childId: 1, firstName: String.raw`Ayu; Dewi, \n` },
    entries: [],
    language: 'en',
    publicUrl: 'https://school.test',
    stamp: new Date('2026-08-10T03:00:00Z'),
  });
  const named = text.replaceAll(/\r\n[ \t]/g, '').match(/^(?:NAME|X-WR-CALNAME):.*$/gm) ?? [];
  // Read like the summary of an event, whose kind of value the reader knows.
  const names = named.map((line) => ICAL.Property.fromString(line.trim().replace(/^[^:]*/, 'SUMMARY')));
  expect(names.map((name) => name.getFirstValue())).toEqual([
    String.raw`English course: Ayu; Dewi, \n`,
    String.raw`English course: Ayu; Dewi, \n`,
  ]);
});

test('separators of lines and other controls in a title are spaces, so that an event keeps its one line', () => {
  const course = {
    id: 3,
    grade: 2,
    unit: 1,
    week: 1,
    type: 2,
    title: 'Animals\u2028BEGIN:VALARM\u2029\u0085\u000bagain',
    titleIndo: 'Hewan',
    description: '',
    descriptionIndo: '',
    videoKey: null,
    hasVideo: false,
    version: 1,
  } as const;
  const text = writeCalendar({
    child: { childId: 1, firstName: 'Ayu' },
    entries: [{ academicYearId: 1, course, day: calendarDate('2026-08-10') }],
    language: 'en',
    publicUrl: 'https://school.test',
    stamp: new Date('2026-08-10T03:00:00Z'),
  });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain('Animals BEGIN:VALARM again');
});
