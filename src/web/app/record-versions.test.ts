import { expect, test } from 'vitest';
import { isSameValue, namesThatDiffer, textsOf, untouchedNames } from './record-versions.ts';

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

test('lists are the same when their entries are', () => {
  expect(isSameValue(['2027-01-04'], ['2027-01-04'])).toBe(true);
  expect(isSameValue(['2027-01-04'], ['2027-01-11'])).toBe(false);
  expect(isSameValue('', null)).toBe(false);
});
