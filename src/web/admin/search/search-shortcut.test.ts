import { expect, test } from 'vitest';
import { asksForSearch } from './search-shortcut.ts';

const press = (key: string, held: Partial<Parameters<typeof asksForSearch>[0]> = {}) =>
  asksForSearch(
    { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false, ...held },
    // Not a field.
    false,
  );

test('Ctrl+K, Cmd+K and "/" ask for the search, also where "/" needs Shift', () => {
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(press('K', { metaKey: true })).toBe(true);
  expect(press('/')).toBe(true);
  expect(press('/', { shiftKey: true })).toBe(true);
});

test('no other keys do, and "/" not where something is typed', () => {
  expect(press('k')).toBe(false);
  expect(press('k', { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press('k', { ctrlKey: true, altKey: true })).toBe(false);
  expect(press('/', { ctrlKey: true })).toBe(false);
  const ctrlK = {
    key: 'k',
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
  };
  expect(asksForSearch(ctrlK, true)).toBe(true);
  expect(asksForSearch({ ...ctrlK, key: '/', ctrlKey: false }, true)).toBe(false);
});

test('keys that an editor has taken for itself do not', () => {
  expect(press('k', { ctrlKey: true, defaultPrevented: true })).toBe(false);
});
