import { expect, test } from 'vitest';
import type { Grade } from '../enrolment/grade.ts';
import { type Seat, type SeatedGroup, arrangeGroups } from './arrange-groups.ts';

const seat = (enrolmentId: number, grade: Grade = 3, familyId = enrolmentId): Seat => ({
  enrolmentId,
  childId: enrolmentId + 1000,
  familyId,
  grade,
  settledAt: new Date(Date.UTC(2026, 6, 1) + enrolmentId * 60_000),
});
const group = (number: number, seats: readonly Seat[], grade: Grade = 3, places = 12): SeatedGroup => ({
  groupId: grade * 100 + number,
  number,
  grade,
  places,
  pupils: seats,
});
const seats = (count: number) => Array.from({ length: count }, (_, place) => seat(place + 1));
const joined = ({ join }: ReturnType<typeof arrangeGroups>) =>
  join.map(({ seat: { enrolmentId }, number }) => [enrolmentId, number]);

test('groups fill in the order of settlement, and the thirteenth opens the second (rule R187)', () => {
  const all = seats(13).toReversed();
  const { join, leave } = arrangeGroups([], all);
  expect(leave).toEqual([]);
  expect(join.slice(0, 12).every(({ number }) => number === 1)).toBe(true);
  expect([join[12]?.seat.enrolmentId, join[12]?.number]).toEqual([13, 2]);
});

test('each grade has groups of its own', () => {
  expect(joined(arrangeGroups([], [seat(1, 3), seat(2, 4)]))).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('whoever is seated stays when others leave', () => {
  const [first, second, third] = [seat(1), seat(2), seat(3)];
  const groups = [group(1, [first]), group(2, [second, third])];
  expect(arrangeGroups(groups, [second, third])).toEqual({ leave: [1], join: [] });
});

test('a child whose grade changes leaves its group and joins one of the new grade', () => {
  const arranged = arrangeGroups([group(1, [seat(1), seat(2)]), group(1, [], 4)], [seat(1, 4), seat(2)]);
  expect(arranged.leave).toEqual([1]);
  expect(arranged.join.map(({ grade, number }) => [grade, number])).toEqual([[4, 1]]);
});

test('the place of who left is given to the next', () => {
  const full = group(1, seats(12));
  expect(joined(arrangeGroups([full], [...seats(12).slice(1), seat(20)]))).toEqual([[20, 1]]);
});

test('siblings of a grade meet in one group', () => {
  const groups = [group(1, [seat(1)]), group(2, [seat(2, 3, 77)])];
  expect(joined(arrangeGroups(groups, [seat(1), seat(2, 3, 77), seat(9, 3, 77)]))).toEqual([[9, 2]]);
});

test('arranging again changes nothing', () => {
  const all = seats(25);
  const { join } = arrangeGroups([], all);
  const numbers = [...new Set(join.map(({ number }) => number))];
  const groups = numbers.map((number) =>
    group(
      number,
      join.filter((one) => one.number === number).map(({ seat: seated }) => seated),
    ),
  );
  expect(groups.map(({ pupils }) => pupils.length)).toEqual([12, 12, 1]);
  expect(arrangeGroups(groups, all)).toEqual({ leave: [], join: [] });
});
