import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import type { CalendarClass } from './context.ts';
import { writeCalendar } from './write-calendar.ts';

test('a calendar has the name of its child as it is written, whatever separates texts in iCalendar', () => {
  const text = writeCalendar({
    child: { childId: 1, firstName: String.raw`Ayu; Dewi, \n` },
    entries: [],
    classes: [],
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
    words: 0,
    hasVideo: false,
    version: 1,
  } as const;
  const text = writeCalendar({
    child: { childId: 1, firstName: 'Ayu' },
    entries: [{ academicYearId: 1, course, day: calendarDate('2026-08-10') }],
    classes: [],
    language: 'en',
    publicUrl: 'https://school.test',
    stamp: new Date('2026-08-10T03:00:00Z'),
  });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain('Animals BEGIN:VALARM again');
});

describe('a live class that has its time', () => {
  const calendarWith = (changes: Partial<CalendarClass>, language: 'en' | 'id' = 'en') => {
    const text = writeCalendar({
      child: { childId: 7, firstName: 'Ayu' },
      entries: [],
      classes: [
        {
          sessionId: 3,
          unit: 4,
          kind: 'class',
          startsAt: new Date('2027-01-21T09:00:00Z'),
          minutes: 45,
          teacher: 'Ratna',
          isCancelled: false,
          isEnded: false,
          sequence: 1,
          ...changes,
        },
      ],
      language,
      publicUrl: 'https://school.test',
      stamp: new Date('2026-08-10T03:00:00Z'),
    });
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    if (!event) throw new Error('the calendar has no event');
    return Object.fromEntries(
      ['uid', 'dtstart', 'dtend', 'summary', 'status', 'sequence', 'url'].map((name) => [
        name,
        String(event.getFirstPropertyValue(name)),
      ]),
    );
  };

  test('is an event at its instant, leads to its page and names no child', () => {
    expect(calendarWith({})).toEqual({
      uid: 'live-class-3-child-7@school.test',
      dtstart: '2027-01-21T09:00:00Z',
      dtend: '2027-01-21T09:45:00Z',
      summary: 'Live class with Ratna: Unit 4',
      status: 'CONFIRMED',
      sequence: '1',
      url: 'https://school.test/children/7/live-classes',
    });
    expect(calendarWith({}, 'id')['summary']).toBe('Kelas langsung bersama Ratna: Unit 4');
  });

  test('names its teacher on one line, and nobody while there is none', () => {
    const summary = (changes: Partial<CalendarClass>, language?: 'id') =>
      calendarWith(changes, language)['summary'];
    expect(summary({ teacher: 'Ratna\u2028X' })).toBe('Live class with Ratna X: Unit 4');
    expect(summary({ teacher: null })).toBe('Live class: Unit 4');
    expect(summary({ teacher: null }, 'id')).toBe('Kelas langsung: Unit 4');
    const native = { kind: 'native', teacher: 'Emma', unit: 7 } as const;
    expect(summary(native)).toBe('Live class with Emma, a native teacher: Unit 7');
    expect(summary(native, 'id')).toBe('Kelas langsung bersama Emma, guru penutur asli: Unit 7');
    expect(summary({ ...native, teacher: null })).toBe('Live class with a native teacher: Unit 7');
  });

  test('moved, it is the same entry at its new time; cancelled, it stays and says so', () => {
    expect(calendarWith({ startsAt: new Date('2027-01-22T03:00:00Z'), sequence: 2 })).toMatchObject({
      uid: 'live-class-3-child-7@school.test',
      dtstart: '2027-01-22T03:00:00Z',
      sequence: '2',
    });
    expect(calendarWith({ isCancelled: true, sequence: 3 })).toMatchObject({
      uid: 'live-class-3-child-7@school.test',
      status: 'CANCELLED',
      sequence: '3',
    });
  });
});
