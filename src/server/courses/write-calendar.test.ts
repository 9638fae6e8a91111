import ICAL from 'ical.js';
import { expect, test } from 'vitest';
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
