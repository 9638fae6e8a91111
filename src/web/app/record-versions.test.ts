import { describe, expect, test } from 'vitest';
import {
  afterLostAnswer,
  isOvertaken,
  isSameValue,
  namesThatDiffer,
  textsOf,
  untouchedNames,
} from './record-versions.ts';

const base = { courier: 'jne', resi: '', delivery_status: 'unshipped' };

test('values are compared as the server keeps them: as text, without spaces around it, none as empty', () => {
  const names = ['grade', 'resi', 'note'];
  expect(textsOf({ grade: 3, resi: ' JNE1 ', note: null, other: 'x' }, names)).toEqual({
    grade: '3',
    resi: 'JNE1',
    note: '',
  });
});

test('the fields that differ are named, also one that only one side has', () => {
  expect(namesThatDiffer(base, { ...base, resi: 'JNE1' })).toEqual(['resi']);
  expect(namesThatDiffer(base, { ...base, address: 'Jalan Braga 1' })).toEqual(['address']);
  expect(namesThatDiffer(base, { ...base })).toEqual([]);
});

test('a field counts as untouched while it says what the form was made from', () => {
  const yours = { ...base, courier: 'tiki' };
  expect(untouchedNames({ base, yours }, ['courier', 'resi', 'delivery_status'])).toEqual([
    'resi',
    'delivery_status',
  ]);
});

describe('an entry is overtaken', () => {
  test('when somebody changed a field to something else than it says', () => {
    const theirs = { ...base, resi: 'JNE1' };
    expect(isOvertaken({ base, yours: { ...base, resi: 'JNE2' }, theirs })).toBe(true);
    expect(isOvertaken({ base, yours: { ...base, courier: 'pos' }, theirs })).toBe(true);
  });
  test('not when only the version moved, and not when both say the same', () => {
    const yours = { ...base, resi: 'JNE1', delivery_status: 'shipped' };
    expect(isOvertaken({ base, yours, theirs: base })).toBe(false);
    expect(isOvertaken({ base, yours, theirs: { ...base, resi: 'JNE1' } })).toBe(false);
  });
});

describe('a save whose answer got lost', () => {
  const yours = { ...base, resi: 'JNE1' };
  const lost = { base, yours, sentFrom: 4 };
  test('is saved when the record has a new version and holds what was sent', () => {
    expect(afterLostAnswer({ ...lost, theirs: yours, now: 5 })).toBe('saved');
  });
  test('has not arrived when the record has the version that it was sent from', () => {
    expect(afterLostAnswer({ ...lost, theirs: base, now: 4 })).toBe('not arrived');
    // Sent without a change: nothing says that it arrived.
    expect(afterLostAnswer({ base, yours: base, theirs: base, sentFrom: 4, now: 4 })).toBe('not arrived');
  });
  test('has not arrived when something else of the record changed', () => {
    expect(afterLostAnswer({ ...lost, theirs: base, now: 5 })).toBe('not arrived');
  });
  test('is overtaken when somebody changed the same record meanwhile', () => {
    expect(afterLostAnswer({ ...lost, theirs: { ...base, resi: 'JNE2' }, now: 5 })).toBe('overtaken');
  });
  test('of a record without versions goes by its values', () => {
    const sent = { ...lost, sentFrom: null, now: null };
    expect(afterLostAnswer({ ...sent, theirs: yours })).toBe('saved');
    expect(afterLostAnswer({ ...sent, theirs: base })).toBe('not arrived');
  });
});

test('lists are the same when their entries are', () => {
  expect(isSameValue(['2027-01-04'], ['2027-01-04'])).toBe(true);
  expect(isSameValue(['2027-01-04'], ['2027-01-11'])).toBe(false);
  expect(isSameValue('', null)).toBe(false);
});
