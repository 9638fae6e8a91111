import { expect, test } from 'vitest';
import { type OtherSession, makeUpStands, makeUpsFor, mayExcuse, mayGiveUp } from './make-ups.ts';

const now = new Date('2027-01-20T03:00:00Z');
const own = {
  unit: 5,
  startsAt: new Date('2027-01-21T09:00:00Z'),
  minutes: 60,
  cancelledAt: null,
  excusedAt: now,
  madeUpIn: null,
} as const;
const other = (sessionId: number, startsAt: string, changes: Partial<OtherSession> = {}): OtherSession => ({
  sessionId,
  unit: 5,
  startsAt: new Date(startsAt),
  minutes: 60,
  cancelledAt: null,
  places: 12,
  pupils: 9,
  isPaid: true,
  visitors: 0,
  ...changes,
});
const ids = (sessions: readonly OtherSession[]) => sessions.map(({ sessionId }) => sessionId);

test('a family may excuse its child until the class begins, once (rule R191)', () => {
  const coming = { ...own, excusedAt: null };
  expect(mayExcuse(coming, now)).toBe(true);
  expect(mayExcuse(coming, own.startsAt)).toBe(false);
  expect(mayExcuse(own, now)).toBe(false);
  expect(mayExcuse({ ...coming, cancelledAt: now }, now)).toBe(false);
});

test('who was excused makes up for it in another group of the unit, the soonest first', () => {
  const friday = other(1, '2027-01-22T09:00:00Z');
  const saturday = other(2, '2027-01-23T03:00:00Z');
  expect(ids(makeUpsFor(own, [saturday, friday], now))).toEqual([1, 2]);
});

test('not in another unit, a full, cancelled or unpaid class, nor one that has begun', () => {
  const others = [
    other(1, '2027-01-22T09:00:00Z', { unit: 6 }),
    other(2, '2027-01-22T09:00:00Z', { pupils: 11, visitors: 1 }),
    other(3, '2027-01-22T09:00:00Z', { cancelledAt: now }),
    other(4, '2027-01-20T03:00:00Z'),
    other(5, '2027-01-22T09:00:00Z', { pupils: 11 }),
    other(6, '2027-01-22T09:00:00Z', { places: 9 }),
    other(7, '2027-01-22T09:00:00Z', { isPaid: false }),
  ];
  expect(ids(makeUpsFor(own, others, now))).toEqual([5]);
});

test('at most one a unit, and none for who comes', () => {
  const friday = other(1, '2027-01-22T09:00:00Z');
  expect(makeUpsFor({ ...own, madeUpIn: 1 }, [friday], now)).toEqual([]);
  expect(makeUpsFor({ ...own, excusedAt: null }, [friday], now)).toEqual([]);
});

test('a class that the school cancelled is made up for like one that was excused (rule R195)', () => {
  const friday = other(1, '2027-01-22T09:00:00Z');
  const cancelled = { ...own, excusedAt: null, cancelledAt: now };
  expect(ids(makeUpsFor(cancelled, [friday], now))).toEqual([1]);
  expect(makeUpsFor({ ...cancelled, madeUpIn: 1 }, [friday], now)).toEqual([]);
});

test('a make-up is given up until its class begins', () => {
  const startsAt = new Date('2027-01-20T03:00:01Z');
  expect(mayGiveUp({ startsAt, isMarked: false }, now)).toBe(true);
  expect(mayGiveUp({ startsAt: now, isMarked: false }, now)).toBe(false);
  // Its room opens before: the teacher may have said already that the child is there.
  expect(mayGiveUp({ startsAt, isMarked: true }, now)).toBe(false);
});

test.each([
  ['2027-01-21T03:00:00Z', false],
  ['2027-01-21T02:59:59Z', true],
  ['2027-01-20T03:00:00Z', true],
  ['2027-01-13T09:00:00Z', true],
])(
  'when the own class is given again, a make-up at %s stands: %s, that of an excused child always (rule R195)',
  (startsAt, stands) => {
    const makeUp = { startsAt: new Date(startsAt) };
    expect(makeUpStands(makeUp, { isExcused: false, now })).toBe(stands);
    expect(makeUpStands(makeUp, { isExcused: true, now })).toBe(true);
  },
);
