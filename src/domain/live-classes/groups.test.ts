import { expect, test } from 'vitest';
import fc from 'fast-check';
import { type Group, freePlaces, groupFor, moveRefusal, nextGroupNumber } from './groups.ts';

const pupils = (...childIds: number[]) => childIds.map((childId) => ({ childId, familyId: childId * 10 }));
const group = (number: number, childIds: number[], places = 12): Group => ({
  groupId: number * 100,
  number,
  pupils: pupils(...childIds),
  places,
});
const twelve = Array.from({ length: 12 }, (_, place) => place + 1);
const newcomer = { childId: 50, familyId: 500 };

test('a child joins the first group with a free place (rule R187)', () => {
  expect(groupFor([group(2, [21]), group(1, [11, 12])], newcomer)?.number).toBe(1);
  expect(groupFor([group(1, twelve), group(2, [21])], newcomer)?.number).toBe(2);
});

test('a thirteenth child opens a new group', () => {
  expect(groupFor([group(1, twelve)], newcomer)).toBeNull();
  expect(groupFor([], newcomer)).toBeNull();
});

test('a sibling of the same grade comes first, when there is a place, and nobody is moved for it', () => {
  const sibling = { childId: 51, familyId: 210 };
  expect(groupFor([group(1, [11]), group(2, [21])], sibling)?.number).toBe(2);
  expect(groupFor([group(1, [11]), group(2, [21], 1)], sibling)?.number).toBe(1);
});

test('a child that is in a group stays in it, however full', () => {
  expect(groupFor([group(1, [11]), group(2, [...twelve, 50])], newcomer)?.number).toBe(2);
});

test('a teacher’s smaller number is kept to, and one below the pupils makes no place', () => {
  expect(freePlaces(group(1, [1, 2, 3], 4))).toBe(1);
  expect(freePlaces(group(1, [1, 2, 3], 2))).toBe(0);
  expect(freePlaces(group(1, twelve, 40))).toBe(0);
});

test('groups are counted on', () => {
  expect(nextGroupNumber([])).toBe(1);
  expect(nextGroupNumber([group(3, []), group(1, [])])).toBe(4);
});

test('whoever comes in whatever order, no group has more than twelve, and none is opened while one has a place', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 80 }), (families) => {
      const groups: {
        groupId: number;
        number: number;
        places: number;
        pupils: { childId: number; familyId: number }[];
      }[] = [];
      for (const [childId, familyId] of families.entries()) {
        const found = groupFor(groups, { childId, familyId });
        if (found) found.pupils.push({ childId, familyId });
        else {
          expect(groups.every((one) => freePlaces(one) === 0)).toBe(true);
          const number = nextGroupNumber(groups);
          groups.push({ groupId: number, number, places: 12, pupils: [{ childId, familyId }] });
        }
      }
      expect(groups.every((one) => one.pupils.length <= 12)).toBe(true);
    }),
  );
});

test('staff move a child within its batch and grade, while there is a place', () => {
  const target = { ...group(2, twelve.slice(1)), academicYearId: 1, grade: 3 };
  expect(moveRefusal({ childId: 50, academicYearId: 1, grade: 3 }, target)).toBeNull();
  expect(moveRefusal({ childId: 50, academicYearId: 1, grade: 4 }, target)).toBe('group_of_another_class');
  expect(moveRefusal({ childId: 50, academicYearId: 2, grade: 3 }, target)).toBe('group_of_another_class');
  const full = { ...group(2, twelve), academicYearId: 1, grade: 3 };
  expect(moveRefusal({ childId: 50, academicYearId: 1, grade: 3 }, full)).toBe('group_full');
  expect(moveRefusal({ childId: 3, academicYearId: 1, grade: 3 }, full)).toBeNull();
});
