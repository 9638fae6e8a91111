import { expect, test } from 'vitest';
import {
  afterChange,
  afterNewResult,
  isCorrection,
  mayProofRead,
  mayPublish,
  mayWriteReport,
  reportStates,
} from './report-states.ts';

const [ayu, budi] = [7, 8];

test('an owner writes every report, a teacher those of the own group, a clerk none (R214)', () => {
  expect(mayWriteReport({ role: 'owner', userId: ayu }, budi)).toBe(true);
  expect(mayWriteReport({ role: 'teacher', userId: budi }, budi)).toBe(true);
  expect(mayWriteReport({ role: 'teacher', userId: ayu }, budi)).toBe(false);
  expect(mayWriteReport({ role: 'teacher', userId: ayu }, null)).toBe(false);
  expect(mayWriteReport({ role: 'clerk', userId: budi }, budi)).toBe(false);
});

test('whoever wrote on it does not proof-read it, also when a colleague handed it over (R214)', () => {
  expect(mayProofRead({ state: 'written', writers: [ayu, budi] }, ayu)).toBe(false);
  expect(mayProofRead({ state: 'written', writers: [ayu] }, budi)).toBe(true);
  expect(mayProofRead({ state: 'draft', writers: [ayu] }, budi)).toBe(false);
  expect(mayProofRead({ state: 'proofread', writers: [ayu] }, budi)).toBe(false);
});

test('only what was proof-read is published (R214)', () => {
  expect(reportStates.filter((state) => mayPublish({ state }))).toEqual(['proofread']);
});

test('a change makes a draft of it, and after publishing the next revision (R215)', () => {
  expect(afterChange({ state: 'draft', revision: 1, writers: [] }, ayu)).toEqual({
    state: 'draft',
    revision: 1,
    writers: [ayu],
  });
  expect(afterChange({ state: 'proofread', revision: 1, writers: [ayu] }, budi)).toEqual({
    state: 'draft',
    revision: 1,
    writers: [ayu, budi],
  });
  expect(afterChange({ state: 'published', revision: 1, writers: [ayu] }, budi)).toEqual({
    state: 'draft',
    revision: 2,
    writers: [budi],
  });
});

test('a corrected result has it proof-read again, and after publishing makes the next revision (R215)', () => {
  expect(afterNewResult({ state: 'draft', revision: 1, writers: [ayu] }, budi)).toBeNull();
  expect(afterNewResult({ state: 'proofread', revision: 1, writers: [ayu] }, budi)).toEqual({
    state: 'written',
    revision: 1,
    writers: [ayu, budi],
  });
  expect(afterNewResult({ state: 'published', revision: 2, writers: [ayu] }, budi)).toEqual({
    state: 'written',
    revision: 3,
    writers: [budi],
  });
});

test('a result that the server said itself is nobody’s writing (R215)', () => {
  expect(afterNewResult({ state: 'proofread', revision: 1, writers: [ayu] }, null)?.writers).toEqual([ayu]);
  expect(afterNewResult({ state: 'published', revision: 2, writers: [ayu] }, null)?.writers).toEqual([ayu]);
});

test('every revision after the first is a correction, which the family is told (R215)', () => {
  expect([1, 2, 3].map(isCorrection)).toEqual([false, true, true]);
});
