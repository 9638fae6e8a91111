import { expect, test } from 'vitest';
import type { User } from '../../contract/objects.ts';
import { userAfter } from './known-user.ts';

const known = { user_id: 2, first_name: 'Sari', version: 4 } as User;

test('an answer about the account is taken unless a save has overtaken it', () => {
  const renamed = { ...known, first_name: 'Ratna' };
  expect(userAfter(known, { ...renamed, version: 5 })).toEqual({ ...renamed, version: 5 });
  expect(userAfter(known, renamed)).toBe(renamed);
  expect(userAfter(known, { ...renamed, version: 3 })).toBe(known);
});

test('the end of the session and another account take nothing away from an open page', () => {
  expect(userAfter(known, null)).toBe(known);
  expect(userAfter(known, { ...known, user_id: 3, version: 5 })).toBe(known);
});

test('a page that knows nobody takes whoever is signed in', () => {
  expect(userAfter(null, known)).toBe(known);
  expect(userAfter(null, null)).toBe(null);
});
