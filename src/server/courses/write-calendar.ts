import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { calendarFeed as en } from '../../i18n/en/calendar-feed.ts';
import { familySessionNames as sessionNamesEn } from '../../i18n/en/family-session-names.ts';
import { calendarFeed as id } from '../../i18n/id/calendar-feed.ts';
import { familySessionNames as sessionNamesId } from '../../i18n/id/family-session-names.ts';
import type { Language } from '../../i18n/language.ts';
import { absolute, paths } from '../../paths.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { CalendarClass } from './context.ts';
import type { CalendarEntry } from './show-calendar.ts';

const words = {
  en: { ...en, sessionNames: sessionNamesEn },
  id: { ...id, sessionNames: sessionNamesId },
};

/** How often a calendar program may look again, in seconds. */
const refreshSeconds = 6 * 60 * 60;

interface Written {
  child: Pick<KnownChild, 'childId' | 'firstName'>;
  entries: readonly CalendarEntry[];
  /** with their times */
  classes: readonly CalendarClass[];
  language: Language;
  publicUrl: string;
  /** of every event: the same text as long as nothing changes, so that its ETag holds */
  stamp: Date;
}

/** ical-generator escapes the texts of events, and the name of a calendar not (RFC 5545, section 3.3.11). */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`);

/** A title may hold separators of lines and other controls, at which some calendar programs would end the line. */
const onOneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/**
 * A child's calendar as iCalendar text (RFC 5545). What is released has whole days, which have no time zone: a release at 00:00 WIB
 * is on its Monday in every program. A live class has its instant, and never the way into it. An event keeps its UID when its title
 * or place in the year changes, a live class also when it is moved, cancelled or given to another teacher; its SEQUENCE rises with
 * each of them (rule R197).
 */
export const writeCalendar = ({ child, entries, classes, language, publicUrl, stamp }: Written): string => {
  const { name, description, summary, sessionNames, classes: ofClass } = words[language];
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name: escaped(onOneLine(name(child.firstName))),
    prodId: { company: host, product: 'calendar', language: language.toUpperCase() },
    ttl: refreshSeconds,
  });
  for (const { academicYearId, course, day } of entries) {
    const title = onOneLine(language === 'id' ? course.titleIndo : course.title);
    calendar.createEvent({
      id: `course-${course.id}-year-${academicYearId}-child-${child.childId}@${host}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp,
      summary: summary(sessionNames[course.type], title),
      description: description[course.type](onOneLine(child.firstName)),
      url: absolute(publicUrl, paths.child(child.childId)),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  for (const { sessionId, kind, unit, startsAt, minutes, teacher, isCancelled, sequence } of classes)
    calendar.createEvent({
      id: `${kind === 'oral_test' ? `oral-test-${sessionId}-unit-${unit}` : `live-class-${sessionId}`}-child-${child.childId}@${host}`,
      start: startsAt,
      end: new Date(startsAt.getTime() + minutes * 60_000),
      stamp,
      sequence,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: ofClass[kind](unit, teacher === null ? null : onOneLine(teacher)),
      description: ofClass.description,
      url: absolute(publicUrl, (kind === 'oral_test' ? paths.childTests : paths.liveClasses)(child.childId)),
    });
  return `${calendar.toString().trimEnd()}\r\n`;
};
