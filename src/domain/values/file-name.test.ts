import { expect, test } from 'vitest';
import { fileNamePart } from './file-name.ts';

test.each([
  ['Hana', 'hana'],
  ['Zoë Marie', 'zoe-marie'],
  ['D’Artagnan "../x"', 'd-artagnan-x'],
  ['مريم', ''],
  ['W'.repeat(50), 'w'.repeat(40)],
])('the file of a child called %s bears the name in plain letters: %s (rule R325)', (name, part) => {
  expect(fileNamePart(name)).toBe(part);
});
