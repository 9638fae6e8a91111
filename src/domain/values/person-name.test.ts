import { expect, test } from 'vitest';
import { fullName } from './person-name.ts';

test('a full name is first and last name', () => {
  expect(fullName('Sari', 'Wulandari')).toBe('Sari Wulandari');
});

test('one name is a full name', () => {
  expect(fullName('Suharti', '')).toBe('Suharti');
  expect(fullName('Suharti', null)).toBe('Suharti');
  expect(fullName('Suharti', undefined)).toBe('Suharti');
});

test('stray spaces do not show', () => {
  expect(fullName(' Suharti ', '  ')).toBe('Suharti');
});
