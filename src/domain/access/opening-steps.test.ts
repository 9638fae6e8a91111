import { expect, test } from 'vitest';
import { openingSteps, stepsLeft } from './opening-steps.ts';

test('a step is left until the school shows that it is done, or an owner says so (R297)', () => {
  expect(
    stepsLeft(new Set(['second_factor', 'brand', 'batch', 'courses', 'notification', 'payment'])),
  ).toEqual(['test_mail', 'prices', 'backup']);
  expect(stepsLeft(new Set(openingSteps))).toEqual([]);
});

test('an owner puts the list away, whatever is left of it (R298)', () => {
  expect(stepsLeft(new Set(['put_away']))).toEqual([]);
});
