import { expect, test } from 'vitest';
import { changeOf, heardTogether, isUrgentChange, newLengthOf } from './class-notices.ts';

const now = new Date('2027-01-20T09:00:00Z');
const at = (startsAt: string, before: string | null = null) => ({
  startsAt: new Date(startsAt),
  before: before === null ? null : { startsAt: new Date(before) },
});

test.each([
  [[at('2027-01-21T09:00:00Z')], false],
  [[at('2027-01-21T08:59:00Z')], true],
  [[at('2027-01-28T09:00:00Z', '2027-01-21T08:59:00Z')], true],
  [[at('2027-01-21T08:59:00Z', '2027-01-28T09:00:00Z')], true],
  [[at('2027-01-28T09:00:00Z', '2027-01-27T09:00:00Z')], false],
  [[at('2027-02-28T09:00:00Z'), at('2027-01-20T10:00:00Z')], true],
])('a change is urgent when the old or new time is less than 24 hours ahead', (classes, urgent) => {
  expect(isUrgentChange(classes, now)).toBe(urgent);
});

const four = new Date('2027-01-21T09:00:00Z');
const five = new Date('2027-01-21T10:00:00Z');

test.each([
  ['given', null],
  ['moved', { startsAt: five, minutes: 60 }],
  ['moved', { startsAt: five, minutes: 45 }],
  ['length', { startsAt: four, minutes: 60 }],
  ['none', { startsAt: four, minutes: 45 }],
])('a class at 16.00 of 45 minutes is %s by how it was (rule R193)', (change, before) => {
  expect(changeOf({ startsAt: four, minutes: 45, before })).toBe(change);
});

test('another length is said once of classes that all have it, and not of those that have moved too', () => {
  const longer = { startsAt: four, minutes: 60, before: { startsAt: four, minutes: 45 } };
  expect(
    newLengthOf([longer, { ...longer, startsAt: five, before: { startsAt: five, minutes: 45 } }]),
  ).toEqual({
    now: 60,
    before: 45,
  });
  expect(newLengthOf([longer, { ...longer, startsAt: five }])).toBeNull();
  expect(newLengthOf([longer, { ...longer, minutes: 90 }])).toBeNull();
  expect(newLengthOf([{ ...longer, before: null }])).toBeNull();
});

test('children of one group hear of all its classes together, who visits one of that one alone (rule R193)', () => {
  const classes = [
    { unit: 1, childIds: [1, 2] },
    { unit: 2, childIds: [1, 2, 3] },
  ];
  expect(heardTogether([1, 3, 2], classes)).toEqual([
    { childIds: [1, 2], classes },
    { childIds: [3], classes: [{ unit: 2, childIds: [1, 2, 3] }] },
  ]);
});

test('a child of whom something else is to be said hears apart, though of the same classes', () => {
  const classes = [{ unit: 1, childIds: [1, 2, 3] }];
  expect(heardTogether([1, 2, 3], classes, (childId) => childId === 2)).toEqual([
    { childIds: [1, 3], classes },
    { childIds: [2], classes },
  ]);
});
