import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSignUp, keepSignUp, readSignUp } from './sign-up-draft.ts';

const empty = { first_name: '', email: '', password: '', password_confirmation: '' };
const typed = { ...empty, first_name: 'Sari', password: 'rahasia-1', password_confirmation: 'rahasia-1' };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed is read back until it is dropped', () => {
  keepSignUp(typed);
  expect(readSignUp(empty)).toEqual({ first_name: 'Sari' });
  dropSignUp();
  expect(readSignUp(empty)).toBeNull();
});

test('a password is never kept', () => {
  keepSignUp(typed);
  expect([...stored.values()].join('')).not.toContain('rahasia');
});

test('what stands in a field already is not replaced', () => {
  keepSignUp({ ...empty, first_name: 'Sari', email: 'sari@kancil.test' });
  expect(readSignUp({ ...empty, first_name: 'Dewi' })).toEqual({ email: 'sari@kancil.test' });
});

test('an empty form keeps nothing', () => {
  keepSignUp(typed);
  keepSignUp(empty);
  expect(stored.size).toBe(0);
});

test.each(['', 'null', '[]', '{"first_name":1}', '{"gone":"x"}', '{'])(
  'what is no draft (%s) is left alone',
  (text) => {
    stored.set('kancil-sign-up', text);
    expect(readSignUp(empty)).toBeNull();
  },
);

test('without storage there is no draft', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepSignUp(typed);
  expect(readSignUp(empty)).toBeNull();
});
