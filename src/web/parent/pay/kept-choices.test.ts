import { expect, test } from 'vitest';
import { keepChoices, keptChoices, saveStep, consumeSavedStep } from './kept-choices.ts';
import type { PurchaseAddress } from './purchase-address.ts';

const at: PurchaseAddress = {
  purpose: 'BUY_COURSE',
  step: 3,
  nextOrStay: null,
  batchId: 7,
  term: 4,
  courier: null,
  method: null,
  billId: null,
  orderId: null,
  instead: null,
};

test('what was chosen for a child is there again, and is no other child’s', () => {
  keepChoices(1, at);
  keepChoices(1, { ...at, batchId: null, term: null });
  expect(keptChoices(1)).toEqual({ nextOrStay: null, batchId: 7, term: 4, courier: null });
  expect(keptChoices(2)).toEqual({});
});

test('a drawer closed amid its steps goes on there once', () => {
  saveStep(3, at);
  expect(consumeSavedStep(3)).toBe(3);
  expect(consumeSavedStep(3)).toBeNull();
});

test('a drawer closed at a code or at a bill keeps no step', () => {
  saveStep(4, { ...at, orderId: 'KE-1' });
  saveStep(4, { ...at, purpose: 'COURSE_EXTENSION' });
  expect(consumeSavedStep(4)).toBeNull();
});
