import { expect, test } from 'vitest';
import { entersForTeacher, isSoon, mayJoin, overlaps, sessionState } from './joining.ts';

// Thursday 21 January 2027, 16.00 to 17.00 WIB.
const session = { startsAt: new Date('2027-01-21T09:00:00Z'), minutes: 60, cancelledAt: null };
const at = (time: string) => new Date(`2027-01-21T${time}Z`);

test('the door is open from 15 minutes before to the end, to the second (rule R189)', () => {
  expect(
    ['08:44:59', '08:45:00', '09:59:59', '10:00:00'].map((time) => sessionState(session, at(time))),
  ).toEqual(['planned', 'open', 'open', 'over']);
});

test('the link is for those whose bill of that day is paid', () => {
  expect(mayJoin(session, { hasAccess: true, now: at('09:10:00') })).toBe(true);
  expect(mayJoin(session, { hasAccess: false, now: at('09:10:00') })).toBe(false);
  expect(mayJoin(session, { hasAccess: true, now: at('08:30:00') })).toBe(false);
  expect(mayJoin(session, { hasAccess: true, now: at('10:00:00') })).toBe(false);
});

test('a class is soon from 24 hours before it begins, to the second (rule R175)', () => {
  expect(isSoon(session, null, new Date('2027-01-20T08:59:59Z'))).toBe(false);
  expect(isSoon(session, null, new Date('2027-01-20T09:00:00Z'))).toBe(true);
  expect(isSoon(session, null, at('09:59:59'))).toBe(true);
});

test('the day before, a video whose last day is that of the class or earlier comes first (rule R175)', () => {
  const dayBefore = new Date('2027-01-20T12:00:00Z');
  const [endOfItsDay, dayAfter] = [new Date('2027-01-21T17:00:00Z'), new Date('2027-01-22T17:00:00Z')];
  expect(isSoon(session, endOfItsDay, dayBefore)).toBe(false);
  expect(isSoon(session, dayAfter, dayBefore)).toBe(true);
  // From midnight in Jakarta on it is the class’s own day.
  expect(isSoon(session, endOfItsDay, new Date('2027-01-20T16:59:59Z'))).toBe(false);
  expect(isSoon(session, endOfItsDay, new Date('2027-01-20T17:00:00Z'))).toBe(true);
});

test('a cancelled class is never joined', () => {
  const cancelled = { ...session, cancelledAt: at('01:00:00') };
  expect(sessionState(cancelled, at('09:10:00'))).toBe('cancelled');
  expect(mayJoin(cancelled, { hasAccess: true, now: at('09:10:00') })).toBe(false);
});

test('a class that begins as another ends does not overlap it', () => {
  expect(overlaps(session, { startsAt: at('10:00:00'), minutes: 30 })).toBe(false);
  expect(overlaps(session, { startsAt: at('09:59:00'), minutes: 30 })).toBe(true);
  expect(overlaps(session, { startsAt: at('08:00:00'), minutes: 60 })).toBe(false);
});

test('who is not the teacher of a class goes in for the teacher, also while it has none (rule R198)', () => {
  expect(entersForTeacher(7, 7)).toBe(false);
  expect(entersForTeacher(7, 8)).toBe(true);
  expect(entersForTeacher(null, 8)).toBe(true);
});
