import { expect, test } from 'vitest';
import { mergeByField } from './merge.ts';

const base = { courier: 'jne', resi: '', status: 'unshipped' };

test('what only they changed is theirs, and what only this form changed is ours', () => {
  const merged = mergeByField({
    base,
    mine: { ...base, status: 'shipped' },
    theirs: { ...base, resi: 'JNE-1' },
  });
  expect(merged).toEqual({ take: ['courier', 'resi'], choose: [] });
});

test('what both changed is to be chosen, unless both changed it to the same', () => {
  const theirs = { ...base, resi: 'JNE-1' };
  expect(mergeByField({ base, mine: { ...base, resi: 'JNE-2' }, theirs }).choose).toEqual(['resi']);
  expect(mergeByField({ base, mine: { ...base, resi: 'JNE-1' }, theirs }).choose).toEqual([]);
});

test('a form in which nothing was typed takes everything', () => {
  const theirs = { courier: 'pos', resi: 'POS-1', status: 'shipped' };
  expect(mergeByField({ base, mine: base, theirs })).toEqual({
    take: ['courier', 'resi', 'status'],
    choose: [],
  });
});
