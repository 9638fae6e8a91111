import { expect, test } from 'vitest';
import { changesTakenBack } from './taken-back.ts';

const dewi = { user_id: 1, name: 'Dewi' };
const budi = { user_id: 2, name: 'Budi' };
const grade = (log_id: number, from: number, to: number, by = dewi) => ({
  log_id,
  by,
  before: { grade: from },
  after: { grade: to },
});

test('a change is taken back by the next one of the same person that restores its former values', () => {
  expect([...changesTakenBack([grade(2, 5, 2), grade(1, 2, 5)])]).toEqual([2]);
});

test('a change is not taken back by another person, by another value, or by one that is not the next', () => {
  expect([...changesTakenBack([grade(2, 5, 2, budi), grade(1, 2, 5)])]).toEqual([]);
  expect([...changesTakenBack([grade(2, 5, 3), grade(1, 2, 5)])]).toEqual([]);
  expect([...changesTakenBack([grade(3, 4, 2), grade(2, 5, 4), grade(1, 2, 5)])]).toEqual([]);
});

test('every value has to be as it was: an order that stays shipped is not taken back with its resi alone', () => {
  const shipped = {
    log_id: 1,
    by: dewi,
    before: { resi: null, delivery_status: 'unshipped' },
    after: { resi: 'JNE1', delivery_status: 'shipped' },
  };
  const resiAlone = { log_id: 2, by: dewi, before: { resi: 'JNE1' }, after: { resi: null } };
  expect([...changesTakenBack([resiAlone, shipped])]).toEqual([]);
  const both = {
    ...resiAlone,
    before: { resi: 'JNE1', delivery_status: 'shipped' },
    after: { resi: '', delivery_status: 'unshipped' },
  };
  expect([...changesTakenBack([both, shipped])]).toEqual([2]);
});

test('a change that is made again after it was taken back takes nothing back', () => {
  expect([...changesTakenBack([grade(3, 2, 5), grade(2, 5, 2), grade(1, 2, 5)])]).toEqual([2]);
});

test('creating and deleting take nothing back', () => {
  const created = { log_id: 1, by: dewi, before: null, after: { grade: 2 } };
  const deleted = { log_id: 2, by: dewi, before: { grade: 2 }, after: null };
  expect([...changesTakenBack([deleted, created])]).toEqual([]);
});
