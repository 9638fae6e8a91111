import { describe, expect, test } from 'vitest';
import { changedFacts, shortFacts } from './changed-facts.ts';

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

describe('of a text above 5,000 characters', () => {
  const long = 'a'.repeat(6000);

  test('an update keeps what changed, with 200 characters around it', () => {
    expect(changedFacts({ text: `${long}old${long}` }, { text: `${long}newer${long}` })).toEqual({
      before: { text: `…${'a'.repeat(200)}old${'a'.repeat(200)}…` },
      after: { text: `…${'a'.repeat(200)}newer${'a'.repeat(200)}…` },
    });
  });

  test('an update of all of it keeps 5,000 characters of each', () => {
    expect(changedFacts({ text: long }, { text: 'b'.repeat(6000) })).toEqual({
      before: { text: `${'a'.repeat(5000)}…` },
      after: { text: `${'b'.repeat(5000)}…` },
    });
  });

  test('a change by one repeated character still shows', () => {
    expect(changedFacts({ text: long }, { text: `${long}a` })).toEqual({
      before: { text: `…${'a'.repeat(200)}` },
      after: { text: `…${'a'.repeat(201)}` },
    });
  });

  test('a creation or deletion keeps the beginning, never half of a character', () => {
    expect(shortFacts({ text: `${'a'.repeat(4999)}🦌${long}`, link: null })).toEqual({
      text: `${'a'.repeat(4999)}\ufffd…`,
      link: null,
    });
  });
});
