import { expect, test } from 'vitest';
import { changedFacts } from './changed-facts.ts';

test('only what an update changed is kept, with its old and its new value', () => {
  expect(
    changedFacts(
      { courier: 'jne', resi: null, delivery_status: 'unshipped' },
      { courier: 'jne', resi: 'JNE001', delivery_status: 'shipped' },
    ),
  ).toEqual({
    before: { resi: null, delivery_status: 'unshipped' },
    after: { resi: 'JNE001', delivery_status: 'shipped' },
  });
});

test('a field that only one state has counts as null in the other', () => {
  expect(changedFacts({ grade: 2 }, { grade: 2, unit: 5 })).toEqual({
    before: { unit: null },
    after: { unit: 5 },
  });
  expect(changedFacts({ resi: null }, {})).toBeNull();
});

test('an update that changes nothing leaves nothing to keep', () => {
  expect(changedFacts({ grade: 2 }, { grade: 2 })).toBeNull();
});
