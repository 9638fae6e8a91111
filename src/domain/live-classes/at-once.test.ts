import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

const held = (
  sessionId: number,
  teacherId: number | null,
  time: string,
  minutes = 60,
  groupId = sessionId,
) => ({
  sessionId,
  groupId,
  teacherId,
  startsAt: new Date(`2027-01-21T${time}:00Z`),
  minutes,
});
const pairsOf = (classes: Parameters<typeof atOnce>[0], moved: readonly number[]) =>
  atOnce(classes, (id) => moved.includes(id)).map((pair) => pair.map(({ sessionId }) => sessionId));

test('a moved class and another of its teacher at the same time are two at once (rule R188)', () => {
  expect(pairsOf([held(1, 7, '09:00'), held(2, 7, '09:30')], [2])).toEqual([[1, 2]]);
});

test('one that begins as the other ends is not, nor one of another teacher or of nobody', () => {
  const others = [held(2, 7, '10:00'), held(3, 8, '09:00'), held(4, null, '09:00'), held(5, null, '09:00')];
  expect(pairsOf([held(1, 7, '09:00'), ...others], [1, 2, 3, 4, 5])).toEqual([]);
});

test('two of one group at the same time are two at once, whoever holds them (rule R188)', () => {
  const [native, usual] = [held(1, 8, '09:00', 60, 20), held(2, 7, '09:30', 60, 20)];
  expect(pairsOf([native, usual], [2])).toEqual([[1, 2]]);
  expect(pairsOf([held(1, null, '09:00', 60, 20), held(2, null, '09:30', 60, 20)], [2])).toEqual([[1, 2]]);
  expect(pairsOf([native, held(2, 7, '10:00', 60, 20)], [2])).toEqual([]);
});

test('two of one group and one teacher are told once', () => {
  expect(pairsOf([held(1, 7, '09:00', 60, 20), held(2, 7, '09:30', 60, 20)], [1, 2])).toEqual([[1, 2]]);
});

test('two that are at once and stay are not told of', () => {
  expect(pairsOf([held(1, 7, '09:00'), held(2, 7, '09:00'), held(3, 7, '12:00')], [3])).toEqual([]);
});

test('each pair is told once, in the order of the times', () => {
  const classes = [held(4, 8, '11:00'), held(3, 8, '11:30'), held(2, 7, '09:10'), held(1, 7, '09:00', 90)];
  expect(pairsOf([...classes, held(5, 7, '10:20')], [1, 2, 3, 4, 5])).toEqual([
    [1, 2],
    [1, 5],
    [4, 3],
  ]);
});
