import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBatch, august2026 } from '../calendar/batches.test-support.ts';
import { type CalendarDate, calendarDate } from '../values/calendar-date.ts';
import type { CourseMaster } from './course-master.ts';
import { currentCourse, currentCourses, nextCourse } from './current-courses.ts';
import { type ScheduleFacts, scheduleOf } from './schedule.ts';

const course = (id: number, unit: number, week: number, type: number, grade = 2, hasVideo = true) =>
  ({ id, unit, week, type, grade, hasVideo }) as CourseMaster;
const welcome = course(1, 1, 1, 0);
const animals = course(2, 1, 1, 2);
const colours = course(3, 1, 2, 2);
const numbers = course(4, 1, 3, 2);
const live = course(5, 1, 4, 1, 2, false);
const gradeThree = course(6, 1, 1, 2, 3);
const masters = [gradeThree, live, numbers, colours, animals, welcome];
const facts: ScheduleFacts<CourseMaster> = {
  calendar: august2026,
  grade: 2,
  masters,
  watched: new Map([[2, new Date('2026-08-12T09:00:00Z')]]),
};
const at = (wib: string) => new Date(`${wib}+07:00`);
const idsOf = (courses: readonly { readonly master: CourseMaster }[]) =>
  courses.map(({ master }) => master.id);

describe('the schedule', () => {
  test('holds the courses of the enrolment’s grade, by release, the Unit week first', () => {
    expect(idsOf(scheduleOf(facts, at('2026-08-01T12:00')))).toEqual([2, 1, 3, 4, 5]);
    expect(idsOf(scheduleOf({ ...facts, grade: 3 }, at('2026-08-01T12:00')))).toEqual([6]);
  });
  test('says of each when it comes and goes and how it stands', () => {
    const [first, , third, fourth] = scheduleOf(facts, at('2026-08-20T12:00'));
    expect(first).toMatchObject({
      releasedAt: at('2026-08-10T00:00'),
      goneAt: at('2026-08-24T00:00'),
      watchedAt: new Date('2026-08-12T09:00:00Z'),
      state: 'WATCHED',
    });
    expect(third).toMatchObject({ state: 'AVAILABLE' });
    expect(fourth).toMatchObject({ state: 'SCHEDULED' });
  });
  test('gives a live class its week, not the 14 days of a video, and no mark', () => {
    const marked = { ...facts, watched: new Map([[5, new Date('2026-09-01T09:00:00Z')]]) };
    expect(scheduleOf(marked, at('2026-09-06T23:59')).at(-1)).toMatchObject({
      releasedAt: at('2026-08-31T00:00'),
      goneAt: at('2026-09-07T00:00'),
      watchedAt: null,
      state: 'AVAILABLE',
    });
    expect(scheduleOf(marked, at('2026-09-07T00:00')).at(-1)).toMatchObject({ state: 'EXPIRED' });
    const [recorded] = scheduleOf({ ...facts, masters: [course(9, 1, 4, 1)] }, at('2026-09-07T00:00'));
    expect(recorded).toMatchObject({ goneAt: at('2026-09-14T00:00'), state: 'AVAILABLE' });
  });
  test('lets a week that begins on a Wednesday end with its Tuesday', () => {
    const calendar = { startDate: calendarDate('2027-01-13'), holidayWeeks: [] };
    const [written] = scheduleOf(
      { ...facts, calendar, masters: [course(9, 3, 4, 4, 2, false)] },
      at('2027-01-01T12:00'),
    );
    expect(written).toMatchObject({ releasedAt: at('2027-03-29T00:00'), goneAt: at('2027-04-07T00:00') });
  });
  test('steps over holidays with its batch', () => {
    const [first] = scheduleOf({ ...facts, masters: [course(9, 5, 4, 2)] }, at('2026-08-20T12:00'));
    expect(first?.releasedAt).toEqual(at('2027-01-04T00:00'));
  });
});

test('batches that differ in their first day alone have each their own year, of the same courses', () => {
  const startingOn = (startDate: CalendarDate) =>
    scheduleOf({ ...facts, calendar: { startDate, holidayWeeks: [] } }, at('2026-08-01T12:00'))[0]
      ?.releasedAt;
  expect(startingOn(calendarDate('2026-08-10'))).toEqual(at('2026-08-10T00:00'));
  expect(startingOn(calendarDate('2027-01-04'))).toEqual(at('2027-01-04T00:00'));
});

test('a schedule counts the teaching weeks of its batch once, however many courses it has', () => {
  let counted = 0;
  const calendar = {
    startDate: august2026.startDate,
    get holidayWeeks() {
      counted += 1;
      return august2026.holidayWeeks;
    },
  };
  expect(scheduleOf({ ...facts, calendar }, at('2026-08-20T12:00'))).toHaveLength(5);
  expect(counted).toBe(1);
});

describe('the current course', () => {
  const current = (now: string, some = masters) =>
    currentCourse(scheduleOf({ ...facts, masters: some }, at(now)), at(now))?.master.id ?? null;
  test.each([
    ['2026-08-09T23:59', null],
    ['2026-08-10T00:00', 2],
    ['2026-08-17T00:00', 3],
    ['2026-08-31T00:00', 4], // the live class is later, but no Unit week
    ['2026-09-07T00:00', null], // the last video is gone, and the week of the live class over
  ])('at %s is %s', (now, id) => {
    expect(current(now)).toBe(id);
  });
  test('of two in one week is the one entered first', () => {
    expect(current('2026-08-17T00:00', [course(8, 1, 2, 2), colours])).toBe(3);
  });
  test('stands among the current courses, of which there may be several', () => {
    const now = at('2026-08-18T12:00');
    expect(idsOf(currentCourses(scheduleOf(facts, now), now))).toEqual([2, 1, 3]);
  });
});

describe('the next course', () => {
  const next = (now: string) => nextCourse(scheduleOf(facts, at(now)))?.master.id ?? null;
  test.each([
    ['2026-08-01T12:00', 2],
    ['2026-08-10T00:00', 3],
    ['2026-08-24T00:00', 5],
    ['2026-08-31T00:00', null],
  ])('at %s is %s', (now, id) => {
    expect(next(now)).toBe(id);
  });
});

test('the states of a schedule never go back in time', () => {
  const order = ['SCHEDULED', 'AVAILABLE', 'EXPIRED'];
  const hours = fc.integer({ min: -100, max: 9000 });
  fc.assert(
    fc.property(anyBatch, hours, fc.nat(400), (calendar, from, more) => {
      const start = Date.parse(calendar.startDate);
      const states = (hour: number) =>
        scheduleOf({ ...facts, calendar, watched: new Map() }, new Date(start + hour * 3_600_000)).map(
          ({ state }) => order.indexOf(state),
        );
      const later = states(from + more);
      expect(states(from).every((state, place) => state <= later[place]!)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
