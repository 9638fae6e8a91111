import { expect, test } from 'vitest';
import { chosenBatch } from './children-query.ts';

test('an address names a batch, every child, or nothing yet', () => {
  expect(chosenBatch('7')).toBe(7);
  expect(chosenBatch('all')).toBe('all');
  expect(chosenBatch(null)).toBeNull();
});

test('what is no batch is none', () => {
  for (const text of ['', '0', '-1', 'seven', '9999999999']) expect(chosenBatch(text)).toBeNull();
});
