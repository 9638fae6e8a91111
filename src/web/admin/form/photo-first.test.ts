import { expect, test } from 'vitest';
import { stateOfAll } from './photo-first.ts';

test('a form waits while one of its photos is opened, and stops at one that was refused', () => {
  expect(stateOfAll([])).toBe('ready');
  expect(stateOfAll(['ready', 'ready'])).toBe('ready');
  expect(stateOfAll(['ready', 'opening'])).toBe('opening');
  expect(stateOfAll(['refused', 'opening'])).toBe('opening');
  expect(stateOfAll(['ready', 'refused'])).toBe('refused');
});
